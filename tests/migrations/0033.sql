CREATE TABLE schema_migration (version INTEGER PRIMARY KEY, name TEXT NOT NULL, sha256 TEXT NOT NULL) STRICT;
CREATE TABLE setting (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;
CREATE TABLE merchant (
    seq        INTEGER PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE CHECK (length(id) = 24),
    name       TEXT    NOT NULL CHECK (name <> ''),
    created_at INTEGER NOT NULL
, clearing_account TEXT NOT NULL DEFAULT ''
    CHECK (length(clearing_account) <= 34), company_name TEXT NOT NULL DEFAULT '', address      TEXT NOT NULL DEFAULT '', vat_number   TEXT NOT NULL DEFAULT '') STRICT;
CREATE TABLE payment_channel (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE profile (
    seq                       INTEGER PRIMARY KEY,
    id                        TEXT    NOT NULL UNIQUE CHECK (length(id) = 24),
    merchant                  INTEGER NOT NULL REFERENCES merchant (seq),
    name                      TEXT    NOT NULL CHECK (name <> ''),
    creditor_name             TEXT    NOT NULL CHECK (creditor_name <> ''),
    iban                      TEXT    NOT NULL,
    channel                   INTEGER NOT NULL REFERENCES payment_channel (id),
    bulk_id                   TEXT    NOT NULL,
    identify_callback_url     TEXT    NOT NULL,
    callback_url              TEXT    NOT NULL,
    is_open                   INTEGER NOT NULL CHECK (is_open IN (0, 1)),
    allows_refunds            INTEGER NOT NULL CHECK (allows_refunds IN (0, 1)),
    allows_loopback_callbacks INTEGER NOT NULL CHECK (allows_loopback_callbacks IN (0, 1)),
    created_at                INTEGER NOT NULL
, asks_acknowledgement INTEGER NOT NULL DEFAULT 0
    CHECK (asks_acknowledgement IN (0, 1)), refunds_accept_api_key INTEGER NOT NULL DEFAULT 0
    CHECK (refunds_accept_api_key IN (0, 1)), callback_header INTEGER NOT NULL DEFAULT 1
    CHECK (callback_header IN (1, 2)), jwks_url TEXT NOT NULL DEFAULT '', jwks TEXT NOT NULL DEFAULT '' CHECK (jwks = '' OR jwks_url = ''), last_iban TEXT NOT NULL DEFAULT '', allows_private_callbacks INTEGER NOT NULL DEFAULT 0
    CHECK (allows_private_callbacks IN (0, 1)), has_synchronous_callback INTEGER NOT NULL DEFAULT 0
    CHECK (has_synchronous_callback IN (0, 1)), environment INTEGER NOT NULL DEFAULT 1 CHECK (environment BETWEEN 1 AND 3)) STRICT;
CREATE TABLE point_of_sale (
    seq       INTEGER PRIMARY KEY,
    profile   INTEGER NOT NULL REFERENCES profile (seq),
    id        TEXT    NOT NULL CHECK (length(id) BETWEEN 1 AND 36),
    name      TEXT    NOT NULL,
    shop_id   TEXT    NOT NULL,
    shop_name TEXT    NOT NULL,
    UNIQUE (profile, id)
) STRICT;
CREATE TABLE api_key (
    seq          INTEGER PRIMARY KEY,
    id           TEXT    NOT NULL UNIQUE CHECK (length(id) = 24),
    profile      INTEGER NOT NULL REFERENCES profile (seq),
    sha256       TEXT    NOT NULL UNIQUE CHECK (length(sha256) = 64),
    name         TEXT    NOT NULL CHECK (name <> ''),
    subject      TEXT    NOT NULL CHECK (subject <> ''),
    authorities  INTEGER NOT NULL CHECK (authorities BETWEEN 1 AND 3),
    created_at   INTEGER NOT NULL,
    last_used_at INTEGER,
    revoked_at   INTEGER
, expires_at INTEGER, addresses TEXT NOT NULL DEFAULT '') STRICT;
CREATE TABLE payment_status (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE actor_kind (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE payment (
    seq                   INTEGER PRIMARY KEY,
    id                    TEXT    NOT NULL UNIQUE CHECK (length(id) = 24),
    profile               INTEGER NOT NULL REFERENCES profile (seq),
    status                INTEGER NOT NULL REFERENCES payment_status (id),
    amount                INTEGER NOT NULL CHECK (amount BETWEEN 1 AND 999999999999),
    created_at            INTEGER NOT NULL,
    expire_at             INTEGER NOT NULL,
    succeeded_at          INTEGER,
    reference             TEXT    NOT NULL,
    description           TEXT    NOT NULL,
    bulk_id               TEXT    NOT NULL,
    message               TEXT    NOT NULL,
    identify_callback_url TEXT    NOT NULL,
    callback_url          TEXT    NOT NULL,
    return_url            TEXT    NOT NULL,
    voucher_eligibility   TEXT    NOT NULL,
    point_of_sale         INTEGER REFERENCES point_of_sale (seq),
    debtor_name           TEXT    NOT NULL,
    debtor_iban           TEXT    NOT NULL,
    actor_kind            INTEGER NOT NULL REFERENCES actor_kind (id),
    actor_name            TEXT    NOT NULL, type INTEGER NOT NULL DEFAULT 1 CHECK (type BETWEEN 1 AND 4), shop_id TEXT NOT NULL DEFAULT '', shop_name TEXT NOT NULL DEFAULT '', acknowledge_by INTEGER, refunded INTEGER NOT NULL DEFAULT 0
    CHECK (refunded BETWEEN 0 AND amount),
    CHECK ((status = 6) = (succeeded_at IS NOT NULL))
) STRICT;
CREATE TABLE payment_step (
    seq          INTEGER PRIMARY KEY,
    payment      INTEGER NOT NULL REFERENCES payment (seq),
    at           INTEGER NOT NULL,
    cause        INTEGER NOT NULL CHECK (cause BETWEEN 1 AND 12),
    status       INTEGER NOT NULL REFERENCES payment_status (id),
    actor_kind   INTEGER NOT NULL REFERENCES actor_kind (id),
    actor_name   TEXT    NOT NULL
) STRICT;
CREATE TABLE payment_count (
    profile INTEGER NOT NULL REFERENCES profile (seq),
    level   INTEGER NOT NULL CHECK (level IN (1, 2)),
    block   INTEGER NOT NULL,
    status  INTEGER NOT NULL REFERENCES payment_status (id),
    n       INTEGER NOT NULL CHECK (n >= 0),
    amount  INTEGER NOT NULL CHECK (amount >= 0),
    PRIMARY KEY (profile, level, block, status)
) STRICT;
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
CREATE TABLE seen_request (
    seq        INTEGER PRIMARY KEY,
    digest     TEXT    NOT NULL CHECK (length(digest) = 32),
    seen_until INTEGER NOT NULL
) STRICT;
CREATE TABLE callback_state (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE callback (
    seq            INTEGER PRIMARY KEY,
    id             TEXT    NOT NULL UNIQUE CHECK (length(id) = 24),
    kind           INTEGER NOT NULL CHECK (kind IN (1, 2, 3)),
    profile_id     TEXT    NOT NULL,
    payment_id     TEXT    NOT NULL CHECK (length(payment_id) = 24),
    reference      TEXT    NOT NULL,
    payment_status INTEGER NOT NULL REFERENCES payment_status (id),
    url            TEXT    NOT NULL CHECK (url <> ''),
    host           TEXT    NOT NULL,
    body           TEXT    NOT NULL,
    fault          INTEGER NOT NULL CHECK (fault BETWEEN 0 AND 11),
    state          INTEGER NOT NULL REFERENCES callback_state (id),
    created_at     INTEGER NOT NULL,
    due_at         INTEGER,
    delivered_at   INTEGER,
    retries_left   INTEGER NOT NULL CHECK (retries_left >= 0),
    attempts       INTEGER NOT NULL CHECK (attempts >= 0),
    last_at        INTEGER,
    last_outcome   INTEGER CHECK (last_outcome BETWEEN 1 AND 9),
    last_status    INTEGER,
    last_duration  INTEGER, waits_for INTEGER CHECK (waits_for < seq AND waits_for > 0),
    CHECK ((state = 1) = (due_at IS NOT NULL)),
    CHECK ((attempts = 0) = (last_at IS NULL))
) STRICT;
CREATE TABLE callback_attempt (
    seq             INTEGER PRIMARY KEY,
    callback        INTEGER NOT NULL REFERENCES callback (seq) ON DELETE CASCADE,
    number          INTEGER NOT NULL CHECK (number >= 1),
    at              INTEGER NOT NULL,
    duration        INTEGER NOT NULL CHECK (duration >= 0),
    outcome         INTEGER NOT NULL CHECK (outcome BETWEEN 1 AND 9),
    status          INTEGER NOT NULL,
    detail          TEXT    NOT NULL,
    address         TEXT    NOT NULL,
    request_headers TEXT    NOT NULL,
    answer_headers  TEXT    NOT NULL,
    answer_body     TEXT    NOT NULL,
    answer_size     INTEGER NOT NULL CHECK (answer_size >= 0),
    UNIQUE (callback, number)
) STRICT;
CREATE TABLE inbox_message (
    seq            INTEGER PRIMARY KEY,
    received_at    INTEGER NOT NULL,
    address        TEXT    NOT NULL,
    headers        TEXT    NOT NULL,
    signature      TEXT    NOT NULL,
    body           TEXT    NOT NULL,
    jti            TEXT    NOT NULL,
    payment_id     TEXT    NOT NULL,
    payment_status TEXT    NOT NULL,
    is_good        INTEGER NOT NULL CHECK (is_good IN (0, 1)),
    first_fault    TEXT    NOT NULL
) STRICT;
CREATE TABLE ledger_cause (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE ledger_account (
    seq         INTEGER PRIMARY KEY,
    kind        INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 5),
    merchant_id TEXT    NOT NULL,
    iban        TEXT    NOT NULL,
    bulk_id     TEXT    NOT NULL,
    balance     INTEGER NOT NULL,
    UNIQUE (kind, merchant_id, iban, bulk_id),
    CHECK (kind <> 1 OR (merchant_id = '' AND iban = '' AND bulk_id = ''))
) STRICT;
CREATE TABLE ledger_entry (
    seq     INTEGER PRIMARY KEY,
    at      INTEGER NOT NULL,
    cause   INTEGER NOT NULL REFERENCES ledger_cause (id),
    subject TEXT    NOT NULL CHECK (length(subject) = 24),
    debit   INTEGER NOT NULL REFERENCES ledger_account (seq),
    credit  INTEGER NOT NULL REFERENCES ledger_account (seq),
    amount  INTEGER NOT NULL CHECK (amount > 0),
    hash    TEXT    NOT NULL CHECK (length(hash) = 64), payer TEXT NOT NULL DEFAULT '' CHECK (length(payer) IN (0, 32)),
    CHECK (debit <> credit)
) STRICT;
CREATE TABLE refund_status (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
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
    actor_name      TEXT    NOT NULL, reference TEXT NOT NULL DEFAULT '',
    UNIQUE (profile, idempotency_key),
    CHECK ((status = 1) = (due_at IS NOT NULL)),
    CHECK ((status = 1) = (ended_at IS NULL))
) STRICT;
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
CREATE TABLE payout_status (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
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
    amount         INTEGER NOT NULL CHECK (amount > 0 AND amount = payment_amount - refund_amount - fee_amount),
    again_of       INTEGER UNIQUE REFERENCES payout (seq)
, fees_after INTEGER NOT NULL DEFAULT 0 CHECK (fees_after >= 0), fees_upto  INTEGER NOT NULL DEFAULT 0 CHECK (fees_upto >= fees_after), fee_amount INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE audit_entry (
    seq        INTEGER PRIMARY KEY,
    at         INTEGER NOT NULL,
    action     INTEGER NOT NULL CHECK (action = 1),
    subject    TEXT    NOT NULL,
    actor_kind INTEGER NOT NULL REFERENCES actor_kind (id),
    actor_name TEXT    NOT NULL
) STRICT;
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
, head INTEGER REFERENCES ledger_head (seq)) STRICT;
CREATE TABLE ledger_head (
    seq     INTEGER PRIMARY KEY,
    cause   INTEGER NOT NULL CHECK (cause BETWEEN 1 AND 3),
    day     TEXT    NOT NULL CHECK (length(day) = 10),
    zone    TEXT    NOT NULL CHECK (zone <> ''),
    entry   INTEGER NOT NULL CHECK (entry >= 0),
    hash    TEXT    NOT NULL CHECK (length(hash) = 64),
    made_at INTEGER NOT NULL,
    kid     TEXT    NOT NULL CHECK (kid <> ''),
    jws     TEXT    NOT NULL CHECK (jws <> '')
) STRICT;
CREATE VIRTUAL TABLE search_payment USING fts5 (
    words, content='', columnsize=0, detail=none, tokenize='trigram case_sensitive 1'
);
CREATE VIRTUAL TABLE search_refund USING fts5 (
    words, content='', columnsize=0, detail=none, tokenize='trigram case_sensitive 1'
);
CREATE TABLE search_number (
    kind    INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 5),
    value   INTEGER NOT NULL,
    payment INTEGER NOT NULL,
    PRIMARY KEY (kind, value, payment)
) STRICT, WITHOUT ROWID;
CREATE TABLE search_progress (
    source INTEGER PRIMARY KEY CHECK (source BETWEEN 1 AND 3),
    last   INTEGER NOT NULL CHECK (last >= 0)
) STRICT;
CREATE TABLE staff_member (
    seq              INTEGER PRIMARY KEY,
    id               TEXT    NOT NULL UNIQUE CHECK (length(id) = 24),
    name             TEXT    NOT NULL CHECK (name <> ''),
    role             INTEGER NOT NULL CHECK (role BETWEEN 1 AND 4),
    is_active        INTEGER NOT NULL CHECK (is_active IN (0, 1)),
    pin              TEXT    NOT NULL CHECK (pin = '' OR pin LIKE 'scrypt$%'),
    pin_is_temporary INTEGER NOT NULL CHECK (pin_is_temporary IN (0, 1)),
    password         TEXT    NOT NULL CHECK (password = '' OR password LIKE 'scrypt$%'),
    wrong_pins       INTEGER NOT NULL CHECK (wrong_pins BETWEEN 0 AND 4),
    blocks           INTEGER NOT NULL CHECK (blocks >= 0),
    blocked_until    INTEGER,
    added_at         INTEGER NOT NULL,
    left_at          INTEGER,
    last_seen_at     INTEGER,
    last_place       TEXT    NOT NULL
) STRICT;
CREATE TABLE staff_limit (
    role       INTEGER PRIMARY KEY CHECK (role BETWEEN 1 AND 4),
    per_refund INTEGER CHECK (per_refund >= 0),
    per_day    INTEGER CHECK (per_day >= 0)
) STRICT;
CREATE TABLE staff_refund (
    refund  TEXT    PRIMARY KEY,
    member  TEXT    NOT NULL,
    payment TEXT    NOT NULL,
    amount  INTEGER NOT NULL CHECK (amount > 0),
    at      INTEGER NOT NULL
) STRICT;
CREATE TABLE bank_account (
    seq  INTEGER PRIMARY KEY,
    iban TEXT    NOT NULL UNIQUE
) STRICT;
CREATE TABLE bank_file (
    seq     INTEGER PRIMARY KEY,
    name    TEXT    NOT NULL,
    sha256  TEXT    NOT NULL CHECK (length(sha256) = 64),
    format  INTEGER NOT NULL CHECK (format BETWEEN 1 AND 4),
    read_at INTEGER NOT NULL,
    actor   TEXT    NOT NULL
) STRICT;
CREATE TABLE bank_statement (
    seq       INTEGER PRIMARY KEY,
    file      INTEGER NOT NULL REFERENCES bank_file (seq),
    account   INTEGER NOT NULL REFERENCES bank_account (seq),
    number    TEXT    NOT NULL,
    first_day TEXT    NOT NULL CHECK (length(first_day) = 10),
    last_day  TEXT    NOT NULL CHECK (length(last_day) = 10),
    opening   INTEGER NOT NULL,
    closing   INTEGER NOT NULL,
    UNIQUE (account, number, last_day, opening, closing)
) STRICT;
CREATE TABLE bank_entry (
    seq          INTEGER PRIMARY KEY,
    statement    INTEGER NOT NULL REFERENCES bank_statement (seq),
    account      INTEGER NOT NULL REFERENCES bank_account (seq),
    day          TEXT    NOT NULL CHECK (length(day) = 10),
    amount       INTEGER NOT NULL,
    reference    TEXT    NOT NULL,
    party        TEXT    NOT NULL,
    text         TEXT    NOT NULL,
    places       TEXT    NOT NULL,
    line         INTEGER NOT NULL CHECK (line >= 1),
    names_payout INTEGER NOT NULL CHECK (names_payout IN (0, 1))
, file INTEGER REFERENCES bank_file (seq)) STRICT;
CREATE TABLE bank_match (
    seq        INTEGER PRIMARY KEY,
    entry      INTEGER NOT NULL REFERENCES bank_entry (seq),
    payout     INTEGER REFERENCES payout (seq),
    made_at    INTEGER NOT NULL,
    by_hand    INTEGER NOT NULL CHECK (by_hand IN (0, 1)),
    difference INTEGER NOT NULL,
    actor      TEXT    NOT NULL, hosted_payout INTEGER REFERENCES hosted_payout (seq),
    CHECK (by_hand = 1 OR (coalesce(payout, hosted_payout) IS NOT NULL AND difference = 0)),
    CHECK (coalesce(payout, hosted_payout) IS NOT NULL OR difference = 0), CHECK (payout IS NULL OR hosted_payout IS NULL)
) STRICT;
CREATE TABLE bank_unmatch (
    match   INTEGER PRIMARY KEY REFERENCES bank_match (seq),
    made_at INTEGER NOT NULL,
    actor   TEXT    NOT NULL
) STRICT;
CREATE TABLE book_setting (
    merchant   INTEGER PRIMARY KEY REFERENCES merchant (seq),
    chart      INTEGER NOT NULL CHECK (chart BETWEEN 1 AND 6),
    journal    TEXT    NOT NULL CHECK (length(journal) BETWEEN 1 AND 6),
    consultant INTEGER NOT NULL CHECK (consultant >= 0),
    client     INTEGER NOT NULL CHECK (client >= 0),
    first_year INTEGER NOT NULL CHECK (first_year >= 0),
    large_sale INTEGER NOT NULL CHECK (large_sale >= 0)
) STRICT;
CREATE TABLE book_account (
    merchant INTEGER NOT NULL REFERENCES merchant (seq),
    kind     INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 7),
    rate     INTEGER NOT NULL CHECK (rate BETWEEN -1 AND 9999),
    account  TEXT    NOT NULL CHECK (length(account) <= 20),
    PRIMARY KEY (merchant, kind, rate)
) STRICT, WITHOUT ROWID;
CREATE TABLE vat_rate (
    seq           INTEGER PRIMARY KEY,
    profile       INTEGER NOT NULL REFERENCES profile (seq),
    point_of_sale INTEGER REFERENCES point_of_sale (seq),
    first_day     INTEGER NOT NULL,
    shares        TEXT    NOT NULL,
    set_at        INTEGER NOT NULL
) STRICT;
CREATE TABLE payment_vat (
    payment INTEGER PRIMARY KEY REFERENCES payment (seq),
    shares  TEXT NOT NULL CHECK (shares <> '')
) STRICT;
CREATE TABLE payer_pseudonym (
    payment INTEGER PRIMARY KEY REFERENCES payment (seq),
    run     INTEGER NOT NULL,
    name    TEXT    NOT NULL,
    iban    TEXT    NOT NULL
) STRICT;
CREATE TABLE audit_trail (
    seq           INTEGER PRIMARY KEY,
    at            INTEGER NOT NULL,
    kind          INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 127),
    actor_kind    INTEGER NOT NULL CHECK (actor_kind BETWEEN 1 AND 15),
    actor_id      TEXT    NOT NULL,
    actor_name    TEXT    NOT NULL,
    approver_id   TEXT    NOT NULL,
    approver_name TEXT    NOT NULL,
    place         TEXT    NOT NULL,
    subject       TEXT    NOT NULL,
    facts         TEXT    NOT NULL,
    old_values    TEXT    NOT NULL,
    new_values    TEXT    NOT NULL,
    guard         INTEGER NOT NULL CHECK (guard BETWEEN 0 AND 63),
    state         TEXT    NOT NULL CHECK (length(state) IN (0, 64)),
    hash          TEXT    NOT NULL CHECK (length(hash) = 64)
) STRICT;
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
CREATE TABLE payment_fee (
    seq      INTEGER PRIMARY KEY REFERENCES payout_item (seq),
    payment  INTEGER NOT NULL UNIQUE REFERENCES payment (seq),
    account  INTEGER NOT NULL REFERENCES ledger_account (seq),
    position INTEGER NOT NULL,
    rule     INTEGER NOT NULL REFERENCES fee_rule (seq),
    amount   INTEGER NOT NULL CHECK (amount > 0)
) STRICT;
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
CREATE TABLE fee_charge (
    seq      INTEGER PRIMARY KEY,
    id       TEXT    NOT NULL UNIQUE CHECK (length(id) = 24),
    merchant INTEGER NOT NULL REFERENCES merchant (seq),
    account  INTEGER NOT NULL REFERENCES ledger_account (seq),
    month    INTEGER NOT NULL,
    kind     INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 4),
    amount   INTEGER NOT NULL CHECK (amount <> 0),
    position INTEGER CHECK (position >= 1),
    at       INTEGER NOT NULL, carried INTEGER REFERENCES fee_charge (seq),
    UNIQUE (account, position),
    CHECK (kind IN (3, 4) OR amount > 0),
    CHECK (kind <> 1 OR position IS NULL)
) STRICT;
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
CREATE TABLE till_device (
    seq          INTEGER PRIMARY KEY,
    id           TEXT    NOT NULL UNIQUE CHECK (length(id) = 24),
    name         TEXT    NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
    token        TEXT    NOT NULL UNIQUE CHECK (length(token) = 64),
    added_at     INTEGER NOT NULL,
    added_by     TEXT    NOT NULL,
    last_seen_at INTEGER,
    last_address TEXT    NOT NULL,
    version      TEXT    NOT NULL,
    revoked_at   INTEGER,
    revoked_by   TEXT    NOT NULL CHECK (revoked_at IS NOT NULL OR revoked_by = '')
, profile_id TEXT NOT NULL DEFAULT '', pos_id TEXT NOT NULL DEFAULT '', at_most INTEGER NOT NULL DEFAULT 1 CHECK (at_most BETWEEN 1 AND 3), is_removed INTEGER NOT NULL DEFAULT 0
    CHECK (is_removed = 0 OR (is_removed = 1 AND revoked_at IS NOT NULL))) STRICT;
CREATE TABLE till_identity (
    seq         INTEGER PRIMARY KEY CHECK (seq = 1),
    certificate TEXT NOT NULL,
    sealed_key  TEXT NOT NULL
) STRICT;
CREATE TABLE bank_staged (
    file INTEGER PRIMARY KEY REFERENCES bank_file (seq) DEFERRABLE INITIALLY DEFERRED
) STRICT;
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
, history_from TEXT NOT NULL DEFAULT '' CHECK (length(history_from) IN (0, 10))) STRICT;
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
CREATE TABLE hosted_refund (
    refund           INTEGER PRIMARY KEY REFERENCES refund (seq),
    state            INTEGER NOT NULL CHECK (state BETWEEN 1 AND 3),
    is_unsure        INTEGER NOT NULL DEFAULT 0 CHECK (is_unsure IN (0, 1)),
    hosted_id        TEXT    NOT NULL DEFAULT '' CHECK (length(hosted_id) IN (0, 24)),
    created_at       INTEGER,
    code             TEXT    NOT NULL DEFAULT '',
    note             TEXT    NOT NULL DEFAULT '',
    contradiction    INTEGER REFERENCES refund_status (id),
    contradiction_at INTEGER,
    CHECK ((state = 2) = (hosted_id <> '')),
    CHECK ((state = 2) = (created_at IS NOT NULL)),
    CHECK ((contradiction IS NULL) = (contradiction_at IS NULL))
) STRICT;
CREATE TABLE hosted_payout (
    seq            INTEGER PRIMARY KEY,
    id             TEXT    NOT NULL UNIQUE CHECK (id <> ''),
    profile        INTEGER NOT NULL REFERENCES profile (seq),
    subject        TEXT    NOT NULL UNIQUE CHECK (length(subject) = 24),
    status         INTEGER NOT NULL REFERENCES payout_status (id),
    made_at        INTEGER NOT NULL,
    bulk_id        TEXT    NOT NULL,
    iban           TEXT    NOT NULL,
    payment_count  INTEGER NOT NULL CHECK (payment_count >= 0),
    payment_amount INTEGER NOT NULL CHECK (payment_amount >= 0),
    refund_count   INTEGER NOT NULL CHECK (refund_count >= 0),
    refund_amount  INTEGER NOT NULL CHECK (refund_amount >= 0),
    amount         INTEGER NOT NULL,
    fetched_at     INTEGER NOT NULL
) STRICT;
CREATE TABLE hosted_payout_item (
    payout         INTEGER NOT NULL REFERENCES hosted_payout (seq),
    kind           INTEGER NOT NULL CHECK (kind IN (1, 2)),
    item           TEXT    NOT NULL CHECK (item <> ''),
    payment        TEXT    NOT NULL,
    hosted_profile TEXT    NOT NULL,
    profile        INTEGER REFERENCES profile (seq),
    amount         INTEGER NOT NULL CHECK (amount >= 0),
    at             INTEGER NOT NULL,
    PRIMARY KEY (payout, kind, item)
) STRICT, WITHOUT ROWID;
CREATE TABLE hosted_listed (
    kind           INTEGER NOT NULL CHECK (kind IN (1, 2)),
    item           TEXT    NOT NULL CHECK (item <> ''),
    payment        TEXT    NOT NULL,
    hosted_profile TEXT    NOT NULL,
    profile        INTEGER REFERENCES profile (seq),
    amount         INTEGER NOT NULL CHECK (amount >= 0),
    at             INTEGER NOT NULL,
    PRIMARY KEY (kind, item)
) STRICT, WITHOUT ROWID;
CREATE TABLE hosted_payout_fetch (
    profile INTEGER PRIMARY KEY REFERENCES profile (seq),
    upto    TEXT    NOT NULL
) STRICT;
CREATE TABLE hosted_search (
    profile       INTEGER PRIMARY KEY REFERENCES profile (seq),
    upto          INTEGER NOT NULL,
    since         INTEGER NOT NULL,
    history_since INTEGER,
    history_upto  INTEGER CHECK ((history_since IS NULL) = (history_upto IS NULL))
) STRICT;
INSERT INTO schema_migration VALUES (1, '0001_payments.sql', '547502ff95d48509587522c2982d299b3789916103ca9ec688f06d838db0d598');
INSERT INTO schema_migration VALUES (10, '0010_clearing_account.sql', '7d12191336ca2e4cac8c038721d024a6fab560636953bdacfa9f524ad0762d67');
INSERT INTO schema_migration VALUES (11, '0011_audit_trail.sql', '8e750bdd755e796821488ce4b3c9bbf4d520b8cd37dc4b577e1c9766b377e976');
INSERT INTO schema_migration VALUES (12, '0012_callback_answers.sql', '597ff9cdc3175b023718f57623fd981a4e6725ab97bf7671201136ecb7b593d1');
INSERT INTO schema_migration VALUES (13, '0013_sorted_payments.sql', '0ea7d9d49bedbb0f84d660bea2b98f22f504168e20569b5c1c1b72a87dd675ad');
INSERT INTO schema_migration VALUES (14, '0014_staff.sql', '88e1cc7b8edec225da9d10850fce3a15fd332d2d3853670a77562b4c495682ee');
INSERT INTO schema_migration VALUES (15, '0015_merchant_details.sql', '7f0a01b44ef1a1073d171039c92d8b5d1588af29dac0f32f6daa5a361741a0b5');
INSERT INTO schema_migration VALUES (16, '0016_bank.sql', 'b4c7a8f3df291fa86481c6e333fe85cb68bfa18826727f1a76580a813af9c296');
INSERT INTO schema_migration VALUES (17, '0017_books.sql', 'ab1bfd66d9cd06ea64f7748b88b77f55694d54c090d8c7716316ddf6db43b22a');
INSERT INTO schema_migration VALUES (18, '0018_retention.sql', '63dfc127a3184f81ea0314606496e487408ff3c4363637626a1c594f095f8b47');
INSERT INTO schema_migration VALUES (19, '0019_sorted_lists.sql', '54f8bbbc328a0891926f5cf06c83f48b6de868d8939229a8c6dbf3f78eaf3cfb');
INSERT INTO schema_migration VALUES (2, '0002_payment_service.sql', 'e973e12ecb1625b6ed299c848269232c376b82b7807f38dc18ce9eda4efa3290');
INSERT INTO schema_migration VALUES (20, '0020_guards.sql', 'a2794985028b84ee623753ae822618d635476dc46f60d4f550b981df9f4f6a56');
INSERT INTO schema_migration VALUES (21, '0021_lines_of_bank_files.sql', '5cf6939edb87631240409fa593ae2c49ee425ca4386984ff5d2422deda572455');
INSERT INTO schema_migration VALUES (22, '0022_fees.sql', '8bb82a12e77341723dc153ef45794eebb11661b14b81f442858a7ec682fe7b0b');
INSERT INTO schema_migration VALUES (23, '0023_more_sorted_lists.sql', '2732a3e2934d8c4a29c7b9aa4acddfe7ad22aee15c2f5ca6c07e1400ee9354c8');
INSERT INTO schema_migration VALUES (24, '0024_carried_fees.sql', '072ac65bc52ac573457b23bba1c9dd50d7897cd9e525d4cfea1addb8bffad39c');
INSERT INTO schema_migration VALUES (25, '0025_tills.sql', '83dd15470742c8e2d6c222677dcb6a7977479409df093eacd296e9c616cc52e0');
INSERT INTO schema_migration VALUES (26, '0026_staged_bank_files.sql', '746add310f9bb82215f7f2e10b0fe258dbc3c701d1f5e5a0b384af798a8bce23');
INSERT INTO schema_migration VALUES (27, '0027_till_places.sql', '7c32d51eb1a839b170a7cd1972b9e1a8931a361eae0f30f0350345bc1197b03c');
INSERT INTO schema_migration VALUES (28, '0028_hosted.sql', 'cd351685554d9961fb07aa9273ed9b21d832520ab87643ff86a4dd0721da6b98');
INSERT INTO schema_migration VALUES (29, '0029_hosted_payments.sql', '5744575e124d507ccd9cbacbbcee850ab6f54200b7d44d2737e4765d3400b3fe');
INSERT INTO schema_migration VALUES (3, '0003_callbacks.sql', '67c7fe66fa2a73bcc77ef6128b455ca6d3b6758159d369574f778459e5bdf386');
INSERT INTO schema_migration VALUES (30, '0030_hosted_refunds.sql', '3debc3faac5dc200ce3cc7960d2f5cb0a771200ebc32c3926dba25f436172d2a');
INSERT INTO schema_migration VALUES (31, '0031_hosted_payouts.sql', '8ff7604d68e77e88dec561036a6ff5edd3a133745cfb16df3e05d000e3f14b63');
INSERT INTO schema_migration VALUES (32, '0032_every_payout.sql', 'abaef4463a85a4bcb483543cd2b94cffc1304e21919cbe4c271a65e6727792cf');
INSERT INTO schema_migration VALUES (33, '0033_older_payments.sql', '100b5f005e5a671fdef0c16231d6db2e2e683f4c1ea7bcf47eea21654a9c1fb9');
INSERT INTO schema_migration VALUES (4, '0004_ledger.sql', '5ef036ad93a65d266f9e1879047f3a6c551d8f8b2d8be3e37801e8771394ccdc');
INSERT INTO schema_migration VALUES (5, '0005_reports.sql', '44b651932dc58b5a7df159d2ece6e6358f9f69241c883abd84a87f0860201f81');
INSERT INTO schema_migration VALUES (6, '0006_callback_order.sql', '0cb4ec760477f989008169f76c00856cb0b87b251be65df0baaaca66ce023e9b');
INSERT INTO schema_migration VALUES (7, '0007_ledger_heads.sql', 'cd1b584349a0b137d91b77eefaa284471787438c9659e09b251b46a06b518286');
INSERT INTO schema_migration VALUES (8, '0008_api_key_limits.sql', 'e62273097b1f516cbd288a69c2ca76bed4e1a174eb5e64aa204a5d8f2fb408b2');
INSERT INTO schema_migration VALUES (9, '0009_search.sql', '3eccce0a8016fd3051133a4bdb91c1f7757f43b33637265986512a73d3e4ba2a');
INSERT INTO merchant VALUES (1, '0000000000010000000000a1', 'Janssens', 1795181530000, '', '', '', '');
INSERT INTO payment_channel VALUES (1, 'ONLINE');
INSERT INTO payment_channel VALUES (2, 'INSTORE');
INSERT INTO payment_channel VALUES (3, 'INVOICE');
INSERT INTO profile VALUES (1, '0000000000010000000000b1', 1, 'Web shop', 'Bakkerij Janssens', 'BE68539007547034', 1, '', '', 'https://shop.example.com/callback', 1, 0, 0, 1795181530000, 0, 0, 1, '', '', 'BE68539007547034', 0, 0, 1);
INSERT INTO point_of_sale VALUES (1, 1, 'T1', 'Till 1', 'S1', 'Main street');
INSERT INTO api_key VALUES (1, '0000000000010000000000c1', 1, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', 'Web shop 1', 'MERCHANT:0000000000010000000000a1', 1, 1795181530000, NULL, NULL, NULL, '');
INSERT INTO payment_status VALUES (1, 'PENDING');
INSERT INTO payment_status VALUES (10, 'VOIDED');
INSERT INTO payment_status VALUES (2, 'IDENTIFIED');
INSERT INTO payment_status VALUES (3, 'AUTHORIZED');
INSERT INTO payment_status VALUES (4, 'AUTHORIZATION_FAILED');
INSERT INTO payment_status VALUES (5, 'FAILED');
INSERT INTO payment_status VALUES (6, 'SUCCEEDED');
INSERT INTO payment_status VALUES (7, 'CANCELLED');
INSERT INTO payment_status VALUES (8, 'EXPIRED');
INSERT INTO payment_status VALUES (9, 'PENDING_MERCHANT_ACKNOWLEDGEMENT');
INSERT INTO actor_kind VALUES (1, 'SERVICE');
INSERT INTO actor_kind VALUES (2, 'API_KEY');
INSERT INTO actor_kind VALUES (3, 'WINDOW');
INSERT INTO actor_kind VALUES (4, 'DEBTOR');
INSERT INTO actor_kind VALUES (5, 'SIGNATURE');
INSERT INTO actor_kind VALUES (6, 'PROVIDER');
INSERT INTO payment VALUES (1, '0000000000010000000000d1', 1, 6, 1250, 1795181530000, 1795182730000, 1795181560000, 'Order 1', 'Two breads', '', '', '', '', '', '', 1, 'An', 'BE68539007547034', 2, 'Web shop 1', 1, '', '', NULL, 0);
INSERT INTO payment VALUES (2, '0000000000010000000000d2', 1, 1, 999999999999, 1795181531000, 1795182731000, NULL, '', '', '', '', '', '', '', '', NULL, '', '', 2, 'Web shop 1', 1, '', '', NULL, 0);
INSERT INTO payment_step VALUES (1, 1, 1795181540000, 1, 2, 4, 'An');
INSERT INTO payment_step VALUES (2, 1, 1795181550000, 6, 3, 1, '');
INSERT INTO payment_step VALUES (3, 1, 1795181560000, 9, 6, 1, '');
INSERT INTO payment_count VALUES (1, 1, 0, 1, 1, 999999999999);
INSERT INTO payment_count VALUES (1, 1, 0, 6, 1, 1250);
INSERT INTO payment_count VALUES (1, 2, 0, 1, 1, 999999999999);
INSERT INTO payment_count VALUES (1, 2, 0, 6, 1, 1250);
INSERT INTO callback_state VALUES (1, 'WAITING');
INSERT INTO callback_state VALUES (2, 'DELIVERED');
INSERT INTO callback_state VALUES (3, 'FAILED');
INSERT INTO ledger_cause VALUES (1, 'PAYMENT_SUCCEEDED');
INSERT INTO ledger_cause VALUES (10, 'FEE_COLLECTED');
INSERT INTO ledger_cause VALUES (11, 'FEE_PAID_BACK');
INSERT INTO ledger_cause VALUES (12, 'FEE_CARRIED');
INSERT INTO ledger_cause VALUES (2, 'REFUND_RESERVED');
INSERT INTO ledger_cause VALUES (3, 'REFUND_DONE');
INSERT INTO ledger_cause VALUES (4, 'REFUND_FAILED');
INSERT INTO ledger_cause VALUES (5, 'PAYOUT_MADE');
INSERT INTO ledger_cause VALUES (6, 'PAYOUT_FAILED');
INSERT INTO ledger_cause VALUES (7, 'PAID_OUT_AGAIN');
INSERT INTO ledger_cause VALUES (8, 'FEE_CHARGED');
INSERT INTO ledger_cause VALUES (9, 'FEE_RETURNED');
INSERT INTO refund_status VALUES (1, 'PENDING');
INSERT INTO refund_status VALUES (2, 'REFUNDED');
INSERT INTO refund_status VALUES (3, 'FAILED');
INSERT INTO payout_status VALUES (1, 'SUCCEEDED');
INSERT INTO payout_status VALUES (2, 'FAILED');
INSERT INTO day_close VALUES (1, 2, 1, 1, 1, 0, 0, NULL, 1795181600000, 0, 0, 0, 0, 0, NULL);
INSERT INTO search_progress VALUES (1, 0);
INSERT INTO search_progress VALUES (2, 0);
INSERT INTO search_progress VALUES (3, 0);
INSERT INTO staff_limit VALUES (1, NULL, NULL);
INSERT INTO staff_limit VALUES (2, 50000, 150000);
INSERT INTO staff_limit VALUES (3, 5000, 15000);
INSERT INTO staff_limit VALUES (4, 0, 0);
CREATE INDEX profile_by_merchant ON profile (merchant);
CREATE INDEX api_key_by_profile ON api_key (profile);
CREATE INDEX payment_by_time ON payment (created_at);
CREATE INDEX payment_by_status ON payment (profile, status);
CREATE INDEX payment_by_reference ON payment (profile, reference) WHERE reference <> '';
CREATE INDEX payment_by_expiry ON payment (expire_at) WHERE status IN (1, 2);
CREATE TRIGGER payment_final_is_final
BEFORE UPDATE OF status ON payment WHEN OLD.status IN (4, 5, 6, 7, 8, 10)
BEGIN
    SELECT RAISE(ABORT, 'a final status is never left');
END;
CREATE TRIGGER payment_stays BEFORE DELETE ON payment
BEGIN
    SELECT RAISE(ABORT, 'payments are never deleted');
END;
CREATE INDEX payment_step_by_payment ON payment_step (payment);
CREATE INDEX payment_by_acknowledgement ON payment (acknowledge_by) WHERE status = 9;
CREATE TRIGGER payment_terms_are_fixed
BEFORE UPDATE OF seq, id, profile, amount, created_at, reference, description, type, point_of_sale
ON payment
BEGIN
    SELECT RAISE(ABORT, 'the terms of a payment are fixed');
END;
CREATE INDEX seen_request_by_time ON seen_request (seen_until);
CREATE INDEX callback_by_payment ON callback (payment_id);
CREATE INDEX callback_by_state ON callback (state);
CREATE INDEX callback_by_profile ON callback (profile_id, state);
CREATE INDEX callback_by_time ON callback (created_at);
CREATE TRIGGER callback_says_the_same_each_time
BEFORE UPDATE OF seq, id, kind, profile_id, payment_id, reference, payment_status, url, host, body, fault,
    created_at ON callback
BEGIN
    SELECT RAISE(ABORT, 'what a callback says is fixed');
END;
CREATE INDEX inbox_message_by_jti ON inbox_message (jti);
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
CREATE INDEX payment_refunded ON payment (profile, seq, amount) WHERE refunded > 0;
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
CREATE TRIGGER payout_item_is_fixed BEFORE UPDATE ON payout_item
BEGIN
    SELECT RAISE(ABORT, 'an item of a payout is never changed');
END;
CREATE TRIGGER payout_item_stays BEFORE DELETE ON payout_item
BEGIN
    SELECT RAISE(ABORT, 'an item of a payout is never removed');
END;
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
CREATE INDEX callback_waits ON callback (waits_for) WHERE waits_for IS NOT NULL;
CREATE INDEX callback_due ON callback (host, due_at) WHERE due_at IS NOT NULL AND waits_for IS NULL;
CREATE UNIQUE INDEX ledger_head_of_day ON ledger_head (day) WHERE cause = 1;
CREATE TRIGGER ledger_head_is_fixed BEFORE UPDATE ON ledger_head
BEGIN
    SELECT RAISE(ABORT, 'a head of the ledger is never changed');
END;
CREATE TRIGGER ledger_head_stays BEFORE DELETE ON ledger_head
BEGIN
    SELECT RAISE(ABORT, 'a head of the ledger is never removed');
END;
CREATE TRIGGER audit_entry_is_fixed BEFORE UPDATE ON audit_entry
BEGIN
    SELECT RAISE(ABORT, 'an entry of the audit trail is never changed');
END;
CREATE TRIGGER audit_entry_stays BEFORE DELETE ON audit_entry
BEGIN
    SELECT RAISE(ABORT, 'an entry of the audit trail is never removed');
END;
CREATE TRIGGER audit_entry_is_closed BEFORE INSERT ON audit_entry
BEGIN
    SELECT RAISE(ABORT, 'entries go to the table audit_trail');
END;
CREATE INDEX callback_answers ON callback (seq, profile_id, host, state, last_outcome, last_duration, last_at);
CREATE INDEX payment_by_payer ON payment (debtor_name COLLATE NOCASE) WHERE debtor_name <> '';
CREATE INDEX payment_by_refunded ON payment (refunded) WHERE refunded > 0;
CREATE TRIGGER staff_member_stays BEFORE DELETE ON staff_member
BEGIN
    SELECT RAISE(ABORT, 'a staff member is never removed');
END;
CREATE INDEX staff_refund_by_member ON staff_refund (member, at);
CREATE TRIGGER staff_refund_is_fixed BEFORE UPDATE ON staff_refund
BEGIN
    SELECT RAISE(ABORT, 'a refund of the staff is never changed');
END;
CREATE TRIGGER staff_refund_stays BEFORE DELETE ON staff_refund
BEGIN
    SELECT RAISE(ABORT, 'a refund of the staff is never removed');
END;
CREATE INDEX bank_statement_by_day ON bank_statement (account, last_day);
CREATE INDEX bank_entry_by_day ON bank_entry (account, day);
CREATE INDEX bank_entry_by_amount ON bank_entry (account, amount) WHERE amount > 0;
CREATE INDEX bank_entry_of_payouts ON bank_entry (account) WHERE names_payout = 1 AND amount > 0;
CREATE INDEX bank_match_by_entry ON bank_match (entry);
CREATE INDEX bank_match_by_payout ON bank_match (payout);
CREATE TRIGGER bank_account_is_fixed BEFORE UPDATE ON bank_account
BEGIN
    SELECT RAISE(ABORT, 'a bank account is never changed');
END;
CREATE TRIGGER bank_file_is_fixed BEFORE UPDATE ON bank_file
BEGIN
    SELECT RAISE(ABORT, 'a file of a bank is never changed');
END;
CREATE TRIGGER bank_statement_is_fixed BEFORE UPDATE ON bank_statement
BEGIN
    SELECT RAISE(ABORT, 'a statement of a bank is never changed');
END;
CREATE TRIGGER bank_match_is_fixed BEFORE UPDATE ON bank_match
BEGIN
    SELECT RAISE(ABORT, 'a match is never changed');
END;
CREATE TRIGGER bank_unmatch_is_fixed BEFORE UPDATE ON bank_unmatch
BEGIN
    SELECT RAISE(ABORT, 'the end of a match is never changed');
END;
CREATE TRIGGER bank_unmatch_stays BEFORE DELETE ON bank_unmatch
BEGIN
    SELECT RAISE(ABORT, 'the end of a match is never removed');
END;
CREATE TRIGGER vat_rate_is_fixed BEFORE UPDATE ON vat_rate
BEGIN
    SELECT RAISE(ABORT, 'a VAT rate is never changed');
END;
CREATE TRIGGER vat_rate_stays BEFORE DELETE ON vat_rate
BEGIN
    SELECT RAISE(ABORT, 'a VAT rate is never removed');
END;
CREATE TRIGGER payment_vat_is_fixed BEFORE UPDATE ON payment_vat
BEGIN
    SELECT RAISE(ABORT, 'the VAT rates of a payment are fixed');
END;
CREATE TRIGGER payment_vat_stays BEFORE DELETE ON payment_vat
BEGIN
    SELECT RAISE(ABORT, 'the VAT rates of a payment are fixed');
END;
CREATE INDEX payer_pseudonym_by_run ON payer_pseudonym (run, payment);
CREATE TRIGGER payer_pseudonym_is_fixed BEFORE UPDATE ON payer_pseudonym
BEGIN
    SELECT RAISE(ABORT, 'the pseudonym of a payer is never changed');
END;
CREATE TRIGGER payer_pseudonym_stays BEFORE DELETE ON payer_pseudonym
BEGIN
    SELECT RAISE(ABORT, 'the pseudonym of a payer is never removed');
END;
CREATE INDEX refund_by_amount ON refund (amount, seq, profile, status);
CREATE INDEX callback_by_duration ON callback (last_duration, seq, profile_id, state, host, last_outcome)
    WHERE last_duration IS NOT NULL;
CREATE INDEX audit_trail_by_time ON audit_trail (at);
CREATE INDEX audit_trail_by_kind ON audit_trail (kind);
CREATE TRIGGER audit_trail_is_fixed BEFORE UPDATE ON audit_trail
BEGIN
    SELECT RAISE(ABORT, 'an entry of the audit trail is never changed');
END;
CREATE TRIGGER audit_trail_stays BEFORE DELETE ON audit_trail
BEGIN
    SELECT RAISE(ABORT, 'an entry of the audit trail is never removed');
END;
CREATE TRIGGER bank_entry_is_fixed BEFORE UPDATE ON bank_entry
BEGIN
    SELECT RAISE(ABORT, 'a line of a statement is never changed');
END;
CREATE INDEX bank_entry_by_file ON bank_entry (file);
CREATE INDEX bank_statement_by_file ON bank_statement (file);
CREATE UNIQUE INDEX payment_fee_by_position ON payment_fee (account, position, rule, amount);
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
CREATE TRIGGER fee_charge_is_fixed BEFORE UPDATE ON fee_charge
BEGIN
    SELECT RAISE(ABORT, 'a charge of fees is never changed');
END;
CREATE TRIGGER fee_charge_stays BEFORE DELETE ON fee_charge
BEGIN
    SELECT RAISE(ABORT, 'a charge of fees is never removed');
END;
CREATE TRIGGER refund_reference_is_fixed BEFORE UPDATE OF reference ON refund
BEGIN
    SELECT RAISE(ABORT, 'the terms of a refund are fixed');
END;
CREATE INDEX refund_by_reference ON refund (reference COLLATE NOCASE, seq, profile, status)
    WHERE reference <> '';
CREATE INDEX refund_by_description ON refund (description COLLATE NOCASE, seq, profile, status)
    WHERE description <> '';
CREATE INDEX refund_by_person ON refund (actor_name COLLATE NOCASE, seq, profile, status, actor_kind)
    WHERE actor_name <> '';
CREATE INDEX callback_by_reference ON callback (reference COLLATE NOCASE, seq, profile_id, state)
    WHERE reference <> '';
CREATE INDEX callback_by_payment_status ON callback (payment_status, seq, profile_id, state);
CREATE INDEX callback_by_host ON callback (host, seq, profile_id, state);
CREATE INDEX callback_by_attempts ON callback (attempts, seq, profile_id, state);
CREATE INDEX payment_by_person ON payment (actor_name COLLATE NOCASE) WHERE actor_name <> '';
CREATE UNIQUE INDEX fee_charge_by_carried ON fee_charge (carried) WHERE carried IS NOT NULL;
CREATE INDEX fee_invoice_by_month ON fee_invoice (merchant, month);
CREATE TRIGGER fee_invoice_is_fixed BEFORE UPDATE ON fee_invoice
BEGIN
    SELECT RAISE(ABORT, 'an invoice for fees is never changed');
END;
CREATE TRIGGER fee_invoice_stays BEFORE DELETE ON fee_invoice
BEGIN
    SELECT RAISE(ABORT, 'an invoice for fees is never removed');
END;
CREATE TRIGGER till_device_is_fixed BEFORE UPDATE OF seq, id, token, added_at, added_by ON till_device
BEGIN
    SELECT RAISE(ABORT, 'a till keeps its id, its token and its origin');
END;
CREATE TRIGGER till_device_stays BEFORE DELETE ON till_device
BEGIN
    SELECT RAISE(ABORT, 'a till is never removed');
END;
CREATE TRIGGER till_identity_is_fixed BEFORE UPDATE ON till_identity
BEGIN
    SELECT RAISE(ABORT, 'the certificate for tills is never changed');
END;
CREATE TRIGGER till_identity_stays BEFORE DELETE ON till_identity
BEGIN
    SELECT RAISE(ABORT, 'the certificate for tills is never removed');
END;
CREATE INDEX bank_entry_by_statement ON bank_entry (statement);
CREATE TRIGGER bank_account_stays BEFORE DELETE ON bank_account
WHEN EXISTS (SELECT 1 FROM bank_statement s WHERE s.account = OLD.seq)
BEGIN
    SELECT RAISE(ABORT, 'a bank account is never removed');
END;
CREATE TRIGGER bank_file_stays BEFORE DELETE ON bank_file
WHEN OLD.seq NOT IN (SELECT file FROM bank_staged)
BEGIN
    SELECT RAISE(ABORT, 'a file of a bank is never removed');
END;
CREATE TRIGGER bank_statement_stays BEFORE DELETE ON bank_statement
WHEN OLD.file NOT IN (SELECT file FROM bank_staged)
BEGIN
    SELECT RAISE(ABORT, 'a statement of a bank is never removed');
END;
CREATE TRIGGER bank_entry_stays BEFORE DELETE ON bank_entry
WHEN NOT EXISTS (SELECT 1 FROM bank_staged t WHERE t.file = OLD.file)
BEGIN
    SELECT RAISE(ABORT, 'a line of a statement is never removed');
END;
CREATE TRIGGER bank_match_stays BEFORE DELETE ON bank_match
WHEN NOT EXISTS (SELECT 1 FROM bank_entry e JOIN bank_staged t ON t.file = e.file WHERE e.seq = OLD.entry)
BEGIN
    SELECT RAISE(ABORT, 'a match is never removed');
END;
CREATE TRIGGER till_device_stays_revoked
BEFORE UPDATE OF name, last_seen_at, last_address, version, revoked_at, revoked_by, profile_id, pos_id, at_most
ON till_device WHEN OLD.revoked_at IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'a revoked till never changes');
END;
CREATE TRIGGER till_device_stays_removed BEFORE UPDATE OF is_removed ON till_device WHEN OLD.is_removed = 1
BEGIN
    SELECT RAISE(ABORT, 'a till that was taken off the list never comes back');
