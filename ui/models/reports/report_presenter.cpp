#include "ui/models/reports/report_presenter.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/refunds/refund_words.h"
#include "ui/models/reports/report_words.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr qsizetype kFewestHours = 12;

} // namespace

ReportPresenter::ReportPresenter(const Gateways &gateways, const ProfileChoice &profiles,
                                 const Ticker &ticker, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_profiles(profiles),
      m_soon(std::chrono::milliseconds(250), [this] { refresh(); }),
      m_day(today())
{
    m_days = daysOf(m_period, m_day);
    m_soon.requestOn(gateways.payments, &gateway::Payments::changed);
    m_soon.requestOn(gateways.reports, &gateway::Reports::changed);
    connect(&profiles, &ProfileChoice::chosenChanged, this, &ReportPresenter::beginAgain);
    connect(&profiles, &ProfileChoice::entriesChanged, this, &ReportPresenter::changed);
    connect(&ticker, &Ticker::ticked, this, [this] {
        if (m_isStarted && today() != m_day)
            beginAgain();
    });
}

void ReportPresenter::start()
{
    if (!std::exchange(m_isStarted, true))
        beginAgain();
}

void ReportPresenter::setPeriod(const Period &period)
{
    m_period = period;
    m_grouping = usualGrouping(daysOf(period, today()));
    beginAgain();
}

void ReportPresenter::setGrouping(Grouping grouping)
{
    if (grouping == m_grouping || !canGroup(grouping, m_days))
        return;
    m_grouping = grouping;
    beginAgain();
}

void ReportPresenter::beginAgain()
{
    m_day = today();
    m_days = daysOf(m_period, m_day);
    if (!canGroup(m_grouping, m_days))
        // "This month", for example, gets longer each day and outgrows rows by hour.
        m_grouping = usualGrouping(m_days);
    m_latest.drop();
    m_onTheirWay = 0;
    m_rows.clear();
    m_whole = {};
    m_before = {};
    m_state = State::Loading;
    if (m_isStarted)
        askAll();
    Q_EMIT changed();
}

void ReportPresenter::refresh()
{
    if (!m_isStarted)
        return;
    // Back-pressure: no new query while one is in flight; further changes are coalesced into one
    // reload.
    m_mustAskAgain = m_onTheirWay > 0;
    if (!m_mustAskAgain)
        askAll();
}

void ReportPresenter::askAll()
{
    m_bounds = boundsOf(m_grouping, m_days);
    m_answers = {};
    m_newError.reset();
    m_mustAskAgain = false;
    const QList<ProfileId> scope = profiles();
    const QList<Timestamp> before = boundsBefore(m_period, m_days, m_gateways.clock.now());
    ask(m_gateways.payments.takings(scope, m_bounds), &Answers::taken);
    ask(m_gateways.reports.refunds(scope, m_bounds), &Answers::refunds);
    ask(m_gateways.reports.fees(scope, m_bounds), &Answers::fees);
    ask(m_gateways.payments.takings(scope, before), &Answers::before);
    if (m_grouping == Grouping::PointOfSale)
        ask(m_gateways.reports.byPointOfSale(scope, m_bounds.first(), m_bounds.last()),
            &Answers::pointsOfSale);
    if (m_grouping == Grouping::Person)
        ask(m_gateways.reports.byPerson(scope, m_bounds.first(), m_bounds.last()),
            &Answers::persons);
}

void ReportPresenter::answered()
{
    if (--m_onTheirWay == 0)
        take();
}

template <typename T>
void ReportPresenter::ask(const QFuture<Result<T>> &answer, std::optional<T> Answers::*place)
{
    ++m_onTheirWay;
    m_latest.await(answer, this, [this, place](const Result<T> &result) {
        if (result)
            m_answers.*place = *result;
        else
            m_newError = result.error();
        answered();
    });
}

void ReportPresenter::take()
{
    if (m_newError) {
        const bool hasFigures = m_state == State::Ready || m_state == State::Stale;
        m_state = hasFigures ? State::Stale : State::Failed;
        m_error = *m_newError;
    } else {
        m_state = State::Ready;
        const QList<ReportRow> stretches = timeRows();
        m_whole = totalOf(stretches);
        m_rows = m_grouping == Grouping::PointOfSale ? placeRows()
            : m_grouping == Grouping::Person         ? personRows()
                                                     : stretches;
        m_before = m_answers.before->value(0).sum;
    }
    if (m_mustAskAgain)
        askAll();
    Q_EMIT changed();
}

QList<ReportRow> ReportPresenter::timeRows() const
{
    const Timestamp now = m_gateways.clock.now();
    QList<ReportRow> rows;
    // Number of rows up to now; more if a clock that ran ahead has dated takings later
    qsizetype needed = 0;
    for (qsizetype i = 0; i + 1 < m_bounds.size(); ++i) {
        const SpanWords words = ReportWords::span(m_grouping, m_days, m_bounds[i], m_bounds[i + 1]);
        const PaymentTotal taken = m_answers.taken->value(i);
        ReportRow row{words.label,
                      words.tick,
                      {taken.count, taken.sum},
                      m_answers.refunds->value(i),
                      m_bounds[i] <= now && now < m_bounds[i + 1]};
        row.fees = m_answers.fees->value(i);
        if (m_grouping != Grouping::Hour) {
            row.first = inShopZone(m_bounds[i]).date();
            row.last = inShopZone(m_bounds[i + 1] - std::chrono::milliseconds(1)).date();
        }
        rows << row;
        if (m_bounds[i] <= now || !row.isEmpty())
            needed = rows.size();
    }
    if (m_grouping == Grouping::Hour)
        rows.resize(std::min(rows.size(), std::max(needed, kFewestHours)));
    return rows;
}

QList<ReportRow> ReportPresenter::placeRows() const
{
    QList<ReportRow> rows;
    for (const PointOfSaleTakings &takings : *m_answers.pointsOfSale) {
        QString label = ReportWords::pointOfSale(takings);
        if (!m_profiles.chosen() && m_profiles.entries().size() > 1)
            label = label + u" · "_s + profileName(takings.profile);
        rows << ReportRow{label, label, takings.payments, takings.refunds, false,
                          {},    {},    takings.fees};
    }
    return rows;
}

QList<ReportRow> ReportPresenter::personRows() const
{
    QList<ReportRow> rows;
    PayoutSum paid;
    PayoutSum refunded;
    qint64 fees = 0;
    for (const PersonTakings &person : *m_answers.persons) {
        rows << ReportRow{person.name, person.name, person.payments, person.refunds, false,
                          {},          {},          person.fees};
        fees += person.fees.cents();
        paid = sumOf(paid, person.payments);
        refunded = sumOf(refunded, person.refunds);
    }
    const auto rest = [](const PayoutSum &whole, const PayoutSum &part) {
        return PayoutSum{
            std::max<qint64>(whole.count - part.count, 0),
            Amount::fromCents(std::max<qint64>(whole.sum.cents() - part.sum.cents(), 0))};
    };
    const QString others = tr("Web shops, and before the staff");
    ReportRow other{others, others, rest(m_whole.payments, paid), rest(m_whole.refunds, refunded)};
    other.fees = Amount::fromCents(std::max<qint64>(m_whole.fees.cents() - fees, 0));
    if (!other.isEmpty())
        rows << other;
    return rows;
}

QList<ReportPresenter::Card> ReportPresenter::cards() const
{
    Card taken{tr("Taken"), {}, {}};
    Card payments{tr("Payments"), {}, {}};
    Card average{tr("Average payment"), {}, {}};
    Card refunded{tr("Refunded"), {}, {}};
    Card net{tr("Net"), {}, {}};
    if (m_state == State::Ready || m_state == State::Stale) {
        taken.value = money(m_whole.payments.sum);
        taken.note = ReportWords::comparison(m_period, m_before, m_whole.payments.sum);
        payments.value = wholeNumber(m_whole.payments.count);
        const bool hasPayments = m_whole.payments.count > 0;
        average.value = hasPayments ? money(averageOf(m_whole.payments)) : u"–"_s;
        refunded.value = money(m_whole.refunds.sum);
        refunded.note = RefundWords::refunds(m_whole.refunds.count);
        net.value = money(m_whole.net());
        net.note = m_whole.fees == Amount()
            ? tr("taken less refunded")
            : tr("taken less refunded and %1 fees").arg(money(m_whole.fees));
    }
    return {taken, payments, average, refunded, net};
}

bool ReportPresenter::isEmpty() const
{
    const bool hasFigures = m_state == State::Ready || m_state == State::Stale;
    return hasFigures && m_whole.isEmpty() && total().isEmpty();
}

QString ReportPresenter::note() const
{
    if (m_grouping == Grouping::Person)
        return tr("A payment counts for who took it, a refund for who requested it, in the period "
                  "of the request and for all profiles.");
    return m_grouping == Grouping::PointOfSale
        ? tr("A refund counts in the row of its payment's point of sale, even if it was made after "
             "this period.")
        : tr("A payment counts in the row of the time it was created, a refund in the row of the "
             "time it was carried out.");
}

QString ReportPresenter::title() const
{
    QStringList words;
    if (m_period.kind != Period::Kind::Custom)
        words << Text::period(m_period);
    words << ReportWords::days(m_days) << m_profiles.chosenName();
    return words.join(u" · "_s);
}

PaymentFilter ReportPresenter::filter() const
{
    const TimeRange range = rangeOf(m_period, m_gateways.clock.now());
    PaymentFilter filter;
    filter.profiles = profiles();
    filter.statuses = {PaymentStatus::Succeeded};
    filter.from = range.from;
    filter.to = range.to;
    return filter;
}

QList<MerchantId> ReportPresenter::merchants() const
{
    return m_profiles.merchants();
}

QDate ReportPresenter::today() const
{
    return inShopZone(m_gateways.clock.now()).date();
}

QList<ProfileId> ReportPresenter::profiles() const
{
    return m_profiles.profiles();
}

QString ReportPresenter::profileName(const ProfileId &id) const
{
    const auto found = std::ranges::find(
        m_profiles.entries(), id, [](const ProfileEntry &entry) { return entry.profile.id; });
    return found == m_profiles.entries().end() ? QString() : found->profile.name;
}

} // namespace tilldesk::ui
