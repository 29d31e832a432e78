// mt940js and iso20022.js, which share no code with the exports, read the bank statements and must
// find the payouts of the payouts list.
// usage: node bank_readers.js TILLDESKD     in a directory whose node_modules has both packages
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";

const require = createRequire(`${process.cwd()}/`);
const { Parser } = require("mt940js");
// Imported as a module, because its CommonJS build does not load.
const { CashManagementEndOfDayReport } = await import(
    pathToFileURL(`${process.cwd()}/node_modules/iso20022.js/dist/index.mjs`));

const program = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), "tilldesk-"));
const shop = join(folder, "shop");
let payouts;

function exported(format) {
    const file = join(folder, `payouts.${format}`);
    execFileSync(program, ["export", "payouts", "--data-dir", shop, "--from", "2025-03-01", "--to", "2025-03-31",
        "--format", format, "--output", file]);
    return readFileSync(file, "utf8");
}

const cents = (amount) => Math.round(Number(amount) * 100);

before(() => {
    execFileSync(program, ["demo", "--data-dir", shop, "--payments", "1000", "--until", "2025-03-31T18:00:00Z"]);
    payouts = exported("json").trim().split("\n").map((line) => JSON.parse(line))
        .filter((payout) => payout.payoutStatus === "SUCCEEDED");
    assert.ok(payouts.length > 20);
});

after(() => rmSync(folder, { recursive: true }));

/** iso20022.js turns an id that looks like a number (one in some hundreds) into a number. */
const loosely = ([id, ...rest]) => [Number.isNaN(Number(id)) ? id : Number(id), ...rest];

/** @param read  [id, account, cents, remittance] of each entry */
function isWhole(read) {
    const wanted = payouts.map((payout) =>
        [payout.payoutId, payout.iban, payout.payoutAmount, payout.remittanceInfo]);
    assert.deepEqual(read.map(loosely).sort(), wanted.map(loosely).sort());
}

test("mt940js reads MT940", () => {
    const statements = new Parser().parse(exported("mt940"));
    for (const statement of statements) {
        const sum = statement.transactions.reduce((total, each) => total + cents(each.amount), 0);
        assert.equal(cents(statement.openingBalance) + sum, cents(statement.closingBalance));
    }
    isWhole(statements.flatMap((statement) => statement.transactions.map((entry) => {
        const text = entry.details.replaceAll("\n", "");
        const [, id, remittance] = /^\/EREF\/(.*)\/ORDP\/\/NAME\/Tilldesk\/REMI\/(.*)$/.exec(text);
        return [id, statement.accountIdentification, cents(entry.amount), remittance];
    })));
});

for (const format of ["camt053", "camt053-08"]) {
    test(`iso20022.js reads ${format}`, () => {
        const { statements } = CashManagementEndOfDayReport.fromXML(exported(format));
        for (const statement of statements)
            assert.equal(statement.numOfEntries, statement.entries.length);
        isWhole(statements.flatMap((statement) => statement.entries.map((entry) => {
            const [transaction] = entry.transactions;
            return [entry.accountServicerReferenceId, statement.account.iban, Math.round(entry.amount),
                transaction.remittanceInformation];
        })));
    });
}
