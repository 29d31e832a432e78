-- Callbacks: what is to be sent, every attempt, and the inbox that receives them for a demonstration.

CREATE TABLE callback_state (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
INSERT INTO callback_state (id, name) VALUES (1, 'WAITING'), (2, 'DELIVERED'), (3, 'FAILED');

-- kind: 1 identification, 2 status, 3 test. payment_id: of a test, an id that no payment has. host: of
-- the url, with its port, in lower case: callbacks to one host are sent four at a time. fault: what the
-- simulation does wrong on purpose. created_at never falls as seq rises, so an index without it keeps
-- the order of time. The last_ columns repeat the last attempt.
CREATE TABLE callback (
    seq            INTEGER PRIMARY KEY,
    id             TEXT    NOT NULL UNIQUE CHECK (length(id) = 24),
    kind           INTEGER NOT NULL CHECK (kind IN (1, 2, 3)),
    profile_id     TEXT    NOT NULL,
    payment_id     TEXT    NOT NULL CHECK (length(payment_id) = 24),
    reference      TEXT    NOT NULL,
    payment_status INTEGER NOT NULL REFERENCES payment_status (id),
    url            TEXT    NOT NULL CHECK (url <> ''),
    host           TEXT    NOT NULL,
    body           TEXT    NOT NULL,
    fault          INTEGER NOT NULL CHECK (fault BETWEEN 0 AND 11),
    state          INTEGER NOT NULL REFERENCES callback_state (id),
    created_at     INTEGER NOT NULL,
    due_at         INTEGER,
    delivered_at   INTEGER,
    retries_left   INTEGER NOT NULL CHECK (retries_left >= 0),
    attempts       INTEGER NOT NULL CHECK (attempts >= 0),
    last_at        INTEGER,
    last_outcome   INTEGER CHECK (last_outcome BETWEEN 1 AND 9),
    last_status    INTEGER,
    last_duration  INTEGER,
    CHECK ((state = 1) = (due_at IS NOT NULL)),
    CHECK ((attempts = 0) = (last_at IS NULL))
) STRICT;
CREATE INDEX callback_due ON callback (host, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX callback_by_payment ON callback (payment_id);
CREATE INDEX callback_by_state ON callback (state);
CREATE INDEX callback_by_profile ON callback (profile_id, state);
CREATE INDEX callback_by_time ON callback (created_at);

CREATE TRIGGER callback_says_the_same_each_time
BEFORE UPDATE OF seq, id, kind, profile_id, payment_id, reference, payment_status, url, host, body, fault,
    created_at ON callback
BEGIN
    SELECT RAISE(ABORT, 'what a callback says is fixed');
END;

CREATE TABLE callback_attempt (
    seq             INTEGER PRIMARY KEY,
    callback        INTEGER NOT NULL REFERENCES callback (seq) ON DELETE CASCADE,
    number          INTEGER NOT NULL CHECK (number >= 1),
    at              INTEGER NOT NULL,
    duration        INTEGER NOT NULL CHECK (duration >= 0),
    outcome         INTEGER NOT NULL CHECK (outcome BETWEEN 1 AND 9),
    status          INTEGER NOT NULL,
    detail          TEXT    NOT NULL,
    address         TEXT    NOT NULL,
    request_headers TEXT    NOT NULL,
    answer_headers  TEXT    NOT NULL,
    answer_body     TEXT    NOT NULL,
    answer_size     INTEGER NOT NULL CHECK (answer_size >= 0),
    UNIQUE (callback, number)
) STRICT;

CREATE TABLE inbox_message (
    seq            INTEGER PRIMARY KEY,
    received_at    INTEGER NOT NULL,
    address        TEXT    NOT NULL,
    headers        TEXT    NOT NULL,
    signature      TEXT    NOT NULL,
    body           TEXT    NOT NULL,
    jti            TEXT    NOT NULL,
    payment_id     TEXT    NOT NULL,
    payment_status TEXT    NOT NULL,
    is_good        INTEGER NOT NULL CHECK (is_good IN (0, 1)),
    first_fault    TEXT    NOT NULL
) STRICT;
CREATE INDEX inbox_message_by_jti ON inbox_message (jti);
