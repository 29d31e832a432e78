// Customers pay, or give up, on the checkout page and the phone page in a real browser.
// usage: node payment_journeys.js TILLDESKD CHROMIUM     where node_modules has playwright-core
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import { close, desktop, phone, picture, shows, slide, startBrowser } from "./browser.js";
import { startService, startShop } from "./service.js";

let service;
let shop;
let browser;

before(async () => {
    [service, shop, browser] = await Promise.all(
        [startService(process.argv[2]), startShop(), startBrowser(process.argv[3])]);
});
after(async () => {
    await Promise.all([browser?.stop(), service?.stop(), shop?.stop()]);
});

/// Creates a payment and opens its checkout page and, if `withPhone`, its phone page.
async function start(name, withPhone = true) {
    const payment = await service.pay({
        amount: 2450, reference: "Order 10482", description: "2 x sourdough, 1 x tart",
        returnUrl: `${shop.base}/${name}?order=10482&x=%26`,
    });
    const checkout = await browser.open(desktop);
    await checkout.goto(payment._links.checkout.href);
    await shows(checkout, "PENDING");
    if (!withPhone)
        return { payment, checkout };
    const customer = await browser.open(phone);
    await customer.goto(payment._links.deeplink.href);
    await shows(customer, "IDENTIFIED");
    await shows(checkout, "IDENTIFIED");
    return { payment, checkout, customer };
}

/// Checks that the checkout page shows the result and returns to the shop by itself. Must be called
/// before the payment ends: a paid checkout leaves after two seconds.
async function returns(checkout, name, status, words) {
    await shows(checkout, status);
    assert.equal(await checkout.locator("#title").textContent(), words);
    const link = checkout.getByRole("link", { name: "Return to the shop now" });
    assert.equal(await link.getAttribute("href"), `${shop.base}/${name}?order=10482&x=%26`);
    await picture(checkout, `checkout-${name}`);
    await checkout.waitForURL(`${shop.base}/${name}?order=10482&x=%26`);
    assert.equal(await checkout.locator("h1").textContent(), "Thank you");
    assert.equal(shop.visits.filter((url) => url.startsWith(`/${name}?`)).length, 1);
}

