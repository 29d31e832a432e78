-- Day closes, and the account to which money goes that arrives after a profile's account was removed.

-- A Z ends a stretch of a till's takings and begins the next; an X looks at the stretch that runs.
-- The takings are the lines of payouts (payout_item) with items_after < seq <= items_upto.
CREATE TABLE day_close (
    seq             INTEGER PRIMARY KEY,
    kind            INTEGER NOT NULL CHECK (kind IN (1, 2)), -- X, Z
    profile         INTEGER NOT NULL REFERENCES profile (seq),
    point_of_sale   INTEGER REFERENCES point_of_sale (seq), -- NULL: the whole profile
    number          INTEGER NOT NULL CHECK (number >= 1),
    items_after     INTEGER NOT NULL CHECK (items_after >= 0),
    items_upto      INTEGER NOT NULL CHECK (items_upto >= items_after),
    from_at         INTEGER, -- when the Z before was made; NULL: there is none
    made_at         INTEGER NOT NULL,
    payments        INTEGER NOT NULL CHECK (payments >= 0),
    payments_amount INTEGER NOT NULL CHECK (payments_amount >= 0),
    refunds         INTEGER NOT NULL CHECK (refunds >= 0),
    refunds_amount  INTEGER NOT NULL CHECK (refunds_amount >= 0),
    total_before    INTEGER NOT NULL -- payments less refunds of all Z before this close
) STRICT;
CREATE UNIQUE INDEX day_close_number
    ON day_close (profile, ifnull(point_of_sale, 0), kind, number);

CREATE TRIGGER day_close_is_fixed BEFORE UPDATE ON day_close
BEGIN
    SELECT RAISE(ABORT, 'a day close is never changed');
END;
CREATE TRIGGER day_close_stays BEFORE DELETE ON day_close
BEGIN
    SELECT RAISE(ABORT, 'a day close is never removed');
END;

-- The last account that the profile had; empty only when it never had one.
ALTER TABLE profile ADD COLUMN last_iban TEXT NOT NULL DEFAULT '';
UPDATE profile SET last_iban = iban;
-- Where one was taken away before this was kept, the ledger knows which it was.
UPDATE profile SET last_iban = coalesce(
    (SELECT a.iban FROM payout_item i JOIN payment p ON p.seq = i.payment
     JOIN ledger_account a ON a.seq = i.account
     WHERE p.profile = profile.seq AND a.iban <> '' ORDER BY i.seq DESC LIMIT 1), '')
WHERE last_iban = '';
