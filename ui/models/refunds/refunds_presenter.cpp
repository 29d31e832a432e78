#include "ui/models/refunds/refunds_presenter.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/refunds/refund_words.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

RefundsPresenter::RefundsPresenter(const Gateways &gateways, QObject *parent)
    : ListPresenter(gateways, parent),
      m_model(gateways.refunds, gateways.clock)
{
    refreshOn(gateways.refunds, &gateway::Refunds::changed);
    connect(&m_model, &RefundsModel::stateChanged, this, &RefundsPresenter::changed);
}

RefundFilter RefundsPresenter::filter() const
{
    const TimeRange range = rangeOf(m_period, gateways().clock.now());
    RefundFilter filter;
    filter.profiles = m_profiles;
    filter.status = m_status;
    filter.from = range.from;
    filter.to = range.to;
    filter.find = m_find;
    return filter;
}

void RefundsPresenter::setStatus(std::optional<RefundStatus> status)
{
    choose(m_status, status);
}

void RefundsPresenter::showOnly(std::optional<RefundStatus> status, const Period &period,
                                const QString &find)
{
    m_status = status;
    m_period = period;
    m_find = find;
    restart();
}

void RefundsPresenter::clearFilters()
{
    showOnly(m_status, {}, {});
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
    RefundTotal all;
    for (const auto &[each, total] : m_totals.value_or(RefundTotals()).asKeyValueRange()) {
        if (status && *status != each)
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
    if (!m_find.isEmpty() || m_period.kind != Period::Kind::AnyTime)
        return {u"search-x"_s, tr("No refund matches"),
                tr("No refund fits all of the filters above."), tr("Clear filters"),
                Does::ClearFilters};
    if (m_status)
        return {u"undo-2"_s, tr("No refunds here"), tr("No refund has this status now."),
                tr("Show all refunds"), Does::ShowAll};
    return {u"undo-2"_s, tr("No refunds yet"),
            tr("To refund a payment, choose a paid payment and press Refund. Every refund is "
               "listed here with its status."),
            tr("Go to payments"), Does::Elsewhere};
}

} // namespace tilldesk::ui
