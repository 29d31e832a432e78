-- Merchants, their profiles and keys, and their payments.
-- Amounts are euro cents, times UTC milliseconds since 1970, flags 0 or 1.

CREATE TABLE setting (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

CREATE TABLE merchant (
    seq        INTEGER PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE CHECK (length(id) = 24),
    name       TEXT    NOT NULL CHECK (name <> ''),
    created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE payment_channel (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
INSERT INTO payment_channel (id, name) VALUES (1, 'ONLINE'), (2, 'INSTORE'), (3, 'INVOICE');

CREATE TABLE profile (
    seq                       INTEGER PRIMARY KEY,
    id                        TEXT    NOT NULL UNIQUE CHECK (length(id) = 24),
    merchant                  INTEGER NOT NULL REFERENCES merchant (seq),
    name                      TEXT    NOT NULL CHECK (name <> ''),
    creditor_name             TEXT    NOT NULL CHECK (creditor_name <> ''),
    iban                      TEXT    NOT NULL,
    channel                   INTEGER NOT NULL REFERENCES payment_channel (id),
    bulk_id                   TEXT    NOT NULL,
    identify_callback_url     TEXT    NOT NULL,
    callback_url              TEXT    NOT NULL,
    is_open                   INTEGER NOT NULL CHECK (is_open IN (0, 1)),
    allows_refunds            INTEGER NOT NULL CHECK (allows_refunds IN (0, 1)),
    allows_loopback_callbacks INTEGER NOT NULL CHECK (allows_loopback_callbacks IN (0, 1)),
    created_at                INTEGER NOT NULL
) STRICT;
CREATE INDEX profile_by_merchant ON profile (merchant);

CREATE TABLE point_of_sale (
    seq       INTEGER PRIMARY KEY,
    profile   INTEGER NOT NULL REFERENCES profile (seq),
    id        TEXT    NOT NULL CHECK (length(id) BETWEEN 1 AND 36),
    name      TEXT    NOT NULL,
    shop_id   TEXT    NOT NULL,
    shop_name TEXT    NOT NULL,
    UNIQUE (profile, id)
) STRICT;

-- Of a key only its SHA-256 is kept, in hex. authorities: 1 MERCHANT_PAYMENT, 2 MERCHANT_REFUND, or both.
CREATE TABLE api_key (
    seq          INTEGER PRIMARY KEY,
    id           TEXT    NOT NULL UNIQUE CHECK (length(id) = 24),
    profile      INTEGER NOT NULL REFERENCES profile (seq),
    sha256       TEXT    NOT NULL UNIQUE CHECK (length(sha256) = 64),
    name         TEXT    NOT NULL CHECK (name <> ''),
    subject      TEXT    NOT NULL CHECK (subject <> ''),
    authorities  INTEGER NOT NULL CHECK (authorities BETWEEN 1 AND 3),
    created_at   INTEGER NOT NULL,
    last_used_at INTEGER,
    revoked_at   INTEGER
) STRICT;
CREATE INDEX api_key_by_profile ON api_key (profile);

CREATE TABLE payment_status (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
INSERT INTO payment_status (id, name) VALUES
    (1, 'PENDING'), (2, 'IDENTIFIED'), (3, 'AUTHORIZED'), (4, 'AUTHORIZATION_FAILED'),
    (5, 'FAILED'), (6, 'SUCCEEDED'), (7, 'CANCELLED'), (8, 'EXPIRED'),
    (9, 'PENDING_MERCHANT_ACKNOWLEDGEMENT'), (10, 'VOIDED');

CREATE TABLE actor_kind (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
INSERT INTO actor_kind (id, name) VALUES (1, 'SERVICE'), (2, 'API_KEY'), (3, 'WINDOW'), (4, 'DEBTOR');

-- seq is dense, given by the single writer; created_at never falls as seq rises, so that a range of
-- time is a range of seq.
CREATE TABLE payment (
    seq                   INTEGER PRIMARY KEY,
    id                    TEXT    NOT NULL UNIQUE CHECK (length(id) = 24),
    profile               INTEGER NOT NULL REFERENCES profile (seq),
    status                INTEGER NOT NULL REFERENCES payment_status (id),
    amount                INTEGER NOT NULL CHECK (amount BETWEEN 1 AND 999999999999),
    created_at            INTEGER NOT NULL,
    expire_at             INTEGER NOT NULL,
    succeeded_at          INTEGER,
    reference             TEXT    NOT NULL,
    description           TEXT    NOT NULL,
    bulk_id               TEXT    NOT NULL,
    message               TEXT    NOT NULL,
    identify_callback_url TEXT    NOT NULL,
    callback_url          TEXT    NOT NULL,
    return_url            TEXT    NOT NULL,
    voucher_eligibility   TEXT    NOT NULL,
    point_of_sale         INTEGER REFERENCES point_of_sale (seq),
    debtor_name           TEXT    NOT NULL,
    debtor_iban           TEXT    NOT NULL,
    actor_kind            INTEGER NOT NULL REFERENCES actor_kind (id),
    actor_name            TEXT    NOT NULL,
    CHECK ((status = 6) = (succeeded_at IS NOT NULL))
) STRICT;
CREATE INDEX payment_by_time ON payment (created_at);
CREATE INDEX payment_by_status ON payment (profile, status);
CREATE INDEX payment_by_reference ON payment (profile, reference) WHERE reference <> '';
CREATE INDEX payment_by_expiry ON payment (expire_at) WHERE status IN (1, 2);

-- A payment is history: what was asked for is never rewritten, and a final status never left.
CREATE TRIGGER payment_terms_are_fixed
BEFORE UPDATE OF seq, id, profile, amount, created_at, reference, description ON payment
BEGIN
    SELECT RAISE(ABORT, 'the terms of a payment are fixed');
END;
CREATE TRIGGER payment_final_is_final
BEFORE UPDATE OF status ON payment WHEN OLD.status IN (4, 5, 6, 7, 8, 10)
BEGIN
    SELECT RAISE(ABORT, 'a final status is never left');
END;
CREATE TRIGGER payment_stays BEFORE DELETE ON payment
BEGIN
    SELECT RAISE(ABORT, 'payments are never deleted');
END;

-- One row a change of status; the creation is in the payment itself.
CREATE TABLE payment_step (
    seq          INTEGER PRIMARY KEY,
    payment      INTEGER NOT NULL REFERENCES payment (seq),
    at           INTEGER NOT NULL,
    cause        INTEGER NOT NULL CHECK (cause BETWEEN 1 AND 12),
    status       INTEGER NOT NULL REFERENCES payment_status (id),
    actor_kind   INTEGER NOT NULL REFERENCES actor_kind (id),
    actor_name   TEXT    NOT NULL
) STRICT;
CREATE INDEX payment_step_by_payment ON payment_step (payment);

-- How many payments, and their sum, by profile and status in blocks of seq: level 1 has blocks of 256
-- (block = seq / 256), level 2 of 16384. Kept by the writer in the transaction that changes a payment.
CREATE TABLE payment_count (
    profile INTEGER NOT NULL REFERENCES profile (seq),
    level   INTEGER NOT NULL CHECK (level IN (1, 2)),
    block   INTEGER NOT NULL,
    status  INTEGER NOT NULL REFERENCES payment_status (id),
    n       INTEGER NOT NULL CHECK (n >= 0),
    amount  INTEGER NOT NULL CHECK (amount >= 0),
    PRIMARY KEY (profile, level, block, status)
) STRICT;