END;
CREATE TRIGGER profile_environment_is_fixed
BEFORE UPDATE OF environment ON profile
WHEN NEW.environment <> OLD.environment AND EXISTS (SELECT 1 FROM payment WHERE profile = OLD.seq)
BEGIN
    SELECT RAISE(ABORT, 'the environment of a profile with payments is fixed');
END;
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
CREATE INDEX hosted_intent_open ON hosted_intent (profile) WHERE state IN (1, 2);
CREATE TRIGGER hosted_intent_terms_are_fixed
BEFORE UPDATE OF seq, id, profile, reference, amount, own_reference, description, bulk_id, identify_callback_url,
    callback_url, return_url, voucher_eligibility, point_of_sale, shop_id, shop_name, vat, actor_kind, actor_name,
    sent_at, certain_at
ON hosted_intent
BEGIN
    SELECT RAISE(ABORT, 'the terms of a request to a provider are fixed');
END;
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
CREATE INDEX payment_active_at_point_of_sale ON payment (point_of_sale) WHERE type = 2 AND status IN (1, 2);
CREATE TRIGGER payment_is_alone_at_its_place BEFORE INSERT ON payment
WHEN NEW.type = 2 AND NEW.status IN (1, 2)
    AND EXISTS (SELECT 1 FROM profile WHERE seq = NEW.profile AND environment = 1)
    AND EXISTS (SELECT 1 FROM payment p
                WHERE p.point_of_sale = NEW.point_of_sale AND p.type = 2 AND p.status IN (1, 2))
