#include "ui/models/payouts/payout_waterfall.h"

#include "ui/models/charts/chart_axis.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/payouts/payout_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// A bar's words: the till or channel, and its payments.
struct Part {
    QString name;
    PayoutSum payments;
};

/// Returns the parts with bars of their own, and one for all others.
QList<Part> shownParts(const QList<PayoutPart> &parts)
{
    QList<Part> shown;
    PayoutSum others;
    for (const PayoutPart &part : parts) {
        if (shown.size() < PayoutWaterfall::kMaxParts) {
            shown << Part{part.pointOfSale.isEmpty() ? PayoutWords::channel(part.channel)
                                                     : part.pointOfSale,
                          part.payments};
            continue;
        }
        others.count += part.payments.count;
        others.sum = Amount::fromCents(others.sum.cents() + part.payments.sum.cents());
    }
    if (others.count > 0)
        shown << Part{PayoutWaterfall::tr("Others"), others};
    return shown;
}

/// Returns where the axis may start so that refunds and fees below 1 % of the payments can be seen
/// and the first bar stays the longest; 0: at the foot.
qint64 lowestOf(const Payout &payout, const QList<Part> &parts)
{
    const qint64 payments = payout.payments.sum.cents();
    const qint64 refunds = payout.refunds.sum.cents() + std::abs(payout.fees.cents());
    if (refunds == 0 || refunds * 100 >= payments || parts.isEmpty())
        return 0;
    const qint64 first = std::min(parts.first().payments.sum.cents(), payout.amount.cents());
    return std::max<qint64>(0, 2 * first - payments);
}

QString plus(Amount amount)
{
    return u"+"_s + money(amount);
}

} // namespace

PayoutWaterfall::PayoutWaterfall(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways)
{
}

void PayoutWaterfall::show(const PayoutDetails &details)
{
    const bool isSame = details.payout.id == m_details.payout.id && !m_data.bars.isEmpty();
    m_details = details;
    if (isSame)
        return; // the payments of a payout never change
    m_data = {};
    m_kinds.clear();
    m_answers.ask(m_gateways.payouts.parts(details.payout.id), this,
                  [this](const Result<QList<PayoutPart>> &parts) {
                      if (parts)
                          take(*parts);
                      Q_EMIT changed();
                  });
    Q_EMIT changed();
}

void PayoutWaterfall::take(const QList<PayoutPart> &parts)
{
    const Payout &payout = m_details.payout;
    const QList<Part> shown = shownParts(parts);
    m_data = {.name = tr("From what was taken to what was paid out"),
              .bars = {},
              .axis = moneyAxis(std::max(payout.payments.sum.cents(), payout.amount.cents()),
                                lowestOf(payout, shown)),
              .isLinked = true,
              .hasAllTicks = true};
    m_data.table = {m_data.name, {tr("Part"), tr("Number"), tr("Amount")}, {}};
    m_kinds.clear();
    const auto add = [this](ChartBar bar, std::optional<PayoutItemKind> kind, qint64 count,
                            Amount amount) {
        bar.part.name = bar.tick;
        bar.part.value = bar.figure;
        if (kind && count > 0)
            bar.part.opens = tr("shows the lines");
        m_data.table.rows << QList{ChartCell::text(bar.tick), ChartCell::count(count),
                                   ChartCell::sum(amount)};
        m_data.bars << bar;
        m_kinds << kind;
    };
    qint64 reached = 0;
    for (const Part &part : shown) {
        const QString count = Text::payments(part.payments.count);
        add({.part = {{}, {}, {count}},
             .tick = part.name,
             .note = count,
             .shortNote = wholeNumber(part.payments.count),
             .from = reached,
             .to = reached + part.payments.sum.cents(),
             .tone = BarTone::Part,
             .figure = plus(part.payments.sum)},
            PayoutItemKind::Payment, part.payments.count, part.payments.sum);
        reached = m_data.bars.last().to;
    }
    if (payout.refunds.count > 0) {
        const Amount back = Amount::fromCents(-payout.refunds.sum.cents());
        const QString count = PayoutWords::refunds(payout.refunds.count);
        add({.part = {{}, {}, {count}},
             .tick = tr("Refunds"),
             .note = wholeNumber(payout.refunds.count),
             .shortTick = tr("Refunds", "short word below a narrow bar"),
             .from = reached,
             .to = reached + back.cents(),
             .tone = BarTone::Bad,
             .figure = money(back)},
            PayoutItemKind::Refund, payout.refunds.count, back);
    }
    if (payout.fees != Amount()) {
        const Amount taken = Amount::fromCents(-payout.fees.cents());
        add({.part = {},
             .tick = tr("Fees"),
             .note = {},
             .from = reached - payout.refunds.sum.cents(),
             .to = payout.amount.cents(),
             .tone = taken < Amount() ? BarTone::Slow : BarTone::Part,
             .figure = taken < Amount() ? money(taken) : plus(taken)},
            payout.charges > 0 ? PayoutItemKind::Charge : PayoutItemKind::Payment,
            payout.charges > 0 ? payout.charges : payout.payments.count, taken);
    }
    const QDate day = inShopZone(payout.madeAt).date();
    add({.part = {{}, {}, {PayoutWords::outcome(payout), fullMoment(payout.madeAt)}},
         .tick = tr("Paid out"),
         .note = dayText(day),
         .shortNote = dateWords(day, dayPattern()),
         .to = payout.amount.cents(),
         .figure = money(payout.amount)},
        {}, payout.payments.count + payout.refunds.count, payout.amount);
}

std::optional<PayoutItemKind> PayoutWaterfall::kindOf(int bar) const
{
    return m_kinds.value(bar);
}

int PayoutWaterfall::barOf(PayoutItemKind kind) const
{
    return int(m_kinds.indexOf(std::optional(kind)));
}

} // namespace tilldesk::ui
