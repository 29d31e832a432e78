#include "ui/models/activity/activity_presenter.h"

#include "core/domain/list_query.h"
#include "ui/models/activity/activity_words.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

#include <QLocale>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ActivityPresenter::ActivityPresenter(const Gateways &gateways, QObject *parent)
    : FilteredPresenter(gateways, FilterList::Activity, parent),
      m_model(gateways.activity, gateways.clock)
{
    // The entries have no signal of their own: these changes are recorded.
    refreshOn(gateways.staff, &gateway::Staff::changed);
    refreshOn(gateways.refunds, &gateway::Refunds::changed);
    refreshOn(gateways.merchants, &gateway::Merchants::changed);
    refreshOn(gateways.reports, &gateway::Reports::changed);
    connect(&m_model, &ActivityModel::stateChanged, this, &ActivityPresenter::changed);
    connect(&m_model, &ActivityModel::rowsLoaded, this, [this] {
        const AuditEntry *first = m_model.at(0);
        if (first == nullptr || first->seq <= m_newest)
            return;
        m_newest = first->seq;
        Q_EMIT changed();
    });
    offerStaff({kServiceActor});
    connect(&gateways.staff, &gateway::Staff::changed, this,
            [this] { offerStaff({kServiceActor}); });
}

AuditFilter ActivityPresenter::filter() const
{
    const TimeRange range = rangeOf(m_period, gateways().clock.now());
    AuditFilter filter = auditFilterOf(parsed());
    if (range.from)
        filter.from = std::max(*range.from, filter.from.value_or(*range.from));
    if (range.to) { // inclusive
        const Timestamp end = *range.to + std::chrono::milliseconds(1);
        filter.to = std::min(end, filter.to.value_or(end));
    }
    for (const auto group : enumerators<AuditGroup>()) {
        if (m_groups.contains(group))
            filter.kinds += kindsOf(group);
    }
    for (const Person &person : people()) {
        if (person.isChosen)
            filter.people << person.id;
    }
    return filter;
}

QList<ActivityPresenter::Person> ActivityPresenter::people() const
{
    QList<Person> people;
    for (const StaffMember &member : gateways().staff.members())
        people << Person{member.id.text(), member.name, m_people.contains(member.id.text())};
    const QString service = kServiceActor;
    people << Person{service, service, m_people.contains(service)};
    return people;
}

void ActivityPresenter::togglePerson(const QString &id)
{
    if (!m_people.remove(id))
        m_people.insert(id);
    restart();
}

void ActivityPresenter::toggle(AuditGroup group)
{
    if (!m_groups.remove(group))
        m_groups.insert(group);
    restart();
}

QString ActivityPresenter::peopleWords() const
{
    QStringList names;
    for (const Person &person : people()) {
        if (person.isChosen)
            names << shortStaffName(person.name);
    }
    return names.join(u", "_s);
}

QString ActivityPresenter::groupWords() const
{
    QStringList names;
    for (const auto group : enumerators<AuditGroup>()) {
        if (m_groups.contains(group))
            names << ActivityWords::group(group);
    }
    return names.join(u", "_s);
}

void ActivityPresenter::clearPeople()
{
    m_people.clear();
    restart();
}

void ActivityPresenter::clearGroups()
{
    m_groups.clear();
    restart();
}

void ActivityPresenter::clearFilters()
{
    m_people.clear();
    m_groups.clear();
    m_period = {};
    const bool hasChips = isNarrowed();
    FilteredPresenter::clearFilters(); // restarts the list if it has chips
    if (!hasChips)
        restart();
}

void ActivityPresenter::ask()
{
    m_model.show(filter());
    askCount();
    if (!std::exchange(m_hasChecked, true))
        check();
}

void ActivityPresenter::askAgain()
{
    m_model.refresh(filter());
    askCount();
}

void ActivityPresenter::askCount()
{
    m_countAnswers.ask(gateways().activity.count(filter()), this,
                       [this](const Result<qint64> &count) {
                           m_count = count ? std::optional(*count) : std::nullopt;
                           Q_EMIT changed();
                       });
}

