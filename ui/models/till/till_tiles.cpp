#include "ui/models/till/till_tiles.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/knowledge.h"
#include "ui/models/common/outcome_watch.h"
#include "ui/models/common/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr std::chrono::seconds kShowEndFor(5);

} // namespace

TillTiles::TillTiles(const ShopGateways &gateways, const Ticker &ticker,
                     const TillCounters &counters, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_counters(counters),
      m_loadSoon(std::chrono::milliseconds(50), [this] { load(); })
{
    connect(&gateways.payments, &gateway::Payments::changed, this, &TillTiles::follow);
    connect(&gateways.hosted, &gateway::Hosted::outcomesChanged, this, &TillTiles::loadOutcomes);
    connect(&counters, &TillCounters::changed, this, &TillTiles::build);
    connect(&ticker, &Ticker::ticked, this, &TillTiles::tick);
}

void TillTiles::build()
{
    QList<TillTile> tiles;
    for (const TillCounter &counter : m_counters.counters()) {
        if (!counter.hasSticker())
            continue;
        const TillTile *known = tileOf(counter);
        tiles.append(known ? TillTile{counter, known->payment, known->endSeenAt, known->outcome}
                           : TillTile{counter, {}, {}});
    }
    m_tiles = tiles;
    Q_EMIT changed();
    load();
}

void TillTiles::load()
{
    m_problem.clear();
    for (const TillTile &tile : std::as_const(m_tiles)) {
        const TillCounter counter = tile.counter;
        whenReady(m_gateways.payments.activeAt(counter.profile, counter.posId), this,
                  [this, counter](const Result<Payment> &active) { take(counter, active); });
    }
    loadOutcomes();
}

void TillTiles::loadOutcomes()
{
    if (m_tiles.isEmpty())
        return;
    m_outcomes.ask(m_gateways.hosted.openOutcomes(), this,
                   [this](const Result<QList<HostedOutcome>> &open) {
                       if (!open)
                           return;
                       for (TillTile &tile : m_tiles) {
                           tile.outcome.reset();
                           for (const HostedOutcome &outcome : *open) {
                               if (outcome.profileId == tile.counter.profile
                                   && outcome.pointOfSale == tile.counter.posId)
                                   tile.outcome = outcome;
                           }
                       }
                       Q_EMIT changed();
                   });
}

TillTile *TillTiles::tileOf(const TillCounter &counter)
{
    const auto found = std::ranges::find_if(
        m_tiles, [&counter](const TillTile &tile) { return tile.counter.key() == counter.key(); });
    return found == m_tiles.end() ? nullptr : &*found;
}

void TillTiles::take(const TillCounter &counter, const Result<Payment> &active)
{
    TillTile *tile = tileOf(counter);
    if (!tile)
        return; // the tiles belong to another profile by now
    const bool isFree = !active && active.error().code == ErrorCode::PaymentNotFound;
    if (active) {
        // Ignore a stale reply: a payment never becomes pending again.
        const bool isOld = tile->payment && tile->payment->id == active->id
            && active->status == PaymentStatus::Pending;
        if (!isOld)
            tile->payment = *active;
        tile->endSeenAt.reset();
    } else if (!isFree) {
        m_problem = Text::sentence(active.error());
    } else if (tile->payment && isOpen(asKnown(*tile->payment, knowledgeOf(m_gateways)).status)) {
        tile->payment.reset(); // the payment ended without a change signal
    }
    Q_EMIT changed();
}

void TillTiles::follow(const QList<PaymentChange> &changes)
{
    for (const PaymentChange &change : changes) {
        for (TillTile &tile : m_tiles) {
            if (change.isNew && change.profileId == tile.counter.profile)
                m_loadSoon.request();
            if (!tile.payment || tile.payment->id != change.id)
                continue;
            tile.payment->status = change.status;
            if (isFinal(change.status))
                tile.endSeenAt = m_gateways.clock.now();
        }
    }
    Q_EMIT changed();
}

void TillTiles::tick()
{
    const Timestamp now = m_gateways.clock.now();
    bool isAnyTaken = false;
    for (TillTile &tile : m_tiles) {
        isAnyTaken = isAnyTaken || tile.payment || tile.outcome;
        if (!tile.payment || !isFinal(asKnown(*tile.payment, knowledgeOf(m_gateways)).status))
            continue;
        if (!tile.endSeenAt)
            tile.endSeenAt = now;
        else if (now - *tile.endSeenAt >= kShowEndFor)
            tile = {tile.counter, {}, {}, tile.outcome};
    }
    if (isAnyTaken)
        Q_EMIT changed();
}

std::optional<Payment> TillTiles::paymentAt(int index) const
{
    const TillTile &tile = m_tiles.at(index);
    if (!tile.payment)
        return {};
    return asKnown(*tile.payment, knowledgeOf(m_gateways));
}

std::chrono::milliseconds TillTiles::timeLeft(int index) const
{
    if (const auto &outcome = m_tiles.at(index).outcome)
        return std::max(outcome->certainAt - m_gateways.clock.now(), std::chrono::milliseconds(0));
    const auto payment = paymentAt(index);
    if (!payment || !isOpen(payment->status))
        return {};
    return std::max(payment->expireAt - m_gateways.clock.now(), std::chrono::milliseconds(0));
}

QString TillTiles::replaceQuestion(int index, Amount amount) const
{
    const auto payment = paymentAt(index);
    if (!payment || !isOpen(payment->status))
        return {};
    const QString name = m_tiles.at(index).counter.name;
    const QString old = money(payment->amount);
    if (payment->status == PaymentStatus::Identified)
        return tr("At %1 a customer is confirming %2 right now. Cancel that payment and ask for "
                  "%3 instead?")
            .arg(name, old, money(amount));
    return tr("At %1 a payment of %2 is still open. Cancel it and ask for %3 instead?")
        .arg(name, old, money(amount));
}

QString TillTiles::line(int index, Amount keyed) const
{
    if (const auto &outcome = m_tiles.at(index).outcome)
        return money(outcome->amount) + u" · "_s + OutcomeWords::pill();
    if (const auto payment = paymentAt(index))
        return money(payment->amount) + u" · "_s + Text::status(payment->status);
    return keyed.cents() > 0 ? tr("Ask %1 here").arg(money(keyed)) : tr("Free");
}

void TillTiles::put(int index, NewPayment payment)
{
    if (m_isBusy || m_tiles.at(index).outcome)
        return;
    const TillCounter counter = m_tiles.at(index).counter;
    payment.pointOfSale = counter.posId;
    payment.shopId = counter.shopId;
    payment.shopName = counter.shopName;
    m_isBusy = true;
    whenReady(m_gateways.payments.createStaticQr(counter.profile, payment), this,
              [this, counter](const Result<Payment> &made) {
                  m_isBusy = false;
                  if (!made) {
                      Q_EMIT refused(made.error());
                      return;
                  }
                  take(counter, made);
                  Q_EMIT placed();
              });
}

} // namespace tilldesk::ui
