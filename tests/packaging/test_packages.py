"""The Debian packages, made from a build's programs: their files, and no findings of lintian.

usage: test_packages.py BUILD
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = sys.argv.pop()


def run(*command, **how):
    return subprocess.run(command, capture_output=True, text=True, timeout=500, check=False, **how)


class Packages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        # Stripping debug symbols into packages takes minutes for a build without optimisation.
        made = run(ROOT / "packaging" / "deb", "--build", BUILD,
                   env={**os.environ, "DEB_BUILD_OPTIONS": "noautodbgsym"})
        assert made.returncode == 0, made.stderr + made.stdout
        cls.version = re.search(r"project\(tilldesk VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text())[1]
        cls.out = ROOT / "build" / "out"

    def package(self, name):
        found = list(self.out.glob(f"{name}_{self.version}_*.deb"))
        self.assertEqual(len(found), 1, found)
        return found[0]

    def test_lintian_has_nothing_to_say(self):
        changes = list(self.out.glob(f"tilldesk_{self.version}_*.changes"))
        result = run("lintian", "--fail-on", "error,warning", "--allow-root", changes[0])
        self.assertEqual((result.returncode, result.stdout), (0, ""), result.stderr)

    def test_each_package_holds_what_belongs_to_it(self):
        for name, wanted, foreign in (
                ("tilldesk", ["usr/bin/tilldesk", "usr/share/applications/tilldesk.desktop",
                              "usr/share/metainfo/org.tilldesk.tilldesk.metainfo.xml",
                              "usr/share/icons/hicolor/48x48/apps/tilldesk.png",
                              "usr/share/icons/hicolor/scalable/apps/tilldesk.svg",
                              "usr/share/man/man1/tilldesk.1.gz",
                              "usr/share/bash-completion/completions/tilldesk"], "systemd"),
                ("tilldeskd", ["usr/bin/tilldeskd", "lib/systemd/system/tilldeskd.service",
                               "usr/lib/sysusers.d/tilldeskd.conf", "etc/tilldesk/tilldesk.ini",
                               "usr/share/man/man1/tilldeskd.1.gz",
                               "usr/share/bash-completion/completions/tilldeskd"], "metainfo")):
            content = run("dpkg-deb", "--contents", self.package(name)).stdout
            names = re.findall(r" \./(\S*[^/\s])$", content, re.MULTILINE)
            self.assertLessEqual(set(wanted), set(names))
            self.assertFalse([path for path in names if foreign in path])

    def test_no_script_of_a_package_touches_data(self):
        for name in ("tilldesk", "tilldeskd"):
            with tempfile.TemporaryDirectory() as folder:
                run("dpkg-deb", "--control", self.package(name), folder)
                self.assertTrue(pathlib.Path(folder, "control").is_file())
                for script in ("preinst", "postinst", "prerm", "postrm"):
                    path = pathlib.Path(folder, script)
                    text = path.read_text(encoding="utf-8") if path.exists() else ""
                    self.assertNotIn("/var/lib/tilldesk", text)
                    self.assertNotRegex(text, r"\brm -r|userdel|deluser")


if __name__ == "__main__":
    unittest.main(verbosity=2)
