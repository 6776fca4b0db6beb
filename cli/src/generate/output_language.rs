//! The languages that `generate` writes, and their templates.

use clap::ValueEnum;

use super::prefix::Prefix;
use super::reserved;
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
        if reserved::is_reserved(self, &alone) {
            return Err(Failure::input(format!(
                "{alone} already has a meaning in {}: write another --prefix, such as my_{alone}",
                self.name()
            )));
        }
        Ok(())
    }
}
