#include "ui/models/payouts/open_balance.h"

#include "ui/models/common/format.h"
#include "ui/models/payouts/open_item_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

bool isPart(const HostedOpenItem &item)
{
    return item.gap != Amount();
}

ExplainedRow rowOf(const HostedOpenItem &item)
{
    ExplainedRow row{.at = item.at,
                     .what = OpenItemWords::reason(item.reason),
                     .name = OpenItemWords::name(item),
                     .amount = item.gap,
                     .payout = item.id.isEmpty() ? item.payoutId : PayoutId()};
    if (!item.id.isEmpty() && item.reason != OpenReason::UnknownHere)
        row.payment = item.paymentId;
    return row;
}

} // namespace

OpenBalance::OpenBalance(HostedComparison compared) : m_compared(std::move(compared)) {}

OpenBalance::State OpenBalance::state() const
{
    if (at() == Timestamp())
        return State::Unknown;
    if (unexplained(m_compared) != Amount())
        return State::Unexplained;
    if (difference() != Amount())
        return State::Explained;
    return std::ranges::any_of(m_compared.items, isDifference, &HostedOpenItem::reason)
        ? State::Differs
        : State::Equal;
}

QString OpenBalance::verdict() const
{
    switch (state()) {
    case State::Unknown: return tr("Not compared yet");
    case State::Equal: return tr("The provider says the same");
    case State::Differs:
        return tr(
            "The sums are equal, but %n items differ", nullptr,
            int(std::ranges::count_if(m_compared.items, isDifference, &HostedOpenItem::reason)));
    case State::Explained:
        return tr("%n items explain it, nothing is left", nullptr,
                  int(std::ranges::count_if(m_compared.items, isPart)));
    case State::Unexplained: return tr("%1 are not explained").arg(money(unexplained(m_compared)));
    }
    Q_UNREACHABLE();
}

QString OpenBalance::parts() const
{
    const HostedOwed &owed = m_compared.owed;
    return tr("%1 %2 − %3 %4 · compared %5")
        .arg(tr("%n payments", nullptr, int(owed.payments)), money(owed.paid),
             tr("%n refunds", nullptr, int(owed.refunds)), money(owed.refunded),
             timeWithSeconds(at()));
}

ExplanationPtr OpenBalance::explanation() const
{
    ExplainedRows parts;
    for (const HostedOpenItem &item : m_compared.items) {
        if (isPart(item))
            parts.rows << rowOf(item);
    }
    return std::make_shared<KnownSum>(tr("Difference from the provider"), difference(),
                                      [parts](QObject *, const QList<ExplainedRow> &,
                                              const KnownSum::Done &done) { done(parts); });
}

} // namespace tilldesk::ui
