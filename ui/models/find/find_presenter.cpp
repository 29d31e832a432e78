#include "ui/models/find/find_presenter.h"

#include "ui/models/common/format.h"
#include "ui/models/common/permitted.h"
#include "ui/models/common/text.h"
#include "ui/models/find/find_known.h"
#include "ui/models/find/find_sources.h"
#include "ui/models/find/find_words.h"
#include "ui/models/payments/payments_query.h"

#include <QRandomGenerator>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// Returns how many rows of a group are shown beside the other groups.
qsizetype shownOf(FindGroup group)
{
    switch (group) {
    case FindGroup::Payments: return 4;
    case FindGroup::Refunds:
    case FindGroup::Payouts:
    case FindGroup::Callbacks: return 1;
    case FindGroup::Settings:
    case FindGroup::Commands: return 2;
    }
    Q_UNREACHABLE();
}

FindGroup groupOf(HitKind kind)
{
    switch (kind) {
    case HitKind::Payment: return FindGroup::Payments;
    case HitKind::Refund: return FindGroup::Refunds;
    case HitKind::Payout: return FindGroup::Payouts;
    case HitKind::Callback: return FindGroup::Callbacks;
    case HitKind::PointOfSale: return FindGroup::Settings;
    }
    Q_UNREACHABLE();
}

/// Returns an amount as it is typed in a query.
QString typed(Amount amount)
{
    return u"%1.%2"_s.arg(amount.cents() / 100).arg(amount.cents() % 100, 2, 10, '0'_L1);
}

} // namespace

