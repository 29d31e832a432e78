-- The payouts that providers make, and what is in them, as their reconciliation says.

-- profile: with whose connection it was fetched; the payout is of the whole merchant at the provider. subject: of its
-- entry in the ledger; the id, if that has 24 characters.
CREATE TABLE hosted_payout (
    seq            INTEGER PRIMARY KEY,
    id             TEXT    NOT NULL UNIQUE CHECK (id <> ''),
    profile        INTEGER NOT NULL REFERENCES profile (seq),
    subject        TEXT    NOT NULL UNIQUE CHECK (length(subject) = 24),
    status         INTEGER NOT NULL REFERENCES payout_status (id),
    made_at        INTEGER NOT NULL,
    bulk_id        TEXT    NOT NULL,
    iban           TEXT    NOT NULL,
    payment_count  INTEGER NOT NULL CHECK (payment_count >= 0),
    payment_amount INTEGER NOT NULL CHECK (payment_amount >= 0),
    refund_count   INTEGER NOT NULL CHECK (refund_count >= 0),
    refund_amount  INTEGER NOT NULL CHECK (refund_amount >= 0),
    amount         INTEGER NOT NULL,
    fetched_at     INTEGER NOT NULL
) STRICT;
CREATE INDEX hosted_payout_by_time ON hosted_payout (made_at);
CREATE TRIGGER hosted_payout_is_fixed BEFORE UPDATE ON hosted_payout
BEGIN
    SELECT RAISE(ABORT, 'what a provider said of a payout is fixed');
END;
CREATE TRIGGER hosted_payout_stays BEFORE DELETE ON hosted_payout
BEGIN
    SELECT RAISE(ABORT, 'what a provider said of a payout is never removed');
END;

-- kind: 1 payment, 2 refund. item: its id at the provider. hosted_profile: the profile's id there. profile: the one
-- here; NULL if no profile of this shop had that id when the payout was fetched.
CREATE TABLE hosted_payout_item (
    payout         INTEGER NOT NULL REFERENCES hosted_payout (seq),
    kind           INTEGER NOT NULL CHECK (kind IN (1, 2)),
    item           TEXT    NOT NULL CHECK (item <> ''),
    payment        TEXT    NOT NULL,
    hosted_profile TEXT    NOT NULL,
    profile        INTEGER REFERENCES profile (seq),
    amount         INTEGER NOT NULL CHECK (amount >= 0),
    at             INTEGER NOT NULL,
    PRIMARY KEY (payout, kind, item)
) STRICT, WITHOUT ROWID;
CREATE INDEX hosted_payout_item_by_id ON hosted_payout_item (item, kind);
CREATE TRIGGER hosted_payout_item_is_fixed BEFORE UPDATE ON hosted_payout_item
BEGIN
    SELECT RAISE(ABORT, 'what a provider said of a payout is fixed');
END;
CREATE TRIGGER hosted_payout_item_stays BEFORE DELETE ON hosted_payout_item
BEGIN
    SELECT RAISE(ABORT, 'what a provider said of a payout is never removed');
END;

-- What the provider lists for each UTC day, in a payout or not. The columns are those of hosted_payout_item.
CREATE TABLE hosted_listed (
    kind           INTEGER NOT NULL CHECK (kind IN (1, 2)),
    item           TEXT    NOT NULL CHECK (item <> ''),
    payment        TEXT    NOT NULL,
    hosted_profile TEXT    NOT NULL,
    profile        INTEGER REFERENCES profile (seq),
    amount         INTEGER NOT NULL CHECK (amount >= 0),
    at             INTEGER NOT NULL,
    PRIMARY KEY (kind, item)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER hosted_listed_is_fixed BEFORE UPDATE ON hosted_listed
BEGIN
    SELECT RAISE(ABORT, 'what a provider listed is fixed');
END;
CREATE TRIGGER hosted_listed_stays BEFORE DELETE ON hosted_listed
BEGIN
    SELECT RAISE(ABORT, 'what a provider listed is never removed');
END;

-- Up to which UTC day, as YYYY-MM-DD, everything of the profile's merchant was fetched.
CREATE TABLE hosted_payout_fetch (
    profile INTEGER PRIMARY KEY REFERENCES profile (seq),
    upto    TEXT    NOT NULL
) STRICT;
