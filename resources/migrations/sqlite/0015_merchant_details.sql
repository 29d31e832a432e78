-- What receipts and exports say about a merchant. '' where it is not given.

-- company_name: the registered name; address: lines that end with a line feed, at most 4;
-- vat_number: in capitals, without blanks, for example BE0123456749.
ALTER TABLE merchant ADD COLUMN company_name TEXT NOT NULL DEFAULT '';
ALTER TABLE merchant ADD COLUMN address      TEXT NOT NULL DEFAULT '';
ALTER TABLE merchant ADD COLUMN vat_number   TEXT NOT NULL DEFAULT '';