describe("side by side", { concurrency: 2 }, () => {
    test("a customer scans, slides and returns to the shop", async () => {
        const { payment, checkout } = await start("paid", false);
        assert.equal(await checkout.locator("#amount").textContent(), "€\u00a024.50");
        assert.equal(await checkout.locator("#about").textContent(),
            "Order 10482 · 2 x sourdough, 1 x tart");
        const code = checkout.getByRole("img", { name: /^QR code to pay €.24\.50 to Bakkerij Janssens$/ });
        await code.waitFor();
        assert.ok(await code.evaluate((image) => image.decode().then(() => image.naturalWidth > 100)));
        assert.match(await checkout.locator("#time").textContent(), /^(20:00|19:5\d)$/);
        await picture(checkout, "checkout");

        const customer = await browser.open(phone);
        await customer.goto(payment._links.deeplink.href);
        await shows(customer, "IDENTIFIED");
        assert.equal(await customer.locator("h1").textContent(), "Pay Bakkerij Janssens");
        assert.match(await customer.locator("#from").textContent(), /^\p{L}+ · [A-Z]{2}\d\d /u);
        await picture(customer, "phone");
        await shows(checkout, "IDENTIFIED");
        assert.equal(await checkout.locator("#title").textContent(), "Check your phone");
        await picture(checkout, "checkout-scanned");
        assert.equal(await service.statusOf(payment.paymentId), "IDENTIFIED");

        await slide(customer, 0.6); // too short a drag
        assert.equal(await service.statusOf(payment.paymentId), "IDENTIFIED");
        const back = returns(checkout, "paid", "SUCCEEDED", "Paid");
        await slide(customer);
        await shows(customer, "SUCCEEDED");
        assert.equal(await customer.locator("#title").textContent(), "Paid");
        assert.equal(await customer.locator("#sum").textContent(), "€\u00a024.50");
        await back;
        await picture(customer, "phone-paid");
        // The shop replaced the checkout page in the history, which would only lead back.
        await checkout.goBack();
        assert.equal(checkout.url(), "about:blank");
        assert.equal(await service.statusOf(payment.paymentId), "SUCCEEDED");

        await customer.reload();
        await shows(customer, "SUCCEEDED");
        assert.equal(await customer.locator("#title").textContent(), "Already paid");
        await picture(customer, "phone-already-paid");
        await close(checkout, customer);
    });

    test("a customer pays with keys and a screen reader's words alone", async () => {
        const { payment, checkout, customer } = await start("keys");
        assert.equal(await customer.locator("#slide").getAttribute("aria-hidden"), "true");
        const button = customer.getByRole("button", { name: "Pay €\u00a024.50 to Bakkerij Janssens" });
        await customer.keyboard.press("Tab");
        assert.ok(await button.evaluate((element) => element === document.activeElement));
        assert.equal(await customer.locator("#slide").evaluate(
            (element) => getComputedStyle(element).outlineStyle), "solid");
        await picture(customer, "phone-focus");
        const back = shows(checkout, "SUCCEEDED").then(async () => {
            const said = await checkout.locator("#live").textContent();
            await checkout.getByRole("link", { name: "Return to the shop now" }).click();
            return said;
        });
        await customer.keyboard.press("Enter");
        await shows(customer, "SUCCEEDED");
        assert.equal(await back, "Paid. Your payment to Bakkerij Janssens is complete.");
        assert.equal(await customer.locator("#live").textContent(),
            "Paid. Your payment to Bakkerij Janssens is complete.");
        assert.ok(await customer.locator("#title").evaluate((e) => e === document.activeElement));
        assert.equal(await service.statusOf(payment.paymentId), "SUCCEEDED");
        await checkout.waitForURL(`${shop.base}/keys?order=10482&x=%26`);
        await close(checkout, customer);
    });

    test("the bank refuses", async () => {
        const { payment, checkout, customer } = await start("refused");
        const back = returns(checkout, "refused", "AUTHORIZATION_FAILED", "Your bank refused the payment");
        await customer.getByRole("button", { name: "Bank refuses (insufficient balance)" }).tap();
        await shows(customer, "AUTHORIZATION_FAILED");
        await picture(customer, "phone-refused");
        await back;
        assert.equal(await service.statusOf(payment.paymentId), "AUTHORIZATION_FAILED");
        await close(checkout, customer);
    });

    test("the customer backs out", async () => {
        const { payment, checkout, customer } = await start("cancelled");
        const back = returns(checkout, "cancelled", "CANCELLED", "The payment was cancelled");
        await customer.getByRole("button", { name: "Don't pay" }).tap();
        await shows(customer, "CANCELLED");
        await back;
        assert.equal(await service.statusOf(payment.paymentId), "CANCELLED");
        await close(checkout, customer);
    });

    test("the bank takes its time", async () => {
        const { payment, checkout, customer } = await start("late");
        await service.simulate(`payments/${payment.paymentId}/confirm`, { settle: false });
        await Promise.all([shows(customer, "AUTHORIZED"), shows(checkout, "AUTHORIZED")]);
        assert.equal(await checkout.locator("#title").textContent(), "Your bank has authorized the payment");
        const both = Promise.all([shows(customer, "SUCCEEDED"), shows(checkout, "SUCCEEDED")]);
        await service.simulate(`payments/${payment.paymentId}/settle`);
        await both;
        await close(checkout, customer);
    });

    test("a code at the counter waits for its payment", async () => {
        // In the form that QR codes contain: upper case.
        const place = `/L/1/${service.counter.id.toUpperCase()}/TILL2`;
        const customer = await browser.open(phone);
        await customer.goto(service.base + place);
        await shows(customer, "NONE");
        assert.equal(await customer.locator("#title").textContent(), "Nothing to pay here yet");
        await picture(customer, "phone-nothing-yet");
        const other = await service.payAtPlace({ amount: 100, posId: "TILL1" });
        const payment = await service.payAtPlace({ amount: 375, posId: "TILL2", shopName: "Till 2" });
        await shows(customer, "IDENTIFIED");
        assert.equal(await customer.locator("#amount").textContent(), "€\u00a03.75");
        assert.equal(await customer.locator("#place").textContent(), "Till 2");
        await picture(customer, "phone-at-place");
        await slide(customer);
        await shows(customer, "SUCCEEDED");
        const { apiKey } = service.counter;
        assert.equal(await service.statusOf(payment.paymentId, apiKey), "SUCCEEDED");
        assert.equal(await service.statusOf(other.paymentId, apiKey), "PENDING");
        await close(customer);
    });

    test("a transfer code is paid once, however often the page is loaded", async () => {
        const customer = await browser.open(phone);
        const query = "A=1250&D=Invoice+of+November&R=INV-1";
        await customer.goto(`${service.base}/T/1/${service.counter.id.toUpperCase()}?${query}`);
        await shows(customer, "IDENTIFIED");
        assert.equal(await customer.locator("#reference").textContent(), "INV-1");
        const address = customer.url();
        assert.match(address, /\/pay\/2\/[0-9a-f]{24}$/);
        await customer.reload();
        await shows(customer, "IDENTIFIED");
        assert.equal(customer.url(), address);
        await picture(customer, "phone-transfer");
        await slide(customer);
        await shows(customer, "SUCCEEDED");
        const id = address.split("/").at(-1);
        assert.equal(await service.statusOf(id, service.counter.apiKey), "SUCCEEDED");
        await close(customer);
    });

    test("the shop takes a payment back", async () => {
        const payment = await service.payAtPlace({ amount: 375, posId: "TILL3" });
        const customer = await browser.open(phone);
        await customer.goto(`${service.base}/l/1/${service.counter.id}/TILL3`);
        await shows(customer, "IDENTIFIED");
        await service.cancelAtPlace(payment.paymentId);
        await shows(customer, "CANCELLED");
        assert.equal(await customer.locator("#title").textContent(), "The payment was cancelled");
        await close(customer);
    });

    test("a lost connection is told, and found again", async () => {
        const { checkout, customer } = await start("lost");
        for (const page of [checkout, customer]) {
            await page.context().setOffline(true);
            await page.getByText("Connection lost, trying again…").waitFor();
        }
        await picture(customer, "phone-lost");
        for (const page of [checkout, customer]) {
            await page.context().setOffline(false);
            await page.getByText("Connection lost, trying again…").waitFor({ state: "hidden" });
            assert.ok(page.complaints.every((text) => text.includes("ERR_INTERNET_DISCONNECTED")));
            page.complaints = [];
        }
        const paid = shows(checkout, "SUCCEEDED");
        await slide(customer);
        await paid;
        await close(checkout, customer);
    });
});

// Not side by side: the clock is shared by all payments.
test("the time to pay passes", async () => {
    const { payment, checkout, customer } = await start("expired");
    await service.simulate("clock", { freeze: true });
    await service.simulate("clock", { advance: "PT18M30S" });
    await checkout.locator("#time", { hasText: /^01:(2\d|30)$/ }).waitFor({ state: "attached" });
    await customer.locator("#time", { hasText: /^01:(2\d|30)$/ }).waitFor();
    const back = returns(checkout, "expired", "EXPIRED", "The time to pay has passed");
    await service.simulate("clock", { advance: "PT2M" });
    await shows(customer, "EXPIRED");
    await picture(customer, "phone-expired");
    await back;
    assert.equal(await service.statusOf(payment.paymentId), "EXPIRED");
    await service.simulate("clock", { reset: true });
    await close(checkout, customer);
});
