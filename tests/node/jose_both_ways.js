// Signatures, keys and key sets between Tilldesk and jose, which share no code, in both directions.
// usage: node jose_both_ways.js JWS_TOOL     in a directory whose node_modules has jose
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { randomBytes, createPublicKey } from "node:crypto";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { after, test } from "node:test";

const jose = createRequire(`${process.cwd()}/`)("jose");

const tool = spawn(process.argv[2], { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: tool.stdout })[Symbol.asyncIterator]();
after(() => tool.stdin.end());

async function ask(question) {
    tool.stdin.write(`${JSON.stringify(question)}\n`);
    const { value, done } = await lines.next();
    assert.ok(!done, "the tool has gone");
    return JSON.parse(value);
}

const base64 = (bytes) => Buffer.from(bytes).toString("base64");
const base64url = (bytes) => Buffer.from(bytes).toString("base64url");

const names = ["sub", "iss", "iat", "jti", "path"].map((name) => `https://claims.example/${name}`);
const understood = { crit: Object.fromEntries(names.map((name) => [name, true])) };

/// Returns a JOSE header in the form that the interface uses.
function headerFor(alg, kid) {
    const claims = Object.fromEntries(names.map((name, i) => [name, `value ${i} é`]));
    return { typ: "jose+json", kid, alg, ...claims, crit: names };
}

const bodies = [
    new Uint8Array(),
    Buffer.from("{}"),
    Buffer.from('{ "amount": 1050,\r\n "remark": "koffie € 🍰" }\n'),
    Buffer.from([0, 255, 46, 10]),
    randomBytes(70_000),
];

/// jose's verify functions take no detached payload, so it is put back between the dots.
async function joseAccepts(jws, body, key) {
    const [header, middle, signature, ...more] = jws.split(".");
    assert.equal(middle, "");
    assert.deepEqual(more, []);
    const general = { protected: header, payload: base64url(body), signature };
    await jose.flattenedVerify(general, key, understood);
    const { payload } = await jose.compactVerify(`${header}.${base64url(body)}.${signature}`, key,
        understood);
    assert.deepEqual(Buffer.from(payload), Buffer.from(body));
}

function detached(compact) {
    const parts = compact.split(".");
    return `${parts[0]}..${parts[2]}`;
}

async function ofJose(alg) {
    const pair = await jose.generateKeyPair(alg, { extractable: true });
    const jwk = await jose.exportJWK(pair.publicKey);
    jwk.kid = await jose.calculateJwkThumbprint(jwk);
    return { ...pair, jwk, jwks: JSON.stringify({ keys: [jwk] }) };
}

