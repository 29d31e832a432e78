-- Where the till view of a till begins, what anybody may do there, and revoked tills that no list shows.

-- profile_id, pos_id: a point of sale; both '' until the owner decides. at_most: the role whose permissions nobody
-- exceeds at that till; 1 owner, 2 manager, 3 cashier. is_removed: 1 for a revoked till that was taken off the list.
ALTER TABLE till_device ADD COLUMN profile_id TEXT NOT NULL DEFAULT '';
ALTER TABLE till_device ADD COLUMN pos_id TEXT NOT NULL DEFAULT '';
ALTER TABLE till_device ADD COLUMN at_most INTEGER NOT NULL DEFAULT 1 CHECK (at_most BETWEEN 1 AND 3);
ALTER TABLE till_device ADD COLUMN is_removed INTEGER NOT NULL DEFAULT 0
    CHECK (is_removed = 0 OR (is_removed = 1 AND revoked_at IS NOT NULL));

DROP TRIGGER till_device_stays_revoked;
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
