-- Retention: the payers of old payments are replaced by pseudonyms, the one change of a payer that the
-- trigger lets through. A row here is the permission for exactly this pseudonym of this payment. run: seq
-- of the entry of the audit trail that has the number of the rows and the SHA-256 of all of them.
CREATE TABLE payer_pseudonym (
    payment INTEGER PRIMARY KEY REFERENCES payment (seq),
    run     INTEGER NOT NULL,
    name    TEXT    NOT NULL,
    iban    TEXT    NOT NULL
) STRICT;
CREATE INDEX payer_pseudonym_by_run ON payer_pseudonym (run, payment);
CREATE TRIGGER payer_pseudonym_is_fixed BEFORE UPDATE ON payer_pseudonym
BEGIN
    SELECT RAISE(ABORT, 'the pseudonym of a payer is never changed');
END;
CREATE TRIGGER payer_pseudonym_stays BEFORE DELETE ON payer_pseudonym
BEGIN
    SELECT RAISE(ABORT, 'the pseudonym of a payer is never removed');
END;

DROP TRIGGER payment_payer_is_fixed;
CREATE TRIGGER payment_payer_is_fixed
BEFORE UPDATE OF debtor_name, debtor_iban ON payment
WHEN (NEW.debtor_name <> OLD.debtor_name OR NEW.debtor_iban <> OLD.debtor_iban)
    AND NOT (OLD.status = 1 AND NEW.status = 2)
    AND NOT EXISTS (SELECT 1 FROM payer_pseudonym p WHERE p.payment = OLD.seq
                    AND p.name = NEW.debtor_name AND p.iban = NEW.debtor_iban)
BEGIN
    SELECT RAISE(ABORT, 'the payer of a payment is fixed');
END;
