-- Orders in which a list of payments is shown. Neither index is written by the creation of a payment:
-- its payer comes later, and nothing of it is refunded yet. Amounts and points of sale are sorted by the
-- index of the search, references and statuses by indexes of earlier versions.
CREATE INDEX payment_by_payer ON payment (debtor_name COLLATE NOCASE) WHERE debtor_name <> '';
CREATE INDEX payment_by_refunded ON payment (refunded) WHERE refunded > 0;
