// Runs a real service with a demo shop, made by `tilldeskd demo` and `tilldeskd serve`.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/// Starts `program` as a service on a new database, with `options` of `serve`. Returns its address
/// and functions to control it.
export async function startService(program, ...options) {
    const folder = mkdtempSync(join(tmpdir(), "tilldesk-browser-"));
    const run = (...words) =>
        execFileSync(program, [...words, "--data-dir", folder], { encoding: "utf8" });
    const demo = JSON.parse(run("demo", "--payments", "20"));
    const profile = (name) => demo.profiles.find((each) => each.name === name);

    const process = spawn(program, ["serve", "--data-dir", folder, "--port", "0", ...options],
        { stdio: ["ignore", "pipe", "ignore"] });
    const lines = createInterface({ input: process.stdout })[Symbol.asyncIterator]();
    const base = (await lines.next()).value.split(" ").at(-1);

    async function call(method, path, body, key) {
        const headers = { "Content-Type": "application/json" };
        if (key)
            headers.Authorization = `Bearer ${key}`;
        const answer = await fetch(base + path, { method, headers, body: body && JSON.stringify(body) });
        const text = await answer.text();
        return { status: answer.status, json: text.startsWith("{") ? JSON.parse(text) : null };
    }
    const webshop = profile("Webshop");
    const counter = profile("Winkel");
    return {
        base,
        counter,
        run,
        /// Creates a payment of the web shop. Returns the response.
        async pay(wanted) {
            const { status, json } = await call("POST", "/v3/payments", wanted, webshop.apiKey);
            assert.equal(status, 201, JSON.stringify(json));
            return json;
        },
        /// Creates a payment at a point of sale of the counter. Returns the response.
        async payAtPlace(wanted) {
            const { status, json } = await call("POST", "/v3/payments/pos", wanted, counter.apiKey);
            assert.equal(status, 201, JSON.stringify(json));
            return json;
        },
        /// Cancels a payment of the counter.
        async cancelAtPlace(id) {
            const { status } = await call("DELETE", `/v3/payments/${id}`, null, counter.apiKey);
            assert.equal(status, 204);
        },
        async statusOf(id, key = webshop.apiKey) {
            return (await call("GET", `/v3/payments/${id}`, null, key)).json.status;
        },
        /// Sends a request to the simulation: a customer's action or a change of the clock.
        async simulate(path, body) {
            const { status, json } = await call("POST", `/sim/${path}`, body);
            assert.equal(status, 200, JSON.stringify(json));
            return json;
        },
        async stop() {
            process.kill("SIGTERM");
            await new Promise((resolve) => { process.once("exit", resolve); });
            rmSync(folder, { recursive: true });
        },
    };
}

/// Starts the shop's web server on a port of its own; customers return to it.
export async function startShop() {
    const visits = [];
    const server = createServer((request, response) => {
        visits.push(request.url);
        response.setHeader("Content-Type", "text/html");
        response.end("<!doctype html><link rel=icon href=data:,><title>Shop</title><h1>Thank you</h1>");
    });
    await new Promise((resolve) => { server.listen(0, "127.0.0.1", resolve); });
    return {
        base: `http://127.0.0.1:${server.address().port}`,
        visits,
        async stop() {
            server.closeAllConnections();
            await new Promise((resolve) => { server.close(resolve); });
        },
    };
}
