"""A mail server on this computer that keeps what it receives (aiosmtpd), with a certificate of its own authority."""

import asyncio
import contextlib
import email
import email.policy
import pathlib
import ssl
import subprocess
import threading

from aiosmtpd.smtp import SMTP, AuthResult

USER, PASSWORD = "shop@bakkerij.example", "een geheim, été"


def make_certificates(folder, name="localhost"):
    """Makes `ca.pem`, and `server.pem` with its key, valid for the host `name`. Returns the folder."""
    folder = pathlib.Path(folder)
    folder.mkdir(exist_ok=True)

    def openssl(*words):
        subprocess.run(["openssl", *words], check=True, capture_output=True, cwd=folder)

    openssl("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "30",
            "-subj", "/CN=An authority of the tests", "-keyout", "ca.key", "-out", "ca.pem")
    openssl("req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj", f"/CN={name}",
            "-keyout", "server.key", "-out", "server.csr")
    (folder / "ext").write_text(f"subjectAltName=DNS:{name}\n")
    openssl("x509", "-req", "-in", "server.csr", "-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-days", "30",
            "-extfile", "ext", "-out", "server.crt")
    (folder / "server.pem").write_bytes((folder / "server.crt").read_bytes() + (folder / "server.key").read_bytes())
    return folder


class Received:
    """What the server has received so far."""

    def __init__(self):
        self.mails = []  # (recipients, parsed message)
        self.logins = 0
        self.refuses = ""  # reply to the message; empty: accepts it

    async def handle_DATA(self, _server, _session, envelope):  # pylint: disable=invalid-name
        if self.refuses:
            return self.refuses
        message = email.message_from_bytes(envelope.content, policy=email.policy.default)
        self.mails.append((envelope.rcpt_tos, message))
        return "250 kept"

    def authenticate(self, _server, _session, _envelope, _mechanism, data):
        self.logins += 1
        is_right = (data.login.decode(), data.password.decode()) == (USER, PASSWORD)
        return AuthResult(success=is_right, handled=False)


@contextlib.contextmanager
def serving(certificates, security="tls"):
    """Runs the server. `security`: tls, starttls, or none (no encryption). Yields (port, Received)."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificates / "server.pem")
    received = Received()
    how = {"tls": {"auth_require_tls": False}, "none": {"auth_require_tls": False},
           "starttls": {"tls_context": context, "require_starttls": True}}[security]
    loop = asyncio.new_event_loop()
    server = loop.run_until_complete(loop.create_server(
        lambda: SMTP(received, hostname="localhost", loop=loop, authenticator=received.authenticate,
                     auth_required=True, data_size_limit=64 << 20, **how),
        "127.0.0.1", 0, ssl=context if security == "tls" else None))
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        yield server.sockets[0].getsockname()[1], received
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        server.close()
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()
