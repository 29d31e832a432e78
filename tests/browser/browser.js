// Runs a real Chromium and offers what tests need to know about its pages.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const { chromium } = createRequire(`${process.cwd()}/`)("playwright-core");

export const desktop = { viewport: { width: 1100, height: 720 } };
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true,
    isMobile: true };

const pictures = join(process.cwd(), "..", "screenshots", "web");
mkdirSync(pictures, { recursive: true });

/// Starts a browser with a new user profile. Its pages record console errors, exceptions and failed
/// requests.
export async function startBrowser(executablePath) {
    const browser = await chromium.launch({
        executablePath,
        args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    });
    return {
        /// Returns a page in its own browser context; `complaints` lists the recorded errors.
        async open(options = desktop) {
            const context = await browser.newContext({ locale: "en-BE", ...options });
            const page = await context.newPage();
            page.setDefaultTimeout(15_000);
            page.complaints = [];
            page.on("console", (message) => {
                if (["error", "warning"].includes(message.type()))
                    page.complaints.push(message.text());
            });
            page.on("pageerror", (error) => page.complaints.push(String(error)));
            page.on("requestfailed", (request) => {
                // Leaving a page aborts its open requests.
                if (request.failure().errorText !== "net::ERR_ABORTED")
                    page.complaints.push(`${request.url()}: ${request.failure().errorText}`);
            });
            return page;
        },
        stop: () => browser.close(),
    };
}

/// Waits until the page shows a payment with `status`.
export async function shows(page, status) {
    await page.locator(`body[data-status="${status}"]`).waitFor();
}

/// Saves a screenshot for review by people, in the build directory.
export async function picture(page, name) {
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(pictures, `${name}.png`), animations: "disabled" });
}

/// Fails if a page recorded an error; closes the pages.
export async function close(...pages) {
    for (const page of pages) {
        assert.deepEqual(page.complaints, []);
        await page.context().close();
    }
}

/// Drags the payment slider with the mouse over `part` of its length.
export async function slide(page, part = 1) {
    const box = await page.locator("#slide").boundingBox();
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 32, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 32 + (box.width - 64) * part, y, { steps: 8 });
    await page.mouse.up();
}
