#include "ui/models/reports/patterns_presenter.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/filters/filter_words.h"
#include "ui/models/reports/report_words.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// Minimum time between two reads: they cost more than those of a list.
constexpr std::chrono::seconds kBetweenReads(5);

} // namespace

PatternsPresenter::PatternsPresenter(const Gateways &gateways, const ProfileChoice &profiles,
                                     const Ticker &ticker, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_profiles(profiles),
      m_soon(kBetweenReads, [this] { refresh(); })
{
    m_soon.requestOn(gateways.payments, &gateway::Payments::changed);
    m_soon.requestOn(gateways.reports, &gateway::Reports::changed);
    m_place = places().constFirst();
    connect(&profiles, &ProfileChoice::chosenChanged, this, [this] {
        keepPlace();
        beginAgain();
    });
    connect(&profiles, &ProfileChoice::entriesChanged, this, [this] {
        keepPlace();
        Q_EMIT changed();
    });
    connect(&ticker, &Ticker::ticked, this, [this] {
        const QDate today = inShopZone(m_gateways.clock.now()).date();
        if (m_isStarted && today != m_next.days.last)
            beginAgain();
    });
}

void PatternsPresenter::start()
{
    if (!std::exchange(m_isStarted, true))
        beginAgain();
}

void PatternsPresenter::setWeeks(PatternWeeks weeks)
{
    m_weeks = weeks;
    beginAgain();
}

QList<PatternsPresenter::Place> PatternsPresenter::places() const
{
    const QList<ProfileId> scope = m_profiles.profiles();
    QList<const ProfileEntry *> entries;
    for (const ProfileEntry &entry : m_profiles.entries()) {
        if (scope.isEmpty() || scope.contains(entry.profile.id))
            entries << &entry;
    }
    QList<Place> places{{{}, {}, tr("All points of sale")}};
    for (const ProfileEntry *entry : std::as_const(entries)) {
        for (const PointOfSale &point : entry->pointsOfSale) {
            const QString name = point.name.isEmpty() ? point.id : point.name;
            places << Place{entry->profile.id, point.id,
                            entries.size() > 1 ? ReportWords::scope(*entry, point.id) : name};
        }
    }
    return places;
}

void PatternsPresenter::setPlace(const Place &place)
{
    m_place = place;
    beginAgain();
}

/// Takes the chosen point of sale as it is called now; all of them if it has left the scope.
void PatternsPresenter::keepPlace()
{
    const QList<Place> all = places();
    const auto found = std::ranges::find_if(all, [this](const Place &place) {
        return place.profile == m_place.profile && place.posId == m_place.posId;
    });
    m_place = found == all.end() ? all.constFirst() : *found;
}

void PatternsPresenter::beginAgain()
{
    m_latest.drop();
    m_inFlight = 0;
    m_state = State::Loading;
    if (m_isStarted)
        askAll();
    Q_EMIT changed();
}

void PatternsPresenter::refresh()
{
    if (!m_isStarted)
        return;
    // Back-pressure: no new query while one is in flight.
    m_mustAskAgain = m_inFlight > 0;
    if (!m_mustAskAgain)
        askAll();
}

void PatternsPresenter::askAll()
{
    m_mustAskAgain = false;
    m_error.reset();
    const Timestamp now = m_gateways.clock.now();
    const QDate today = inShopZone(now).date();
    const ReportDays days{today.addDays(1 - 7 * int(m_weeks)), today};
    const ReportDays before{days.first.addDays(-days.count()), days.first.addDays(-1)};
    m_next = {
        .days = days, .now = now, .bounds = patternBounds(days, now), .taken = {}, .refunded = {}};
    const QString pos = m_place.posId;
    const QList<ProfileId> scope = pos.isEmpty() ? m_profiles.profiles() : QList{m_place.profile};
    const QList<Timestamp> byDay = boundsOf(Grouping::Day, days);
    const QList<Timestamp> daysBefore = boundsOf(Grouping::PointOfSale, before);
    ask(m_gateways.payments.takings(scope, m_next.bounds, pos),
        [this](const QList<PaymentTotal> &taken) { m_next.taken = taken; });
    ask(m_gateways.reports.refunds(scope, byDay, pos),
        [this](const QList<PayoutSum> &refunded) { m_next.refunded = refunded; });
    ask(m_gateways.payments.takings(scope, daysBefore, pos),
        [this](const QList<PaymentTotal> &taken) { m_next.takenBefore = taken.value(0); });
    ask(m_gateways.reports.refunds(scope, daysBefore, pos),
        [this](const QList<PayoutSum> &refunded) { m_next.refundedBefore = refunded.value(0); });
    ask(m_gateways.reports.payers(scope, byDay.first(), byDay.last(), pos),
        [this](const ReturningPayers &payers) { m_next.payers = payers; });
}

template <typename T, typename F>
void PatternsPresenter::ask(const QFuture<Result<T>> &answer, F take)
{
    ++m_inFlight;
    m_latest.await(answer, this, [this, take](const Result<T> &result) {
        if (result)
            take(*result);
        else
            m_error = result.error();
        if (--m_inFlight == 0)
            finish();
    });
}

void PatternsPresenter::finish()
{
    if (!m_error) {
        m_figures = m_next;
        m_state = Patterns::daysWithPayments(m_figures) < Patterns::kFewestDays ? State::TooFew
                                                                                : State::Ready;
    } else if (m_state != State::Ready) {
        m_state = State::Failed;
    }
    if (m_mustAskAgain)
        askAll();
    Q_EMIT changed();
}

QString PatternsPresenter::problem() const
{
    if (m_state == State::Failed)
        return Text::sentence(m_error.value_or(Error()));
    if (m_state != State::TooFew)
        return {};
    const qint64 days = Patterns::daysWithPayments(m_figures);
    return tr("Needs two weeks of payments; there are %1 days.", nullptr, int(days))
        .arg(wholeNumber(days));
}

QString PatternsPresenter::words(PatternWeeks weeks)
{
    return tr("Last %1 weeks", nullptr, int(weeks)).arg(int(weeks));
}

QString PatternsPresenter::summary() const
{
    if (m_state != State::Ready)
        return {};
    const PaymentTotal taken = Patterns::taken(m_figures);
    return QStringList{ReportWords::days(m_figures.days), Text::payments(taken.count),
                       money(taken.sum)}
        .join(u" · "_s);
}

QString PatternsPresenter::title() const
{
    QStringList parts{tr("Patterns"), ReportWords::days(m_figures.days), m_profiles.chosenName()};
    if (!m_place.posId.isEmpty())
        parts << m_place.name;
    return parts.join(u" · "_s);
}

QString PatternsPresenter::queryOf(const HeatCell &cell) const
{
    const Period days{Period::Kind::Custom, m_figures.days.first, m_figures.days.last};
    QStringList filters{u"status:paid"_s, u"day:"_s + dayValueOf(days), cell.query};
    if (!m_place.posId.isEmpty())
        filters << u"pos:"_s + quotedValue(u'=' + m_place.posId)
                << u"profile:"_s + m_place.profile.text();
    return filters.join(u' ');
}

} // namespace tilldesk::ui
