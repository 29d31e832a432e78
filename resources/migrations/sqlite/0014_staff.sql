-- The staff, the limits of their refunds, and the refunds that each of them has made at a window.

-- role: 1 owner, 2 manager, 3 cashier, 4 bookkeeper. pin, password: scrypt$logN$r$p$SALT$HASH with salt and
-- hash in base64, '' without one. wrong_pins: since the last right PIN or the last block. blocks: since the
-- last right PIN; each block is longer than the one before. left_at: NULL while the person works here.
CREATE TABLE staff_member (
    seq              INTEGER PRIMARY KEY,
    id               TEXT    NOT NULL UNIQUE CHECK (length(id) = 24),
    name             TEXT    NOT NULL CHECK (name <> ''),
    role             INTEGER NOT NULL CHECK (role BETWEEN 1 AND 4),
    is_active        INTEGER NOT NULL CHECK (is_active IN (0, 1)),
    pin              TEXT    NOT NULL CHECK (pin = '' OR pin LIKE 'scrypt$%'),
    pin_is_temporary INTEGER NOT NULL CHECK (pin_is_temporary IN (0, 1)),
    password         TEXT    NOT NULL CHECK (password = '' OR password LIKE 'scrypt$%'),
    wrong_pins       INTEGER NOT NULL CHECK (wrong_pins BETWEEN 0 AND 4),
    blocks           INTEGER NOT NULL CHECK (blocks >= 0),
    blocked_until    INTEGER,
    added_at         INTEGER NOT NULL,
    left_at          INTEGER,
    last_seen_at     INTEGER,
    last_place       TEXT    NOT NULL
) STRICT;
CREATE TRIGGER staff_member_stays BEFORE DELETE ON staff_member
BEGIN
    SELECT RAISE(ABORT, 'a staff member is never removed');
END;

-- Cents that a role refunds without an approval; NULL: no limit.
CREATE TABLE staff_limit (
    role       INTEGER PRIMARY KEY CHECK (role BETWEEN 1 AND 4),
    per_refund INTEGER CHECK (per_refund >= 0),
    per_day    INTEGER CHECK (per_day >= 0)
) STRICT;
INSERT INTO staff_limit (role, per_refund, per_day)
VALUES (1, NULL, NULL), (2, 50000, 150000), (3, 5000, 15000), (4, 0, 0);

-- refund, member, payment: their ids.
CREATE TABLE staff_refund (
    refund  TEXT    PRIMARY KEY,
    member  TEXT    NOT NULL,
    payment TEXT    NOT NULL,
    amount  INTEGER NOT NULL CHECK (amount > 0),
    at      INTEGER NOT NULL
) STRICT;
CREATE INDEX staff_refund_by_member ON staff_refund (member, at);
CREATE TRIGGER staff_refund_is_fixed BEFORE UPDATE ON staff_refund
BEGIN
    SELECT RAISE(ABORT, 'a refund of the staff is never changed');
END;
CREATE TRIGGER staff_refund_stays BEFORE DELETE ON staff_refund
BEGIN
    SELECT RAISE(ABORT, 'a refund of the staff is never removed');
END;
