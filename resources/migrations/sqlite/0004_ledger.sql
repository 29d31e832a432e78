-- Where the money is: the ledger, refunds, payouts.

CREATE TABLE ledger_cause (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
INSERT INTO ledger_cause (id, name) VALUES
    (1, 'PAYMENT_SUCCEEDED'), (2, 'REFUND_RESERVED'), (3, 'REFUND_DONE'), (4, 'REFUND_FAILED'),
    (5, 'PAYOUT_MADE'), (6, 'PAYOUT_FAILED'), (7, 'PAID_OUT_AGAIN');

-- kind: 1 bank, 2 merchant, 3 refunds, 4 payouts. The bank has no merchant, iban and bulk.
-- balance: credits less debits of all entries.
CREATE TABLE ledger_account (
    seq         INTEGER PRIMARY KEY,
    kind        INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 4),
    merchant_id TEXT    NOT NULL,
    iban        TEXT    NOT NULL,
    bulk_id     TEXT    NOT NULL,
    balance     INTEGER NOT NULL,
    UNIQUE (kind, merchant_id, iban, bulk_id),
    CHECK (kind <> 1 OR (merchant_id = '' AND iban = '' AND bulk_id = ''))
) STRICT;

-- Double entry, append-only: the amount goes from the debited to the credited account. subject: id of
-- the payment, refund or payout. hash: SHA-256, in hex, over the hash before and this row, so that
-- nothing in between can be changed, left out or put in unnoticed. at never falls as seq rises.
CREATE TABLE ledger_entry (
    seq     INTEGER PRIMARY KEY,
    at      INTEGER NOT NULL,
    cause   INTEGER NOT NULL REFERENCES ledger_cause (id),
    subject TEXT    NOT NULL CHECK (length(subject) = 24),
    debit   INTEGER NOT NULL REFERENCES ledger_account (seq),
    credit  INTEGER NOT NULL REFERENCES ledger_account (seq),
    amount  INTEGER NOT NULL CHECK (amount > 0),
    hash    TEXT    NOT NULL CHECK (length(hash) = 64),
    CHECK (debit <> credit)
) STRICT;
CREATE INDEX ledger_entry_by_subject ON ledger_entry (subject);

CREATE TRIGGER ledger_entry_is_fixed BEFORE UPDATE ON ledger_entry
BEGIN
    SELECT RAISE(ABORT, 'an entry of the ledger is never changed');
END;
CREATE TRIGGER ledger_entry_stays BEFORE DELETE ON ledger_entry
BEGIN
    SELECT RAISE(ABORT, 'an entry of the ledger is never removed');
END;
CREATE TRIGGER ledger_account_is_fixed
BEFORE UPDATE OF seq, kind, merchant_id, iban, bulk_id ON ledger_account
BEGIN
    SELECT RAISE(ABORT, 'an account of the ledger is never changed');
END;
CREATE TRIGGER ledger_account_stays BEFORE DELETE ON ledger_account
BEGIN
    SELECT RAISE(ABORT, 'an account of the ledger is never removed');
END;

-- refunded: what refunds that are done have given back, kept with them.
ALTER TABLE payment ADD COLUMN refunded INTEGER NOT NULL DEFAULT 0
    CHECK (refunded BETWEEN 0 AND amount);
CREATE INDEX payment_refunded ON payment (profile, seq, amount) WHERE refunded > 0;

