#include "ui/models/reports/day_close_presenter.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/permitted.h"
#include "ui/models/common/text.h"
#include "ui/models/refunds/refund_words.h"
#include "ui/models/reports/report_words.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

DayClosePresenter::DayClosePresenter(const Gateways &gateways, const ProfileChoice &profiles,
                                     QObject *parent)
    : ListPresenter(gateways, parent, std::chrono::milliseconds(250)),
      m_profiles(profiles),
      m_closes(gateways.reports, [this](const DayCloseScope &scope) { return nameOf(scope); })
{
    refreshOn(gateways.reports, &gateway::Reports::changed);
    connect(&profiles, &ProfileChoice::chosenChanged, this, &DayClosePresenter::makeTills);
    connect(&profiles, &ProfileChoice::entriesChanged, this, &DayClosePresenter::makeTills);
    connect(&m_closes, &DayClosesModel::stateChanged, this, &DayClosePresenter::changed);
    connect(&m_closes, &DayClosesModel::rowsLoaded, this, &DayClosePresenter::changed);
    makeTills();
}

void DayClosePresenter::ask()
{
    askRunning();
    m_closes.show(filter());
}

void DayClosePresenter::askAgain()
{
    askRunning();
    m_closes.refresh();
}

void DayClosePresenter::makeTills()
{
    const QList<ProfileId> scope = m_profiles.profiles();
    QList<Till> tills;
    for (const ProfileEntry &entry : m_profiles.entries()) {
        if (!scope.isEmpty() && !scope.contains(entry.profile.id))
            continue;
        tills << Till{{entry.profile.id, {}}, ReportWords::scope(entry, {})};
        for (const PointOfSale &point : entry.pointsOfSale)
            tills << Till{{entry.profile.id, point.id}, ReportWords::scope(entry, point.id)};
    }
    m_tills = tills;
    m_closes.renew();
    Q_EMIT tillsChanged();
    const bool isThere =
        std::ranges::any_of(tills, [this](const Till &till) { return till.scope == m_chosen; });
    if (!isThere)
        choose(tills.isEmpty() ? DayCloseScope() : tills.first().scope);
    showCloses();
}

void DayClosePresenter::choose(const DayCloseScope &scope)
{
    m_chosen = scope;
    m_tillAnswers.drop();
    m_running.reset();
    m_lastZ.reset();
    m_problem.clear();
    if (isStarted())
        askRunning();
    if (m_isOnlyThisTill)
        showCloses();
    Q_EMIT changed();
}

void DayClosePresenter::askRunning()
{
    if (m_chosen.profile.isEmpty())
        return;
    // Load the last Z first: with the running preview the page is complete.
    const DayCloseFilter before{{m_chosen.profile}, m_chosen.pointOfSale, DayCloseKind::Z};
    m_tillAnswers.await(
        gateways().reports.closes(before, {}, 1), this, [this](const Result<DayClosePage> &page) {
            if (!page)
                return; // the preview fails too and reports the error
            m_lastZ = page->rows.isEmpty() ? std::nullopt : std::optional(page->rows.first());
            Q_EMIT changed();
        });
    m_tillAnswers.await(gateways().reports.preview(m_chosen), this,
                        [this](const Result<DayClose> &running) {
                            m_problem = running ? QString() : Text::sentence(running.error());
                            if (running)
                                m_running = *running;
                            Q_EMIT changed();
                        });
}

void DayClosePresenter::close(DayCloseKind kind)
{
    if (!canClose())
        return;
    m_isClosing = true;
    Q_EMIT changed();
    whenReady(gateways().reports.close(m_chosen, kind), this,
              [this, scope = m_chosen](const Result<DayClose> &recorded) {
                  m_isClosing = false;
                  if (recorded) {
                      Q_EMIT closed(*recorded);
                      refresh();
                  } else if (scope == m_chosen) {
                      m_problem =
                          tr("Nothing was recorded. %1").arg(Text::sentence(recorded.error()));
                  }
                  Q_EMIT changed();
              });
}

