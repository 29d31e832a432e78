"""Which folder may include what, in the order of ARCHITECTURE.md."""

VALUES = {"core/base", "core/domain"}
SERVICE = VALUES | {"core/crypto", "core/storage", "core/audit", "core/http"}
SLICE = SERVICE | {"core/keys", "core/merchants", "core/ledger", "core/callbacks"}
# Slices whose routes post to the core thread and the readers.
POSTING = SLICE | {"core/threads"}
WINDOW = VALUES | {"core/gateway"}
CORE = {"QtCore"}
WIDGETS = CORE | {"QtGui", "QtWidgets", "QtSvg", "QtSvgWidgets"}

# Each row: folder: (other folders of the project, Qt modules, other libraries).
LAYERS = {
    "core/base": (set(), CORE, {"expected", "posix"}),
    "core/domain": ({"core/base"}, CORE, set()),
    "core/crypto": (VALUES, CORE, {"openssl"}),
    "core/storage": (VALUES | {"core/crypto"}, CORE | {"QtSql"}, {"sqlite3", "libpq", "posix"}),
    "core/audit": (VALUES | {"core/crypto", "core/storage"}, CORE, set()),
    "core/staff": (VALUES | {"core/crypto", "core/storage", "core/audit"}, CORE, set()),
    "core/tills": (VALUES | {"core/crypto", "core/storage", "core/audit"}, CORE, set()),
    "core/threads": (VALUES | {"core/storage"}, CORE, {"posix"}),
    "core/http": ({"core/base", "core/crypto"}, CORE, {"boost", "openssl", "posix"}),
    "core/net": (VALUES, CORE, {"boost", "curl", "openssl", "posix"}),
    "core/merchants": (SERVICE | {"core/net"}, CORE, set()),
    "core/keys": (SERVICE, CORE, {"posix"}),
    "core/ledger": (SERVICE, CORE, set()),
    "core/fees": (SERVICE | {"core/ledger"}, CORE, set()),
    "core/callbacks": (SERVICE | {"core/keys", "core/net", "core/merchants"}, CORE, {"posix"}),
    "core/payments": (POSTING | {"core/fees"}, CORE, set()),
    "core/debtors": (POSTING | {"core/payments"}, CORE, set()),
    "core/refunds": (POSTING | {"core/payments"}, CORE, set()),
    "core/hosted": (POSTING | {"core/net", "core/payments", "core/refunds"}, CORE, set()),
    "core/payouts": (POSTING | {"core/fees", "core/payments", "core/debtors", "core/refunds"}, CORE, set()),
    "core/bank": (VALUES | {"core/crypto", "core/storage", "core/audit", "core/payouts"}, CORE, set()),
    "core/books": (VALUES | {"core/storage", "core/audit", "core/ledger", "core/payouts"}, CORE, set()),
    "core/exports": (SLICE | {"core/fees", "core/payments", "core/debtors", "core/refunds", "core/hosted", "core/payouts", "core/bank", "core/books"},
                     CORE | {"QtGui"}, {"xlsxwriter", "zip", "posix"}),
    "core/reports": (SLICE | {"core/payments", "core/refunds", "core/payouts"}, CORE, set()),
    "core/search": (SLICE | {"core/payments"}, CORE, set()),
    "core/verification": (SLICE | {"core/payments"}, CORE, set()),
    "core/safekeeping": (VALUES | {"core/crypto", "core/storage", "core/audit", "core/keys", "core/verification"},
                         CORE, {"posix"}),
    "core/qr": (VALUES | {"core/http"}, CORE | {"QtGui"}, {"qrencode"}),
    "core/gateway": (VALUES, CORE, set()),
    "core/wire": (WINDOW, CORE | {"QtNetwork", "QtWebSockets"}, {"boost"}),
    "core/desk": (WINDOW | {"core/wire"}, CORE | {"QtNetwork", "QtWebSockets"}, set()),
    "core/remote": (WINDOW | {"core/wire"}, CORE | {"QtNetwork", "QtWebSockets"}, set()),
    "core/runtime": (POSTING | {"core/staff", "core/tills", "core/fees", "core/payments", "core/debtors", "core/refunds", "core/hosted",
                              "core/payouts", "core/bank", "core/books", "core/exports", "core/reports", "core/search", "core/qr",
                              "core/gateway"},
                     CORE, {"posix"}),
    "ui/models/common": (WINDOW, CORE, {"icu"}),
    "ui/models/lists": (WINDOW | {"ui/models/common"}, CORE, set()),
    "ui/models": (WINDOW, CORE, set()),
    "ui/widgets/theme": (WINDOW | {"ui/models/common"}, WIDGETS, set()),
    "ui/widgets/common": (WINDOW | {"ui/models/common", "ui/widgets/theme"}, WIDGETS, set()),
    "ui/widgets/lists": (WINDOW | {"ui/models/common", "ui/models/lists", "ui/widgets/common",
                                   "ui/widgets/theme"}, WIDGETS, set()),
    "ui/widgets": (WINDOW | {"ui/models"}, WIDGETS | {"QtPrintSupport"}, set()),
    "app": ({"core"}, CORE | {"QtNetwork"}, {"posix", "keychain"}),
}

# Only the desktop program may include the window; the service needs no display.
DESKTOP_FILES = "app/desktop"
DESKTOP = ({"core", "ui", "app"}, CORE | {"QtNetwork", "QtGui", "QtWidgets"}, {"posix"})

# Only these files, behind the listener and the outgoing calls, may include Beast. Only core/http may include those of
# its headers.
BEAST_FILES = {"answer", "answer_reader", "connection", "io_thread", "listener", "mailbox", "request_parser", "stream",
               "tls_context"}
BEAST_PUBLIC = {"core/http/listener.h"}

# beginning of an include: library
LIBRARIES = {
    "openssl/": "openssl", "boost/": "boost", "tl/": "expected", "sqlite3.h": "sqlite3", "libpq-fe.h": "libpq",
    "curl/": "curl", "zip.h": "zip",
    "qrencode.h": "qrencode", "xlsxwriter.h": "xlsxwriter", "unicode/": "icu", "qt6keychain/": "keychain",
    "sys/": "posix", "unistd.h": "posix", "fcntl.h": "posix", "pthread.h": "posix",
    "malloc.h": "posix",
    "netdb.h": "posix", "poll.h": "posix", "signal.h": "posix", "netinet/": "posix", "arpa/": "posix",
}
