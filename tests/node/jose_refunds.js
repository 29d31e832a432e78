// A merchant that refunds and reconciles: jose makes its signatures and verifies those of the
// responses.
// usage: node jose_refunds.js TILLDESKD     in a directory whose node_modules has jose
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";

const jose = createRequire(`${process.cwd()}/`)("jose");

const program = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), "tilldesk-"));
const namespace = "https://tilldesk.invalid";
const names = ["sub", "iss", "iat", "jti", "path"].map((name) => `${namespace}/${name}`);
const understood = { crit: Object.fromEntries(names.map((name) => [name, true])) };
let service;
let base;
let profile;
let merchant;
let privateKey;
let serviceKeys;

before(async () => {
    const shop = JSON.parse(execFileSync(program, ["demo", "--data-dir", folder, "--payments", "0"]));
    profile = shop.profiles[0].id;
    merchant = shop.merchants[0].id;
    const keys = await jose.generateKeyPair("ES256");
    privateKey = keys.privateKey;
    const jwks = join(folder, "jwks.json");
    const jwk = { ...await jose.exportJWK(keys.publicKey), kid: "jose-1", use: "sig", alg: "ES256" };
    writeFileSync(jwks, JSON.stringify({ keys: [jwk] }));
    execFileSync(program, ["profile", "set", "--data-dir", folder, "--profile", profile, "--jwks", jwks,
        "--refunds", "on"]);
    service = spawn(program, ["serve", "--data-dir", folder, "--port", "0"],
        { stdio: ["ignore", "pipe", "inherit"] });
    const { value } = await createInterface({ input: service.stdout })[Symbol.asyncIterator]().next();
    base = value.split(" ").at(-1);
    serviceKeys = jose.createRemoteJWKSet(new URL(`${base}/.well-known/jwks.json`));
});

after(() => {
    service.kill();
    rmSync(folder, { recursive: true });
});

async function call(method, target, { body, issuer = "Tilldesk", headers = {} } = {}) {
    const payload = body === undefined ? "" : JSON.stringify(body);
    const path = target.split("?")[0];
    const values = [profile, issuer, new Date().toISOString(), randomUUID(), path];
    const header = {
        typ: "jose+json", kid: "jose-1", alg: "ES256",
        ...Object.fromEntries(names.map((name, at) => [name, values[at]])), crit: names,
    };
    const signed = await new jose.FlattenedSign(Buffer.from(payload)).setProtectedHeader(header)
        .sign(privateKey, understood);
    const answer = await fetch(base + target, {
        method, body: body === undefined ? undefined : payload,
        headers: { ...headers, Signature: `${signed.protected}..${signed.signature}` },
    });
    return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

/// Returns the response's JSON; throws if its signature is not the service's.
async function checked(answer, name, path) {
    const [header, middle, signature] = answer.headers.get(name).split(".");
    assert.equal(middle, "");
    const whole = { protected: header, payload: answer.body.toString("base64url"), signature };
    const verified = await jose.flattenedVerify(whole, serviceKeys, understood);
    assert.equal(verified.protectedHeader[`${namespace}/path`], path);
    return JSON.parse(answer.body);
}

test("a refund and the reconciliation of its payout", async () => {
    const created = await call("POST", "/v3/payments", { body: { amount: 1250 } });
    assert.equal(created.status, 201);
    const payment = JSON.parse(created.body);
    for (const action of ["identify", "confirm"])
        assert.equal((await fetch(`${base}/sim/payments/${payment.paymentId}/${action}`, { method: "POST" })).status, 200);

    const path = new URL(JSON.parse((await call("GET", `/v3/payments/${payment.paymentId}`)).body)
        ._links.refund.href).pathname;
    const ask = { body: { amount: 250, currency: "EUR" }, headers: { "Idempotency-Key": "jose" } };
    const first = await call("POST", path, ask);
    assert.equal(first.status, 201);
    const refund = await checked(first, "SignatureBank", path);
    assert.equal(refund.status, "PENDING");
    const again = await call("POST", path, ask);
    assert.deepEqual(again.body, first.body);
    await checked(again, "SignatureBank", path);

    const one = `${path}/${refund.refundId}`;
    let found = refund;
    for (let attempt = 0; attempt < 400 && found.status === "PENDING"; ++attempt) {
        await new Promise((done) => { setTimeout(done, 50); });
        found = await checked(await call("GET", one), "SignatureBank", one);
    }
    assert.equal(found.status, "REFUNDED");

    const run = await (await fetch(`${base}/sim/payouts/run`, { method: "POST" })).json();
    const payout = run.payouts.find((each) => each.merchantId === merchant);
    assert.equal(payout.payoutAmount, 1000);
    for (const [list, id, amount] of [["payments", "paymentId", 1250], ["refunds", "refundId", 250]]) {
        const target = `/reconciliation/${list}`;
        const query = `?payout-id=${payout.payoutId}`;
        const answer = await call("GET", target + query, { issuer: merchant });
        assert.equal(answer.status, 200);
        const page = await checked(answer, "Signature", target);
        assert.deepEqual(page[list].map((row) => [row[id], row.amount]),
            [[list === "refunds" ? refund.refundId : payment.paymentId, amount]]);
    }
});

test("a refusal is signed too", async () => {
    const path = `/v3/payments/${"0".repeat(24)}/refunds`;
    const missing = await call("POST", path, { body: { amount: 1, currency: "EUR" } });
    assert.equal(missing.status, 400);
    assert.deepEqual(await checked(missing, "SignatureBank", path),
        { code: "VALIDATION_ERROR", message: "Field 'Idempotency-Key' is mandatory" });
    const foreign = await call("GET", "/reconciliation/payouts");
    assert.equal(foreign.status, 401);
    await checked(foreign, "Signature", "/reconciliation/payouts");
});
