// The web pages in all languages, light and dark, wide and narrow, and their protection against
// other sites and link previews.
// usage: node page_looks.js TILLDESKD CHROMIUM     where node_modules has playwright-core
import assert from "node:assert/strict";
import { networkInterfaces } from "node:os";
import { after, before, describe, test } from "node:test";

import { close, desktop, phone, picture, shows, startBrowser } from "./browser.js";
import { weakContrasts } from "./contrast.js";
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

const languages = ["nl", "fr", "de", "en"];
const longest = {
    amount: 999999999999, reference: "W".repeat(35), description: "Wörter ".repeat(20).slice(0, 140),
};
const pay = (wanted = {}) => service.pay({ amount: 123450, reference: "Order 10482",
    description: "Deux baguettes", returnUrl: `${shop.base}/thanks`, ...wanted });

async function openCheckout(options, wanted, query = "") {
    const payment = await pay(wanted);
    const page = await browser.open(options);
    await page.goto(payment._links.checkout.href + query);
    await shows(page, "PENDING");
    return { payment, page };
}

async function openPhone(options, wanted, query = "") {
    const payment = await pay(wanted);
    const page = await browser.open({ ...phone, ...options });
    await page.goto(payment._links.deeplink.href + query);
    await shows(page, "IDENTIFIED");
    return { payment, page };
}

const overflow = (page) => page.evaluate(() =>
    Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth);

