// Every request of the client for hosted services passes the validator of Prism, which makes a mock
// service from the description. Prism shares no code with the client.
// usage: node prism_mock.js CLIENT_TOOL OPENAPI_JSON     in a directory whose node_modules has Prism
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { promisify } from "node:util";

const [tool, description] = process.argv.slice(2);
let mock;
let base;

before(async () => {
    // --errors: a request that does not fit the description is an error, and gets no example.
    mock = spawn(process.execPath, [join(process.cwd(), "node_modules/@stoplight/prism-cli/dist/index.js"),
        "mock", "--errors", "--port", "0", description], { stdio: ["ignore", "pipe", "inherit"] });
    for await (const line of createInterface({ input: mock.stdout })) {
        base = /Prism is listening on (http:\S+)/.exec(line)?.[1];
        if (base)
            break;
    }
    mock.stdout.resume();
    assert.ok(base, "Prism listens");
});

after(async () => {
    mock.kill();
    await once(mock, "exit");
});

test("the mock refuses what does not fit", async () => {
    const refused = await fetch(`${base}/v3/payments`, {
        method: "POST",
        headers: { "Authorization": "Bearer x", "Content-Type": "application/json" },
        body: JSON.stringify({ amount: "1998" }),
    });
    assert.equal(refused.status, 422);
    assert.equal((await fetch(`${base}/v3/payments/0192f4c1a2b33e5d7c9b1f48`)).status, 401);
});

test("the mock accepts every request of the client", async () => {
    const { stdout } = await promisify(execFile)(tool, [base]);
    const replies = stdout.trim().split("\n").map((line) => JSON.parse(line));
    assert.equal(replies.length, 27);
    for (const reply of replies)
        assert.ok(reply.status >= 200 && reply.status < 300, JSON.stringify(reply));
    // The examples of these requests belong to them, and need no signature.
    const answered = new Set(replies.filter((reply) => reply.isAnswered).map((reply) => reply.request));
    assert.deepEqual([...answered], ["create", "create with a point of sale", "get", "cancel", "search",
        "acknowledge", "account for a refund"]);
});
