-- The payments of hosted profiles: what their provider says of them, and what was asked of it.

-- Requests to create a payment, stored before they leave. id: chosen by the window, or made here. reference: as the
-- provider gets it; no other request of the profile has it. own_reference: as the shop asked. certain_at: an answer of
-- the provider's search from then on, without the payment, makes it certain that there is none. state: 1 sent, 2 not
-- known, 3 created, 4 refused, 5 not created. note: why it was refused, or set as not created.
CREATE TABLE hosted_intent (
    seq                   INTEGER PRIMARY KEY,
    id                    TEXT    NOT NULL UNIQUE CHECK (length(id) = 24),
    profile               INTEGER NOT NULL REFERENCES profile (seq),
    reference             TEXT    NOT NULL CHECK (length(reference) BETWEEN 1 AND 35),
    amount                INTEGER NOT NULL CHECK (amount BETWEEN 1 AND 999999999999),
    own_reference         TEXT    NOT NULL,
    description           TEXT    NOT NULL,
    bulk_id               TEXT    NOT NULL,
    identify_callback_url TEXT    NOT NULL,
    callback_url          TEXT    NOT NULL,
    return_url            TEXT    NOT NULL,
    voucher_eligibility   TEXT    NOT NULL,
    point_of_sale         TEXT    NOT NULL,
    shop_id               TEXT    NOT NULL,
    shop_name             TEXT    NOT NULL,
    vat                   TEXT    NOT NULL,
    actor_kind            INTEGER NOT NULL REFERENCES actor_kind (id),
    actor_name            TEXT    NOT NULL,
    sent_at               INTEGER NOT NULL,
    certain_at            INTEGER NOT NULL,
    state                 INTEGER NOT NULL CHECK (state BETWEEN 1 AND 5),
    payment               INTEGER REFERENCES payment (seq),
    asked_at              INTEGER,
    answered_at           INTEGER,
    note                  TEXT    NOT NULL DEFAULT '',
    UNIQUE (profile, reference),
    CHECK ((state = 3) = (payment IS NOT NULL))
) STRICT;
CREATE INDEX hosted_intent_open ON hosted_intent (profile) WHERE state IN (1, 2);
CREATE TRIGGER hosted_intent_terms_are_fixed
BEFORE UPDATE OF seq, id, profile, reference, amount, own_reference, description, bulk_id, identify_callback_url,
    callback_url, return_url, voucher_eligibility, point_of_sale, shop_id, shop_name, vat, actor_kind, actor_name,
    sent_at, certain_at
ON hosted_intent
BEGIN
    SELECT RAISE(ABORT, 'the terms of a request to a provider are fixed');
END;
-- A payment that was said not to exist may be found later.
CREATE TRIGGER hosted_intent_state_goes_on
BEFORE UPDATE OF state, payment ON hosted_intent
WHEN OLD.state = 3 OR (OLD.state IN (4, 5) AND NEW.state <> 3) OR (OLD.state = 2 AND NEW.state = 1)
BEGIN
    SELECT RAISE(ABORT, 'the outcome of a request to a provider is fixed');
END;
CREATE TRIGGER hosted_intent_stays BEFORE DELETE ON hosted_intent
BEGIN
    SELECT RAISE(ABORT, 'a request to a provider is never removed');
END;

-- created_at, succeeded_at, reference: as the provider says. deeplink: content of the QR code; '' if it did not say.
-- intent: the request that made the payment. is_duplicate: 1 if that request had made a payment already. contradiction:
-- a status that the provider told although the stored one cannot become it.
CREATE TABLE hosted_payment (
    payment          INTEGER PRIMARY KEY REFERENCES payment (seq),
    created_at       INTEGER NOT NULL,
    succeeded_at     INTEGER,
    reference        TEXT    NOT NULL,
    deeplink         TEXT    NOT NULL,
    intent           INTEGER REFERENCES hosted_intent (seq),
    is_duplicate     INTEGER NOT NULL CHECK (is_duplicate IN (0, 1)),
    contradiction    INTEGER REFERENCES payment_status (id),
    contradiction_at INTEGER,
    CHECK (is_duplicate = 0 OR intent IS NOT NULL),
    CHECK ((contradiction IS NULL) = (contradiction_at IS NULL))
) STRICT;
CREATE INDEX hosted_payment_contradicted ON hosted_payment (contradiction_at) WHERE contradiction_at IS NOT NULL;
CREATE INDEX hosted_payment_doubled ON hosted_payment (intent) WHERE is_duplicate = 1;
CREATE TRIGGER hosted_payment_terms_are_fixed
BEFORE UPDATE OF payment, created_at, reference, intent, is_duplicate ON hosted_payment
BEGIN
    SELECT RAISE(ABORT, 'what a provider said of a new payment is fixed');
END;
CREATE TRIGGER hosted_payment_stays BEFORE DELETE ON hosted_payment
BEGIN
    SELECT RAISE(ABORT, 'what a provider said of a payment is never removed');
END;

-- Up to which time every payment of the profile was looked for at its provider.
CREATE TABLE hosted_search (
    profile INTEGER PRIMARY KEY REFERENCES profile (seq),
    upto    INTEGER NOT NULL
) STRICT;

-- The provider may take a moment to end the payment that a new one at the same point of sale replaces. For local
-- profiles, a point of sale has at most one open payment.
DROP INDEX payment_active_at_point_of_sale;
CREATE INDEX payment_active_at_point_of_sale ON payment (point_of_sale) WHERE type = 2 AND status IN (1, 2);
CREATE TRIGGER payment_is_alone_at_its_place BEFORE INSERT ON payment
WHEN NEW.type = 2 AND NEW.status IN (1, 2)
    AND EXISTS (SELECT 1 FROM profile WHERE seq = NEW.profile AND environment = 1)
    AND EXISTS (SELECT 1 FROM payment p
                WHERE p.point_of_sale = NEW.point_of_sale AND p.type = 2 AND p.status IN (1, 2))
BEGIN
    SELECT RAISE(ABORT, 'a point of sale has one open payment');
END;

-- A provider may name the payer at any step, once.
DROP TRIGGER payment_payer_is_fixed;
CREATE TRIGGER payment_payer_is_fixed
BEFORE UPDATE OF debtor_name, debtor_iban ON payment
WHEN (NEW.debtor_name <> OLD.debtor_name OR NEW.debtor_iban <> OLD.debtor_iban)
    AND NOT (OLD.status = 1 AND NEW.status = 2)
    AND NOT (OLD.debtor_name = '' AND OLD.debtor_iban = ''
             AND EXISTS (SELECT 1 FROM profile WHERE seq = OLD.profile AND environment > 1))
    AND NOT EXISTS (SELECT 1 FROM payer_pseudonym p WHERE p.payment = OLD.seq
                    AND p.name = NEW.debtor_name AND p.iban = NEW.debtor_iban)
BEGIN
    SELECT RAISE(ABORT, 'the payer of a payment is fixed');
END;
