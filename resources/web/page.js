// What both pages share: the language, how money and time are written, and asking how far it is.
import { texts } from "/web/texts.js";

export const languages = { nl: "Nederlands", fr: "Français", de: "Deutsch", en: "English" };

/// What `?lang=` asks for, else the browser's first language that we speak, else English.
export const language = [new URLSearchParams(location.search).get("lang"), ...navigator.languages]
    .map((tag) => (tag ?? "").slice(0, 2).toLowerCase())
    .find((tag) => Object.hasOwn(languages, tag)) ?? "en";

export const find = (id) => document.getElementById(id);

/// The text of that name in the page's language; `{name}` stands for values.name.
export function say(name, values = {}) {
    return texts[language][name].replace(/\{(\w+)\}/g, (_, key) => values[key]);
}

/// Fills in the page's fixed texts.
export function translatePage() {
    document.documentElement.lang = language;
    for (const element of document.querySelectorAll("[data-text]"))
        element.textContent = say(element.dataset.text);
    for (const element of document.querySelectorAll("[data-label]"))
        element.setAttribute("aria-label", say(element.dataset.label));
}

/// € 1.234,50 as the page's language writes it.
export function money(cents) {
    const mark = { nl: ".", de: ".", fr: "\u202f", en: "\u202f" }[language];
    const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, mark);
    const digits = whole + (language === "en" ? "." : ",") + String(cents % 100).padStart(2, "0");
    return language === "fr" || language === "de" ? `${digits}\u00a0€` : `€\u00a0${digits}`;
}

/// How much room an amount needs, for the style sheets.
export function lengthOf(amount) {
    return amount.length > 15 ? "longest" : amount.length > 11 ? "long" : "short";
}

/// 18:42, or 1:02:03 from an hour on.
export function clockText(milliseconds) {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
    const two = (number) => String(number).padStart(2, "0");
    const minutes = Math.floor(seconds / 60);
    const text = `${two(minutes % 60)}:${two(seconds % 60)}`;
    return minutes < 60 ? text : `${Math.floor(minutes / 60)}:${text}`;
}

/// How long a payment can still be paid, by the service's clock.
export function timeLeft(state) {
    return Date.parse(state.expireAt) - Date.parse(state.now);
}

export const isOpen = (state) => ["PENDING", "IDENTIFIED"].includes(state.status);

/// One exchange. @return the answer's JSON, or `{ error: code }`; throws when there is no sensible
/// answer and it is worth another attempt
export async function ask(address, options = {}) {
    const response = await fetch(address,
        { cache: "no-store", signal: AbortSignal.timeout(10_000), ...options });
    if (response.status >= 500 || response.status === 429)
        throw new Error(`answer ${response.status}`);
    const body = await response.json();
    return response.ok ? body : { error: body.code };
}

/// Asks `address` how far it is: every `every` ms while somebody looks, rarely while nobody does,
/// and ever more rarely while nothing answers. Calls tell(answer, when it was asked), and lost(true
/// or false).
export function watch(address, every, tell, lost) {
    const whenHidden = 5_000;
    const longest = 8_000;
    let failures = 0;
    let timer = 0;
    let isAsking = false;
    let isStopped = false;

    async function turn() {
        if (isAsking || isStopped)
            return;
        clearTimeout(timer);
        isAsking = true;
        const askedAt = performance.now();
        let answer = null;
        try {
            answer = await ask(address);
            failures = 0;
        } catch {
            ++failures;
        }
        isAsking = false;
        if (isStopped)
            return;
        lost(failures > 0);
        if (answer)
            tell(answer, askedAt);
        const pause = failures ? Math.min(every * 2 ** failures, longest) : every;
        if (!isStopped)
            timer = setTimeout(turn, document.hidden ? Math.max(whenHidden, pause) : pause);
    }

    document.addEventListener("visibilitychange", () => document.hidden || turn());
    addEventListener("online", turn);
    turn();
    return {
        stop() {
            isStopped = true;
            clearTimeout(timer);
        },
    };
}

/// Paths of Lucide's icons (ISC licence).
export const signs = {
    phone: "M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM12 18h.01",
    bank: "M10 18v-7M11.119 2.205a2 2 0 0 1 1.762 0l7.84 3.846A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.949zM14 18v-7M18 18v-7M3 22h18M6 18v-7",
    good: "M20 6 9 17l-5-5",
    bad: "M18 6 6 18M6 6l12 12",
    late: "M12 6v6l4 2M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20z",
    shop: "M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05M2.5 9 5.347 2.873A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873L21.5 9z",
    question: "M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3M12 17h.01M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20z",
};
