// A real Chromium, and what a test wants to know of its pages.
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

/// @return a browser whose pages note their complaints; its user data are new
export async function startBrowser(executablePath) {
    const browser = await chromium.launch({
        executablePath,
        args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    });
    return {
        /// A page in a context of its own. @return it, with `complaints`
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
                // Leaving a page ends what it was asking.
                if (request.failure().errorText !== "net::ERR_ABORTED")
                    page.complaints.push(`${request.url()}: ${request.failure().errorText}`);
            });
            return page;
        },
        stop: () => browser.close(),
    };
}

/// Waits until the page shows a payment in this status.
export async function shows(page, status) {
    await page.locator(`body[data-status="${status}"]`).waitFor();
}

/// Keeps a picture for people, in the build directory.
export async function picture(page, name) {
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(pictures, `${name}.png`), animations: "disabled" });
}

/// Fails when the page has complained, and closes it.
export async function close(...pages) {
    for (const page of pages) {
        assert.deepEqual(page.complaints, []);
        await page.context().close();
    }
}

/// Pulls the slider with a pointer: `part` of its length.
export async function slide(page, part = 1) {
    const box = await page.locator("#slide").boundingBox();
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 32, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 32 + (box.width - 64) * part, y, { steps: 8 });
    await page.mouse.up();
}