BEGIN
    SELECT RAISE(ABORT, 'a point of sale has one open payment');
END;
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
CREATE UNIQUE INDEX hosted_refund_by_id ON hosted_refund (hosted_id) WHERE hosted_id <> '';
CREATE INDEX hosted_refund_open ON hosted_refund (refund) WHERE state = 1;
CREATE INDEX hosted_refund_contradicted ON hosted_refund (contradiction_at) WHERE contradiction_at IS NOT NULL;
CREATE TRIGGER hosted_refund_terms_are_fixed
BEFORE UPDATE OF refund ON hosted_refund
BEGIN
    SELECT RAISE(ABORT, 'the request of a refund is fixed');
END;
CREATE TRIGGER hosted_refund_answer_is_fixed
BEFORE UPDATE OF state, is_unsure, hosted_id, created_at, code, note ON hosted_refund WHEN OLD.state <> 1
BEGIN
    SELECT RAISE(ABORT, 'what a provider answered to a refund is fixed');
END;
CREATE TRIGGER hosted_refund_stays BEFORE DELETE ON hosted_refund
BEGIN
    SELECT RAISE(ABORT, 'the request of a refund is never removed');
END;
CREATE INDEX hosted_payout_by_time ON hosted_payout (made_at);
CREATE TRIGGER hosted_payout_is_fixed BEFORE UPDATE ON hosted_payout
BEGIN
    SELECT RAISE(ABORT, 'what a provider said of a payout is fixed');
