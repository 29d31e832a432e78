#include "ui/models/payouts/open_item_words.h"

#include "ui/models/common/format.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

bool isDifference(OpenReason reason)
{
    return reason != OpenReason::WaitsForPayout && reason != OpenReason::Late
        && reason != OpenReason::NotFetched;
}

QString OpenItemWords::reason(OpenReason reason)
{
    switch (reason) {
    case OpenReason::WaitsForPayout: return tr("Waits for payout");
    case OpenReason::Late: return tr("Late");
    case OpenReason::NotFetched: return tr("Payout not fetched");
    case OpenReason::UnknownThere: return tr("Not known there");
    case OpenReason::UnknownHere: return tr("Not known here");
    case OpenReason::AmountDiffers: return tr("Amount differs");
    case OpenReason::StatusDiffers: return tr("Status differs");
    case OpenReason::PaidTwice: return tr("In two payouts");
    case OpenReason::SumDiffers: return tr("Sum differs");
    }
    Q_UNREACHABLE();
}

Tone OpenItemWords::tone(const HostedOpenItem &item, Timestamp now)
{
    if (isDifference(item.reason))
        return Tone::Red;
    if (item.reason == OpenReason::WaitsForPayout)
        return Tone::Grey;
    return now - item.at > kPayoutUrgent ? Tone::Red : Tone::Amber;
}

QString OpenItemWords::explanation(const HostedOpenItem &item)
{
    switch (item.reason) {
    case OpenReason::WaitsForPayout:
        return tr("The provider has not paid this out yet. It usually does so with its next "
                  "payout.");
    case OpenReason::Late:
        return tr("The provider’s payouts were fetched, and none of them has this. Ask the "
                  "provider when it is paid out.");
    case OpenReason::NotFetched:
        return tr("The provider’s newest payouts were not fetched, so this may be paid out "
                  "already. Fetch them.");
    case OpenReason::UnknownThere:
        return tr("The provider’s list of that day does not have this. Send the facts to the "
                  "provider.");
    case OpenReason::UnknownHere:
        return tr("The provider lists this, and this shop does not have it. Another system of the "
                  "shop may have made it; if none did, ask the provider.");
    case OpenReason::AmountDiffers:
        return tr("This shop and the provider name different amounts. The books keep this shop’s "
                  "amount. Send the facts to the provider.");
    case OpenReason::StatusDiffers:
        return tr("The provider lists money for this, and here it has not succeeded. Send the "
                  "facts to the provider.");
    case OpenReason::PaidTwice:
        return tr("The provider lists this in more than one payout. Send the facts to the "
                  "provider.");
    case OpenReason::SumDiffers:
        return tr("The numbers of this payout are not the sums of what is in it. Send the facts to "
                  "the provider.");
    }
    Q_UNREACHABLE();
}

QString OpenItemWords::subject(const HostedOpenItem &item)
{
    if (item.id.isEmpty())
        return tr("Payout");
    return item.kind == PayoutItemKind::Refund ? tr("Refund") : tr("Payment");
}

QString OpenItemWords::name(const HostedOpenItem &item)
{
    if (!item.reference.isEmpty())
        return item.reference;
    return item.id.isEmpty() ? item.payoutId.text() : item.id;
}

QString OpenItemWords::there(const HostedOpenItem &item)
{
    if (item.reason == OpenReason::UnknownThere)
        return tr("not known");
    return item.there == Amount() ? u"–"_s : money(item.there);
}

QString OpenItemWords::here(const HostedOpenItem &item)
{
    return item.reason == OpenReason::UnknownHere ? tr("not known") : money(item.here);
}

Amount OpenItemWords::amount(const HostedOpenItem &item)
{
    return item.reason == OpenReason::UnknownHere ? item.there : item.here;
}

QString OpenItemWords::age(const HostedOpenItem &item, Timestamp now)
{
    return tr("%1 d").arg(wholeNumber(std::max<qint64>(daysOpen(item, now), 0)));
}

CellBar OpenItemWords::ageBar(const HostedOpenItem &item, Timestamp now)
{
    const double share =
        double((now - item.at).count()) / double(std::chrono::milliseconds(kPayoutUrgent).count());
    const OpenAge age = ageOf(item, now);
    return {.share = std::clamp(share, 0.0, 1.0),
            .tone = age == OpenAge::Over      ? Tone::Red
                : age == OpenAge::ToSevenDays ? Tone::Amber
                                              : Tone::Green,
            .place = BarPlace::BeforeText};
}

OpenAge OpenItemWords::ageOf(const HostedOpenItem &item, Timestamp now)
{
    const qint64 days = daysOpen(item, now);
    return days < 1                     ? OpenAge::Today
        : days <= kPayoutLate.count()   ? OpenAge::ToThreeDays
        : days <= kPayoutUrgent.count() ? OpenAge::ToSevenDays
                                        : OpenAge::Over;
}

std::pair<std::optional<Timestamp>, std::optional<Timestamp>> OpenItemWords::sinceOf(OpenAge age,
                                                                                     Timestamp now)
{
    // An item has been open for `days` since a moment after `now` less one day more.
    const auto after = [now](std::chrono::days days) {
        return std::optional(now - days + std::chrono::milliseconds(1));
    };
    const std::chrono::days one(1);
    switch (age) {
    case OpenAge::Today: return {after(one), {}};
    case OpenAge::ToThreeDays: return {after(kPayoutLate + one), after(one)};
    case OpenAge::ToSevenDays: return {after(kPayoutUrgent + one), after(kPayoutLate + one)};
    case OpenAge::Over: return {{}, after(kPayoutUrgent + one)};
    }
    Q_UNREACHABLE();
}

QString OpenItemWords::title(OpenAge age)
{
    switch (age) {
    case OpenAge::Today: return tr("Today");
    case OpenAge::ToThreeDays: return tr("1 to 3 days");
    case OpenAge::ToSevenDays: return tr("4 to 7 days");
    case OpenAge::Over: return tr("Over 7 days");
    }
    Q_UNREACHABLE();
}

QString OpenItemWords::copied(const HostedOpenItem &item)
{
    QStringList lines{u"%1: %2"_s.arg(reason(item.reason), subject(item)),
                      u"id: %1"_s.arg(item.id),
                      u"payment: %1"_s.arg(item.paymentId.text()),
                      u"payout: %1"_s.arg(item.payoutId.text()),
                      utcMoment(item.at),
                      tr("Provider: %1").arg(there(item)),
                      tr("Shop: %1").arg(here(item))};
    lines.removeIf([](const QString &line) { return line.endsWith(u": "_s); });
    return lines.join(u'\n');
}

} // namespace tilldesk::ui
