// Callbacks as a shop receives them, verified by jose, which shares no code with the sender.
// usage: node jose_callbacks.js TILLDESKD     in a directory whose node_modules has jose
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";

const jose = createRequire(`${process.cwd()}/`)("jose");

const program = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), "tilldesk-"));
const namespace = "https://claims.example";
const names = ["sub", "iss", "iat", "jti", "path"].map((name) => `${namespace}/${name}`);
const shop = createServer();
let service;
let base;
let profile;

before(async () => {
    shop.listen(0, "127.0.0.1");
    await once(shop, "listening");
    const demo = execFileSync(program, ["demo", "--data-dir", folder, "--payments", "0"]);
    profile = JSON.parse(demo).profiles[0];
    service = spawn(program, ["serve", "--data-dir", folder, "--port", "0", "--claim-namespace",
        namespace, "--issuer", "Bakery"], { stdio: ["ignore", "pipe", "inherit"] });
    const { value } = await createInterface({ input: service.stdout })[Symbol.asyncIterator]().next();
    base = value.split(" ").at(-1);
});

after(() => {
    service.kill();
    shop.close();
    shop.closeAllConnections();
    rmSync(folder, { recursive: true });
});

/// Returns the next callback: its request and the bytes of its body.
function received() {
    return new Promise((resolve) => shop.once("request", async (request, answer) => {
        const parts = [];
        for await (const part of request)
            parts.push(part);
        answer.writeHead(204).end();
        resolve({ request, body: Buffer.concat(parts) });
    }));
}

/// Creates a payment and cancels it. Returns the callback of the cancellation.
async function callback(path) {
    const headers = { Authorization: `Bearer ${profile.apiKey}` };
    const url = `http://127.0.0.1:${shop.address().port}${path}`;
    const created = await fetch(`${base}/v3/payments`, { method: "POST", headers,
        body: JSON.stringify({ amount: 1998, callbackUrl: url, description: "caf\u00e9" }) });
    assert.equal(created.status, 201);
    const { paymentId } = await created.json();
    const came = received();
    const cancelled = await fetch(`${base}/v3/payments/${paymentId}`, { method: "DELETE", headers });
    assert.equal(cancelled.status, 204);
    return { ...await came, paymentId, url };
}

/// Returns the JOSE header; throws if the signature does not match `body`.
async function verified(jws, body, critical) {
    const keys = jose.createRemoteJWKSet(new URL(`${base}/.well-known/jwks.json`));
    const [header, middle, signature, ...more] = jws.split(".");
    assert.equal(middle, "");
    assert.deepEqual(more, []);
    const whole = { protected: header, payload: body.toString("base64url"), signature };
    const understood = { crit: Object.fromEntries(critical.map((name) => [name, true])),
        algorithms: ["ES256"] };
    return (await jose.flattenedVerify(whole, keys, understood)).protectedHeader;
}

async function verify(critical, path, pathIn) {
    const { request, body, paymentId, url } = await callback(path);
    const jws = request.headers.signature;
    const header = await verified(jws, body, critical);
    assert.deepEqual(Object.keys(header),
        ["typ", "kid", "alg", "sub", "x5t#S256", ...critical, "crit"]);
    assert.deepEqual([header.typ, header.alg, header.sub, header.crit],
        ["jose+json", "ES256", profile.id, critical]);
    assert.equal(header[names[1]], "Bakery");
    assert.match(header[names[2]], /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    assert.ok(Math.abs(Date.parse(header[names[2]]) - Date.now()) < 300_000);
    assert.match(header[names[3]], /^[0-9a-f]{24}$/);
    assert.equal(header[names[4]], pathIn ?? url);
    const { keys } = await (await fetch(base)).json();
    const key = keys.find(({ kid }) => kid === header.kid);
    const certificate = createHash("sha256").update(Buffer.from(key.x5c[0], "base64"));
    assert.equal(header["x5t#S256"], certificate.digest("base64url"));

    assert.equal(request.method, "POST");
    assert.equal(request.url, path);
    assert.equal(request.headers["content-type"], "application/json");
    assert.match(request.headers["user-agent"], /^Tilldesk\/\d+\.\d+\.\d+$/);
    const told = JSON.parse(body);
    assert.deepEqual([told.paymentId, told.status, told.amount, told.description],
        [paymentId, "CANCELLED", 1998, "caf\u00e9"]);
    await assert.rejects(verified(jws, Buffer.concat([body, Buffer.from("\n")]), critical),
        jose.errors.JWSSignatureVerificationFailed);
    return header;
}

test("the specified header has four critical names and the path of the request", async () => {
    const header = await verify(names.slice(1), "/notify/me?shop=1", "/notify/me");
    assert.equal(header[names[0]], undefined);
});

test("the extended header has five critical names and the whole address", async () => {
    execFileSync(program, ["profile", "set", "--data-dir", folder, "--profile", profile.id,
        "--callback-header", "extended"]);
    const header = await verify(names, "/notify/me?shop=1");
    assert.equal(header[names[0]], profile.id);
});

test("a callback is verified with the key set of the day before a rotation", async () => {
    execFileSync(program, ["keys", "rotate", "--data-dir", folder]);
    await verify(names, "/after");
});
