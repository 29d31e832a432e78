#include "ui/models/payouts/payouts_presenter.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/payouts/payout_words.h"

#include <utility>

namespace tilldesk::ui {

PayoutsPresenter::PayoutsPresenter(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_model(gateways.payouts)
{
    m_refreshSoon.setSingleShot(true);
    m_refreshSoon.setInterval(std::chrono::milliseconds(100)); // as the list of payments
    connect(&m_refreshSoon, &QTimer::timeout, this, &PayoutsPresenter::refresh);
    connect(&gateways.payouts, &gateway::Payouts::changed, this, [this] {
        if (m_isStarted && !m_refreshSoon.isActive())
            m_refreshSoon.start();
    });
    connect(&m_model, &PayoutsModel::stateChanged, this, &PayoutsPresenter::changed);
}

QDate PayoutsPresenter::today() const
{
    return inShopZone(m_gateways.clock.now()).date();
}

PayoutFilter PayoutsPresenter::filter() const
{
    PayoutFilter filter;
    if (m_merchant)
        filter.merchants = {*m_merchant};
    const TimeRange range = rangeOf(m_period, m_gateways.clock.now());
    filter.from = range.from;
    if (range.to)
        filter.to = *range.to + std::chrono::milliseconds(1);
    filter.status = m_status;
    filter.bulkId = m_bulk;
    return filter;
}

void PayoutsPresenter::start()
{
    if (!std::exchange(m_isStarted, true))
        setQuery();
}

void PayoutsPresenter::setQuery()
{
    if (m_isStarted) {
        m_shown = filter();
        m_model.show(m_shown);
        askBulks();
    }
    Q_EMIT changed();
}

void PayoutsPresenter::setPeriod(const Period &period)
{
    if (std::exchange(m_period, period) != period)
        setQuery();
}

void PayoutsPresenter::setStatus(std::optional<PayoutStatus> status)
{
    if (std::exchange(m_status, status) != status)
        setQuery();
}

void PayoutsPresenter::setBulk(const std::optional<QString> &bulk)
{
    if (std::exchange(m_bulk, bulk) != bulk)
        setQuery();
}

void PayoutsPresenter::setMerchant(const std::optional<MerchantId> &merchant)
{
    if (std::exchange(m_merchant, merchant) == merchant)
        return;
    m_bulk.reset(); // another merchant has other bulks
    setQuery();
}

void PayoutsPresenter::clearFilters()
{
    m_period = {};
    m_status.reset();
    m_bulk.reset();
    setQuery();
}

void PayoutsPresenter::refresh()
{
    if (!m_isStarted)
        return;
    if (filter() != m_shown) // a new month, or day, has begun
        return setQuery();
    m_model.refresh();
    askBulks();
}

void PayoutsPresenter::retry()
{
    setQuery();
}

void PayoutsPresenter::askBulks()
{
    whenReady(m_gateways.ledger.balances(), this, [this](const Result<QList<LedgerBalance>> &all) {
        if (!all)
            return; // the choice stays as it was
        QStringList bulks;
        for (const LedgerBalance &balance : *all) {
            const LedgerAccount &account = balance.account;
            const bool isOurs = account.kind == LedgerAccountKind::Merchant
                && (!m_merchant || account.merchant == *m_merchant);
            if (isOurs && !bulks.contains(account.bulkId))
                bulks.append(account.bulkId);
        }
        bulks.sort();
        if (std::exchange(m_bulks, bulks) != bulks)
            Q_EMIT changed();
    });
}

QString PayoutsPresenter::summary() const
{
    return PayoutWords::payouts(m_model.rowCount());
}

QString PayoutsPresenter::message() const
{
    if (m_model.state() != PayoutsModel::State::Stale)
        return {};
    return tr("These rows may be out of date. %1").arg(Text::sentence(m_model.error()));
}

PayoutsPresenter::EmptyState PayoutsPresenter::emptyState() const
{
    if (m_status || m_bulk || m_period.kind != Period::Kind::AnyTime)
        return {tr("No payout matches"),
                tr("No payout fits the time, the bulk and the status chosen above."),
                tr("Show all")};
    return {tr("No payouts yet"),
            tr("Once a day, what was paid less what was refunded goes to the account. Each payout "
               "is listed here with its payments and refunds."),
            {}};
}

} // namespace tilldesk::ui
