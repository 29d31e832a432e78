"""Services that a test kills, and callers that create payments at them at full speed. Shared by `standby.py`,
`failover.py` and `patroni.py`."""

import http.client
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import postgres_cluster  # noqa: E402

CALLERS = 8
SECONDS = 120


class Service:
    """Runs `tilldeskd serve`; without a port, on a free one."""

    def __init__(self, program, folder, port=0):
        self.log = tempfile.TemporaryFile("w+")  # pylint: disable=consider-using-with
        self.process = subprocess.Popen([program, "serve", "--data-dir", folder, "--port", str(port)],
                                        stdout=subprocess.PIPE, stderr=self.log, text=True,
                                        preexec_fn=postgres_cluster.end_with_test)
        line = self.process.stdout.readline()
        if not line.startswith("listening on http://127.0.0.1:"):
            raise SystemExit(f"the service did not start: {line!r} {self.said()}")
        self.port = int(line.rsplit(":", 1)[1])

    def expect(self, beginning):
        """Waits for the next line of its standard output."""
        line = self.process.stdout.readline()
        if not line.startswith(beginning):
            raise SystemExit(f"the service said {line!r}, not {beginning!r}: {self.said()}")

    def call(self, method, path, key=None, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=SECONDS)
        try:
            headers = {"Authorization": f"Bearer {key}"} if key else {}
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            return answer.status, answer.read().decode()
        finally:
            connection.close()

    def said(self):
        self.log.seek(0)
        return self.log.read()

    def end(self, number):
        self.process.send_signal(number)
        return self.process.wait(timeout=SECONDS)


class Callers:
    """Threads that create payments until stop(). A subclass has `_create`, which keeps ids in `created`."""

    def __init__(self, key, created):
        self.key = key
        self.created = created
        self.lock = threading.Condition()  # notified of each answer
        self.wrong = []
        self.pauses = []
        self.since = None  # when something was killed, until a create is answered again
        self.ends = False
        self.threads = []

    def start(self):
        self.threads = [threading.Thread(target=self._create, daemon=True) for _ in range(CALLERS)]
        for thread in self.threads:
            thread.start()

    def _create(self):
        raise NotImplementedError

    def wait_for(self, count):
        """Waits until `count` more payments have been answered."""
        with self.lock:
            wanted = len(self.created) + count
            if not self.lock.wait_for(lambda: len(self.created) >= wanted or self.wrong, SECONDS):
                raise SystemExit(f"{len(self.created)} of {wanted} creates were answered")
        if self.wrong:
            raise SystemExit(self.wrong[0])

    def stop(self):
        self.ends = True
        for thread in self.threads:
            thread.join()


def check_numbers(numbers):
    """`numbers`: those of all payments, in their order."""
    if numbers != list(range(1, len(numbers) + 1)):
        raise SystemExit("the numbers of the payments have a gap, or a payment is there twice")
