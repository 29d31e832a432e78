#include "ui/models/payouts/payouts_presenter.h"

#include "core/base/when_ready.h"
#include "core/domain/list_query.h"
#include "ui/models/common/format.h"
#include "ui/models/common/permitted.h"
#include "ui/models/common/text.h"
#include "ui/models/payouts/payout_words.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PayoutsPresenter::PayoutsPresenter(const Gateways &gateways, QObject *parent)
    : SortedPresenter(gateways, FilterList::Payouts, PayoutsModel::sorting(), parent),
      m_model(gateways.payouts)
{
    setFind(PayoutsPresenter::startView().query);
    refreshOn(gateways.payouts, &gateway::Payouts::changed);
    connect(&m_model, &PayoutsModel::stateChanged, this, &PayoutsPresenter::changed);
}

PayoutFilter PayoutsPresenter::filter() const
{
    PayoutFilter filter = payoutFilterOf(parsed());
    filter.order = order();
    if (m_merchant)
        filter.merchants = {*m_merchant};
    return filter;
}

void PayoutsPresenter::setMerchant(const std::optional<MerchantId> &merchant)
{
    if (std::exchange(m_merchant, merchant) == merchant)
        return;
    const QString query = filters().query();
    filters().replace(FilterWord::Batch, {}); // another merchant has other bulks
    if (filters().query() == query)
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
            const QString bulk = account.bulkId.isEmpty() ? QString(kNoBatch) : account.bulkId;
            if (isOurs && !bulks.contains(bulk))
                bulks.append(bulk);
        }
        bulks.sort();
        QList<SuggestedValue> values;
        for (const QString &bulk : std::as_const(bulks))
            values << SuggestedValue{
                bulk, bulk == kNoBatch ? PayoutWords::bulk(QString()) : QString(), {}};
        filters().setValues(FilterWord::Batch, values);
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
    if (isNarrowed())
        return {u"search-x"_s, tr("No payout matches"),
                tr("No payout fits all of the filters above."), tr("Clear filters"),
                EmptyList::Does::ClearFilters};
    return {u"landmark"_s, tr("No payouts yet"),
            tr("Once a day, payments less refunds are paid out to the account. Each payout is "
               "listed here with its payments and refunds."),
            mayRun(gateways().staff.session(), Command::NewPayment) ? tr("New payment") : QString(),
            EmptyList::Does::Elsewhere};
}

} // namespace tilldesk::ui
