-- Fees of the payment service.

INSERT INTO ledger_cause (id, name) VALUES
    (8, 'FEE_CHARGED'), (9, 'FEE_RETURNED'), (10, 'FEE_COLLECTED'), (11, 'FEE_PAID_BACK');

-- A merchant's rule from a day on. first_day: Julian day number, in the shop's calendar; from_at: its first
-- moment. entries: number of entries of the ledger when the rule was set; it counts for later ones only.
-- share: in hundredths of a percent. collection: 1 payouts are reduced, 2 collected apart. Of two rules for one
-- day, the later one counts.
CREATE TABLE fee_rule (
    seq        INTEGER PRIMARY KEY,
    merchant   INTEGER NOT NULL REFERENCES merchant (seq),
    first_day  INTEGER NOT NULL,
    from_at    INTEGER NOT NULL,
    entries    INTEGER NOT NULL CHECK (entries >= 0),
    fixed      INTEGER NOT NULL CHECK (fixed BETWEEN 0 AND 999999999999),
    share      INTEGER NOT NULL CHECK (share BETWEEN 0 AND 10000),
    minimum    INTEGER NOT NULL CHECK (minimum BETWEEN 0 AND 999999999999),
    collection INTEGER NOT NULL CHECK (collection IN (1, 2)),
    set_at     INTEGER NOT NULL
) STRICT;

-- The fee of a payment, computed when it succeeded. seq, account and position: those of its payout_item. A
-- payment without a row has no fee.
CREATE TABLE payment_fee (
    seq      INTEGER PRIMARY KEY REFERENCES payout_item (seq),
    payment  INTEGER NOT NULL UNIQUE REFERENCES payment (seq),
    account  INTEGER NOT NULL REFERENCES ledger_account (seq),
    position INTEGER NOT NULL,
    rule     INTEGER NOT NULL REFERENCES fee_rule (seq),
    amount   INTEGER NOT NULL CHECK (amount > 0)
) STRICT;
CREATE UNIQUE INDEX payment_fee_by_position ON payment_fee (account, position, rule, amount);

-- A month that has ended. month: Julian day number of its first day. Its payments are those with ledger entries
-- entries_after + 1 to entries_upto. amount: their fees, by rule. minimum: what was charged on top.
CREATE TABLE fee_month (
    merchant      INTEGER NOT NULL REFERENCES merchant (seq),
    month         INTEGER NOT NULL,
    entries_after INTEGER NOT NULL CHECK (entries_after >= 0),
    entries_upto  INTEGER NOT NULL CHECK (entries_upto >= entries_after),
    amount        INTEGER NOT NULL CHECK (amount >= 0),
    minimum       INTEGER NOT NULL CHECK (minimum >= 0),
    closed_at     INTEGER NOT NULL,
    PRIMARY KEY (merchant, month)
) STRICT, WITHOUT ROWID;

-- The provider's invoice for a month. computed: fees by rule that it replaces. actor: name of who booked it.
CREATE TABLE fee_invoice (
    seq       INTEGER PRIMARY KEY,
    merchant  INTEGER NOT NULL REFERENCES merchant (seq),
    month     INTEGER NOT NULL,
    number    TEXT    NOT NULL CHECK (length(number) BETWEEN 1 AND 35),
    amount    INTEGER NOT NULL CHECK (amount >= 0),
    computed  INTEGER NOT NULL CHECK (computed >= 0),
    booked_at INTEGER NOT NULL,
    actor     TEXT    NOT NULL,
    UNIQUE (merchant, month),
    UNIQUE (merchant, number)
) STRICT;

