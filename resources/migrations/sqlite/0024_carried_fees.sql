-- Fees that move to another account of their merchant, and invoices that correct an earlier one.

INSERT INTO ledger_cause (id, name) VALUES (12, 'FEE_CARRIED');

-- kind: 4 moved to another account of the merchant, by two rows: the first takes the amount off an account, the
-- second adds it to another one. carried: seq of the first row; the ledger's entry has the id of the second one.
ALTER TABLE fee_charge ADD COLUMN carried INTEGER REFERENCES fee_charge (seq);
CREATE UNIQUE INDEX fee_charge_by_carried ON fee_charge (carried) WHERE carried IS NOT NULL;

-- Several invoices for one month: the last one counts. computed: what the fees of the month were before it, by
-- rule or by the invoice before.
ALTER TABLE fee_invoice RENAME TO earlier_fee_invoice;
CREATE TABLE fee_invoice (
    seq       INTEGER PRIMARY KEY,
    merchant  INTEGER NOT NULL REFERENCES merchant (seq),
    month     INTEGER NOT NULL,
    number    TEXT    NOT NULL CHECK (length(number) BETWEEN 1 AND 35),
    amount    INTEGER NOT NULL CHECK (amount >= 0),
    computed  INTEGER NOT NULL CHECK (computed >= 0),
    booked_at INTEGER NOT NULL,
    actor     TEXT    NOT NULL
) STRICT;
INSERT INTO fee_invoice SELECT * FROM earlier_fee_invoice;
DROP TABLE earlier_fee_invoice;
CREATE INDEX fee_invoice_by_month ON fee_invoice (merchant, month);
CREATE TRIGGER fee_invoice_is_fixed BEFORE UPDATE ON fee_invoice
BEGIN
    SELECT RAISE(ABORT, 'an invoice for fees is never changed');
END;
CREATE TRIGGER fee_invoice_stays BEFORE DELETE ON fee_invoice
BEGIN
    SELECT RAISE(ABORT, 'an invoice for fees is never removed');
END;

-- Wider checks, under which all rows are valid.
-- @source https://www.sqlite.org/lang_altertable.html#otheralter
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(replace(sql, 'CHECK (kind BETWEEN 1 AND 3)', 'CHECK (kind BETWEEN 1 AND 4)'),
                                       'CHECK (kind = 3 OR amount > 0)', 'CHECK (kind IN (3, 4) OR amount > 0)')
    WHERE type = 'table' AND name = 'fee_charge';
PRAGMA writable_schema = RESET;
