//! Names with a meaning in a language, which cannot name a namespace, a module or a class.

use super::output_language::OutputLanguage;

/// Returns whether a file in this language would not compile with the name alone in it.
pub(super) fn is_reserved(language: OutputLanguage, name: &str) -> bool {
    words(language).contains(&name) || (language == OutputLanguage::Cpp && is_of_c(name))
}

/// Keywords, and names that the file uses. Empty if the prefix never stands alone.
#[rustfmt::skip]
const fn words(language: OutputLanguage) -> &'static [&'static str] {
    match language {
        OutputLanguage::Cpp => &[
            "alignas", "alignof", "and", "and_eq", "asm", "auto", "bitand", "bitor", "bool",
            "break", "case", "catch", "char", "char8_t", "char16_t", "char32_t", "class",
            "co_await", "co_return", "co_yield", "compl", "concept", "const", "const_cast",
            "consteval", "constexpr", "constinit", "continue", "decltype", "default",
            "delete", "do", "double", "dynamic_cast", "else", "enum", "explicit", "export",
            "extern", "false", "float", "for", "friend", "goto", "if", "inline", "int",
            "long", "main", "mutable", "namespace", "new", "noexcept", "not", "not_eq",
            "nullptr", "operator", "or", "or_eq", "private", "protected", "public",
            "register", "reinterpret_cast", "requires", "return", "short", "signed", "sizeof",
            "static", "static_assert", "static_cast", "std", "struct", "switch", "template",
            "this", "thread_local", "throw", "true", "try", "typedef", "typeid", "typename",
            "union", "unsigned", "using", "virtual", "void", "volatile", "wchar_t", "while",
            "xor", "xor_eq",
        ],
        OutputLanguage::Rust => &[
            "abstract", "as", "async", "await", "become", "box", "break", "const", "continue",
            "core", "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn",
            "for", "gen", "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move",
            "mut", "override", "priv", "pub", "ref", "return", "self", "static", "struct",
            "super", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
            "virtual", "where", "while", "yield",
        ],
        OutputLanguage::Java => &[
            "CastlingSet", "CastlingSide", "IllegalArgumentException", "OptionalInt",
            "Override", "String", "StringBuilder", "abstract", "assert", "boolean", "break",
            "byte", "case", "catch", "char", "class", "const", "continue", "default", "do",
            "double", "else", "enum", "extends", "false", "final", "finally", "float", "for",
            "goto", "if", "implements", "import", "instanceof", "int", "interface", "java",
            "long", "native", "new", "null", "package", "permits", "private", "protected",
            "public", "record", "return", "sealed", "short", "static", "strictfp", "super",
            "switch", "synchronized", "this", "throw", "throws", "transient", "true", "try",
            "var", "void", "volatile", "while", "yield",
        ],
        OutputLanguage::Go => &[
            "break", "case", "chan", "const", "continue", "default", "defer", "else",
            "fallthrough", "for", "func", "go", "goto", "if", "import", "interface", "map",
            "package", "range", "return", "select", "struct", "switch", "type", "var",
        ],
        OutputLanguage::CSharp => &[
            "System", "abstract", "as", "base", "bool", "break", "byte", "case", "catch",
            "char", "checked", "class", "const", "continue", "decimal", "default", "delegate",
            "do", "double", "else", "enum", "event", "explicit", "extern", "false", "finally",
            "fixed", "float", "for", "foreach", "goto", "if", "implicit", "in", "int",
            "interface", "internal", "is", "lock", "long", "namespace", "new", "null",
            "object", "operator", "out", "override", "params", "private", "protected",
            "public", "readonly", "ref", "return", "sbyte", "sealed", "short", "sizeof",
            "stackalloc", "static", "string", "struct", "switch", "this", "throw", "true",
            "try", "typeof", "uint", "ulong", "unchecked", "unsafe", "ushort", "using",
            "virtual", "void", "volatile", "while",
        ],
        OutputLanguage::C | OutputLanguage::Python | OutputLanguage::JavaScript | OutputLanguage::TypeScript | OutputLanguage::Json => &[],
    }
}

