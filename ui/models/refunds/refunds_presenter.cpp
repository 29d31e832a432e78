#include "ui/models/refunds/refunds_presenter.h"

#include "core/domain/list_query.h"
#include "ui/models/common/format.h"
#include "ui/models/common/permitted.h"
#include "ui/models/common/text.h"
#include "ui/models/refunds/refund_words.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

RefundsPresenter::RefundsPresenter(const Gateways &gateways, QObject *parent)
    : SortedPresenter(gateways, FilterList::Refunds, RefundsModel::sorting(), parent),
      m_model(gateways.refunds, gateways.clock)
{
    refreshOn(gateways.refunds, &gateway::Refunds::changed);
    connect(&m_model, &RefundsModel::stateChanged, this, &RefundsPresenter::changed);
    offerStaff();
    connect(&gateways.staff, &gateway::Staff::changed, this, [this] { offerStaff(); });
}

RefundFilter RefundsPresenter::filter() const
{
    RefundFilter filter = refundFilterOf(parsed());
    filter.order = order();
    filter.profiles = m_profiles;
    if (m_status)
        filter.status = m_status;
    return filter;
}

void RefundsPresenter::setStatus(std::optional<RefundStatus> status)
{
    if (status == m_status)
        return;
    showQuery(status, status ? filters().queryWithout(FilterWord::Status) : filters().query());
}

void RefundsPresenter::setProfiles(const QList<ProfileId> &profiles)
{
    filters().setProfiles(profiles);
    choose(m_profiles, profiles);
}

void RefundsPresenter::showOnly(std::optional<RefundStatus> status, const QString &query)
{
    Q_EMIT replaced();
    showQuery(status, query);
}

void RefundsPresenter::showQuery(std::optional<RefundStatus> status, const QString &query)
{
    const bool isOtherTab = m_status != status;
    const QString before = filters().query();
    m_status = status;
    setFind(query); // restarts the list if the query is another one
    if (isOtherTab && filters().query() == before)
        restart();
}

void RefundsPresenter::showOnly(std::optional<RefundStatus> status, const Period &period)
{
    const QString day = dayValueOf(period);
    showOnly(status, day.isEmpty() ? QString() : QString(u"day:"_s + day));
}

SavedView RefundsPresenter::view() const
{
    return {{}, m_status ? QString(toText(*m_status)) : QString(), filters().query(), orderText()};
}

void RefundsPresenter::show(const SavedView &view)
{
    setOrderText(view.order);
    showQuery(refundStatusFrom(view.tab), view.query);
}

void RefundsPresenter::adaptToFilters()
{
    if (refundFilterOf(parsed()).status)
        m_status.reset();
}

void RefundsPresenter::ask()
{
    m_model.show(filter());
    askTotals();
}

void RefundsPresenter::askAgain()
{
    m_model.refresh(filter());
    askTotals();
}

void RefundsPresenter::askTotals()
{
    m_totalAnswers.ask(gateways().refunds.totals(filter()), this,
                       [this](const Result<RefundTotals> &totals) {
                           m_totals = totals ? std::optional(*totals) : std::nullopt;
                           Q_EMIT changed();
                       });
}

RefundTotal RefundsPresenter::totalOf(std::optional<RefundStatus> status) const
{
    constexpr auto kMax = Amount::fromCents(std::numeric_limits<qint64>::max());
    const auto wanted = refundFilterOf(parsed()).status; // of a chip: the totals ignore it
    RefundTotal all;
    for (const auto &[each, total] : m_totals.value_or(RefundTotals()).asKeyValueRange()) {
        if (status.value_or(each) != each || wanted.value_or(each) != each)
            continue;
        all.count += total.count;
        all.sum = Amount::add(all.sum, total.sum).value_or(kMax);
    }
    return all;
}

std::optional<qint64> RefundsPresenter::countOf(std::optional<RefundStatus> status) const
{
    return m_totals ? std::optional(totalOf(status).count) : std::nullopt;
}

QString RefundsPresenter::summary() const
{
    if (!m_totals)
        return {};
    QStringList parts{RefundWords::refunds(totalOf(m_status).count)};
    for (const ListSum &sum : sums())
        parts.append(tr("%1: %2").arg(sum.title, sum.amount));
    return parts.join(u" · "_s);
}

QList<ListSum> RefundsPresenter::sums() const
{
    if (!m_totals)
        return {};
    const bool showsDone = !m_status || *m_status == RefundStatus::Refunded;
    const Amount done = showsDone ? totalOf(RefundStatus::Refunded).sum : Amount();
    const Amount all = totalOf(m_status).sum;
    return {{tr("Not refunded"), money(Amount::fromCents(all.cents() - done.cents()))},
            {tr("Refunded"), money(done)}};
}

QString RefundsPresenter::note() const
{
    QString stale = ListPresenter::note();
    if (!stale.isEmpty() || !m_totals)
        return stale;
    return RefundWords::refunds(totalOf(m_status).count);
}

QString RefundsPresenter::failureTitle() const
{
    return tr("The refunds cannot be shown");
}

EmptyList RefundsPresenter::emptyState() const
{
    using Does = EmptyList::Does;
    if (isNarrowed())
        return {u"search-x"_s, tr("No refund matches"),
                tr("No refund fits all of the filters above."), tr("Clear filters"),
                Does::ClearFilters};
    if (m_status)
        return {u"undo-2"_s, tr("No refunds here"), tr("No refund has this status now."),
                tr("Show all refunds"), Does::ShowAll};
    return {u"undo-2"_s, tr("No refunds yet"),
            tr("To refund a payment, choose a paid payment and press Refund. Every refund is "
               "listed here with its status."),
            mayOpen(gateways().staff.session(), Place::Payments) ? tr("Go to payments") : QString(),
            Does::Elsewhere};
}

} // namespace tilldesk::ui
