//! Templates of one's own that ask for too much end with an error that names the limit.

use std::fs;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::workshop::generate;

/// Fills a template, and returns the status and the message.
fn filled(template: &str) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("own.jinja");
    fs::write(&file, template).unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_chess960"))
        .args(["generate", "c", "--template", file.to_str().unwrap()])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let end = Instant::now() + Duration::from_secs(60);
    while child.try_wait().unwrap().is_none() {
        if Instant::now() > end {
            child.kill().unwrap();
            return (None, "it does not end".to_owned());
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    let output = child.wait_with_output().unwrap();
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[track_caller]
fn assert_refused(template: &str, words: &str) {
    let (status, text) = filled(template);
    let start: String = template.chars().take(60).collect();
    assert_eq!(status, Some(2), "{start}: {text}");
    assert!(text.contains(words), "{start}: {text}");
    assert_eq!(text.lines().count(), 1, "{text}");
}

/// Deep expressions are evaluated, however deep.
#[test]
fn deep_expressions() {
    for operator in ["+", "~", " and ", "<", "|abs|abs + "] {
        let template = format!("{{{{ {}1 }}}}", format!("1{operator}").repeat(3_000));
        let (status, text) = filled(&template);
        assert_eq!(status, Some(0), "{operator}: {text}");
    }
    let (status, text) = filled(&format!("{{{{ {}1 }}}}", "1+".repeat(30_000)));
    assert_eq!(status, Some(0), "{text}");
    for (start, end) in [("(", ")"), ("[", "]"), ("{% for rank in ranks %}", "{% endfor %}")] {
        let template = format!("{{{{ {}{} }}}}", start.repeat(1_000), end.repeat(1_000));
        assert_refused(&template, "cannot fill the template");
    }
}

#[test]
fn work_without_end() {
    let nested = format!("{}x{}", "{% for a in ranks %}".repeat(5), "{% endfor %}".repeat(5));
    let doubled = format!("{{% set s = 'ab' %}}{}{{{{ s }}}}", "{% set s = s ~ s %}".repeat(60));
    for template in [
        "{{ ranks|slice(99999999999) }}",
        "{{ ranks|batch(99999999999, 1) }}",
        "{{ 'a'|indent(99999999999) }}",
        "{{ '%99999999d'|format(1)|length }}{{ '%999999999d'|format(1)|length }}",
        "{{ ('a' * 9999999)|replace('a', 'a' * 9999999) }}",
        &nested,
        &doubled,
    ] {
        assert_refused(template, "takes more than 4000000 steps");
    }
    assert_refused("{{ range(99999999999)|list }}", "range has too many elements");
    assert_refused("{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}", "cannot fill the template");
}

#[test]
fn output_without_end() {
    let template = "{% for a in range(2000) %}{{ 'x' * 10000 }}{% endfor %}";
    assert_refused(template, "writes more than 16 MB");
}

#[test]
fn a_template_that_is_too_long() {
    assert_refused(&"x".repeat((64 << 10) + 1), "own.jinja is larger than 64 KB");
    assert_eq!(filled(&"x".repeat(64 << 10)).0, Some(0));
    #[cfg(unix)]
    {
        let output = generate(&["c", "--template", "/dev/zero"]);
        assert_eq!(output.status.code(), Some(2));
        let text = String::from_utf8(output.stderr).unwrap();
        assert!(text.contains("/dev/zero is larger than 64 KB"), "{text}");
    }
}
