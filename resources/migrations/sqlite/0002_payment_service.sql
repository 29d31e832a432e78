-- The rest of the payment service: signed requests, the service's own keys, static-QR payments,
-- acknowledgement.

-- callback_header: 1 specified, 2 extended. jwks_url or jwks: where the merchant's public keys are.
ALTER TABLE profile ADD COLUMN asks_acknowledgement INTEGER NOT NULL DEFAULT 0
    CHECK (asks_acknowledgement IN (0, 1));
ALTER TABLE profile ADD COLUMN refunds_accept_api_key INTEGER NOT NULL DEFAULT 0
    CHECK (refunds_accept_api_key IN (0, 1));
ALTER TABLE profile ADD COLUMN callback_header INTEGER NOT NULL DEFAULT 1
    CHECK (callback_header IN (1, 2));
ALTER TABLE profile ADD COLUMN jwks_url TEXT NOT NULL DEFAULT '';
ALTER TABLE profile ADD COLUMN jwks TEXT NOT NULL DEFAULT '' CHECK (jwks = '' OR jwks_url = '');

INSERT INTO actor_kind (id, name) VALUES (5, 'SIGNATURE');

-- type: 1 dynamic, 2 static QR, 3 P2P, 4 PAYMENT_REQUEST. shop_id and shop_name are what the request
-- said. acknowledge_by: when a payment that waits for its acknowledgement is voided.
ALTER TABLE payment ADD COLUMN type INTEGER NOT NULL DEFAULT 1 CHECK (type BETWEEN 1 AND 4);
ALTER TABLE payment ADD COLUMN shop_id TEXT NOT NULL DEFAULT '';
ALTER TABLE payment ADD COLUMN shop_name TEXT NOT NULL DEFAULT '';
ALTER TABLE payment ADD COLUMN acknowledge_by INTEGER;
UPDATE payment SET acknowledge_by = 604800000
    + (SELECT max(s.at) FROM payment_step s WHERE s.payment = payment.seq) WHERE status = 9;

-- A point of sale shows one static-QR payment at a time.
CREATE UNIQUE INDEX payment_active_at_point_of_sale ON payment (point_of_sale)
    WHERE type = 2 AND status IN (1, 2);
CREATE INDEX payment_by_acknowledgement ON payment (acknowledge_by) WHERE status = 9;

DROP TRIGGER payment_terms_are_fixed;
CREATE TRIGGER payment_terms_are_fixed
BEFORE UPDATE OF seq, id, profile, amount, created_at, reference, description, type, point_of_sale
ON payment
BEGIN
    SELECT RAISE(ABORT, 'the terms of a payment are fixed');
END;

-- The service's own keys. algorithm: 1 ES256, 2 RS256. sealed_key: the private key, encrypted, in
-- base64; certificate: its X.509 certificate (DER) in base64. A key is in the key set from
-- published_at, signs from signs_from until a later one does, and leaves the key set at retired_at.
CREATE TABLE service_key (
    seq          INTEGER PRIMARY KEY,
    kid          TEXT    NOT NULL UNIQUE CHECK (kid <> ''),
    algorithm    INTEGER NOT NULL CHECK (algorithm IN (1, 2)),
    sealed_key   TEXT    NOT NULL,
    certificate  TEXT    NOT NULL,
    published_at INTEGER NOT NULL,
    signs_from   INTEGER NOT NULL,
    retired_at   INTEGER
) STRICT;

-- Signed requests that were accepted, until they are too old to be accepted again. digest: of the
-- profile's id and the jti, in hex.
CREATE TABLE seen_request (
    seq        INTEGER PRIMARY KEY,
    digest     TEXT    NOT NULL CHECK (length(digest) = 32),
    seen_until INTEGER NOT NULL
) STRICT;
CREATE INDEX seen_request_by_time ON seen_request (seen_until);
