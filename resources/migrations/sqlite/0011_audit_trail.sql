-- The audit trail: everything that is not a payment's own history.

-- at: by the service clock. kind: see AuditKind in core/domain/audit.h. actor_kind: 1 the service,
-- 2 an API key, 3 the window of a shop without staff, 4 a customer, 5 a signature, 6 a staff member, 7 the
-- command line. Names are as they were then. facts, old_values, new_values: objects of compact JSON, ''
-- without any; account numbers are masked. guard: kind of record that subject names (0 none, 1 API key,
-- 2 profile, 3 the service's key, 4 staff member), and state: SHA-256 of that record after the event.
-- hash: SHA-256 over this row and the hash of the row before, see core/audit/audit_chain.h.
CREATE TABLE audit_trail (
    seq           INTEGER PRIMARY KEY,
    at            INTEGER NOT NULL,
    kind          INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 63),
    actor_kind    INTEGER NOT NULL CHECK (actor_kind BETWEEN 1 AND 7),
    actor_id      TEXT    NOT NULL,
    actor_name    TEXT    NOT NULL,
    approver_id   TEXT    NOT NULL,
    approver_name TEXT    NOT NULL,
    place         TEXT    NOT NULL,
    subject       TEXT    NOT NULL,
    facts         TEXT    NOT NULL,
    old_values    TEXT    NOT NULL,
    new_values    TEXT    NOT NULL,
    guard         INTEGER NOT NULL CHECK (guard BETWEEN 0 AND 4),
    state         TEXT    NOT NULL CHECK (length(state) IN (0, 64)),
    hash          TEXT    NOT NULL CHECK (length(hash) = 64)
) STRICT;
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

-- The first start copies these rows into the new table. Nothing is added to them any more.
CREATE TRIGGER audit_entry_is_closed BEFORE INSERT ON audit_entry
BEGIN
    SELECT RAISE(ABORT, 'entries go to the table audit_trail');
END;