-- A charge that is no payment's: its subject in the ledger is id. kind: 1 fees of a month's payments that no
-- payout was reduced by, 2 minimum of a month, 3 difference to an invoice. amount: negative if fees are taken
-- back. position: counts from 1 within the account, without a gap, for a charge that a payout is reduced by; NULL
-- for one that is collected apart.
CREATE TABLE fee_charge (
    seq      INTEGER PRIMARY KEY,
    id       TEXT    NOT NULL UNIQUE CHECK (length(id) = 24),
    merchant INTEGER NOT NULL REFERENCES merchant (seq),
    account  INTEGER NOT NULL REFERENCES ledger_account (seq),
    month    INTEGER NOT NULL,
    kind     INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 3),
    amount   INTEGER NOT NULL CHECK (amount <> 0),
    position INTEGER CHECK (position >= 1),
    at       INTEGER NOT NULL,
    UNIQUE (account, position),
    CHECK (kind = 3 OR amount > 0),
    CHECK (kind <> 1 OR position IS NULL)
) STRICT;

CREATE TRIGGER fee_rule_is_fixed BEFORE UPDATE ON fee_rule
BEGIN
    SELECT RAISE(ABORT, 'a rule of fees is never changed');
END;
CREATE TRIGGER fee_rule_stays BEFORE DELETE ON fee_rule
BEGIN
    SELECT RAISE(ABORT, 'a rule of fees is never removed');
END;
CREATE TRIGGER payment_fee_is_fixed BEFORE UPDATE ON payment_fee
BEGIN
    SELECT RAISE(ABORT, 'the fee of a payment is fixed');
END;
CREATE TRIGGER payment_fee_stays BEFORE DELETE ON payment_fee
BEGIN
    SELECT RAISE(ABORT, 'the fee of a payment is fixed');
END;
CREATE TRIGGER fee_month_is_fixed BEFORE UPDATE ON fee_month
BEGIN
    SELECT RAISE(ABORT, 'the fees of a month are fixed');
END;
CREATE TRIGGER fee_month_stays BEFORE DELETE ON fee_month
BEGIN
    SELECT RAISE(ABORT, 'the fees of a month are fixed');
END;
CREATE TRIGGER fee_invoice_is_fixed BEFORE UPDATE ON fee_invoice
BEGIN
    SELECT RAISE(ABORT, 'an invoice for fees is never changed');
END;
CREATE TRIGGER fee_invoice_stays BEFORE DELETE ON fee_invoice
BEGIN
    SELECT RAISE(ABORT, 'an invoice for fees is never removed');
END;
CREATE TRIGGER fee_charge_is_fixed BEFORE UPDATE ON fee_charge
BEGIN
    SELECT RAISE(ABORT, 'a charge of fees is never changed');
END;
CREATE TRIGGER fee_charge_stays BEFORE DELETE ON fee_charge
BEGIN
    SELECT RAISE(ABORT, 'a charge of fees is never removed');
END;

-- Its charges are those of positions fees_after + 1 to fees_upto. fee_amount: these, and the fees of its
-- payments that payouts are reduced by.
ALTER TABLE payout ADD COLUMN fees_after INTEGER NOT NULL DEFAULT 0 CHECK (fees_after >= 0);
ALTER TABLE payout ADD COLUMN fees_upto  INTEGER NOT NULL DEFAULT 0 CHECK (fees_upto >= fees_after);
ALTER TABLE payout ADD COLUMN fee_amount INTEGER NOT NULL DEFAULT 0;

-- Wider checks: ledger account kind 5 (fees), payouts less fees. The rows are valid under both, so the text of
-- the schema is changed instead of a million rows being copied.
-- @source https://www.sqlite.org/lang_altertable.html#otheralter
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, 'CHECK (kind BETWEEN 1 AND 4)', 'CHECK (kind BETWEEN 1 AND 5)')
    WHERE type = 'table' AND name = 'ledger_account';
UPDATE sqlite_schema SET sql = replace(sql, 'amount = payment_amount - refund_amount',
                                       'amount = payment_amount - refund_amount - fee_amount')
    WHERE type = 'table' AND name = 'payout';
PRAGMA writable_schema = RESET;
