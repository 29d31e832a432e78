-- The environment of a profile, and its connection with the provider who makes its payments.

-- 1 local, 2 pre-production, 3 production.
ALTER TABLE profile ADD COLUMN environment INTEGER NOT NULL DEFAULT 1 CHECK (environment BETWEEN 1 AND 3);
CREATE TRIGGER profile_environment_is_fixed
BEFORE UPDATE OF environment ON profile
WHEN NEW.environment <> OLD.environment AND EXISTS (SELECT 1 FROM payment WHERE profile = OLD.seq)
BEGIN
    SELECT RAISE(ABORT, 'the environment of a profile with payments is fixed');
END;

-- A database is for production from its first payment on, or never.
CREATE TRIGGER production_is_chosen_first
BEFORE INSERT ON setting
WHEN NEW.name = 'environment' AND EXISTS (SELECT 1 FROM payment)
    AND NOT EXISTS (SELECT 1 FROM setting WHERE name = 'environment' AND value = NEW.value)
BEGIN
    SELECT RAISE(ABORT, 'a database with payments never becomes one for production');
END;
CREATE TRIGGER production_stays BEFORE UPDATE ON setting
WHEN OLD.name = 'environment' AND (NEW.name <> OLD.name OR NEW.value <> OLD.value)
BEGIN
    SELECT RAISE(ABORT, 'a database for production stays one');
END;
CREATE TRIGGER production_is_not_removed BEFORE DELETE ON setting WHEN OLD.name = 'environment'
BEGIN
    SELECT RAISE(ABORT, 'a database for production stays one');
END;

-- sealed_api_key: AES-256-GCM in base64; '' without an API key. api_key_end: its last four characters.
-- hosted_merchant: '' if no reconciliation is fetched. allowed: 1 nothing is created, 2 payments, 3 refunds, too.
CREATE TABLE hosted_connection (
    profile          INTEGER PRIMARY KEY REFERENCES profile (seq),
    base_url         TEXT    NOT NULL CHECK (base_url <> ''),
    key_set_url      TEXT    NOT NULL CHECK (key_set_url <> ''),
    hosted_profile   TEXT    NOT NULL CHECK (length(hosted_profile) = 24),
    hosted_merchant  TEXT    NOT NULL CHECK (length(hosted_merchant) IN (0, 24)),
    issuer           TEXT    NOT NULL CHECK (issuer <> ''),
    claim_namespace  TEXT    NOT NULL CHECK (claim_namespace <> ''),
    sealed_api_key   TEXT    NOT NULL,
    api_key_end      TEXT    NOT NULL CHECK (length(api_key_end) <= 4),
    relays_callbacks INTEGER NOT NULL CHECK (relays_callbacks IN (0, 1)),
    allowed          INTEGER NOT NULL CHECK (allowed BETWEEN 1 AND 3)
) STRICT;
CREATE TRIGGER hosted_profile_is_fixed
BEFORE UPDATE OF profile, hosted_profile ON hosted_connection
WHEN (NEW.profile <> OLD.profile OR NEW.hosted_profile <> OLD.hosted_profile)
    AND EXISTS (SELECT 1 FROM payment WHERE profile = OLD.profile)
BEGIN
    SELECT RAISE(ABORT, 'the connection of a profile with payments leads to the same profile');
END;
CREATE TRIGGER hosted_connection_stays
BEFORE DELETE ON hosted_connection WHEN EXISTS (SELECT 1 FROM payment WHERE profile = OLD.profile)
BEGIN
    SELECT RAISE(ABORT, 'the connection of a profile with payments is never removed');
END;

-- The keys that sign a profile's requests to its provider. sealed_key: PKCS#8 PEM under AES-256-GCM in base64; '' once
-- erased. public_key: a JWK.
CREATE TABLE hosted_key (
    seq        INTEGER PRIMARY KEY,
    profile    INTEGER NOT NULL REFERENCES profile (seq),
    kid        TEXT    NOT NULL CHECK (length(kid) BETWEEN 1 AND 64),
    sealed_key TEXT    NOT NULL,
    public_key TEXT    NOT NULL CHECK (public_key <> ''),
    made_at    INTEGER NOT NULL,
    signs_from INTEGER NOT NULL,
    UNIQUE (profile, kid)
) STRICT;
CREATE TRIGGER hosted_key_is_fixed
BEFORE UPDATE OF seq, profile, kid, public_key, made_at, signs_from ON hosted_key
BEGIN
    SELECT RAISE(ABORT, 'a signing key is never changed');
END;
CREATE TRIGGER hosted_key_stays_erased
BEFORE UPDATE OF sealed_key ON hosted_key WHEN NEW.sealed_key <> ''
BEGIN
    SELECT RAISE(ABORT, 'a signing key is never changed');
END;
CREATE TRIGGER hosted_key_stays BEFORE DELETE ON hosted_key
BEGIN
    SELECT RAISE(ABORT, 'a signing key is never removed');
END;

INSERT INTO actor_kind (id, name) VALUES (6, 'PROVIDER');
