#include "ui/models/callbacks/callback_words.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/filters/filter_words.h"
#include "ui/models/find/find_words.h"
#include "ui/models/payouts/payout_words.h"
#include "ui/models/refunds/refund_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// Returns `pattern` with `value` in the place of `%1`, and the mark moved along.
/// @param mark  the part of `value` that was searched for
MarkedText withMark(const QString &pattern, const QString &value, const TextSpan &mark)
{
    const qsizetype at = pattern.indexOf("%1"_L1);
    return {pattern.arg(value), {{qMax<qsizetype>(at, 0) + mark.position, mark.length}}};
}

MarkedText whole(const QString &text)
{
    return {text, {{0, text.size()}}};
}

/// Returns a query as chips show it: `amount € 24.50, order 10482`.
QString inWords(const QList<QueryPart> &parts)
{
    QString words;
    bool isAfterText = false;
    for (const QueryPart &part : parts) {
        if (!words.isEmpty())
            words += isAfterText && !part.word ? u" "_s : u", "_s;
        isAfterText = !part.word;
        words += part.word
            ? QString(FilterWords::word(*part.word) + u' '
                      + FilterWords::value(*part.word, part.value, FilterList::Payments))
            : part.value;
    }
    return words;
}

/// Cuts the beginning of a long text off, so that the marked part is in view.
MarkedText excerpt(const QString &text, const TextSpan &mark)
{
    constexpr qsizetype kBefore = 24;
    constexpr QChar kEllipsis(0x2026);
    const QString line = QString(text).replace(u'\n', u' ');
    if (mark.position <= kBefore)
        return {line, {mark}};
    // Begins with a whole word, if a word begins shortly before the mark.
    const qsizetype blank = line.indexOf(u' ', mark.position - kBefore);
    const qsizetype cut =
        blank >= 0 && blank < mark.position ? blank + 1 : mark.position - kBefore / 2;
    return {QString(kEllipsis + line.mid(cut)), {{mark.position - cut + 1, mark.length}}};
}

/// Returns the last characters of an id, as the lists show it in place of a missing reference.
QString shortId(const QString &id)
{
    constexpr qsizetype kEnd = 8;
    return QString(u"…"_s + id.last(qMin(kEnd, id.size())));
}

QString nameOf(const Hit &hit)
{
    return hit.title.isEmpty() ? shortId(hit.paymentId.isEmpty() ? hit.id : hit.paymentId.text())
                               : hit.title;
}

FindTarget targetOf(const Hit &hit)
{
    switch (hit.kind) {
    case HitKind::Payment: return PaymentId(hit.id);
    case HitKind::Refund: return RefundId(hit.id);
    case HitKind::Payout: return PayoutId(hit.id);
    case HitKind::Callback: return CallbackId(hit.id);
    case HitKind::PointOfSale: return PointOfSaleKey{hit.profileId, hit.id};
    }
    Q_UNREACHABLE();
}

QString iconOf(FindGroup group)
{
    switch (group) {
    case FindGroup::Payments: return iconOf(Place::Payments);
    case FindGroup::Refunds: return iconOf(Place::Refunds);
    case FindGroup::Payouts: return iconOf(Place::Payouts);
    case FindGroup::Callbacks: return iconOf(Place::Callbacks);
    case FindGroup::Settings: return iconOf(Place::Settings);
    case FindGroup::Commands: return u"chevron-right"_s;
    }
    Q_UNREACHABLE();
}

Tone toneOf(CallbackState state)
{
    switch (state) {
    case CallbackState::Waiting: return Tone::Amber;
    case CallbackState::Delivered: return Tone::Green;
    case CallbackState::Failed: return Tone::Red;
    }
    Q_UNREACHABLE();
}

/// Puts the hit's name in the place of `%1`; marks the found part if the name is the matching text.
/// @param reason  the reason of hits whose matching text can be the name
MarkedText withName(const QString &pattern, const Hit &hit, HitReason reason)
{
    if (hit.reason == reason && hit.text == hit.title)
        return withMark(pattern, hit.title, hit.span);
    return {pattern.arg(nameOf(hit))};
}