/// Whether a name is one of C's library or of POSIX, which C++ compilers declare for everybody, or
/// one of the macros that GNU compilers define without an underscore.
fn is_of_c(name: &str) -> bool {
    let is_error = |rest: &str| rest.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit());
    let variants = ["_r", "_l", "_unlocked", "64"];
    let plain = variants.into_iter().find_map(|ending| name.strip_suffix(ending)).unwrap_or(name);
    name.ends_with("_t")
        || name.strip_prefix('E').is_some_and(|rest| rest.len() > 1 && is_error(rest))
        || ["LC_", "SEEK_", "wcs", "wmem"].iter().any(|start| name.starts_with(start))
        || ["_C", "_MAX", "_MIN", "_WIDTH"].iter().any(|end| name.ends_with(end))
        || C_NAMES.split_whitespace().any(|word| word == name || word == plain)
}

const C_NAMES: &str = "
BIG_ENDIAN BUFSIZ BYTE_ORDER EOF FILE I INFINITY LITTLE_ENDIAN NAN NULL PDP_ENDIAN WEOF a64l
abort abs access acos acosh alarm aligned_alloc alloca arc4random asctime asin asinh
asprintf assert at_quick_exit atan atan2 atanh atexit atof atoi atol atoll bsearch btowc
calloc cbrt ceil clearenv clearerr clock close copysign cos cosh ctermid ctime cuserid
difftime div dprintf drand48 duplocale ecvt environ erand48 erf erfc errno exit exp exp2
expm1 fabs fclose fcvt fd_set fdim fdopen feof ferror fflush fgetc fgetpos fgets fgetwc
fgetws fileno flockfile floor fma fmax fmin fmod fopen fpclassify fprintf fputc fputs fputwc
fputws fread free freelocale freopen frexp fscanf fseek fseeko fsetpos ftell ftello fwide
fwprintf fwrite fwscanf gcvt getc getchar getdelim getenv getline gets getw getwc getwchar
gmtime grantpt hypot i386 ilogb index initstate isalnum isalpha isblank iscntrl isdigit
isfinite isgraph isgreater isgreaterequal isinf isless islessequal islessgreater islower
isnan isnormal isprint ispunct isspace isunordered isupper isxdigit j0 j1 jn jrand48 l64a
labs lcong48 lconv ldexp ldiv lgamma link linux llabs lldiv llrint llround localeconv
localtime log log10 log1p log2 logb longjmp lrand48 lrint lround malloc mblen mbrlen mbrtowc
mbsinit mbsnrtowcs mbsrtowcs mbstowcs mbtowc memchr memcmp memcpy memmove memset mkdtemp
mkstemp mktemp mktime modf mrand48 nan nearbyint newlocale nextafter nexttoward nrand48
obstack offsetof open open_wmemstream pclose perror pipe popen pow printf pselect ptsname
putc putchar putenv puts putw putwc putwchar qsort quick_exit raise rand random read realloc
realpath remainder remove remquo rename renameat rewind rindex rint round rpmatch scalbln
scalbn scanf seed48 select setbuf setenv setjmp setlocale setstate setvbuf signal signbit
sin sinh sleep snprintf sprintf sqrt srand srand48 srandom sscanf stderr stdin stdout strcat
strchr strcmp strcoll strcpy strcspn strerror strftime strlen strncat strncmp strncpy
strpbrk strrchr strspn strstr strtod strtof strtok strtol strtold strtoll strtoul strtoull
strxfrm system tan tanh tgamma time timegm tm tmpfile tmpnam tolower toupper trunc tzname
tzset ungetc ungetwc unix unlink unsetenv va_arg va_copy va_end va_start valloc vasprintf
vdprintf vfprintf vfscanf vprintf vscanf vsnprintf vsprintf vsscanf wcscmp wcslen wcstod
wcstol wcstombs wctomb wmemchr wmemcmp wmemcpy wmemmove wmemset wprintf write wscanf y0 y1
yn
";