END;
CREATE TRIGGER hosted_payout_stays BEFORE DELETE ON hosted_payout
BEGIN
    SELECT RAISE(ABORT, 'what a provider said of a payout is never removed');
END;
CREATE INDEX hosted_payout_item_by_id ON hosted_payout_item (item, kind);
CREATE TRIGGER hosted_payout_item_is_fixed BEFORE UPDATE ON hosted_payout_item
BEGIN
    SELECT RAISE(ABORT, 'what a provider said of a payout is fixed');
END;
CREATE TRIGGER hosted_payout_item_stays BEFORE DELETE ON hosted_payout_item
BEGIN
    SELECT RAISE(ABORT, 'what a provider said of a payout is never removed');
END;
CREATE TRIGGER hosted_listed_is_fixed BEFORE UPDATE ON hosted_listed
BEGIN
    SELECT RAISE(ABORT, 'what a provider listed is fixed');
END;
CREATE TRIGGER hosted_listed_stays BEFORE DELETE ON hosted_listed
BEGIN
    SELECT RAISE(ABORT, 'what a provider listed is never removed');
END;
CREATE VIEW every_payout AS
    SELECT p.seq, p.id, p.id AS subject, 0 AS is_hosted, p.account, a.merchant_id, a.iban, a.bulk_id, p.status,
        p.made_at, p.payments_upto - p.payments_after AS payment_count, p.payment_amount,
        p.refunds_upto - p.refunds_after AS refund_count, p.refund_amount, p.amount, p.again_of, p.fee_amount,
        p.fees_upto - p.fees_after AS charge_count, '' AS merchant_there
    FROM payout p JOIN ledger_account a ON a.seq = p.account
    UNION ALL
    SELECT -o.seq, o.id, o.subject, 1, NULL, m.id, o.iban, CASE o.bulk_id WHEN 'NONE' THEN '' ELSE o.bulk_id END,
        o.status, o.made_at, o.payment_count, o.payment_amount, o.refund_count, o.refund_amount, o.amount, NULL, 0, 0,
        coalesce(c.hosted_merchant, '')
    FROM hosted_payout o JOIN profile r ON r.seq = o.profile JOIN merchant m ON m.seq = r.merchant
    LEFT JOIN hosted_connection c ON c.profile = o.profile;
