-- Payments from before the connection of a hosted profile: from which day on, and which spans of time were searched. The
-- comments are in the migration of SQLite.

ALTER TABLE hosted_connection ADD COLUMN history_from TEXT NOT NULL DEFAULT '' CHECK (length(history_from) IN (0, 10));

ALTER TABLE hosted_search ADD COLUMN since BIGINT;
ALTER TABLE hosted_search ADD COLUMN history_since BIGINT;
ALTER TABLE hosted_search ADD COLUMN history_upto BIGINT;
ALTER TABLE hosted_search ADD CHECK ((history_since IS NULL) = (history_upto IS NULL));
UPDATE hosted_search e SET since =
    least(e.upto, coalesce((SELECT min(h.created_at) FROM hosted_payment h JOIN payment p ON p.seq = h.payment
                            WHERE p.profile = e.profile), e.upto));
ALTER TABLE hosted_search ALTER COLUMN since SET NOT NULL;
