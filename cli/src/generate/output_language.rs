//! The languages that `generate` writes, their templates, and the names they reserve.

use clap::ValueEnum;

use super::prefix::Prefix;
use crate::failure::Failure;

/// A language that a file can be written in.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OutputLanguage {
    /// One header, C99, also for C++17
    C,
    /// One header, C++17, everything constexpr
    #[value(alias = "c++")]
    Cpp,
    /// A module without std
    #[value(alias = "rs")]
    Rust,
    /// A module with types, Python 3.8
    #[value(alias = "py")]
    Python,
    /// An ES module, types in its comments
    #[value(name = "javascript", alias = "js")]
    JavaScript,
    /// An ES module
    #[value(name = "typescript", alias = "ts")]
    TypeScript,
    /// A class, Java 8
    Java,
    /// A package
    Go,
    /// A namespace with a static class
    #[value(name = "csharp", aliases = ["c#", "cs"])]
    CSharp,
    /// Data without functions
    Json,
}

impl OutputLanguage {
    /// Returns its name on the command line and in templates.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::C => "c",
            Self::Cpp => "cpp",
            Self::Rust => "rust",
            Self::Python => "python",
            Self::JavaScript => "javascript",
            Self::TypeScript => "typescript",
            Self::Java => "java",
            Self::Go => "go",
            Self::CSharp => "csharp",
            Self::Json => "json",
        }
    }

    /// Returns name and text of its template, or `None` for data.
    pub(crate) const fn template(self) -> Option<(&'static str, &'static str)> {
        macro_rules! template {
            ($name:literal) => {
                Some(($name, include_str!(concat!("../../templates/", $name))))
            };
        }
        match self {
            Self::C => template!("c.jinja"),
            Self::Cpp => template!("cpp.jinja"),
            Self::Rust => template!("rust.jinja"),
            Self::Python => template!("python.jinja"),
            Self::JavaScript => template!("javascript.jinja"),
            Self::TypeScript => template!("typescript.jinja"),
            Self::Java => template!("java.jinja"),
            Self::Go => template!("go.jinja"),
            Self::CSharp => template!("csharp.jinja"),
            Self::Json => None,
        }
    }

    /// Returns the prefix without `--prefix`. A file that is a module needs none.
    pub(crate) const fn default_prefix(self) -> Option<&'static str> {
        match self {
            Self::C | Self::Cpp | Self::Go => Some("chess960"),
            Self::Java | Self::CSharp => Some("Chess960"),
            Self::Rust | Self::Python | Self::JavaScript | Self::TypeScript | Self::Json => None,
        }
    }

    /// Refuses a prefix with which the file would not compile.
    pub(crate) fn check(self, prefix: &Prefix) -> Result<(), Failure> {
        if self == Self::Json {
            return Err(Failure::input(
                "json has no names that could have a prefix: leave out --prefix",
            ));
        }
        // The spelling that stands alone in the file, if one does.
        let alone = if self == Self::Rust { prefix.snake() } else { prefix.name().into() };
        if self.taken().contains(&alone.as_str()) {
            return Err(Failure::input(format!(
                "{alone} already has a meaning in {}: write another --prefix, such as my_{alone}",
                self.name()
            )));
        }
        Ok(())
    }

    /// Names that cannot be a prefix: keywords, and names that the file uses. Empty if the
    /// prefix never stands alone.
    #[rustfmt::skip]
    const fn taken(self) -> &'static [&'static str] {
        match self {
            Self::Cpp => &[
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
            Self::Rust => &[
                "abstract", "as", "async", "await", "become", "box", "break", "const", "continue",
                "core", "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn",
                "for", "gen", "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move",
                "mut", "override", "priv", "pub", "ref", "return", "self", "static", "struct",
                "super", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
                "virtual", "where", "while", "yield",
            ],
            Self::Java => &[
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
            Self::Go => &[
                "break", "case", "chan", "const", "continue", "default", "defer", "else",
                "fallthrough", "for", "func", "go", "goto", "if", "import", "interface", "map",
                "package", "range", "return", "select", "struct", "switch", "type", "var",
            ],
            Self::CSharp => &[
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
            Self::C | Self::Python | Self::JavaScript | Self::TypeScript | Self::Json => &[],
        }
    }
}