for (const alg of ["ES256", "RS256"]) {
    test(`${alg}: jose accepts our signatures by our published key`, async () => {
        const ours = await ask({ do: "key", alg });
        const jwk = JSON.parse(ours.jwk);
        const key = await jose.importJWK(jwk);
        const resolve = jose.createLocalJWKSet({ keys: [jwk] });
        for (const body of bodies) {
            const header = JSON.stringify(headerFor(alg, jwk.kid));
            const { jws } = await ask({ do: "sign", pem: ours.pem, header, body: base64(body) });
            assert.equal(Buffer.from(jws.split(".")[0], "base64url").toString(), header);
            await joseAccepts(jws, body, key);
            await joseAccepts(jws, body, resolve);
            await assert.rejects(joseAccepts(jws, Buffer.concat([body, Buffer.from(" ")]), key),
                jose.errors.JWSSignatureVerificationFailed);
        }
    });

    test(`${alg}: we accept jose's signatures by jose's key set`, async () => {
        const { privateKey, jwk, jwks } = await ofJose(alg);
        for (const body of bodies) {
            const header = headerFor(alg, jwk.kid);
            const compact = await new jose.CompactSign(body).setProtectedHeader(header)
                .sign(privateKey, understood);
            const flat = await new jose.FlattenedSign(body).setProtectedHeader(header)
                .sign(privateKey, understood);
            for (const jws of [detached(compact), `${flat.protected}..${flat.signature}`]) {
                const answer = await ask({ do: "verify", jwks, jws, body: base64(body) });
                assert.deepEqual(answer, { valid: true, thumbprint: jwk.kid });
                const other = base64(Buffer.concat([body, Buffer.from(" ")]));
                assert.equal((await ask({ do: "verify", jwks, jws, body: other })).valid, false);
            }
            assert.equal((await ask({ do: "verify", jwks, jws: compact, body: base64(body) })).why,
                body.length ? "form" : undefined);
        }
    });

    test(`${alg}: keys and thumbprints are the same on both sides`, async () => {
        const ours = await ask({ do: "key", alg });
        const jwk = JSON.parse(ours.jwk);
        assert.equal(await jose.calculateJwkThumbprint(jwk), ours.thumbprint);
        const { kty, n, e, crv, x, y } = jwk;
        const numbers = Object.fromEntries(
            Object.entries({ kty, n, e, crv, x, y }).filter(([, value]) => value !== undefined));
        assert.deepEqual(await jose.exportJWK(await jose.importSPKI(ours.spki, alg)), numbers);
        const joses = await ofJose(alg);
        const read = await ask({ do: "key", pem: await jose.exportPKCS8(joses.privateKey) });
        assert.equal(read.thumbprint, joses.jwk.kid);
        assert.equal(read.spki.trim(), (await jose.exportSPKI(joses.publicKey)).trim());
        await jose.importPKCS8(ours.pem, alg);
    });
}

test("ES256: short numbers are padded alike, in 600 signatures each way", async () => {
    const { privateKey, publicKey, jwk, jwks } = await ofJose("ES256");
    const pem = await jose.exportPKCS8(privateKey);
    const header = headerFor("ES256", jwk.kid);
    for (let i = 0; i < 600; ++i) {
        const body = Buffer.from(`{"turn":${i}}`);
        const compact = await new jose.CompactSign(body).setProtectedHeader(header)
            .sign(privateKey, understood);
        const jws = detached(compact);
        assert.ok((await ask({ do: "verify", jwks, jws, body: base64(body) })).valid);
        const ours = await ask({ do: "sign", pem, header: JSON.stringify(header), body: base64(body) });
        await joseAccepts(ours.jws, body, publicKey);
    }
});

test("RSA: we refuse jose's signatures of other kinds", async () => {
    const { privateKey, jwk, jwks } = await ofJose("RS256");
    const pem = await jose.exportPKCS8(privateKey);
    for (const alg of ["PS256", "RS384", "RS512"]) {
        const key = await jose.importPKCS8(pem, alg);
        const compact = await new jose.CompactSign(bodies[1]).setProtectedHeader(headerFor(alg, jwk.kid))
            .sign(key, understood);
        const answer = await ask({ do: "verify", jwks, jws: detached(compact), body: base64(bodies[1]) });
        assert.equal(answer.valid, false);
    }
});

test("a set of jose's keys of all kinds gives the two that we can use", async () => {
    const keys = [];
    for (const alg of ["ES384", "ES256K", "EdDSA", "RSA-OAEP", "ES256", "RS256"]) {
        const { publicKey } = await jose.generateKeyPair(alg, { extractable: true });
        keys.push({ ...await jose.exportJWK(publicKey), kid: alg, alg });
    }
    const jwks = JSON.stringify({ keys });
    for (const { kid } of keys) {
        const jws = `${base64url(JSON.stringify({ kid }))}..AAAA`;
        const answer = await ask({ do: "verify", jwks, jws, body: "" });
        assert.equal(answer.why, ["ES256", "RS256"].includes(kid) ? undefined : "kid", kid);
    }
});

test("node's own OpenSSL reads our public keys", async () => {
    const { spki } = await ask({ do: "key", alg: "ES256" });
    assert.equal(createPublicKey(spki).asymmetricKeyDetails.namedCurve, "prime256v1");
});
