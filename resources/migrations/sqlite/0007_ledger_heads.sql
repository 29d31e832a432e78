-- Signed heads of the ledger's chain; guards of a payment's payer and of the audit table.

-- A head says where the chain stood at a moment: its last entry and that entry's hash, signed by the
-- service. Whoever keeps a copy of a head can tell a ledger that was rewritten afterwards.
-- cause: 1 end of a day, 2 payouts were made, 3 a day was closed (Z). day: the day that ended, or on
-- which the head was made, in the time zone `zone`. entry: seq of the last ledger entry, 0 without one.
-- jws: compact JWS (RFC 7515) whose payload repeats the other columns.
CREATE TABLE ledger_head (
    seq     INTEGER PRIMARY KEY,
    cause   INTEGER NOT NULL CHECK (cause BETWEEN 1 AND 3),
    day     TEXT    NOT NULL CHECK (length(day) = 10),
    zone    TEXT    NOT NULL CHECK (zone <> ''),
    entry   INTEGER NOT NULL CHECK (entry >= 0),
    hash    TEXT    NOT NULL CHECK (length(hash) = 64),
    made_at INTEGER NOT NULL,
    kid     TEXT    NOT NULL CHECK (kid <> ''),
    jws     TEXT    NOT NULL CHECK (jws <> '')
) STRICT;
CREATE UNIQUE INDEX ledger_head_of_day ON ledger_head (day) WHERE cause = 1;
CREATE TRIGGER ledger_head_is_fixed BEFORE UPDATE ON ledger_head
BEGIN
    SELECT RAISE(ABORT, 'a head of the ledger is never changed');
END;
CREATE TRIGGER ledger_head_stays BEFORE DELETE ON ledger_head
BEGIN
    SELECT RAISE(ABORT, 'a head of the ledger is never removed');
END;

-- The head that a Z prints; NULL for an X, and before the service had a key.
ALTER TABLE day_close ADD COLUMN head INTEGER REFERENCES ledger_head (seq);

-- Digest of the payer of a payment that has succeeded, part of the entry's hash: the first 32 hex digits
-- of the SHA-256 of name and IBAN. Empty: of another cause, or from before this migration.
ALTER TABLE ledger_entry ADD COLUMN payer TEXT NOT NULL DEFAULT '' CHECK (length(payer) IN (0, 32));

-- Only the scan of a payment's code says who pays.
CREATE TRIGGER payment_payer_is_fixed
BEFORE UPDATE OF debtor_name, debtor_iban ON payment
WHEN (NEW.debtor_name <> OLD.debtor_name OR NEW.debtor_iban <> OLD.debtor_iban)
    AND NOT (OLD.status = 1 AND NEW.status = 2)
BEGIN
    SELECT RAISE(ABORT, 'the payer of a payment is fixed');
END;

CREATE TRIGGER audit_entry_is_fixed BEFORE UPDATE ON audit_entry
BEGIN
    SELECT RAISE(ABORT, 'an entry of the audit trail is never changed');
END;
CREATE TRIGGER audit_entry_stays BEFORE DELETE ON audit_entry
BEGIN
    SELECT RAISE(ABORT, 'an entry of the audit trail is never removed');
END;
