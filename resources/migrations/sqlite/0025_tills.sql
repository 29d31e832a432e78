-- Other computers of the shop whose windows may connect, and the certificate that these windows know.

-- token: SHA-256 of the till's token, hex. added_by, revoked_by: name of the person, '' in a shop without staff.
-- last_seen_at: written at most once a minute; NULL while the till was only paired. last_address: IP address.
CREATE TABLE till_device (
    seq          INTEGER PRIMARY KEY,
    id           TEXT    NOT NULL UNIQUE CHECK (length(id) = 24),
    name         TEXT    NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
    token        TEXT    NOT NULL UNIQUE CHECK (length(token) = 64),
    added_at     INTEGER NOT NULL,
    added_by     TEXT    NOT NULL,
    last_seen_at INTEGER,
    last_address TEXT    NOT NULL,
    version      TEXT    NOT NULL,
    revoked_at   INTEGER,
    revoked_by   TEXT    NOT NULL CHECK (revoked_at IS NOT NULL OR revoked_by = '')
) STRICT;
CREATE TRIGGER till_device_is_fixed BEFORE UPDATE OF seq, id, token, added_at, added_by ON till_device
BEGIN
    SELECT RAISE(ABORT, 'a till keeps its id, its token and its origin');
END;
CREATE TRIGGER till_device_stays BEFORE DELETE ON till_device
BEGIN
    SELECT RAISE(ABORT, 'a till is never removed');
END;
CREATE TRIGGER till_device_stays_revoked BEFORE UPDATE ON till_device WHEN OLD.revoked_at IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'a revoked till never changes');
END;

-- One row, made when the first window is to connect. certificate: DER in base64; windows know its SHA-256.
-- sealed_key: its private key, sealed with the master key, in base64.
CREATE TABLE till_identity (
    seq         INTEGER PRIMARY KEY CHECK (seq = 1),
    certificate TEXT NOT NULL,
    sealed_key  TEXT NOT NULL
) STRICT;
CREATE TRIGGER till_identity_is_fixed BEFORE UPDATE ON till_identity
BEGIN
    SELECT RAISE(ABORT, 'the certificate for tills is never changed');
END;
CREATE TRIGGER till_identity_stays BEFORE DELETE ON till_identity
BEGIN
    SELECT RAISE(ABORT, 'the certificate for tills is never removed');
END;
