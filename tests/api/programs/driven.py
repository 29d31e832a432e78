"""A real window whose buttons and fields a test uses: the plugin `tilldesk-driver` carries out the test's commands."""

import json
import os
import pathlib
import signal
import subprocess

import programs

PLUGINS = os.environ.get("TILLDESK_TEST_PLUGINS", "")


class Window:
    """A running window, which ends with the block."""

    def __init__(self, folder, *options):
        pathlib.Path(folder).mkdir(exist_ok=True)
        environment = {**programs.ENVIRONMENT, "HOME": str(folder), "LC_ALL": "C.UTF-8", "QT_PLUGIN_PATH": PLUGINS,
                       "QT_QPA_GENERIC_PLUGINS": "tilldesk-driver"}
        # Without a session bus there is no keychain: the window keeps its secrets in its folder.
        environment.pop("DBUS_SESSION_BUS_ADDRESS", None)
        self.process = subprocess.Popen([programs.DESKTOP, "--data-dir", f"{folder}/till", *options], text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()

    def ask(self, **command):
        self.process.stdin.write(json.dumps({name.rstrip("_"): value for name, value in command.items()}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        answer = json.loads(line) if line else {"failed": "the window has ended"}
        if "failed" in answer:
            raise AssertionError(f"{command}: the window shows {answer['failed']}")
        return answer

    def see(self, text):
        """Waits until a label, a button, a field or a list shows the text. Returns its whole text."""
        return self.ask(see=text)["text"]

    def gone(self, text):
        self.ask(gone=text)

    def press(self, name):
        """Presses a button, once it can be pressed."""
        self.ask(press=name)

    def off(self, name):
        """Waits until a button cannot be pressed."""
        self.ask(off=name)

    def type(self, name, text):
        self.ask(type=text, in_=name)

    def keys(self, combination):
        self.ask(keys=combination)

    def choose_file(self, path):
        """Types a path into the file dialog that is open."""
        self.type("fileNameEdit", str(path))
        self.keys("Return")

    def end(self):
        """Ends the window as the session of its user does."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(programs.SECONDS)
