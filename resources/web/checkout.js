// The checkout page: what is to be paid, how far it is, and the way back to the shop.
import { clockText, find, isOpen, language, languages, lengthOf, money, say, signs, timeLeft,
    translatePage, watch } from "/web/page.js";

const paidPause = 2;
const otherPause = 5;

/// What a status shows instead of the code: sign, tone, and the name of its two texts.
const views = {
    IDENTIFIED: { sign: "phone", text: "checkPhone", step: 1 },
    AUTHORIZED: { sign: "bank", text: "processing", step: 1 },
    SUCCEEDED: { sign: "good", tone: "good", text: "paid", ends: paidPause },
    PENDING_MERCHANT_ACKNOWLEDGEMENT: { sign: "shop", text: "awaitsShop", ends: paidPause },
    AUTHORIZATION_FAILED: { sign: "bad", tone: "bad", text: "refused", ends: otherPause },
    FAILED: { sign: "bad", tone: "bad", text: "failed", ends: otherPause },
    CANCELLED: { sign: "bad", tone: "bad", text: "cancelled", ends: otherPause },
    EXPIRED: { sign: "late", tone: "warn", text: "expired", ends: otherPause },
    VOIDED: { sign: "bad", tone: "bad", text: "voided", ends: otherPause },
};
const unknown = { sign: "question", tone: "warn", text: "unknown" };

let shownStatus = null;

function showLanguages() {
    const list = document.createElement("ul");
    list.className = "languages";
    for (const [tag, name] of Object.entries(languages)) {
        const link = document.createElement("a");
        link.href = `?lang=${tag}`;
        link.lang = tag;
        link.hreflang = tag;
        link.textContent = name;
        if (tag === language)
            link.setAttribute("aria-current", "true");
        const item = document.createElement("li");
        item.append(link);
        list.append(item);
    }
    find("languages").append(list);
}

/// What does not change while the page is open.
function showPayment(payment) {
    document.title = say("pageTitle", { amount: money(payment.amount), shop: payment.shop });
    find("shop").textContent = payment.shop;
    const amount = money(payment.amount);
    find("amount").textContent = amount;
    find("amount").dataset.length = lengthOf(amount);
    find("about").textContent =
        [payment.reference, payment.description].filter(Boolean).join(" · ");
    find("code").src = `/qrcode?c=${encodeURIComponent(payment.deeplink)}&f=SVG&s=L`;
    find("code").alt = say("codeOf", { amount, shop: payment.shop });
    find("open").href = payment.deeplink;
    for (const link of document.querySelectorAll("[data-return]"))
        link.href = payment.returnUrl;
    find("card").hidden = false;
}

function showSteps(current) {
    for (const [index, step] of [...find("steps").children].entries()) {
        step.toggleAttribute("data-done", index < current);
        if (index === current)
            step.setAttribute("aria-current", "step");
        else
            step.removeAttribute("aria-current");
    }
}

function showTime(payment) {
    const left = timeLeft(payment);
    const whole = Date.parse(payment.expireAt) - Date.parse(payment.createdAt);
    find("time").textContent = clockText(left);
    find("bar").style.transform = `scaleX(${Math.min(1, Math.max(0, left / whole))})`;
}

function showView(view, values) {
    find("pay").hidden = Boolean(view);
    find("state").hidden = !view;
    if (!view) {
        find("live").textContent = say("stepScan");
        return;
    }
    find("badge").dataset.tone = view.tone ?? "";
    find("sign").setAttribute("d", signs[view.sign]);
    find("title").textContent = say(view.text, values);
    find("text").textContent = say(`${view.text}Text`, values);
    find("live").textContent = `${say(view.text, values)}. ${say(`${view.text}Text`, values)}`;
}

/// Goes back to the shop by itself. The page is replaced, so that "Back" does not lead here again.
function returnAfter(seconds, address) {
    find("return").hidden = false;
    find("returning").hidden = false;
    find("returning").textContent = say("returning", { seconds });
    if (seconds === 0)
        location.replace(address);
    else
        setTimeout(() => returnAfter(seconds - 1, address), 1_000);
}

function show(payment) {
    if (payment.error) {
        watching.stop();
        document.body.dataset.status = "unknown";
        find("card").hidden = false;
        for (const part of document.querySelectorAll(".label, .steps, .shop"))
            part.hidden = true;
        showView(unknown, {});
        return;
    }
    if (shownStatus === null)
        showPayment(payment);
    if (isOpen(payment))
        showTime(payment);
    if (payment.status === shownStatus)
        return;
    shownStatus = payment.status;
    document.body.dataset.status = payment.status;
    const view = views[payment.status];
    showView(view, { shop: payment.shop, amount: money(payment.amount) });
    if (view?.ends) {
        watching.stop();
        find("steps").hidden = view.ends === otherPause;
        showSteps(2);
        find("title").focus();
        returnAfter(view.ends, payment.returnUrl);
    } else {
        showSteps(view?.step ?? 0);
    }
}

translatePage();
showLanguages();
const watching = watch(`${location.pathname}/status`, 500, show,
    (isLost) => { find("lost").hidden = !isLost; });
