-- Payments from before the connection of a hosted profile: from which day on, and which spans of time were searched.

-- history_from: YYYY-MM-DD in the shop's calendar; '' if none are looked for.
ALTER TABLE hosted_connection ADD COLUMN history_from TEXT NOT NULL DEFAULT '' CHECK (length(history_from) IN (0, 10));

-- All payments of the profile from `since` to `upto` were looked for at its provider. While a search for older ones runs,
-- those from history_since to history_upto were looked for, too; once that has come to `since`, both are one span.
ALTER TABLE hosted_search RENAME TO earlier_hosted_search;
CREATE TABLE hosted_search (
    profile       INTEGER PRIMARY KEY REFERENCES profile (seq),
    upto          INTEGER NOT NULL,
    since         INTEGER NOT NULL,
    history_since INTEGER,
    history_upto  INTEGER CHECK ((history_since IS NULL) = (history_upto IS NULL))
) STRICT;
-- The first search began an hour before the connection. Its time is not known; the oldest payment is not older.
INSERT INTO hosted_search (profile, upto, since)
    SELECT e.profile, e.upto,
        min(e.upto, coalesce((SELECT min(h.created_at) FROM hosted_payment h JOIN payment p ON p.seq = h.payment
                              WHERE p.profile = e.profile), e.upto))
    FROM earlier_hosted_search e;
DROP TABLE earlier_hosted_search;
