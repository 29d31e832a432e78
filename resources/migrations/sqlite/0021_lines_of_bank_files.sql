-- The file from which each line of a bank was stored: the audit trail holds the lines to the entry of their
-- file. A later file may add lines to a statement of an earlier one.

ALTER TABLE bank_entry ADD COLUMN file INTEGER REFERENCES bank_file (seq);
DROP TRIGGER bank_entry_is_fixed;
UPDATE bank_entry SET file = (SELECT s.file FROM bank_statement s WHERE s.seq = statement);
CREATE TRIGGER bank_entry_is_fixed BEFORE UPDATE ON bank_entry
BEGIN
    SELECT RAISE(ABORT, 'a line of a statement is never changed');
END;
CREATE INDEX bank_entry_by_file ON bank_entry (file);
CREATE INDEX bank_statement_by_file ON bank_statement (file);
