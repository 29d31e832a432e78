-- When a key is refused from (UTC milliseconds; NULL: never), and the networks it may be used from, in
-- CIDR notation with commas ('': from anywhere).
ALTER TABLE api_key ADD COLUMN expires_at INTEGER;
ALTER TABLE api_key ADD COLUMN addresses TEXT NOT NULL DEFAULT '';
