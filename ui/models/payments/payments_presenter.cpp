#include "ui/models/payments/payments_presenter.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PaymentsPresenter::PaymentsPresenter(const Gateways &gateways, QObject *parent)
    : ListPresenter(gateways, parent),
      m_model(gateways.payments, gateways.clock)
{
    refreshOn(gateways.payments, &gateway::Payments::changed);
    refreshOn(gateways.refunds, &gateway::Refunds::changed);
    connect(&m_model, &PaymentsModel::stateChanged, this, &PaymentsPresenter::changed);
}

PaymentFilter PaymentsPresenter::filter() const
{
    return filterOf(m_query, gateways().clock.now());
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

void PaymentsPresenter::setProfiles(const QList<ProfileId> &profiles)
{
    PaymentsQuery query = m_query;
    query.profiles = profiles;
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
    query.profiles = m_query.profiles;
    setQuery(query);
}

void PaymentsPresenter::showOnly(const QString &find)
{
    PaymentsQuery query;
    query.find = find.trimmed();
    query.profiles = m_query.profiles;
    setQuery(query);
}

void PaymentsPresenter::clearFilters()
{
    PaymentsQuery query;
    query.tab = m_query.tab;
    query.profiles = m_query.profiles;
    query.oldestFirst = m_query.oldestFirst;
    setQuery(query);
}

void PaymentsPresenter::setQuery(const PaymentsQuery &query)
{
    if (query == m_query)
        return;
    m_query = query;
    restart();
    Q_EMIT queryChanged();
}

void PaymentsPresenter::ask()
{
    m_model.show(filter());
    m_totalAnswers.drop();
    m_totalsInFlight = 0;
    askTotals();
}

void PaymentsPresenter::askAgain()
{
    m_model.setFilter(filter()); // "today" may mean another day by now
    m_model.refresh();
    askTotals();
}

void PaymentsPresenter::askTotals()
{
    if (m_totalsInFlight > 0) {
        m_mustAskTotalsAgain = true;
        return;
    }
    PaymentFilter wanted = filter();
    for (const bool refundedOnly : {false, true}) {
        ++m_totalsInFlight;
        wanted.refunded = refundedOnly ? RefundShare::Some : RefundShare::Any;
        m_totalAnswers.await(gateways().payments.totals(wanted), this,
                             [this, refundedOnly](const Result<PaymentTotals> &totals) {
                                 takeTotals(refundedOnly, totals);
                             });
    }
}

void PaymentsPresenter::takeTotals(bool refundedOnly, const Result<PaymentTotals> &totals)
{
    --m_totalsInFlight;
    (refundedOnly ? m_refundedTotals : m_totals) = totals ? std::optional(*totals) : std::nullopt;
    Q_EMIT changed();
    if (m_totalsInFlight == 0 && std::exchange(m_mustAskTotalsAgain, false))
        askTotals();
}

std::optional<qint64> PaymentsPresenter::countOf(PaymentTab tab) const
{
    const auto &all = tab == PaymentTab::Refunded ? m_refundedTotals : m_totals;
    if (!all)
        return {};
    return totalOf(*all, statusesOf(tab)).count;
}

const std::optional<PaymentTotals> &PaymentsPresenter::totals() const
{
    return m_query.tab == PaymentTab::Refunded ? m_refundedTotals : m_totals;
}

QString PaymentsPresenter::summary() const
{
    if (!totals())
        return {};
    QStringList parts{Text::payments(totalOf(*totals(), statusesOf(m_query)).count)};
    for (const ListSum &sum : sums())
        parts.append(tr("%1: %2").arg(sum.title, sum.amount));
    return parts.join(u" · "_s);
}

QList<ListSum> PaymentsPresenter::sums() const
{
    if (!totals())
        return {};
    const QList<PaymentStatus> shown = statusesOf(m_query);
    const bool showsPaid = shown.isEmpty() || shown.contains(PaymentStatus::Succeeded);
    const Amount paid = showsPaid ? totals()->value(PaymentStatus::Succeeded).sum : Amount();
    const Amount all = totalOf(*totals(), shown).sum;
    return {{tr("Not paid"), money(Amount::fromCents(all.cents() - paid.cents()))},
            {Text::status(PaymentStatus::Succeeded), money(paid)}};
}

QString PaymentsPresenter::note() const
{
    const QString stale = ListPresenter::note();
    if (!stale.isEmpty() || !totals())
        return stale;
    return Text::payments(totalOf(*totals(), statusesOf(m_query)).count);
}

QString PaymentsPresenter::failureTitle() const
{
    return tr("The payments cannot be shown");
}

EmptyList PaymentsPresenter::emptyState() const
{
    using Does = EmptyList::Does;
    if (m_query.isNarrowed())
        return {u"search-x"_s, tr("No payment matches"),
                tr("No payment fits all of the filters above."), tr("Clear filters"),
                Does::ClearFilters};
    if (m_query.tab == PaymentTab::NeedsAction)
        return {u"inbox"_s, tr("Nothing to do"),
                tr("Payments that wait for the shop's acknowledgement are listed here."),
                tr("Show all payments"), Does::ShowAll};
    if (m_query.tab == PaymentTab::Refunded)
        return {u"inbox"_s, tr("No refunds"), tr("Payments with a refund are listed here."),
                tr("Show all payments"), Does::ShowAll};
    if (m_query.tab != PaymentTab::All)
        return {u"inbox"_s, tr("No payments here"), tr("No payment has this status now."),
                tr("Show all payments"), Does::ShowAll};
    return {u"inbox"_s, tr("No payments yet"),
            tr("Payments appear here as soon as you or your web shop create them."),
            tr("New payment"), Does::Elsewhere};
}

} // namespace tilldesk::ui
