// jose, which shares no code with the service, reads the service's key set and verifies its signed
// responses.
// usage: node jose_service_keys.js TILLDESKD     in a directory whose node_modules has jose
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
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
const understood = { crit: Object.fromEntries(names.map((name) => [name, true])) };
let service;
let base;
let key;

before(async () => {
    const shop = execFileSync(program, ["demo", "--data-dir", folder, "--payments", "0"]);
    key = JSON.parse(shop).profiles[0].apiKey;
    service = spawn(program, ["serve", "--data-dir", folder, "--port", "0", "--claim-namespace",
        namespace, "--issuer", "Bakery"], { stdio: ["ignore", "pipe", "inherit"] });
    const { value } = await createInterface({ input: service.stdout })[Symbol.asyncIterator]().next();
    base = value.split(" ").at(-1);
});

after(() => {
    service.kill();
    rmSync(folder, { recursive: true });
});

async function refusal(headers = {}) {
    const answer = await fetch(`${base}/v3/payments?shop=1`, { method: "POST", body: "{}", headers });
    assert.ok(answer.status >= 400);
    return { answer, body: Buffer.from(await answer.arrayBuffer()) };
}

/// Returns the JOSE header; throws if the signature does not match `body`.
async function verified(jws, body, keys) {
    const [header, middle, signature, ...more] = jws.split(".");
    assert.equal(middle, "");
    assert.deepEqual(more, []);
    const whole = { protected: header, payload: body.toString("base64url"), signature };
    return (await jose.flattenedVerify(whole, keys, understood)).protectedHeader;
}

test("a refusal of an API key's request is signed with ES256", async () => {
    const keys = jose.createRemoteJWKSet(new URL(`${base}/.well-known/jwks.json`));
    const id = "order-1207-attempt-1";
    const { answer, body } = await refusal({ Authorization: `Bearer ${key}`, "X-Request-ID": id });
    assert.equal(answer.status, 400);
    const jws = answer.headers.get("SignatureBank");
    const header = await verified(jws, body, keys);
    assert.deepEqual(Object.keys(header), ["typ", "kid", "alg", ...names, "crit"]);
    assert.deepEqual([header.typ, header.alg, header.crit], ["jose+json", "ES256", names]);
    assert.deepEqual(names.slice(1).map((name) => header[name]),
        ["Bakery", header[names[2]], id, "/v3/payments"]);
    assert.match(header[names[0]], /^[0-9a-f]{24}$/);
    assert.match(header[names[2]], /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    assert.ok(Math.abs(Date.parse(header[names[2]]) - Date.now()) < 300_000);
    await assert.rejects(verified(jws, Buffer.concat([body, Buffer.from("\n")]), keys),
        jose.errors.JWSSignatureVerificationFailed);
});

test("a refusal of a request signed with RS256 is signed with RS256", async () => {
    const keys = jose.createRemoteJWKSet(new URL(`${base}/certificates`));
    const { privateKey } = await jose.generateKeyPair("RS256");
    const signed = await new jose.FlattenedSign(Buffer.from("{}"))
        .setProtectedHeader({ typ: "jose+json", kid: "unknown", alg: "RS256" }).sign(privateKey);
    const { answer, body } = await refusal({ Signature: `${signed.protected}..${signed.signature}` });
    assert.equal(answer.status, 401);
    const header = await verified(answer.headers.get("SignatureBank"), body, keys);
    assert.equal(header.alg, "RS256");
    assert.equal(header[names[3]], answer.headers.get("X-Request-ID"));
});

test("the key set has whole keys, their thumbprints and their certificates", async () => {
    const sets = [];
    for (const path of ["/", "/.well-known/jwks.json", "/certificates"])
        sets.push(await (await fetch(base + path)).json());
    assert.deepEqual(sets[1], sets[0]);
    assert.deepEqual(sets[2], sets[0]);
    assert.deepEqual(sets[0].keys.map(({ alg }) => alg), ["ES256", "RS256"]);
    for (const jwk of sets[0].keys) {
        assert.equal(jwk.kid, await jose.calculateJwkThumbprint(jwk));
        assert.equal(jwk.use, "sig");
        assert.equal(jwk.d, undefined);
        const der = Buffer.from(jwk.x5c[0], "base64");
        assert.equal(jwk["x5t#S256"], createHash("sha256").update(der).digest("base64url"));
        const certificate = new X509Certificate(der);
        const { kty, crv, x, y, n, e } = jwk;
        const numbers = JSON.parse(JSON.stringify({ kty, crv, x, y, n, e }));
        assert.deepEqual(await jose.exportJWK(certificate.publicKey), numbers);
        assert.ok(certificate.verify(certificate.publicKey));
        assert.ok(Date.parse(certificate.validFrom) < Date.now());
        assert.ok(Date.parse(certificate.validTo) > Date.now() + 9 * 365 * 86_400_000);
    }
});

test("a merchant's copy of the key set lasts over a rotation", async () => {
    const copy = jose.createLocalJWKSet(await (await fetch(base)).json());
    execFileSync(program, ["keys", "rotate", "--data-dir", folder]);
    assert.equal((await (await fetch(base)).json()).keys.length, 4);
    const { answer, body } = await refusal();
    await verified(answer.headers.get("SignatureBank"), body, copy);
});