CREATE TABLE refund_status (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
INSERT INTO refund_status (id, name) VALUES (1, 'PENDING'), (2, 'REFUNDED'), (3, 'FAILED');

-- account: the merchant's, that is charged. due_at: when a pending refund is processed.
-- request_sha256: of what was asked for, in hex; answer: the body of the first answer, which the same
-- request gets again. created_at never falls as seq rises.
CREATE TABLE refund (
    seq             INTEGER PRIMARY KEY,
    id              TEXT    NOT NULL UNIQUE CHECK (length(id) = 24),
    payment         INTEGER NOT NULL REFERENCES payment (seq),
    profile         INTEGER NOT NULL REFERENCES profile (seq),
    account         INTEGER NOT NULL REFERENCES ledger_account (seq),
    status          INTEGER NOT NULL REFERENCES refund_status (id),
    amount          INTEGER NOT NULL CHECK (amount BETWEEN 1 AND 999999999999),
    description     TEXT    NOT NULL,
    created_at      INTEGER NOT NULL,
    due_at          INTEGER,
    ended_at        INTEGER,
    idempotency_key TEXT    NOT NULL CHECK (length(idempotency_key) BETWEEN 1 AND 64),
    request_sha256  TEXT    NOT NULL CHECK (length(request_sha256) = 64),
    answer          TEXT    NOT NULL,
    actor_kind      INTEGER NOT NULL REFERENCES actor_kind (id),
    actor_name      TEXT    NOT NULL,
    UNIQUE (profile, idempotency_key),
    CHECK ((status = 1) = (due_at IS NOT NULL)),
    CHECK ((status = 1) = (ended_at IS NULL))
) STRICT;
CREATE INDEX refund_by_payment ON refund (payment, status, amount);
CREATE INDEX refund_by_time ON refund (created_at);
CREATE INDEX refund_by_status ON refund (profile, status, seq, amount);
CREATE INDEX refund_due ON refund (due_at) WHERE due_at IS NOT NULL;

CREATE TRIGGER refund_terms_are_fixed
BEFORE UPDATE OF seq, id, payment, profile, account, amount, description, created_at, idempotency_key,
    request_sha256, answer ON refund
BEGIN
    SELECT RAISE(ABORT, 'the terms of a refund are fixed');
END;
CREATE TRIGGER refund_final_is_final BEFORE UPDATE OF status ON refund WHEN OLD.status <> 1
BEGIN
    SELECT RAISE(ABORT, 'a final status is never left');
END;
CREATE TRIGGER refund_stays BEFORE DELETE ON refund
BEGIN
    SELECT RAISE(ABORT, 'refunds are never deleted');
END;

-- What is to be paid out: a payment that has succeeded (kind 1) or a refund that is done (kind 2). seq is
-- that of its ledger entry. position counts from 1 within account and kind, merchant_position within
-- merchant and kind, both without a gap and in the order of time; so a payout is two ranges of
-- positions, and each page of any list one range. refund is NULL for a payment.
CREATE TABLE payout_item (
    seq               INTEGER PRIMARY KEY REFERENCES ledger_entry (seq),
    kind              INTEGER NOT NULL CHECK (kind IN (1, 2)),
    merchant          INTEGER NOT NULL REFERENCES merchant (seq),
    account           INTEGER NOT NULL REFERENCES ledger_account (seq),
    merchant_position INTEGER NOT NULL,
    position          INTEGER NOT NULL,
    payment           INTEGER NOT NULL REFERENCES payment (seq),
    refund            INTEGER REFERENCES refund (seq),
    amount            INTEGER NOT NULL CHECK (amount > 0),
    at                INTEGER NOT NULL,
    UNIQUE (merchant, kind, merchant_position),
    UNIQUE (account, kind, position),
    CHECK ((kind = 2) = (refund IS NOT NULL))
) STRICT;
CREATE TRIGGER payout_item_is_fixed BEFORE UPDATE ON payout_item
BEGIN
    SELECT RAISE(ABORT, 'an item of a payout is never changed');
END;
CREATE TRIGGER payout_item_stays BEFORE DELETE ON payout_item
BEGIN
    SELECT RAISE(ABORT, 'an item of a payout is never removed');
END;

CREATE TABLE payout_status (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
INSERT INTO payout_status (id, name) VALUES (1, 'SUCCEEDED'), (2, 'FAILED');

-- account: the merchant's. Its payments are those of positions payments_after + 1 to payments_upto, its
-- refunds likewise. again_of: the failed payout whose items it pays out again, once. made_at never falls
-- as seq rises.
CREATE TABLE payout (
    seq            INTEGER PRIMARY KEY,
    id             TEXT    NOT NULL UNIQUE CHECK (length(id) = 24),
    account        INTEGER NOT NULL REFERENCES ledger_account (seq),
    status         INTEGER NOT NULL REFERENCES payout_status (id),
    made_at        INTEGER NOT NULL,
    payments_after INTEGER NOT NULL CHECK (payments_after >= 0),
    payments_upto  INTEGER NOT NULL CHECK (payments_upto >= payments_after),
    refunds_after  INTEGER NOT NULL CHECK (refunds_after >= 0),
    refunds_upto   INTEGER NOT NULL CHECK (refunds_upto >= refunds_after),
    payment_amount INTEGER NOT NULL CHECK (payment_amount >= 0),
    refund_amount  INTEGER NOT NULL CHECK (refund_amount >= 0),
    amount         INTEGER NOT NULL CHECK (amount > 0 AND amount = payment_amount - refund_amount),
    again_of       INTEGER UNIQUE REFERENCES payout (seq)
) STRICT;
CREATE INDEX payout_by_time ON payout (made_at);
CREATE INDEX payout_by_account ON payout (account, seq);
CREATE TRIGGER payout_is_fixed BEFORE UPDATE ON payout
BEGIN
    SELECT RAISE(ABORT, 'a payout is never changed');
END;
CREATE TRIGGER payout_stays BEFORE DELETE ON payout
BEGIN
    SELECT RAISE(ABORT, 'payouts are never deleted');
END;

-- What people did that changed nothing but must not be forgotten. action: 1 the debtor's IBAN was shown.
CREATE TABLE audit_entry (
    seq        INTEGER PRIMARY KEY,
    at         INTEGER NOT NULL,
    action     INTEGER NOT NULL CHECK (action = 1),
    subject    TEXT    NOT NULL,
    actor_kind INTEGER NOT NULL REFERENCES actor_kind (id),
    actor_name TEXT    NOT NULL
) STRICT;
