-- The id of the merchant's clearing account on statements; '': the default, TILLDESK- and the last eight
-- digits of the merchant's id.
ALTER TABLE merchant ADD COLUMN clearing_account TEXT NOT NULL DEFAULT ''
    CHECK (length(clearing_account) <= 34);
