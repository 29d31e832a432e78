-- Refunds of the payments that providers make. The comments are in the migration of SQLite.

CREATE TABLE hosted_refund (
    refund           BIGINT PRIMARY KEY REFERENCES refund (seq),
    state            BIGINT NOT NULL CHECK (state BETWEEN 1 AND 3),
    is_unsure        BIGINT NOT NULL DEFAULT 0 CHECK (is_unsure IN (0, 1)),
    hosted_id        TEXT   NOT NULL DEFAULT '' CHECK (length(hosted_id) IN (0, 24)),
    created_at       BIGINT,
    code             TEXT   NOT NULL DEFAULT '',
    note             TEXT   NOT NULL DEFAULT '',
    contradiction    BIGINT REFERENCES refund_status (id),
    contradiction_at BIGINT,
    CHECK ((state = 2) = (hosted_id <> '')),
    CHECK ((state = 2) = (created_at IS NOT NULL)),
    CHECK ((contradiction IS NULL) = (contradiction_at IS NULL))
);
CREATE UNIQUE INDEX hosted_refund_by_id ON hosted_refund (hosted_id) WHERE hosted_id <> '';
CREATE INDEX hosted_refund_open ON hosted_refund (refund) WHERE state = 1;
CREATE INDEX hosted_refund_contradicted ON hosted_refund (contradiction_at) WHERE contradiction_at IS NOT NULL;
CREATE TRIGGER hosted_refund_terms_are_fixed BEFORE UPDATE OF refund ON hosted_refund
    FOR EACH ROW EXECUTE FUNCTION refuse('the request of a refund is fixed');
CREATE TRIGGER hosted_refund_answer_is_fixed
    BEFORE UPDATE OF state, is_unsure, hosted_id, created_at, code, note ON hosted_refund
    FOR EACH ROW WHEN (OLD.state <> 1)
    EXECUTE FUNCTION refuse('what a provider answered to a refund is fixed');
CREATE TRIGGER hosted_refund_stays BEFORE DELETE ON hosted_refund
    FOR EACH ROW EXECUTE FUNCTION refuse('the request of a refund is never removed');
CREATE TRIGGER hosted_refund_is_not_emptied BEFORE TRUNCATE ON hosted_refund
    EXECUTE FUNCTION refuse('the request of a refund is never removed');
