-- The index of the search. It repeats what other tables say: the core fills it shortly after each
-- commit, in order of seq, and search_progress says how far. Payments after that are searched one by
-- one. A database from before this migration is filled while the service runs.

-- Texts of payments, in the form of searchable() (core/domain/search_text.h). rowid: twice the seq of
-- the payment for everything that is known when it is indexed; one more for a payer who came later.
CREATE VIRTUAL TABLE search_payment USING fts5 (
    words, content='', columnsize=0, detail=none, tokenize='trigram case_sensitive 1'
);
-- Descriptions and ids of refunds. rowid: seq of the refund.
CREATE VIRTUAL TABLE search_refund USING fts5 (
    words, content='', columnsize=0, detail=none, tokenize='trigram case_sensitive 1'
);

-- kind: 1 amount in cents, 2 seq of the point of sale, 3 last four digits of the payer's IBAN,
-- 4 amount of a refund, 5 type other than dynamic. payment: seq.
CREATE TABLE search_number (
    kind    INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 5),
    value   INTEGER NOT NULL,
    payment INTEGER NOT NULL,
    PRIMARY KEY (kind, value, payment)
) STRICT, WITHOUT ROWID;

-- source: 1 payment, 2 payment_step (payers), 3 refund. last: its last seq that is in the index.
CREATE TABLE search_progress (
    source INTEGER PRIMARY KEY CHECK (source BETWEEN 1 AND 3),
    last   INTEGER NOT NULL CHECK (last >= 0)
) STRICT;
INSERT INTO search_progress (source, last) VALUES (1, 0), (2, 0), (3, 0);
