-- Callbacks of one payment in their order; two settings of profiles.

-- waits_for: seq of the payment's earlier callback whose first attempt must end before the first
-- attempt of this one starts. NULL: waits for nothing but its time.
ALTER TABLE callback ADD COLUMN waits_for INTEGER CHECK (waits_for < seq AND waits_for > 0);
CREATE INDEX callback_waits ON callback (waits_for) WHERE waits_for IS NOT NULL;
DROP INDEX callback_due;
CREATE INDEX callback_due ON callback (host, due_at) WHERE due_at IS NOT NULL AND waits_for IS NULL;
-- A callback that the simulation holds back (fault 4) is overtaken on purpose.
UPDATE callback SET waits_for =
    (SELECT max(e.seq) FROM callback e WHERE e.payment_id = callback.payment_id AND e.seq < callback.seq
     AND +e.state = 1 AND e.attempts = 0 AND e.fault <> 4)
WHERE state = 1 AND attempts = 0;

ALTER TABLE profile ADD COLUMN allows_private_callbacks INTEGER NOT NULL DEFAULT 0
    CHECK (allows_private_callbacks IN (0, 1));
ALTER TABLE profile ADD COLUMN has_synchronous_callback INTEGER NOT NULL DEFAULT 0
    CHECK (has_synchronous_callback IN (0, 1));