describe("side by side", { concurrency: 4 }, () => {
    test("all words are there in all languages, and used", async () => {
        const { page } = await openCheckout(desktop);
        const { texts, sources } = await page.evaluate(async () => {
            const read = (name) => fetch(`/web/${name}`).then((answer) => answer.text());
            const files = await Promise.all(["checkout.js", "phone.js"].map(read));
            const pages = await Promise.all([location.href, "/pay/2/0"].map(
                (address) => fetch(address).then((answer) => answer.text())));
            return { texts: (await import("/web/texts.js")).texts,
                sources: [...files, ...pages].join("\n") };
        });
        assert.deepEqual(Object.keys(texts).sort(), [...languages].sort());
        const places = (text) => (text.match(/\{\w+\}/g) ?? []).sort();
        for (const [name, english] of Object.entries(texts.en)) {
            const stem = name.replace(/Text$/, "");
            assert.match(sources, new RegExp(`"${name}"|text: "${stem}"`), `${name} is not used`);
            for (const language of languages) {
                const text = texts[language][name];
                assert.ok(text?.trim(), `${language}: ${name}`);
                assert.deepEqual(places(text), places(english), `${language}: ${name}`);
            }
        }
        for (const language of languages)
            assert.deepEqual(Object.keys(texts[language]), Object.keys(texts.en));
        for (const [, name] of sources.matchAll(/(?:data-(?:text|label)=|say\()"(\w+)"/g))
            assert.ok(texts.en[name], `${name} is used, but not there`);
        // The fetch of /pay/2/0 gives a 404.
        page.complaints = page.complaints.filter((text) => !text.includes("404"));
        await close(page);
    });

    const sums = { nl: "€\u00a01.234,50", fr: "1\u202f234,50\u00a0€", de: "1.234,50\u00a0€",
        en: "€\u00a01\u202f234.50" };
    const slides = { nl: "Schuif om te betalen", fr: "Glissez pour payer",
        de: "Zum Bezahlen schieben", en: "Slide to pay" };
    for (const [index, language] of languages.entries()) {
        test(`the browser's language is spoken: ${language}`, async () => {
            const { page } = await openCheckout({ ...desktop, locale: `${language}-BE` });
            assert.equal(await page.locator("html").getAttribute("lang"), language);
            assert.equal(await page.locator("#amount").textContent(), sums[language]);
            assert.equal(await page.locator(".languages [aria-current]").getAttribute("lang"), language);
            await picture(page, `checkout-${language}`);
            // One click switches to another language.
            const other = languages[(index + 1) % 4];
            await page.locator(`.languages [lang=${other}]`).click();
            await shows(page, "PENDING");
            assert.equal(await page.locator("#amount").textContent(), sums[other]);
            const customer = (await openPhone({ locale: "ja-JP" }, {}, `?lang=${language}`)).page;
            assert.equal(await customer.locator("#slide span").textContent(), slides[language]);
            await picture(customer, `phone-${language}`);
            await close(page, customer);
        });
    }

    test("English is for whoever speaks none of ours", async () => {
        const { page } = await openCheckout({ ...desktop, locale: "ja-JP" }, {}, "?lang=constructor");
        assert.equal(await page.locator("html").getAttribute("lang"), "en");
        await close(page);
    });

    for (const colorScheme of ["light", "dark"]) {
        test(`words can be read: ${colorScheme}`, async () => {
            const ground = { light: "rgb(246, 247, 249)", dark: "rgb(18, 22, 28)" }[colorScheme];
            const { page, payment } = await openCheckout({ ...desktop, colorScheme });
            assert.equal(await page.evaluate(
                () => getComputedStyle(document.body).backgroundColor), ground);
            assert.deepEqual(await weakContrasts(page), []);
            await picture(page, `checkout-${colorScheme}`);
            const customer = await browser.open({ ...phone, colorScheme });
            await customer.goto(payment._links.deeplink.href);
            await shows(customer, "IDENTIFIED");
            await shows(page, "IDENTIFIED");
            assert.deepEqual(await weakContrasts(page), []);
            assert.deepEqual(await weakContrasts(customer), []);
            await picture(customer, `phone-${colorScheme}`);
            await customer.locator("#refuse").tap();
            await shows(page, "AUTHORIZATION_FAILED");
            await shows(customer, "AUTHORIZATION_FAILED");
            assert.deepEqual(await weakContrasts(page), []);
            assert.deepEqual(await weakContrasts(customer), []);
            await picture(customer, `phone-refused-${colorScheme}`);
            await close(page, customer);
        });
    }

    for (const language of languages) {
        test(`nothing sticks out, however narrow: ${language}`, async () => {
            const { page } = await openCheckout(phone, longest, `?lang=${language}`);
            const customer = (await openPhone({}, longest, `?lang=${language}`)).page;
            for (const width of [320, 390, 600, 841, 1400]) {
                for (const each of [page, customer]) {
                    await each.setViewportSize({ width, height: 640 });
                    assert.ok(await overflow(each) <= 0, `${each.url()} at ${width}`);
                }
                if (language === "de" && width === 320) {
                    await picture(page, "checkout-320");
                    await picture(customer, "phone-320");
                }
            }
            await customer.setViewportSize({ width: 320, height: 640 });
            await customer.locator("#cancel").tap();
            await shows(customer, "CANCELLED");
            assert.ok(await overflow(customer) <= 0, "cancelled");
            await close(page, customer);
        });
    }

    test("on a phone the app is one touch away", async () => {
        const { page, payment } = await openCheckout(phone);
        const open = page.getByRole("link", { name: "Open my payment app" });
        const box = await open.boundingBox();
        assert.ok(box.height >= 44 && box.width > 250, JSON.stringify(box));
        assert.ok(box.y < (await page.locator("#code").boundingBox()).y);
        await picture(page, "checkout-on-a-phone");
        await open.tap();
        await page.waitForURL(payment._links.deeplink.href);
        await shows(page, "IDENTIFIED");
        await close(page);
    });

    const hasNetwork = Object.values(networkInterfaces()).flat().some((each) => !each.internal);
    test("a phone on the same network pays", { skip: !hasNetwork }, async () => {
        const open = await startService(process.argv[2], "--lan", "on", "--lan-port", "0");
        const payment = await open.pay({ amount: 1250 });
        const link = new URL(payment._links.deeplink.href);
        assert.equal(link.protocol, "https:");
        assert.doesNotMatch(link.hostname, /^(127\.|localhost$|\[::1\])/);
        // The certificate is issued by the service's own authority, which a phone must first be
        // told to trust.
        const page = await browser.open({ ...phone, ignoreHTTPSErrors: true });
        await page.goto(link.href.toUpperCase().replace("HTTPS:", "https:"));
        await shows(page, "IDENTIFIED");
        await page.locator("#confirm").press("Enter");
        await shows(page, "SUCCEEDED");
        assert.equal(await open.statusOf(payment.paymentId), "SUCCEEDED");
        assert.equal(await page.evaluate(
            () => fetch("/sim/clock").then((answer) => answer.status)), 404);
        await page.context().close();
        await open.stop();
    });

    test("nothing moves for whoever wants that", async () => {
        const { page } = await openPhone({ reducedMotion: "reduce" });
        await page.locator("#slide").evaluate((element) => { element.dataset.loose = ""; });
        assert.equal(await page.locator(".knob").evaluate(
            (element) => getComputedStyle(element).transitionDuration), "0s");
        await close(page);
    });

    test("without JavaScript the pages say so", async () => {
        const payment = await pay();
        for (const link of ["checkout", "deeplink"]) {
            const page = await browser.open({ ...desktop, javaScriptEnabled: false });
            await page.goto(payment._links[link].href);
            await page.getByText(/^This page needs JavaScript/).waitFor();
            await page.getByText(/^Deze pagina heeft JavaScript nodig/).waitFor();
            await close(page);
        }
        assert.equal(await service.statusOf(payment.paymentId), "PENDING");
    });

    test("previews and hidden pages scan nothing", async () => {
        const { paymentId, _links: links } = await pay();
        for (const method of ["GET", "HEAD"])
            assert.equal((await fetch(links.deeplink.href, { method })).status, 200);
        const page = await browser.open(phone);
        await page.addInitScript(() => {
            Object.defineProperty(document, "hidden", { get: () => globalThis.isSeen !== true });
        });
        await page.goto(links.deeplink.href);
        await shows(page, "PENDING");
        assert.equal(await service.statusOf(paymentId), "PENDING");
        await page.evaluate(() => {
            globalThis.isSeen = true;
            document.dispatchEvent(new Event("visibilitychange"));
        });
        await shows(page, "IDENTIFIED");
        await close(page);
    });

    test("another site's page moves no payment and no clock", async () => {
        const { page: customer, payment } = await openPhone({});
        const page = await browser.open(desktop);
        await page.goto(shop.base); // another origin on the same computer
        const before = Date.parse((await (await fetch(`${service.base}/sim/clock`)).json()).now);
        await page.evaluate(async ([base, id]) => {
            const post = (path, type, mode) => fetch(base + path, { method: "POST", mode,
                headers: { "Content-Type": type }, body: '{"advance":86400}' }).catch(() => null);
            for (const path of [`/pay/2/${id}/confirm`, `/pay/2/${id}/cancel`,
                `/sim/payments/${id}/confirm`, "/sim/clock"]) {
                await post(path, "text/plain", "no-cors");
                await post(path, "application/json", "cors");
            }
            const form = document.createElement("form");
            form.method = "post";
            form.action = `${base}/sim/payments/${id}/confirm`;
            form.target = "frame";
            const frame = document.createElement("iframe");
            frame.name = "frame";
            document.body.append(frame, form);
            const loaded = new Promise((resolve) => { frame.onload = resolve; });
            form.submit();
            await loaded;
        }, [service.base, payment.paymentId]);
        assert.equal(await service.statusOf(payment.paymentId), "IDENTIFIED");
        const now = Date.parse((await (await fetch(`${service.base}/sim/clock`)).json()).now);
        assert.ok(now - before < 3_600_000);
        // Closed directly: the refused requests are recorded as errors.
        await page.context().close();
        await close(customer);
    });

    test("no site can put a page into a frame", async () => {
        const payment = await pay();
        const page = await browser.open(desktop);
        await page.goto(shop.base);
        const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
        await page.evaluate((address) => {
            const frame = document.createElement("iframe");
            frame.src = address;
            document.body.append(frame);
        }, payment._links.deeplink.href);
        await refused;
        assert.equal(await service.statusOf(payment.paymentId), "PENDING");
        await page.context().close();
    });

    test("what does not exist is told as such", async () => {
        const unknown = "0".repeat(24);
        const cases = {
            [`/checkout/${unknown}`]: "This payment does not exist",
            [`/pay/2/${unknown}`]: "This payment does not exist",
            [`/l/1/${service.counter.id}/NOWHERE`]: "This point of sale does not exist",
            [`/t/1/${service.counter.id}?A=nothing`]: "This code cannot be paid",
            [`/t/1/${unknown}?A=100`]: "This code cannot be paid",
        };
        for (const [path, words] of Object.entries(cases)) {
            const page = await browser.open(phone);
            assert.equal((await page.goto(service.base + path)).status(), 404);
            await shows(page, "unknown");
            assert.equal(await page.locator("#title").textContent(), words);
            assert.ok(await overflow(page) <= 0);
            await picture(page, `unknown-${path.split("/")[1]}`);
            assert.ok(page.complaints.every((text) => /40[04]/.test(text)), page.complaints.join());
            await page.context().close();
        }
    });
});

test("without the simulation a code is for another app", async () => {
    const payment = await pay();
    service.run("simulation", "off");
    for (const path of [`/pay/2/${payment.paymentId}`, `/l/1/${service.counter.id}/TILL1`]) {
        const page = await browser.open(phone);
        assert.equal((await page.goto(service.base + path)).status(), 200);
        await shows(page, "unknown");
        assert.equal(await page.locator("#title").textContent(),
            "Scan this code with your payment app");
        assert.ok(await page.locator("#simulated").isHidden());
        await picture(page, "phone-other-app");
        await page.context().close();
    }
    assert.equal(await service.statusOf(payment.paymentId), "PENDING");
    // The checkout page works without the simulation.
    const page = await browser.open(desktop);
    await page.goto(payment._links.checkout.href);
    await shows(page, "PENDING");
    await close(page);
});
