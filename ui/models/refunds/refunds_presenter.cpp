#include "ui/models/refunds/refunds_presenter.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/refunds/refund_words.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

RefundsPresenter::RefundsPresenter(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_model(gateways.refunds, gateways.clock)
{
    m_refreshSoon.setSingleShot(true);
    m_refreshSoon.setInterval(std::chrono::milliseconds(100)); // as the list of payments
    connect(&m_refreshSoon, &QTimer::timeout, this, &RefundsPresenter::refresh);
    connect(&gateways.refunds, &gateway::Refunds::changed, this, [this] {
        if (m_isStarted && !m_refreshSoon.isActive())
            m_refreshSoon.start();
    });
    connect(&m_model, &RefundsModel::stateChanged, this, &RefundsPresenter::changed);
}

QDate RefundsPresenter::today() const
{
    return inShopZone(m_gateways.clock.now()).date();
}

RefundFilter RefundsPresenter::filter() const
{
    const TimeRange range = rangeOf(m_period, m_gateways.clock.now());
    RefundFilter filter;
    if (m_profile)
        filter.profiles = {*m_profile};
    filter.status = m_status;
    filter.from = range.from;
    filter.to = range.to;
    filter.find = m_find;
    return filter;
}

void RefundsPresenter::start()
{
    if (!std::exchange(m_isStarted, true))
        setQuery();
}

void RefundsPresenter::setQuery()
{
    if (m_isStarted) {
        m_model.show(filter());
        askTotals();
    }
    Q_EMIT changed();
}

void RefundsPresenter::setStatus(std::optional<RefundStatus> status)
{
    if (std::exchange(m_status, status) != status)
        setQuery();
}

void RefundsPresenter::setPeriod(const Period &period)
{
    if (std::exchange(m_period, period) != period)
        setQuery();
}

void RefundsPresenter::setFind(const QString &text)
{
    const QString wanted = text.trimmed();
    if (std::exchange(m_find, wanted) != wanted)
        setQuery();
}

void RefundsPresenter::setProfile(const std::optional<ProfileId> &profile)
{
    if (std::exchange(m_profile, profile) != profile)
        setQuery();
}

void RefundsPresenter::showOnly(std::optional<RefundStatus> status, const Period &period,
                                const QString &find)
{
    m_status = status;
    m_period = period;
    m_find = find;
    setQuery();
}

void RefundsPresenter::clearFilters()
{
    showOnly(m_status, {}, {});
}

void RefundsPresenter::refresh()
{
    if (!m_isStarted)
        return;
    m_model.refresh(filter());
    askTotals();
}

void RefundsPresenter::retry()
{
    setQuery();
}

void RefundsPresenter::askTotals()
{
    whenReady(m_gateways.refunds.totals(filter()), this,
              [this, generation = ++m_totalsGeneration](const Result<RefundTotals> &totals) {
                  if (generation != m_totalsGeneration)
                      return;
                  m_totals = totals ? std::optional(*totals) : std::nullopt;
                  Q_EMIT changed();
              });
}

RefundTotal RefundsPresenter::totalOf(std::optional<RefundStatus> status) const
{
    constexpr auto kMost = Amount::fromCents(std::numeric_limits<qint64>::max());
    RefundTotal all;
    for (const auto &[each, total] : m_totals.value_or(RefundTotals()).asKeyValueRange()) {
        if (status && *status != each)
            continue;
        all.count += total.count;
        all.sum = Amount::add(all.sum, total.sum).value_or(kMost);
    }
    return all;
}

std::optional<qint64> RefundsPresenter::countOf(std::optional<RefundStatus> status) const
{
    return m_totals ? std::optional(totalOf(status).count) : std::nullopt;
}

QString RefundsPresenter::summary() const
{
    if (m_model.state() == RefundsModel::State::Stale)
        return tr("These rows may be out of date. %1").arg(Text::sentence(m_model.error()));
    if (!m_totals)
        return {};
    const RefundTotal total = totalOf(m_status);
    return RefundWords::refunds(total.count) + u" · "_s + money(total.sum);
}

RefundsPresenter::EmptyState RefundsPresenter::emptyState() const
{
    using Does = EmptyState::Does;
    if (!m_find.isEmpty() || m_period.kind != Period::Kind::AnyTime)
        return {tr("No refund matches"), tr("No refund fits all of the filters above."),
                tr("Clear filters"), Does::ClearFilters};
    if (m_status)
        return {tr("Nothing here"), tr("No refund is in this state now."), tr("Show all refunds"),
                Does::ShowAll};
    return {tr("No refunds yet"),
            tr("To give money back, choose a paid payment and press Refund. Every refund is listed "
               "here with its state."),
            tr("Go to payments"), Does::GoToPayments};
}

} // namespace tilldesk::ui
