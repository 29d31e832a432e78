#include "ui/models/payouts/payouts_presenter.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/payouts/payout_words.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PayoutsPresenter::PayoutsPresenter(const Gateways &gateways, QObject *parent)
    : ListPresenter(gateways, parent),
      m_model(gateways.payouts)
{
    refreshOn(gateways.payouts, &gateway::Payouts::changed);
    connect(&m_model, &PayoutsModel::stateChanged, this, &PayoutsPresenter::changed);
}

PayoutFilter PayoutsPresenter::filter() const
{
    PayoutFilter filter;
    if (m_merchant)
        filter.merchants = {*m_merchant};
    const TimeRange range = rangeOf(m_period, gateways().clock.now());
    filter.from = range.from;
    if (range.to)
        filter.to = *range.to + std::chrono::milliseconds(1);
    filter.status = m_status;
    filter.bulkId = m_bulk;
    return filter;
}

void PayoutsPresenter::setMerchant(const std::optional<MerchantId> &merchant)
{
    if (std::exchange(m_merchant, merchant) == merchant)
        return;
    m_bulk.reset(); // another merchant has other bulks
    restart();
}

void PayoutsPresenter::clearFilters()
{
    m_period = {};
    m_status.reset();
    m_bulk.reset();
    restart();
}

void PayoutsPresenter::ask()
{
    m_shown = filter();
    m_model.show(m_shown);
    askBulks();
}

void PayoutsPresenter::askAgain()
{
    if (filter() != m_shown) // a new day or month has begun
        return restart();
    m_model.refresh();
    askBulks();
}

void PayoutsPresenter::askBulks()
{
    whenReady(gateways().ledger.balances(), this, [this](const Result<QList<LedgerBalance>> &all) {
        if (!all)
            return; // keep the old list of bulks
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

QString PayoutsPresenter::failureTitle() const
{
    return tr("The payouts cannot be shown");
}

EmptyList PayoutsPresenter::emptyState() const
{
    if (m_status || m_bulk || m_period.kind != Period::Kind::AnyTime)
        return {u"search-x"_s, tr("No payout matches"),
                tr("No payout matches the period, the batch and the status chosen above."),
                tr("Show all"), EmptyList::Does::ClearFilters};
    return {u"landmark"_s, tr("No payouts yet"),
            tr("Once a day, payments less refunds are paid out to the account. Each payout is "
               "listed here with its payments and refunds.")};
}

} // namespace tilldesk::ui
