"""Checks the packed files next to the programs with the tools that distributions use.

usage: test_package_files.py TILLDESKD BUILD/packaging
"""
import pathlib
import re
import struct
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILES = ROOT / "packaging" / "files"
BUILT = pathlib.Path(sys.argv.pop())
SERVICE = sys.argv.pop()


def run(*command, **how):
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, **how)


def commands():
    """Returns the commands that `tilldeskd --help` lists, with the names of their options."""
    found = {}
    for line in run(SERVICE, "--help").stdout.split("\nFor every command")[0].splitlines():
        if match := re.match(r"([a-z]+(?:[ -][a-z]+)*) +[A-Z]", line):
            found[match[1]] = []
        elif match := re.match(r"  (--[a-z-]+)", line):
            if found:
                found[list(found)[-1]].append(match[1])
    return found


def completed(*words, program="tilldeskd"):
    """Returns bash's completions of the last word."""
    script = (f'compopt() {{ :; }}; source "{BUILT}/made/{program}.bash"; COMP_WORDS=("$@"); '
              f'COMP_CWORD=$(($# - 1)); _{program}; printf "%s\\n" "${{COMPREPLY[@]}}"')
    result = run("bash", "-c", script, "bash", program, *words, cwd=ROOT)
    assert result.stderr == "", result.stderr
    return set(result.stdout.split())


class PackageFiles(unittest.TestCase):
    def check(self, *command):
        result = run(*command)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        return result.stdout + result.stderr

    def test_the_menu_entry_is_valid(self):
        self.assertEqual(self.check("desktop-file-validate", FILES / "tilldesk.desktop"), "")

    def test_the_catalogue_entry_is_valid(self):
        self.check("appstreamcli", "validate", "--no-net", "--strict",
                   BUILT / "org.tilldesk.tilldesk.metainfo.xml")

    def test_the_service_is_confined(self):
        out = self.check("systemd-analyze", "security", "--offline=yes", "--threshold=30",
                         FILES / "tilldeskd.service")
        level = float(re.search(r"Overall exposure level.*?: ([\d.]+)", out)[1])
        self.assertLess(level, 3)

    def test_the_manuals_are_clean_and_hold_every_command(self):
        for name in ("tilldesk", "tilldeskd"):
            page = BUILT / "made" / f"{name}.1"
            result = run("man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", page,
                         env={"LC_ALL": "C.UTF-8", "MANWIDTH": "200", "PATH": "/usr/bin:/bin"})
            self.assertEqual((result.returncode, result.stderr), (0, ""))
            text = re.sub(r".\x08", "", result.stdout)
            self.assertIn("EXIT STATUS", text)
        self.assertGreater(len(commands()), 20)
        for command, options in commands().items():
            self.assertRegex(text, rf"(?m)^\s+{command}( [A-Z]+)?$")
            for option in options:
                self.assertIn(option, text)

    def test_bash_completes_commands_options_and_values(self):
        words = {command.split()[0] for command in commands()}
        self.assertEqual(completed(""), words | {"help"})
        self.assertEqual(completed("key", ""), {"create", "list", "revoke"})
        self.assertEqual(completed("help", "key", "re"), {"revoke"})
        self.assertEqual(completed("--data-dir", "serve", "key", ""), {"create", "list", "revoke"})
        self.assertIn("--port", completed("serve", "--"))
        self.assertEqual(completed("serve", "--inbox", ""), {"on", "off"})
        self.assertEqual(completed("serve", "--inbox", "=", "of"), {"off"})
        self.assertIn("README.md", completed("serve", "--settings", "READ"))
        self.assertNotIn("README.md", completed("serve", "--data-dir", ""))
        self.assertIn("--port", completed("--po", program="tilldesk"))
        for command, options in commands().items():
            self.assertLessEqual(set(options) | {"--data-dir"}, completed(*command.split(), "--"))

    def test_the_icon_has_every_size(self):
        sizes = set()
        for picture in (BUILT / "made").glob("*.png"):
            width, height = struct.unpack(">II", picture.read_bytes()[16:24])
            self.assertEqual((str(width), width), (picture.stem, height))
            sizes.add(width)
        self.assertLessEqual({16, 32, 48, 64, 128, 256}, sizes)


if __name__ == "__main__":
    unittest.main(verbosity=2)
