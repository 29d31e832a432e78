-- Refunds of the payments that providers make: what was asked of the provider, and what it says.

-- state: 1 not answered yet, 2 accepted, 3 refused. is_unsure: 1 if a request may have arrived whose answer is lost.
-- hosted_id, created_at: as the provider says, once it has accepted. code, note: why it has refused. contradiction: a
-- status that the provider told although the stored one had ended otherwise.
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