FindPresenter::FindPresenter(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_searchSoon(kPause, [this] { search(); }),
      m_slowSoon(kSlow, [this] {
          m_isSlow = true;
          if (m_state == State::Failed)
              m_state = State::Results; // the failure is not that of the search under way
          Q_EMIT changed();
      })
{
}

void FindPresenter::begin(const QString &text, const QString &clipboard)
{
    stop();
    m_text = text.trimmed();
    m_clipboard = looksLikePaymentId(clipboard.trimmed()) ? clipboard.trimmed() : QString();
    m_fromClipboard.reset();
    m_group.reset();
    search();
}

void FindPresenter::setText(const QString &text)
{
    if (text.trimmed() == m_text)
        return;
    m_text = text.trimmed();
    m_then = {};
    m_answers.drop();
    m_isWaiting = true;
    m_isAsking = false;
    m_searchSoon.request();
}

void FindPresenter::retry()
{
    search();
}

void FindPresenter::stop()
{
    m_searchSoon.cancel();
    m_slowSoon.cancel();
    m_answers.drop();
    m_then = {};
    m_isWaiting = m_isAsking = m_isSlow = false;
}

bool FindPresenter::isPending() const
{
    return m_isWaiting || m_isAsking;
}

void FindPresenter::search()
{
    m_searchSoon.cancel();
    m_isWaiting = false;
    m_answers.drop();
    if (m_text.isEmpty())
        return showStart();
    m_isAsking = true;
    m_since.start();
    m_slowSoon.request();
    m_isKnownOnly = m_gateways.staff.session().isCutOff;
    if (m_isKnownOnly)
        return searchKnown();
    m_answers.ask(m_gateways.search.find(m_text, {}), this,
                  [this](const Result<SearchHits> &hits) { take(hits); });
}

void FindPresenter::searchKnown()
{
    const SearchQuery query = parseQuery(m_text, m_gateways.clock.now(), shopZone());
    m_answers.ask(
        m_gateways.payments.page(query.filter, 0, SearchScope().limit), this,
        [this, query](const Result<PaymentPage> &page) {
            if (!page)
                return take(page.failure());
            m_isAsking = false;
            m_took = std::chrono::milliseconds(m_since.elapsed());
            const bool isRight = query.problems.isEmpty();
            collect({.query = query, .groups = {}},
                    knownResults(query, isRight ? *page : PaymentPage(), knowledgeOf(m_gateways)));
            finish();
        });
}

void FindPresenter::showStart()
{
    m_isAsking = false;
    m_query = {};
    m_reading = {};
    m_took.reset();
    m_unsearched = 0;
    m_state = State::Results;
    const StaffSession session = m_gateways.staff.session();
    m_groups = {{FindGroup::Settings, settingsWith({}, session, m_environment)},
                {FindGroup::Commands, commandsWith({}, session)}};
    if (!m_clipboard.isEmpty())
        m_answers.ask(m_gateways.search.find(m_clipboard, {}), this,
                      [this](const Result<SearchHits> &hits) { takeClipboard(hits); });
    finish();
}

void FindPresenter::takeClipboard(const Result<SearchHits> &hits)
{
    if (!hits)
        return; // the clipboard is only an offer
    for (const HitGroup &group : hits->groups) {
        for (const Hit &hit : group.hits) {
            if (hit.id != m_clipboard)
                continue;
            m_fromClipboard =
                FindWords::fromClipboard(FindWords::row(hit, hits->query, m_gateways.clock.now()));
            return finish();
        }
    }
}

void FindPresenter::take(const Result<SearchHits> &hits)
{
    m_isAsking = false;
    m_took = std::chrono::milliseconds(m_since.elapsed());
    if (hits) {
        collect(*hits);
        return finish();
    }
    m_error = hits.error();
    m_trace = u"%1"_s.arg(QRandomGenerator::global()->bounded(0x10000), 4, 16, '0'_L1);
    qWarning("a search failed (trace %s): %s", qPrintable(m_trace), qPrintable(m_error.detail));
    m_state = State::Failed;
    m_groups.clear();
    m_reading = {};
    m_then = {};
    finish();
}

void FindPresenter::collect(const SearchHits &hits, const QList<FindGroupRows> &known)
{
    m_query = hits.query;
    m_unsearched = hits.unsearched;
    m_reading = FindWords::reading(m_query);
    m_groups = known;
    const Timestamp now = m_gateways.clock.now();
    FindGroupRows settings{FindGroup::Settings,
                           settingsWith(m_text, m_gateways.staff.session(), m_environment)};
    for (const HitGroup &group : hits.groups) {
        FindGroupRows rows{groupOf(group.kind), {}, group.hasMore};
        for (const Hit &hit : group.hits)
            rows.rows << FindWords::row(hit, m_query, now);
        if (rows.group != FindGroup::Settings) {
            m_groups << rows;
            continue;
        }
        settings.rows = rows.rows + settings.rows;
        settings.hasMore = rows.hasMore;
    }
    if (!settings.rows.isEmpty())
        m_groups << settings;
    const bool isFound = !m_groups.isEmpty();
    addCommands();
    const bool hasCommand = !m_groups.isEmpty() && m_groups.last().rows.size() > 1;
    m_state = !m_query.problems.isEmpty() ? State::Problem
        : isFound || hasCommand           ? State::Results
                                          : State::Nothing;
}

void FindPresenter::addCommands()
{
    FindGroupRows commands{FindGroup::Commands, {}};
    const SearchTerm *term = onlyTerm(m_query);
    if (term && term->amount && term->amount->amount.isPayable()
        && mayRun(m_gateways.staff.session(), Command::NewPayment))
        commands.rows << FindWords::newPayment(term->amount->amount);
    commands.rows << commandsWith(m_text, m_gateways.staff.session());
    if (const auto filter = filterRow())
        commands.rows << *filter;
    if (!commands.rows.isEmpty())
        m_groups << commands;
}

QString FindPresenter::filterQuery() const
{
    const SearchQuery query = parseQuery(m_text, m_gateways.clock.now(), shopZone());
    if (query.isEmpty() || !query.problems.isEmpty())
        return {};
    const SearchTerm *term = onlyTerm(query);
    if (term && term->amount && term->amount->isCertain)
        return QString(toText(FilterWord::Amount) + u":"_s + typed(term->amount->amount));
    if (term && term->days)
        return QString(toText(FilterWord::Day) + u":"_s + quotedValue(term->text));
    return m_text;
}

std::optional<FindRow> FindPresenter::filterRow() const
{
    const QString query = filterQuery();
    if (query.isEmpty())
        return {};
    return FindWords::filter(query, parseQuery(query, m_gateways.clock.now(), shopZone()).parts);
}

void FindPresenter::finish()
{
    m_slowSoon.cancel();
    m_isSlow = false;
    const auto isShown = [this](const FindGroupRows &rows) { return rows.group == m_group; };
    if (m_group && std::ranges::none_of(m_groups, isShown))
        m_group.reset();
    showLines();
    Q_EMIT changed();
    if (const auto then = std::exchange(m_then, {}))
        then();
}

QList<FindLine> FindPresenter::lastOpenedLines() const
{
    QList<FindLine> lines;
    if (m_fromClipboard)
        lines << *m_fromClipboard;
    const QList<FindRow> opened = m_lastOpened.rows();
    if (!opened.isEmpty())
        lines << FindHeading{FindWords::lastOpened()};
    for (const FindRow &row : opened)
        lines << row;
    return lines;
}

void FindPresenter::showLines()
{
    const bool isStart = m_text.isEmpty() && !m_group;
    QList<FindLine> lines = isStart ? lastOpenedLines() : QList<FindLine>();
    for (const FindGroupRows &rows : std::as_const(m_groups)) {
        if (m_group ? rows.group != *m_group : isStart && rows.group == FindGroup::Settings)
            continue;
        // With nothing typed, all commands are an overview of what the window can do.
        const bool isCut = !m_group && !m_text.isEmpty() && rows.rows.size() > shownOf(rows.group);
        FindHeading heading{FindWords::group(rows.group),
                            FindWords::count(rows.rows.size(), rows.hasMore)};
        heading.group = rows.group;
        if (isCut)
            heading.link = FindWords::showAll(rows.rows.size(), rows.hasMore);
        lines << heading;
        for (const FindRow &row : rows.rows.first(isCut ? shownOf(rows.group) : rows.rows.size()))
            lines << row;
    }
    m_model.setLines(lines);
}

void FindPresenter::choose(std::optional<FindGroup> group)
{
    if (group == m_group)
        return;
    m_group = group;
    showLines();
    Q_EMIT changed();
}

void FindPresenter::step(int by)
{
    const QList<Tab> all = tabs();
    const auto current = std::ranges::find(all, m_group, &Tab::group) - all.begin();
    choose(all[(current + by + all.size()) % all.size()].group);
}

QList<FindPresenter::Tab> FindPresenter::tabs() const
{
    qsizetype count = 0;
    bool hasMore = false;
    QList<Tab> tabs{{{}, FindWords::all(), {}}};
    for (const FindGroupRows &rows : m_groups) {
        count += rows.rows.size();
        hasMore |= rows.hasMore;
        tabs << Tab{rows.group, FindWords::group(rows.group),
                    FindWords::count(rows.rows.size(), rows.hasMore)};
    }
    if (!m_text.isEmpty())
        tabs.first().count = FindWords::count(count, hasMore);
    return tabs;
}

QString FindPresenter::summary() const
{
    if (!m_took || m_state != State::Results)
        return {};
    if (m_isKnownOnly)
        return FindWords::knownOnly();
    if (m_unsearched > 0)
        return FindWords::unsearched(m_unsearched);
    qsizetype count = 0;
    bool hasMore = false;
    for (const FindGroupRows &rows : m_groups) {
        count += rows.rows.size();
        hasMore |= rows.hasMore;
    }
    return FindWords::found(count, hasMore, *m_took);
}

QString FindPresenter::messageTitle() const
{
    switch (m_state) {
    case State::Results: return {};
    case State::Nothing: return FindWords::nothing(m_text);
    case State::Problem: return FindWords::problem(m_query.problems.first());
    case State::Failed: return FindWords::failed();
    }
    Q_UNREACHABLE();
}

QString FindPresenter::message() const
{
    switch (m_state) {
    case State::Results: return {};
    case State::Nothing: return m_isKnownOnly ? FindWords::knownOnly() : FindWords::nothingHint();
    case State::Problem: return FindWords::nothingHint();
    case State::Failed: return FindWords::failedWhy(m_error, m_trace);
    }
    Q_UNREACHABLE();
}

void FindPresenter::whenFound(std::function<void()> act)
{
    if (!isPending())
        return act();
    m_then = std::move(act);
    if (m_isWaiting)
        search();
}

} // namespace tilldesk::ui
