// Clients that public generators make of the description that the service serves: they typecheck, make
// a payment and understand its answers.
// usage: node generated_clients.js TILLDESKD     in a directory whose node_modules has the generators
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

const program = process.argv[2];
const require = createRequire(`${process.cwd()}/`);
const here = dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "tilldesk-"));
const clients = join(process.cwd(), "clients");
let service;
let base;
let key;

before(async () => {
    const demo = execFileSync(program, ["demo", "--data-dir", folder, "--payments", "0"]);
    key = JSON.parse(demo).profiles[0].apiKey;
    service = spawn(program, ["serve", "--data-dir", folder, "--port", "0"],
        { stdio: ["ignore", "pipe", "inherit"] });
    const { value } = await createInterface({ input: service.stdout })[Symbol.asyncIterator]().next();
    base = value.split(" ").at(-1);
});

after(async () => {
    service.kill();
    await once(service, "exit");
    rmSync(folder, { recursive: true });
});

/// Runs a program of a package with the folder of the clients as its own.
function run(script, ...options) {
    const words = [join(process.cwd(), "node_modules", script), ...options];
    const done = spawn(process.execPath, words, { cwd: clients, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [done.stdout, done.stderr])
        stream.on("data", (text) => { said += text; });
    return once(done, "close").then(([code]) => assert.equal(code, 0, said));
}

/// What a payment is after it was made and paid.
function isPaid(payment) {
    assert.deepEqual([payment.status, payment.amount, payment.currency], ["SUCCEEDED", 1998, "EUR"]);
    assert.match(payment.expireAt, /Z$/);
}

test("two generators read the description, and what they make typechecks", async () => {
    rmSync(clients, { recursive: true, force: true });
    cpSync(join(here, "clients"), clients, { recursive: true });
    const description = join(clients, "openapi.json");
    writeFileSync(description, await (await fetch(`${base}/openapi.json`)).text());
    await Promise.all([
        run("openapi-typescript/bin/cli.js", description, "--output", "openapi_typescript.d.ts"),
        run("@hey-api/openapi-ts/bin/index.cjs", "--input", description, "--output", "hey_api",
            "--client", "@hey-api/client-fetch"),
    ]);
    mkdirSync(join(clients, "js"));
    writeFileSync(join(clients, "js", "package.json"), '{"type": "commonjs"}');
    await run("typescript/bin/tsc", "--project", ".");
});

test("openapi-fetch makes a payment", async () => {
    const client = require("./clients/js/by_openapi_fetch.js");
    isPaid(await client.pay(base, key));
    assert.match(await client.reasonOfRefusal(base), /^key: /);
});

test("the client of hey-api makes a payment", async () => {
    const client = require("./clients/js/by_hey_api.js");
    isPaid(await client.pay(base, key));
});
