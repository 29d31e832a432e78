"""An HTTP proxy in front of a service of this computer that fails as a seeded generator says."""

import datetime
import email.utils
import http.client
import http.server
import random
import socket
import threading

HOP = {"connection", "content-length", "transfer-encoding", "keep-alive"}
# Each fault with its weight.
FAULTS = {
    "cut-before": 3,    # the service sees nothing
    "cut-after": 3,     # the service has answered, the caller sees nothing
    "cut-within": 3,    # the caller gets half of the response
    "before-429": 2, "before-500": 2, "before-503": 2,
    "after-500": 2, "after-502": 2, "after-503": 2, "after-504": 2,
    "repeat": 3,        # forwarded twice; the caller gets the second response
    "delay": 4,         # forwarded some seconds later
    "overdue": 1,       # forwarded once the caller has given up
    "overtaken": 4,     # forwarded after the next request, which comes later
    "clock": 4,         # the header Date is wrong by up to some minutes
}
DELAY = 2.0  # seconds at most
OVERDUE = 11.0  # seconds: a second more than the caller waits
LONGEST_TURN = 3.0  # seconds that an overtaken request waits for another one


class FaultProxy:
    """Forwards each request, or fails. `chance` of 0 forwards all. Errors of the service itself, such as a service that
    was killed, cut the connection. `interrupt(is_after)`, if set, is called once, as the next request for a refund
    arrives or right after the service has answered, and the caller gets no response."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.changed = threading.Condition()
        self.chance = 0.0
        self.target = 0
        self.faults = {}
        self.running = 0  # requests that are being treated
        self.forwarded = 0
        self.repeated = {}  # Idempotency-Key: how often its refund was forwarded twice
        self.interrupt = None
        proxy = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *args):
                pass

            def handle_any(self):
                with proxy.changed:
                    proxy.running += 1
                try:
                    proxy.treat(self)
                finally:
                    with proxy.changed:
                        proxy.running -= 1
                        proxy.changed.notify_all()

            do_GET = do_POST = do_DELETE = handle_any

        class Server(http.server.ThreadingHTTPServer):
            daemon_threads = True
            request_queue_size = 128

            def handle_error(self, request, client_address):
                pass  # a caller that was killed

        self.server = Server(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def decide(self, key):
        """Returns the fault of a request, None for most, and a number from 0 to 1 for its extent."""
        with self.changed:
            if self.random.random() >= self.chance:
                return None, 0
            fault = self.random.choices(list(FAULTS), FAULTS.values())[0]
            if fault == "repeat" and key:
                self.repeated[key] = self.repeated.get(key, 0) + 1
                if self.repeated[key] > 1:  # a network that always does so would be noticed
                    fault = "cut-after"
            self.faults[fault] = self.faults.get(fault, 0) + 1
            return fault, self.random.random()

    def drain(self):
        """Waits until nothing is on its way."""
        with self.changed:
            if not self.changed.wait_for(lambda: self.running == 0, 60):
                raise SystemExit(f"the proxy still treats {self.running} requests")

    def treat(self, handler):
        length = int(handler.headers.get("Content-Length") or 0)
        body = handler.rfile.read(length) if length else b""
        is_refund = handler.command == "POST" and handler.path.endswith("/refunds")
        with self.changed:
            interrupt, self.interrupt = (self.interrupt, None) if is_refund else (None, self.interrupt)
        if interrupt:
            return self.interrupted(handler, body, interrupt)
        fault, extent = self.decide(handler.headers.get("Idempotency-Key"))
        kind, _, status = (fault or "").partition("-")
        try:
            if kind == "before":
                return self.answer(handler, int(status), [("Retry-After", "1")] if status == "429" else [], b"")
            if fault == "cut-before":
                return self.cut(handler)
            self.hold(fault, extent)
            answer = self.forward(handler, body)
            if kind == "repeat":
                answer = self.forward(handler, body)
        except (OSError, http.client.HTTPException):
            return self.cut(handler)
        if fault == "cut-after":
            return self.cut(handler)
        if kind == "after":
            return self.answer(handler, int(status), [], b"")
        if fault == "clock":
            answer = (answer[0], self.misdated(answer[1], int(600 * extent) - 300), answer[2])
        return self.answer(handler, *answer, half=fault == "cut-within")

    def interrupted(self, handler, body, interrupt):
        is_after = self.random.random() < 0.5
        try:
            if is_after:
                self.forward(handler, body)
        except (OSError, http.client.HTTPException):
            pass
        interrupt(is_after)
        return self.cut(handler)

    def hold(self, fault, extent):
        with self.changed:
            if fault == "overtaken":
                before = self.forwarded
                self.changed.wait_for(lambda: self.forwarded > before, LONGEST_TURN)
            elif fault in ("delay", "overdue"):
                self.changed.wait_for(lambda: False, OVERDUE if fault == "overdue" else DELAY * extent)

    def forward(self, handler, body):
        connection = http.client.HTTPConnection("127.0.0.1", self.target, timeout=20)
        try:
            headers = {name: value for name, value in handler.headers.items() if name.lower() not in HOP | {"host"}}
            if body:
                headers["Content-Length"] = str(len(body))
            connection.request(handler.command, handler.path, body or None, headers)
            answer = connection.getresponse()
            content = answer.read()
            return answer.status, [(n, v) for n, v in answer.getheaders() if n.lower() not in HOP], content
        finally:
            connection.close()
            with self.changed:
                self.forwarded += 1
                self.changed.notify_all()

    @staticmethod
    def misdated(headers, seconds):
        def shifted(value):
            return email.utils.format_datetime(
                email.utils.parsedate_to_datetime(value) + datetime.timedelta(seconds=seconds), usegmt=True)
        return [(name, shifted(value) if name.lower() == "date" else value) for name, value in headers]

    @staticmethod
    def cut(handler):
        handler.close_connection = True
        try:
            handler.connection.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass

    def answer(self, handler, status, headers, content, half=False):
        lines = [f"HTTP/1.1 {status} Proxied"] + [f"{name}: {value}" for name, value in headers]
        if status != 204:
            lines.append(f"Content-Length: {len(content)}")
        raw = "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + content
        try:
            handler.wfile.write(raw[:len(raw) // 2] if half else raw)
        except OSError:
            pass
        if half:
            self.cut(handler)
