// mt940js and iso20022.js, which share no code with the exports, read the bank statements and must
// find the payouts of the payouts list.
// usage: node bank_readers.js TILLDESKD     in a directory whose node_modules has both packages
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
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
let movements;

/** Returns the text of each file: statements have one for each account. */
function exported(what, format, ...options) {
    const place = mkdtempSync(join(folder, "files-"));
    execFileSync(program, ["export", what, "--data-dir", shop, "--from", "2025-03-01", "--to", "2025-03-31",
        "--format", format, "--output", join(place, `list.${format}`), ...options]);
    return readdirSync(place).map((name) => readFileSync(join(place, name), "utf8"));
}

const rows = (...what) => exported(...what)[0].trim().split("\n").map((line) => JSON.parse(line));

const cents = (amount) => Math.round(Number(amount) * 100);

before(() => {
    execFileSync(program, ["demo", "--data-dir", shop, "--payments", "1000", "--until", "2025-03-31T18:00:00Z"]);
    payouts = rows("payouts", "json").filter((payout) => payout.payoutStatus === "SUCCEEDED");
    assert.ok(payouts.length > 20);
    movements = [...rows("payments", "json", "--by", "paid").map((row) => [row.paymentId, row.amount]),
        ...rows("refunds", "json", "--by", "done").map((row) => [row.refundId, -row.amount]),
        ...payouts.map((row) => [row.payoutId, -row.payoutAmount])];
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

/** @param read  [id, cents with sign] of each entry of the clearing accounts */
function isCleared(read) {
    assert.deepEqual(read.map(loosely).sort(), movements.map(loosely).sort());
}

function mt940(what) {
    const statements = exported(what, "mt940").flatMap((file) => new Parser().parse(file));
    for (const statement of statements) {
        const sum = statement.transactions.reduce((total, each) => total + cents(each.amount), 0);
        assert.equal(cents(statement.openingBalance) + sum, cents(statement.closingBalance));
    }
    return statements;
}

test("mt940js reads payouts only", () => {
    isWhole(mt940("payouts").flatMap((statement) => statement.transactions.map((entry) => {
        const text = entry.details.replaceAll("\n", "");
        const [, id, remittance] = /^\/EREF\/(.*)\/ORDP\/\/NAME\/Tilldesk\/REMI\/(.*)$/.exec(text);
        return [id, statement.accountIdentification, cents(entry.amount), remittance];
    })));
});

test("mt940js reads the clearing account", () => {
    isCleared(mt940("clearing").flatMap((statement) => statement.transactions.map((entry) => {
        assert.match(statement.accountIdentification, /^TILLDESK-[0-9A-F]{8}$/);
        const [, id] = /^\/EREF\/([0-9a-f]{24})/.exec(entry.details);
        return [id, cents(entry.amount)];
    })));
});

for (const format of ["camt053", "camt053-08"]) {
    const statements = (what) => exported(what, format)
        .flatMap((file) => CashManagementEndOfDayReport.fromXML(file).statements);
    test(`iso20022.js reads payouts only, ${format}`, () => {
        isWhole(statements("payouts").flatMap((statement) => {
            assert.equal(statement.numOfEntries, statement.entries.length);
            return statement.entries.map((entry) => {
                const [transaction] = entry.transactions;
                return [entry.accountServicerReferenceId, statement.account.iban, Math.round(entry.amount),
                    transaction.remittanceInformation];
            });
        }));
    });
    test(`iso20022.js reads the clearing account, ${format}`, () => {
        isCleared(statements("clearing").flatMap((statement) => statement.entries.map((entry) =>
            [entry.accountServicerReferenceId,
                (entry.creditDebitIndicator === "debit" ? -1 : 1) * Math.round(entry.amount)])));
    });
}
