"""An HTTP proxy in front of a service of this computer that fails as a seeded generator says."""

import http.client
import http.server
import random
import socket
import threading

HOP = {"connection", "content-length", "transfer-encoding", "keep-alive"}


class FaultProxy:
    """Forwards each request, or cuts, answers, or repeats it. `chance` of 0 forwards all. Errors of the service itself,
    such as a service that was killed, cut the connection."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lock = threading.Lock()
        self.chance = 0.0
        self.target = 0
        self.faults = {}
        proxy = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *args):
                pass

            def handle_any(self):
                proxy.treat(self)

            do_GET = do_POST = do_DELETE = handle_any

        class Server(http.server.ThreadingHTTPServer):
            daemon_threads = True
            request_queue_size = 128

            def handle_error(self, request, client_address):
                pass  # a caller that was killed

        self.server = Server(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def decide(self):
        with self.lock:
            if self.random.random() >= self.chance:
                return None
            fault = self.random.choice(["cut-before", "cut-after", "cut-within", "before-500", "after-500", "before-503",
                                        "after-502", "after-504", "before-429", "repeat"])
            self.faults[fault] = self.faults.get(fault, 0) + 1
            return fault

    def treat(self, handler):
        length = int(handler.headers.get("Content-Length") or 0)
        body = handler.rfile.read(length) if length else b""
        fault = self.decide()
        kind, _, status = (fault or "").partition("-")
        try:
            if kind == "before":
                return self.answer(handler, int(status), [("Retry-After", "1")] if status == "429" else [], b"")
            if fault == "cut-before":
                return self.cut(handler)
            answer = self.forward(handler, body)
            if kind == "repeat":
                answer = self.forward(handler, body)
        except (OSError, http.client.HTTPException):
            return self.cut(handler)
        if fault == "cut-after":
            return self.cut(handler)
        if kind == "after":
            return self.answer(handler, int(status), [], b"")
        return self.answer(handler, *answer, half=fault == "cut-within")

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