QString DayClosePresenter::nameOf(const DayCloseScope &scope) const
{
    const ProfileEntry *entry = entryOf(scope);
    return entry ? ReportWords::scope(*entry, scope.pointOfSale) : scope.pointOfSale;
}

const ProfileEntry *DayClosePresenter::entryOf(const DayCloseScope &scope) const
{
    const auto found =
        std::ranges::find(m_profiles.entries(), scope.profile,
                          [](const ProfileEntry &entry) { return entry.profile.id; });
    return found == m_profiles.entries().end() ? nullptr : &*found;
}

QString DayClosePresenter::since() const
{
    if (!m_running)
        return {};
    if (!m_running->from)
        return tr("Since the beginning: this till has not been closed yet.");
    if (!m_lastZ)
        return tr("Since %1").arg(fullMoment(*m_running->from));
    return tr("Since %1 of %2")
        .arg(ReportWords::close(DayCloseKind::Z, m_lastZ->number), fullMoment(*m_running->from));
}

QList<DayClosePresenter::Figure> DayClosePresenter::figures() const
{
    Figure taken{tr("Taken"), {}, {}};
    Figure refunded{tr("Refunded"), {}, {}};
    Figure net{tr("Net"), {}, {}};
    Figure total{tr("Running total"), {}, {}};
    if (m_running) {
        taken.value = money(m_running->payments.sum);
        taken.note = Text::payments(m_running->payments.count);
        refunded.value = money(m_running->refunds.sum);
        refunded.note = RefundWords::refunds(m_running->refunds.count);
        net.value = money(m_running->taken);
        net.note = tr("taken less refunded");
        total.value = money(m_running->total);
        total.note = tr("%1 before this period").arg(money(m_running->totalBefore));
    }
    return {taken, refunded, net, total};
}

DayClosePresenter::Question DayClosePresenter::question() const
{
    const qint64 number = m_lastZ ? m_lastZ->number + 1 : 1;
    const QString close = ReportWords::close(DayCloseKind::Z, number);
    const DayClose running = m_running.value_or(DayClose());
    return {tr("Close the day of %1?").arg(nameOf(m_chosen)),
            tr("%1 will be recorded permanently, with %2 (%3) and %4 (%5) at this moment. Later "
               "payments and refunds count in the next day close. This cannot be undone.")
                .arg(close, Text::payments(running.payments.count), money(running.payments.sum),
                     RefundWords::refunds(running.refunds.count), money(running.refunds.sum))};
}

void DayClosePresenter::setKind(std::optional<DayCloseKind> kind)
{
    m_kind = kind;
    showCloses();
    Q_EMIT changed();
}

void DayClosePresenter::setOnlyThisTill(bool only)
{
    m_isOnlyThisTill = only;
    showCloses();
    Q_EMIT changed();
}

void DayClosePresenter::showCloses()
{
    if (isStarted())
        m_closes.show(filter());
}

QString DayClosePresenter::failureTitle() const
{
    return tr("The day closes cannot be shown");
}

void DayClosePresenter::clearFilters()
{
    m_kind.reset();
    m_isOnlyThisTill = false;
    restart();
}

EmptyList DayClosePresenter::emptyState() const
{
    if (m_kind || m_isOnlyThisTill)
        return {u"search-x"_s, tr("No close matches"),
                tr("No close fits all of the filters above."), tr("Clear filters"),
                EmptyList::Does::ClearFilters};
    return {u"file-spreadsheet"_s, tr("No day was closed yet"),
            tr("Close the day when the till is counted. Each day close keeps its number and its "
               "sums permanently."),
            canClose() && mayRun(gateways().staff.session(), Command::DayClose)
                ? tr("Close the day (Z)…")
                : QString(),
            EmptyList::Does::Elsewhere};
}

DayCloseFilter DayClosePresenter::filter() const
{
    DayCloseFilter filter;
    if (m_isOnlyThisTill) {
        filter.profiles = {m_chosen.profile};
        filter.pointOfSale = m_chosen.pointOfSale;
    } else {
        filter.profiles = m_profiles.profiles();
    }
    filter.kind = m_kind;
    return filter;
}

} // namespace tilldesk::ui