/// Returns the amount that the query asks for; empty if it asks for none, or for a range.
std::optional<Amount> amountOf(const SearchQuery &query)
{
    if (query.filter.amounts.isExact())
        return query.filter.amounts.from;
    for (const SearchTerm &term : query.filter.terms) {
        if (term.amount)
            return term.amount->amount;
    }
    return {};
}

} // namespace

MarkedText FindWords::reading(const SearchQuery &query)
{
    const SearchTerm *term = onlyTerm(query);
    if (!term)
        return {};
    if (term->amount && term->amount->isCertain) {
        const QString value = money(term->amount->amount);
        return withMark(tr("read as the amount %1"), value, {0, value.size()});
    }
    if (!term->days || !term->days->from || !term->days->to)
        return {};
    const QDate first = inShopZone(*term->days->from).date();
    const QDate last = inShopZone(*term->days->to).date();
    const QString value = Text::period(Period{Period::Kind::Custom, first, last});
    return first == last ? withMark(tr("read as the day %1"), value, {0, value.size()})
                         : withMark(tr("read as the days %1"), value, {0, value.size()});
}

MarkedText FindWords::titleOf(const Hit &hit)
{
    switch (hit.kind) {
    case HitKind::Payment: return withName(u"%1"_s, hit, HitReason::Reference);
    case HitKind::Refund: return withName(tr("Refund of %1"), hit, HitReason::Reference);
    case HitKind::Payout:
        if (!hit.title.isEmpty())
            return withName(tr("Payout of batch %1"), hit, HitReason::Bulk);
        return {hit.at ? tr("Payout of %1").arg(dayText(inShopZone(*hit.at).date()))
                       : tr("Payout %1").arg(shortId(hit.id))};
    case HitKind::Callback:
        return hit.paymentId.isEmpty()
            ? MarkedText{tr("Test callback")}
            : withName(tr("Callback about %1"), hit, HitReason::Reference);
    case HitKind::PointOfSale: {
        const QString name = hit.title.isEmpty() ? hit.id : hit.title;
        const QString pattern = QString(ui::titleOf(SettingsPageId::PointsOfSale) + u" › %1"_s);
        return hit.text == name ? withMark(pattern, name, hit.span) : MarkedText{pattern.arg(name)};
    }
    }
    Q_UNREACHABLE();
}

MarkedText FindWords::whyOf(const Hit &hit, const SearchQuery &query)
{
    MarkedText text = excerpt(hit.text, hit.span);
    const auto marked = [&text](const QString &pattern) {
        return withMark(pattern, text.text, text.marks.first());
    };
    switch (hit.reason) {
    case HitReason::Amount:
        return {hit.amount ? tr("amount is %1").arg(money(*hit.amount)) : QString()};
    case HitReason::RefundedPart:
        if (const auto part = amountOf(query)) {
            const QString value = money(*part);
            return withMark(tr("%1 of it was refunded"), value, {0, value.size()});
        }
        return {tr("a part of it was refunded")};
    case HitReason::Reference:
        return hit.text == hit.title ? MarkedText{tr("part of the reference")}
                                     : marked(tr("reference %1"));
    case HitReason::Payer: return marked(tr("payer %1"));
    case HitReason::Description: return text;
    case HitReason::Id: return marked(tr("ID %1"));
    case HitReason::Shop: return marked(tr("shop %1"));
    case HitReason::PointOfSale:
        return hit.kind == HitKind::PointOfSale && hit.text == hit.title
            ? MarkedText{tr("name of the point of sale")}
            : marked(tr("point of sale %1"));
    case HitReason::Iban: return {tr("end of the payer's account number")}; // never the number
    case HitReason::Day: return {tr("made on that day")};
    case HitReason::Payment:
        if (hit.payments > 0)
            return {tr("%1 of its payments match", nullptr, hit.payments)
                        .arg(wholeNumber(hit.payments))};
        return {tr("its payment matches")};
    case HitReason::Address: return marked(tr("sent to %1"));
    case HitReason::Bulk:
        return hit.text == hit.title ? MarkedText{tr("name of its batch")} : marked(tr("batch %1"));
    case HitReason::Filters: return {tr("fits the filters")};
    }
    Q_UNREACHABLE();
}