CREATE VIEW hosted_payout_line AS
    SELECT o.seq AS payout, o.id AS payout_id, o.status, i.kind, i.item, i.payment AS payment_id, i.profile, i.amount,
        i.at, p.seq AS payment, f.seq AS refund,
        CASE i.kind WHEN 2 THEN coalesce(f.id, i.item) ELSE '' END AS refund_id, p.reference, p.type, p.point_of_sale,
        coalesce(f.description, p.description) AS description
    FROM hosted_payout o JOIN hosted_payout_item i ON i.payout = o.seq
    LEFT JOIN hosted_refund h ON i.kind = 2 AND h.hosted_id = i.item AND h.hosted_id <> ''
    LEFT JOIN refund f ON f.seq = h.refund
    LEFT JOIN payment p ON p.id = i.payment;
CREATE INDEX hosted_payout_item_by_time ON hosted_payout_item (payout, at, item);
CREATE INDEX hosted_payout_item_of_others ON hosted_payout_item (payout, kind) WHERE profile IS NULL;
CREATE INDEX bank_match_by_hosted_payout ON bank_match (hosted_payout);
CREATE TRIGGER bank_match_is_single BEFORE INSERT ON bank_match
WHEN EXISTS (SELECT 1 FROM bank_match m LEFT JOIN bank_unmatch u ON u.match = m.seq
             WHERE u.match IS NULL AND m.entry = NEW.entry)
    OR EXISTS (SELECT 1 FROM bank_match m LEFT JOIN bank_unmatch u ON u.match = m.seq
               WHERE u.match IS NULL AND (m.payout = NEW.payout OR m.hosted_payout = NEW.hosted_payout))
BEGIN
    SELECT RAISE(ABORT, 'a line or a payout has one match at most');
END;
