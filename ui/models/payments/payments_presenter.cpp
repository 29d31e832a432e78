#include "ui/models/payments/payments_presenter.h"

#include "ui/models/common/format.h"
#include "ui/models/common/permitted.h"
#include "ui/models/common/text.h"

#include <QScopedValueRollback>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PaymentsPresenter::PaymentsPresenter(const Gateways &gateways, QObject *parent)
    : ListPresenter(gateways, parent),
      m_model(gateways),
      m_filters(gateways)
{
    connect(&m_filters, &FilterInput::queryChanged, this, &PaymentsPresenter::takeFilters);
    refreshOn(gateways.payments, &gateway::Payments::changed);
    refreshOn(gateways.refunds, &gateway::Refunds::changed);
    connect(&m_model, &PaymentsModel::stateChanged, this, &PaymentsPresenter::changed);
    connect(&gateways.staff, &gateway::Staff::changed, &m_model, &PaymentsModel::tick);
}

PaymentFilter PaymentsPresenter::filter() const
{
    return filterOf(m_query, gateways().clock.now());
}

void PaymentsPresenter::takeFilters()
{
    if (m_isFillingField)
        return;
    PaymentsQuery query = m_query;
    query.find = m_filters.query();
    if (!statusesOf(query.tab).isEmpty() && hasWord(query.find, FilterWord::Status))
        query.tab = PaymentTab::All;
    setQuery(query);
}

void PaymentsPresenter::setTab(PaymentTab tab)
{
    PaymentsQuery query = m_query;
    query.tab = tab;
    if (!statusesOf(tab).isEmpty())
        query.find = m_filters.queryWithout(FilterWord::Status);
    if (query.order && query.order->by == PaymentColumn::Deadline)
        query.order.reset(); // other tabs do not show the column
    setQuery(query);
}

void PaymentsPresenter::setFind(const QString &text)
{
    m_filters.setQuery(text.trimmed());
}

void PaymentsPresenter::setProfiles(const QList<ProfileId> &profiles)
{
    PaymentsQuery query = m_query;
    query.profiles = profiles;
    setQuery(query);
}

void PaymentsPresenter::setOrder(const PaymentOrder &order)
{
    PaymentsQuery query = m_query;
    query.order = order;
    setQuery(query);
}

void PaymentsPresenter::showOnly(PaymentTab tab, const Period &period)
{
    PaymentsQuery query;
    query.tab = tab;
    if (const QString day = dayValueOf(period); !day.isEmpty())
        query.find = u"day:"_s + day;
    query.profiles = m_query.profiles;
    Q_EMIT replaced();
    setQuery(query);
}

void PaymentsPresenter::showOnly(const QString &find)
{
    PaymentsQuery query;
    query.find = find.trimmed();
    query.profiles = m_query.profiles;
    Q_EMIT replaced();
    setQuery(query);
}

void PaymentsPresenter::clearFilters()
{
    PaymentsQuery query;
    query.tab = m_query.tab;
    query.profiles = m_query.profiles;
    query.order = m_query.order;
    setQuery(query);
}

void PaymentsPresenter::setQuery(PaymentsQuery query)
{
    if (query.find != m_filters.query()) {
        const QScopedValueRollback guard(m_isFillingField, true);
        m_filters.setQuery(query.find);
        query.find = m_filters.query(); // without a part that has a mistake
    }
    if (query == m_query)
        return;
    m_query = query;
    m_filters.setProfiles(query.profiles);
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
    PaymentsQuery all = m_query;
    all.tab = PaymentTab::All;
    const PaymentFilter filter = filterOf(all, gateways().clock.now());
    for (const bool refundedOnly : {false, true}) {
        ++m_totalsInFlight;
        PaymentFilter wanted = filter;
        if (refundedOnly && wanted.refunded == RefundShare::Any)
            wanted.refunded = RefundShare::Some;
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
    if (tab == PaymentTab::Refunded && filter().refunded == RefundShare::None)
        return 0;
    const qint64 unknown = tab == PaymentTab::NeedsAction ? m_unknownOutcomes : 0;
    return totalIn(*all, tab).count + unknown;
}

void PaymentsPresenter::setUnknownOutcomes(int count)
{
    if (std::exchange(m_unknownOutcomes, count) != count)
        Q_EMIT changed();
}

PaymentTotal PaymentsPresenter::totalIn(const PaymentTotals &totals, PaymentTab tab) const
{
    PaymentsQuery query = m_query;
    query.tab = PaymentTab::All;
    const QList<PaymentStatus> wanted = filterOf(query, gateways().clock.now()).statuses;
    QList<PaymentStatus> ofTab = statusesOf(tab);
    if (wanted.isEmpty() || ofTab.isEmpty())
        return totalOf(totals, wanted.isEmpty() ? ofTab : wanted);
    ofTab.removeIf([&wanted](PaymentStatus status) { return !wanted.contains(status); });
    return ofTab.isEmpty() ? PaymentTotal() : totalOf(totals, ofTab);
}

void PaymentsPresenter::show(const SavedView &view)
{
    PaymentsQuery query = queryOf(view);
    query.profiles = m_query.profiles;
    setQuery(query);
}

const std::optional<PaymentTotals> &PaymentsPresenter::totals() const
{
    return m_query.tab == PaymentTab::Refunded ? m_refundedTotals : m_totals;
}

QString PaymentsPresenter::summary() const
{
    if (!totals())
        return {};
    QStringList parts{Text::payments(totalIn(*totals(), m_query.tab).count)};
    for (const ListSum &sum : sums())
        parts.append(tr("%1: %2").arg(sum.title, sum.amount));
    return parts.join(u" · "_s);
}

QList<ListSum> PaymentsPresenter::sums() const
{
    if (!totals())
        return {};
    const QList<PaymentStatus> shown = filter().statuses;
    const bool showsPaid = shown.isEmpty() || shown.contains(PaymentStatus::Succeeded);
    const Amount paid = showsPaid ? totals()->value(PaymentStatus::Succeeded).sum : Amount();
    const Amount all = totalOf(*totals(), shown).sum;
    if (m_query.tab == PaymentTab::NeedsAction)
        return {{Text::status(PaymentStatus::Succeeded), money(paid)},
                {tr("To acknowledge"), money(all)}};
    QList<ListSum> sums{{tr("Not paid"), money(Amount::fromCents(all.cents() - paid.cents()))}};
    if (m_refundedTotals) {
        const Amount back = totalOf(*m_refundedTotals, shown).refunded;
        sums.append({tr("Refunded"), money(Amount::fromCents(-back.cents()))});
    }
    sums.append({Text::status(PaymentStatus::Succeeded), money(paid)});
    return sums;
}

QString PaymentsPresenter::note() const
{
    QString stale = ListPresenter::note();
    if (!stale.isEmpty() || !totals())
        return stale;
    return Text::payments(totalIn(*totals(), m_query.tab).count);
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
            mayRun(gateways().staff.session(), Command::NewPayment) ? tr("New payment") : QString(),
            Does::Elsewhere};
}

} // namespace tilldesk::ui