void FindWords::setStatus(FindRow &row, const Hit &hit)
{
    if (const auto *payment = std::get_if<PaymentStatus>(&hit.status)) {
        const bool isPaid = *payment == PaymentStatus::Succeeded && hit.amount;
        const bool isRefunded = isPaid && hit.refunded.cents() > 0;
        const bool isHalf = isRefunded && hit.refunded < *hit.amount;
        row.mark = isHalf ? PillMark::HalfDot : PillMark::Dot;
        row.status = isHalf ? tr("Partly refunded")
            : isRefunded    ? Text::tab(PaymentTab::Refunded)
                            : Text::status(*payment);
        row.tone = isHalf ? Tone::Amber : isRefunded ? Tone::Grey : toneOf(*payment);
    } else if (const auto *refund = std::get_if<RefundStatus>(&hit.status)) {
        row.status = RefundWords::status(*refund);
        row.tone = toneOf(*refund);
    } else if (const auto *payout = std::get_if<PayoutStatus>(&hit.status)) {
        row.status = PayoutWords::status(*payout);
        row.tone = *payout == PayoutStatus::Succeeded ? Tone::Green : Tone::Red;
    } else if (const auto *callback = std::get_if<CallbackState>(&hit.status)) {
        row.status = CallbackWords::state(*callback);
        row.tone = toneOf(*callback);
    }
}

FindRow FindWords::row(const Hit &hit, const SearchQuery &query, Timestamp now)
{
    FindRow row{.target = targetOf(hit),
                .icon = iconOf(groupOf(targetOf(hit))),
                .title = titleOf(hit),
                .why = whyOf(hit, query),
                .profile = hit.profileId,
                .merchant = hit.merchantId};
    if (!hit.payer.isEmpty() && hit.reason != HitReason::Payer)
        row.why.text += u" · "_s + hit.payer;
    setStatus(row, hit);
    if (hit.at) {
        const bool isToday = inShopZone(*hit.at).date() == inShopZone(now).date();
        const QString moment = shortMoment(*hit.at, now);
        row.time = isToday ? tr("today %1").arg(moment) : moment;
    }
    if (hit.amount && hit.kind != HitKind::Callback) {
        const QString value = money(*hit.amount);
        const bool isMarked = hit.reason == HitReason::Amount;
        row.amount = isMarked ? whole(value) : MarkedText{value};
        if (hit.kind == HitKind::Refund) {
            const QString minus = u"−\u00A0"_s;
            row.amount.text.prepend(minus);
            for (TextSpan &mark : row.amount.marks)
                mark.position += minus.size();
        }
    }
    return row;
}

FindRow FindWords::fromClipboard(FindRow row)
{
    const QString id = idOf(row.target);
    row.why = {row.title.text};
    row.title = {tr("Open %1… from the clipboard").arg(id.first(qMin<qsizetype>(8, id.size())))};
    return row;
}

FindRow FindWords::openedBefore(const FindTarget &target, const QString &title)
{
    const FindGroup group = groupOf(target);
    return {.target = target,
            .icon = iconOf(group),
            .title = {title},
            .why = {FindWords::group(group)}};
}

FindRow FindWords::newPayment(Amount amount)
{
    return {.target = NewPaymentOf{amount},
            .icon = iconOf(Command::NewPayment),
            .title = {tr("New payment of %1").arg(money(amount))},
            .why = {tr("opens the form with the amount")},
            .keys = keyText(keysOf(Command::NewPayment), u' ')};
}

FindRow FindWords::filter(const QString &query, const QList<QueryPart> &parts)
{
    return {.target = PaymentsFilteredBy{query},
            .icon = u"list-filter"_s,
            .title = {tr("Filter the payments: %1").arg(inWords(parts))},
            .why = {tr("shows the list of payments")},
            .keys = keyText(u"Ctrl+Return"_s, u' ')};
}

} // namespace tilldesk::ui
