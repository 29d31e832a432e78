#!/usr/bin/env python3
"""Every command of README.md, pasted from top to bottom into one bash, and every example of the help pages.

A fenced block without a language is commands. It is run unless the line before it is a comment that begins
with `<!-- not run`, which says why; such a block only has to name programs that exist.

Usage: test_readme.py TILLDESKD TILLDESK
"""

import contextlib
import os
import pathlib
import re
import shlex
import signal
import socket
import subprocess

import programs
from programs import ProgramTest, main, run

ROOT = pathlib.Path(__file__).resolve().parents[3]
README = (ROOT / "README.md").read_text(encoding="utf-8")
FENCE = re.compile(r"(?P<before>[^\n]*)\n```\n(?P<commands>.*?)\n```\n", re.DOTALL)
SECONDS = 240
# Stops at the first command that fails and names it. A variable that no block has set is an error too.
BEGIN = """set -uo pipefail
trap 'echo "FAILED: $BASH_COMMAND" >&2; exit 1' ERR
"""


def blocks(is_run):
    return [each["commands"] for each in FENCE.finditer(README)
            if each["before"].startswith("<!-- not run") != is_run]


def free_port():
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return door.getsockname()[1]


def help_of(*words):
    return run(*words, "--help").stdout


class Readme(ProgramTest):
    def setUp(self):
        super().setUp()
        # The source folder as a reader has it after packaging/run: with the programs built.
        self.home = pathlib.Path(self.temporary.name)
        self.sources = self.home / "tilldesk"
        (self.sources / "build/run/bin").mkdir(parents=True)
        (self.sources / "build/run/bin/tilldeskd").symlink_to(programs.SERVICE)
        (self.sources / "resources").symlink_to(ROOT / "resources")
        # A test must not overlook a 4xx response, which a reader would see.
        (self.home / ".curlrc").write_text("fail-with-body\nsilent\nshow-error\n", encoding="ascii")

    def pastes(self, commands):
        """Runs the commands in a bash of their own; all must succeed. Returns the output."""
        environment = {**programs.ENVIRONMENT, "HOME": str(self.home), "CURL_HOME": str(self.home),
                       "TMPDIR": str(self.home), "SHOP_PORT": str(free_port())}
        with open(self.home / "said", "w+", encoding="utf-8") as said, subprocess.Popen(
                ["bash", "-c", BEGIN + commands], cwd=self.sources, env=environment, stdin=subprocess.DEVNULL,
                stdout=said, stderr=said, start_new_session=True) as bash:
            try:
                code = bash.wait(timeout=SECONDS)
            finally:
                # Ends the background programs that were still running when a command failed.
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(bash.pid, signal.SIGKILL)
            said.seek(0)
            text = said.read()
        self.assertEqual(code, 0, text[-4000:])
        return text

    def test_all_commands_succeed_from_top_to_bottom(self):
        said = self.pastes("\n".join(blocks(is_run=True)) + "\n" + "\n".join(self.examples()))
        for expected in ("SUCCEEDED", "refused: alg", "signature  ok", "rows, EUR"):
            self.assertIn(expected, said)
        shop = next(self.home.glob("tmp.*"))
        # A statement is a file for each account.
        for made in ("own/tilldesk.db", "clearing*.cod", "lines.xml", "paid.xlsx"):
            sizes = [file.stat().st_size for file in shop.glob(made)]
            self.assertGreater(min(sizes, default=0), 0, made)

    def examples(self):
        """Returns the example commands of the help pages: indented lines that begin with a program's name."""
        pages = [help_of()] + [help_of(*words.split()) for words in self.commands()]
        return [line.strip() for page in pages for line in page.splitlines()
                if re.match(r" +(tilldeskd|curl) (?!COMMAND|help COMMAND)", line)]

    @staticmethod
    def commands():
        """Returns the words of every command in `text`."""
        return re.findall(r"^([a-z][a-z-]*(?: [a-z-]+)?) {2,}\S", help_of(), re.MULTILINE)

    def test_a_failing_command_is_noticed(self):
        for wrong in ("tilldeskd dance", "echo $NEVER_SET", "false | cat", "curl http://127.0.0.1:1/"):
            with self.assertRaises(AssertionError, msg=wrong):
                self.pastes('PATH="$PWD/build/run/bin:$PATH"\n' + wrong + "\ntrue")

    def test_blocks_that_are_not_run_name_programs_that_exist(self):
        left_out = blocks(is_run=False)
        self.assertTrue(left_out)
        for line in "\n".join(left_out).splitlines():
            program = shlex.split(line)[0] if line.startswith("packaging/") else None
            if program:
                self.assertTrue(os.access(ROOT / program, os.X_OK), line)

    def test_commands_in_the_text_exist_with_their_options(self):
        known = set(self.commands())
        self.assertGreater(len(known), 30)
        text = FENCE.sub("\n", README)
        for span in re.findall(r"`(tilldeskd [^`]+)`", text):
            words = span.replace("\n", " ").replace("COMMAND ", "").split()[1:]
            command = " ".join(word for word in words[:2] if re.fullmatch(r"[a-z][a-z-]*", word))
            name = next((each for each in (command, command.split(" ")[0]) if each in known), None)
            self.assertTrue(name or words[0].startswith("--") or "|" in span or "…" in span, span)
            for option in re.findall(r"--[a-z-]+", span):
                self.assertIn(f"{option} ", help_of() + help_of(*(name or "").split()) + "--help ", span)


if __name__ == "__main__":
    main()
