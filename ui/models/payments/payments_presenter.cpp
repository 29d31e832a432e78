#include "ui/models/payments/payments_presenter.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PaymentsPresenter::PaymentsPresenter(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_model(gateways.payments, gateways.clock)
{
    // A busy shop changes hundreds of payments a second; eyes follow ten pictures a second.
    m_refreshSoon.setSingleShot(true);
    m_refreshSoon.setInterval(std::chrono::milliseconds(100));
    connect(&m_refreshSoon, &QTimer::timeout, this, &PaymentsPresenter::refresh);
    connect(&gateways.payments, &gateway::Payments::changed, this, [this] {
        if (m_isStarted && !m_refreshSoon.isActive())
            m_refreshSoon.start();
    });
    connect(&gateways.refunds, &gateway::Refunds::changed, this, [this] {
        if (m_isStarted && !m_refreshSoon.isActive())
            m_refreshSoon.start();
    });
    connect(&m_model, &PaymentsModel::stateChanged, this, &PaymentsPresenter::totalsChanged);
}

QDate PaymentsPresenter::today() const
{
    return inShopZone(m_gateways.clock.now()).date();
}

PaymentFilter PaymentsPresenter::filter() const
{
    return filterOf(m_query, m_gateways.clock.now());
}

void PaymentsPresenter::start()
{
    if (std::exchange(m_isStarted, true))
        return;
    m_model.setFilter(filter());
    askTotals();
}

void PaymentsPresenter::setTab(PaymentTab tab)
{
    PaymentsQuery query = m_query;
    query.tab = tab;
    query.statuses.clear();
    setQuery(query);
}

void PaymentsPresenter::setStatuses(const QList<PaymentStatus> &statuses)
{
    PaymentsQuery query = m_query;
    query.tab = PaymentTab::All;
    query.statuses = statuses;
    setQuery(query);
}

void PaymentsPresenter::setPeriod(const Period &period)
{
    PaymentsQuery query = m_query;
    query.period = period;
    setQuery(query);
}

void PaymentsPresenter::setFind(const QString &text)
{
    PaymentsQuery query = m_query;
    query.find = text.trimmed();
    setQuery(query);
}

void PaymentsPresenter::setProfile(const std::optional<ProfileId> &profile)
{
    PaymentsQuery query = m_query;
    query.profile = profile;
    setQuery(query);
}

void PaymentsPresenter::setOldestFirst(bool oldestFirst)
{
    PaymentsQuery query = m_query;
    query.oldestFirst = oldestFirst;
    setQuery(query);
}

void PaymentsPresenter::showOnly(PaymentTab tab, const Period &period)
{
    PaymentsQuery query;
    query.tab = tab;
    query.period = period;
    query.profile = m_query.profile;
    setQuery(query);
}

void PaymentsPresenter::clearFilters()
{
    PaymentsQuery query;
    query.tab = m_query.tab;
    query.profile = m_query.profile;
    query.oldestFirst = m_query.oldestFirst;
    setQuery(query);
}

void PaymentsPresenter::setQuery(PaymentsQuery query)
{
    if (query == m_query)
        return;
    m_query = std::move(query);
    if (m_isStarted) {
        m_model.setFilter(filter());
        ++m_totalsGeneration;
        m_totalsOnTheirWay = 0;
        askTotals();
    }
    Q_EMIT queryChanged();
}

void PaymentsPresenter::refresh()
{
    m_model.setFilter(filter()); // "today" may have become another day
    m_model.refresh();
    askTotals();
}

void PaymentsPresenter::retry()
{
    m_model.reload();
    askTotals();
}

void PaymentsPresenter::askTotals()
{
    if (m_totalsOnTheirWay > 0) {
        m_mustAskTotalsAgain = true;
        return;
    }
    PaymentFilter wanted = filter();
    for (const bool refundedOnly : {false, true}) {
        ++m_totalsOnTheirWay;
        wanted.refundedOnly = refundedOnly;
        whenReady(m_gateways.payments.totals(wanted), this,
                  [this, refundedOnly,
                   generation = m_totalsGeneration](const Result<PaymentTotals> &totals) {
                      if (generation == m_totalsGeneration)
                          takeTotals(refundedOnly, totals);
                  });
    }
}

void PaymentsPresenter::takeTotals(bool refundedOnly, const Result<PaymentTotals> &totals)
{
    --m_totalsOnTheirWay;
    (refundedOnly ? m_refundedTotals : m_totals) = totals ? std::optional(*totals) : std::nullopt;
    Q_EMIT totalsChanged();
    if (m_totalsOnTheirWay == 0 && std::exchange(m_mustAskTotalsAgain, false))
        askTotals();
}

std::optional<qint64> PaymentsPresenter::countOf(PaymentTab tab) const
{
    const auto &totals = tab == PaymentTab::Refunded ? m_refundedTotals : m_totals;
    if (!totals)
        return {};
    return totalOf(*totals, statusesOf(tab)).count;
}

QString PaymentsPresenter::summary() const
{
    if (m_model.state() == PaymentsModel::State::Stale)
        return tr("These rows may be out of date. %1").arg(Text::sentence(m_model.error()));
    const auto &totals = m_query.tab == PaymentTab::Refunded ? m_refundedTotals : m_totals;
    if (!totals)
        return {};
    const PaymentTotal total = totalOf(*totals, statusesOf(m_query));
    return Text::payments(total.count) + u" · "_s + money(total.sum);
}

PaymentsPresenter::EmptyState PaymentsPresenter::emptyState() const
{
    using Does = EmptyState::Does;
    if (m_query.isNarrowed())
        return {tr("No payment matches"), tr("No payment fits all of the filters above."),
                tr("Clear filters"), Does::ClearFilters};
    if (m_query.tab == PaymentTab::NeedsAction)
        return {tr("Nothing needs you"),
                tr("Payments that wait for your acknowledgement will be listed here."),
                tr("Show all payments"), Does::ShowAll};
    if (m_query.tab == PaymentTab::Refunded)
        return {tr("No money given back"),
                tr("Payments of which you refund something will be listed here."),
                tr("Show all payments"), Does::ShowAll};
    if (m_query.tab != PaymentTab::All)
        return {tr("Nothing here"), tr("No payment is in this state now."), tr("Show all payments"),
                Does::ShowAll};
    return {tr("No payments yet"),
            tr("Payments appear here as soon as you or your web shop create them."),
            tr("New payment"), Does::CreatePayment};
}

} // namespace tilldesk::ui
