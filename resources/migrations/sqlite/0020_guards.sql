-- The entries of the audit trail guard more kinds of records. The new table has the rows of the old one.

-- guard: kind of record that subject names, see AuditGuard in core/domain/audit.h; 0: none. state: SHA-256 of
-- that record after the event, '' if it does not exist then, or has the values of a new shop. All other
-- columns as in 0011_audit_trail.sql.
DROP TRIGGER audit_trail_is_fixed;
DROP TRIGGER audit_trail_stays;
DROP INDEX audit_trail_by_time;
DROP INDEX audit_trail_by_kind;
ALTER TABLE audit_trail RENAME TO earlier_audit_trail;
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
INSERT INTO audit_trail SELECT * FROM earlier_audit_trail ORDER BY seq;
DROP TABLE earlier_audit_trail;
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
