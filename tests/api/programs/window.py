"""A window on another computer, as far as its first message: TLS, WebSocket and CBOR without the project's code."""

import base64
import os
import socket
import ssl
import struct

SECONDS = 30
HELLO, WELCOME, REFUSAL, ASKED = 0, 1, 2, 10


def context():
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    made.check_hostname = False
    made.verify_mode = ssl.CERT_NONE
    made.minimum_version = ssl.TLSVersion.TLSv1_3
    return made


def certificate(host, port):
    """Returns the certificate of the service, as DER."""
    with socket.create_connection((host, port), SECONDS) as plain, context().wrap_socket(plain) as line:
        return line.getpeercert(True)


def head(major, number):
    for width, code, size in (("B", 24, 1 << 8), (">H", 25, 1 << 16), (">I", 26, 1 << 32)):
        if number < 24:
            return bytes([major << 5 | number])
        if number < size:
            return bytes([major << 5 | code]) + struct.pack(width, number)
    raise ValueError(number)


def encoded(value):
    """Returns a bool, number, text, list or dict as CBOR."""
    if isinstance(value, bool):
        return b"\xf5" if value else b"\xf4"
    if isinstance(value, int):
        return head(0, value)
    if isinstance(value, str):
        return head(3, len(value.encode())) + value.encode()
    if isinstance(value, list):
        return head(4, len(value)) + b"".join(map(encoded, value))
    return head(5, len(value)) + b"".join(encoded(part) for pair in value.items() for part in pair)


def decoded(data, at=0):
    """Returns (value, index after it)."""
    major, short = data[at] >> 5, data[at] & 31
    at += 1
    size = {24: 1, 25: 2, 26: 4, 27: 8}.get(short, 0)
    number = int.from_bytes(data[at:at + size], "big") if size else short
    raw = data[at:at + size]
    at += size
    if major in (2, 3):
        part = data[at:at + number]
        return (part if major == 2 else part.decode()), at + number
    if major in (4, 5):
        items = []
        for _ in range(number * (major - 3)):
            item, at = decoded(data, at)
            items.append(item)
        return (items if major == 4 else dict(zip(items[::2], items[1::2]))), at
    if major == 6:
        return decoded(data, at)
    if major == 7:
        simple = {20: False, 21: True, 22: None, 23: None}
        return (simple[short] if short in simple else struct.unpack({2: ">e", 4: ">f", 8: ">d"}[size], raw)[0]), at
    return (number if major == 0 else -1 - number), at


class Line:
    """A WebSocket of binary messages."""

    def __init__(self, line, host):
        self.line = line
        self.data = b""
        key = base64.b64encode(os.urandom(16)).decode()
        line.sendall(f"GET / HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                     f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        while b"\r\n\r\n" not in self.data:
            self.data += self.more()
        answer, _, self.data = self.data.partition(b"\r\n\r\n")
        assert b" 101 " in answer.splitlines()[0], answer

    def more(self):
        got = self.line.recv(65536)
        if not got:
            raise ConnectionError("the service has closed the connection")
        return got

    def take(self, size):
        while len(self.data) < size:
            self.data += self.more()
        part, self.data = self.data[:size], self.data[size:]
        return part

    def send(self, message):
        mask = os.urandom(4)
        size = bytes([0x80 | len(message)]) if len(message) < 126 else b"\xfe" + struct.pack(">H", len(message))
        body = bytes(byte ^ mask[at % 4] for at, byte in enumerate(message))
        self.line.sendall(b"\x82" + size + mask + body)

    def receive(self):
        message = b""
        while True:
            first, second = self.take(2)
            size = second & 127
            if size > 125:
                size = int.from_bytes(self.take(2 if size == 126 else 8), "big")
            part = self.take(size)
            if first & 15 == 8:
                raise ConnectionError("the service has ended the connection")
            if first & 15 in (0, 1, 2):
                message += part
                if first & 128:
                    return message


def hello(host, port, asked=lambda: None, **members):
    """Introduces a window. Calls `asked` while the shop is asked whether the till may be added. Returns
    (members of the welcome, None) or (None, the error of the refusal)."""
    with socket.create_connection((host, port), SECONDS) as plain, context().wrap_socket(plain) as wrapped:
        line = Line(wrapped, host)
        line.send(encoded([HELLO, {"protocol": 1, "canWait": True, **members}]))
        while True:
            number, value = decoded(line.receive())[0]
            if number == ASKED:
                asked()
            if number == WELCOME:
                return value, None
            if number == REFUSAL:
                return None, value["error"]