void ActivityPresenter::check()
{
    m_hasChecked = true;
    m_isChecking = true;
    checkNext({});
}

void ActivityPresenter::checkNext(const ChainCheck &done)
{
    m_progress = done;
    Q_EMIT changed();
    m_checkAnswers.ask(gateways().activity.check(done), this,
                       [this](const Result<ChainCheck> &chain) {
                           if (chain && !chain->isDone())
                               return checkNext(*chain);
                           m_isChecking = false;
                           m_chain = chain;
                           if (chain)
                               m_checkedAt = gateways().clock.now();
                           Q_EMIT changed();
                       });
}

void ActivityPresenter::cancelCheck()
{
    m_isChecking = false;
    m_checkAnswers.drop();
    Q_EMIT changed();
}

ActivityPresenter::Badge ActivityPresenter::badge() const
{
    if (m_isChecking && m_progress.total > 0)
        return {tr("Checking… %1")
                    .arg(wholeNumber(100 * m_progress.entries / m_progress.total) + u"\u00A0%"_s),
                Tone::Blue};
    if (m_isChecking)
        return {tr("Checking the chain…"), Tone::Blue};
    if (!m_chain)
        return {tr("Chain not checked"), Tone::Amber};
    if (!*m_chain)
        return {tr("Chain not checked: %1").arg(Text::sentence(m_chain->error())), Tone::Amber};
    if (brokenAt() > 0)
        return {tr("Broken at entry %1").arg(wholeNumber(brokenAt())), Tone::Red};
    const Timestamp checkedAt = m_checkedAt.value_or(Timestamp());
    if (const auto days = inShopZone(checkedAt).daysTo(inShopZone(gateways().clock.now()));
        days > 1)
        return {tr("Not checked for %1 days", nullptr, int(days)).arg(wholeNumber(days)),
                Tone::Amber};
    return {tr("Chain intact · %1 · checked %2")
                .arg(ActivityWords::entries((*m_chain)->entries),
                     QLocale().toString(inShopZone(checkedAt).time(), u"HH:mm"_s)),
            Tone::Green};
}

qint64 ActivityPresenter::brokenAt() const
{
    return m_chain && *m_chain ? (*m_chain)->brokenAt : 0;
}

QString ActivityPresenter::summary() const
{
    return m_count ? ActivityWords::entries(*m_count) : QString();
}

QString ActivityPresenter::note() const
{
    const QString stale = ListPresenter::note();
    return stale.isEmpty() ? newer() : stale;
}

QList<ListSum> ActivityPresenter::sums() const
{
    return m_count ? QList<ListSum>{{summary(), {}}} : QList<ListSum>();
}

QString ActivityPresenter::newer() const
{
    const qint64 newer = m_chain && *m_chain ? m_newest - (*m_chain)->entries : 0;
    if (newer <= 0 || m_isChecking || brokenAt() > 0)
        return {};
    return tr("%1 entries are newer than the last check", nullptr, int(newer))
        .arg(wholeNumber(newer));
}

QString ActivityPresenter::failureTitle() const
{
    return tr("The activity cannot be shown");
}

EmptyList ActivityPresenter::emptyState() const
{
    using Does = EmptyList::Does;
    if (!m_people.isEmpty() || !m_groups.isEmpty() || isNarrowed())
        return {u"search-x"_s, tr("No entry fits these filters"),
                tr("No entry fits all of the filters above."), tr("Clear filters"),
                Does::ClearFilters};
    if (m_period.kind != Period::Kind::AnyTime)
        return {u"history"_s, tr("Nothing in this period"),
                tr("Nobody did anything that is recorded here."), tr("Any time"), Does::ShowAll};
    return {u"history"_s,
            tr("No activity yet"),
            tr("Who signed in, refunded, exported or changed a setting is listed here."),
            {},
            Does::Nothing};
}

} // namespace tilldesk::ui
