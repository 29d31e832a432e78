-- Where the till view of a till begins, what anybody may do there, and revoked tills that no list shows.

ALTER TABLE till_device ADD COLUMN profile_id TEXT NOT NULL DEFAULT '';
ALTER TABLE till_device ADD COLUMN pos_id TEXT NOT NULL DEFAULT '';
ALTER TABLE till_device ADD COLUMN at_most BIGINT NOT NULL DEFAULT 1 CHECK (at_most BETWEEN 1 AND 3);
ALTER TABLE till_device ADD COLUMN is_removed BIGINT NOT NULL DEFAULT 0
    CHECK (is_removed = 0 OR (is_removed = 1 AND revoked_at IS NOT NULL));

DROP TRIGGER till_device_stays_revoked ON till_device;
CREATE TRIGGER till_device_stays_revoked
    BEFORE UPDATE OF name, last_seen_at, last_address, version, revoked_at, revoked_by, profile_id, pos_id, at_most
    ON till_device FOR EACH ROW WHEN (OLD.revoked_at IS NOT NULL)
    EXECUTE FUNCTION refuse('a revoked till never changes');
CREATE TRIGGER till_device_stays_removed BEFORE UPDATE OF is_removed ON till_device
    FOR EACH ROW WHEN (OLD.is_removed = 1)
    EXECUTE FUNCTION refuse('a till that was taken off the list never comes back');
