// The simulated customer's phone: scans the payment, shows it, and confirms or does not.
import { ask, clockText, find, isOpen, lengthOf, money, say, signs, timeLeft, translatePage, watch }
    from "/web/page.js";
import { makeSlider } from "/web/slider.js";

/// What a status shows when nothing is to be decided: sign, tone, the name of its two texts.
const views = {
    AUTHORIZED: { sign: "bank", text: "processing", waits: true },
    SUCCEEDED: { sign: "good", tone: "good", text: "paid", sum: true },
    PENDING_MERCHANT_ACKNOWLEDGEMENT: { sign: "shop", text: "awaitsShop", sum: true, waits: true },
    AUTHORIZATION_FAILED: { sign: "bad", tone: "bad", text: "refused" },
    FAILED: { sign: "bad", tone: "bad", text: "failed" },
    CANCELLED: { sign: "bad", tone: "bad", text: "cancelled" },
    EXPIRED: { sign: "late", tone: "warn", text: "expired" },
    VOIDED: { sign: "bad", tone: "bad", text: "voided" },
};
const scanning = { sign: "phone", text: "scanning", waits: true };
const alreadyPaid = { sign: "good", tone: "good", text: "alreadyPaid", sum: true };
const nothingYet = { sign: "shop", text: "nothingYet", waits: true };
const otherApp = { sign: "phone", text: "otherApp" };
const unknown = { sign: "question", tone: "warn", text: "unknown" };
const unknownPlace = { sign: "question", tone: "warn", text: "unknownPlace" };
const badCode = { sign: "question", tone: "warn", text: "badCode" };
const unknownView = {
    NOT_FOUND: otherApp, POINT_OF_SALE_NOT_FOUND: unknownPlace, MERCHANT_PROFILE_NOT_FOUND: badCode,
    FIELD_IS_REQUIRED: badCode, FIELD_IS_INVALID: badCode, UNABLE_TO_PAY_CREDITOR: badCode,
};
const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };

const path = location.pathname;
const isAtPlace = path.toLowerCase().startsWith("/l/");
const isTransfer = path.toLowerCase().startsWith("/t/");
const actionsOf = (id) => `/pay/2/${id.toLowerCase()}`;

let paymentId = isAtPlace || isTransfer ? null : path.split("/")[3];
let hasActed = false; ///< so what follows is news
let isBusy = false;
let actedAt = 0; ///< what was asked before is old news
let shown = null;
let watching = null;

const showLost = (isLost) => { find("lost").hidden = !isLost; };

function showHead(state) {
    find("heading").textContent = state.shop ? say("payTo", { shop: state.shop }) : "Tilldesk";
    find("place").textContent = state.shopName ?? "";
    document.title = find("heading").textContent;
    find("foot").textContent = [say("foot"), state.paymentId].filter(Boolean).join(" · ");
    for (const id of ["head", "body", "foot"])
        find(id).hidden = false;
}

function showView(view, state = {}) {
    find("order").hidden = true;
    find("result").hidden = false;
    find("result").toggleAttribute("data-waiting", Boolean(view.waits));
    find("badge").dataset.tone = view.tone ?? "";
    find("sign").setAttribute("d", signs[view.sign]);
    const values = { shop: state.shop, amount: state.amount ? money(state.amount) : "" };
    find("title").textContent = say(view.text, values);
    find("text").textContent = say(`${view.text}Text`, values);
    find("sum").textContent = values.amount;
    find("sum").hidden = !view.sum;
    find("live").textContent = `${say(view.text, values)}. ${say(`${view.text}Text`, values)}`;
}

function showOrder(state) {
    const amount = money(state.amount);
    find("amount").textContent = amount;
    find("amount").dataset.length = lengthOf(amount);
    find("about").textContent = state.description ?? "";
    find("from").textContent = `${state.customer.name} · ${state.customer.iban}`;
    find("reference-row").hidden = !state.reference;
    find("reference").textContent = state.reference ?? "";
    find("confirm").textContent = say("confirm", { amount, shop: state.shop });
    find("result").hidden = true;
    find("order").hidden = false;
    find("live").textContent = "";
}

function setBusy(busy) {
    isBusy = busy;
    find("order").classList.toggle("busy", busy);
    for (const id of ["confirm", "refuse", "cancel"])
        find(id).disabled = busy;
}

/// Does something with the payment. A refusal means that it has moved on: then it is asked anew.
async function act(action) {
    if (isBusy)
        return;
    setBusy(true);
    const base = actionsOf(paymentId);
    try {
        let state = await ask(`${base}/${action}`, post);
        hasActed = true;
        if (state.error)
            state = await ask(`${base}/payment`);
        actedAt = performance.now();
        setBusy(false);
        showLost(false);
        show(state, actedAt);
    } catch {
        setBusy(false);
        showLost(true);
    }
    backToStart();
}

function showError(code) {
    watching?.stop();
    document.body.dataset.status = "unknown";
    showHead({});
    find("simulated").hidden = code === "NOT_FOUND";
    find("foot").hidden = true;
    showView(unknownView[code] ?? unknown);
}

/// Asks how far the payment is from now on; at a point of sale, until there is one, how far that is.
function watchPayment() {
    watching?.stop();
    const address = paymentId ? `${actionsOf(paymentId)}/payment` : `${path}/payment`;
    watching = watch(address, 1_000, show, showLost);
}

function show(state, askedAt) {
    if (isBusy || askedAt < actedAt)
        return;
    if (state.error) {
        showError(state.error);
        return;
    }
    if (!paymentId && state.paymentId) {
        paymentId = state.paymentId;
        watchPayment();
    }
    const status = state.status ?? "NONE";
    if (isOpen(state))
        find("time").textContent = clockText(timeLeft(state));
    // Scanning: only by a page that somebody sees, never by a preview.
    if (status === "PENDING" && !document.hidden)
        act("identify");
    const key = `${state.paymentId} ${status}`;
    if (key === shown)
        return;
    const isNews = shown !== null;
    shown = key;
    showHead(state);
    if (status === "IDENTIFIED") {
        showOrder(state);
    } else if (status === "SUCCEEDED" && !hasActed) {
        showView(alreadyPaid, state);
    } else {
        showView(views[status] ?? (status === "PENDING" ? scanning : nothingYet), state);
        if (isNews && status !== "PENDING")
            find("title").focus();
    }
    if (views[status] && !views[status].waits)
        watching.stop();
    document.body.dataset.status = status;
}

/// Makes the payment that a transfer code asks for, once somebody sees the page. The address becomes
/// that of the payment, so that loading it again makes no second one.
async function transfer() {
    if (document.hidden) {
        document.addEventListener("visibilitychange", transfer, { once: true });
        return;
    }
    try {
        const state = await ask(`${path}/payment${location.search}`, post);
        showLost(false);
        if (state.error) {
            showError(state.error);
            return;
        }
        paymentId = state.paymentId;
        history.replaceState(null, "", `${actionsOf(paymentId)}${languageOf(location.search)}`);
        watchPayment();
    } catch {
        showLost(true);
        setTimeout(transfer, 1_000);
    }
}

/// The language that the address asks for, if any, which the payment's address must keep.
function languageOf(query) {
    const wanted = new URLSearchParams(query).get("lang");
    return wanted ? `?lang=${encodeURIComponent(wanted)}` : "";
}

translatePage();
const backToStart = makeSlider(find("slide"), () => act("confirm"));
find("confirm").addEventListener("click", () => act("confirm"));
find("refuse").addEventListener("click", () => act("refuse"));
find("cancel").addEventListener("click", () => act("cancel"));
if (isTransfer)
    transfer();
else
    watchPayment();
