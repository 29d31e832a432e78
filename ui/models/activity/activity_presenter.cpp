#include "ui/models/activity/activity_presenter.h"

#include "ui/models/activity/activity_words.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ActivityPresenter::ActivityPresenter(const Gateways &gateways, QObject *parent)
    : ListPresenter(gateways, parent),
      m_model(gateways.activity, gateways.clock)
{
    // The entries have no signal of their own: these changes are recorded.
    refreshOn(gateways.staff, &gateway::Staff::changed);
    refreshOn(gateways.refunds, &gateway::Refunds::changed);
    refreshOn(gateways.merchants, &gateway::Merchants::changed);
    refreshOn(gateways.reports, &gateway::Reports::changed);
    connect(&m_model, &ActivityModel::stateChanged, this, &ActivityPresenter::changed);
}

AuditFilter ActivityPresenter::filter() const
{
    const TimeRange range = rangeOf(m_period, gateways().clock.now());
    AuditFilter filter{.from = range.from, .to = {}};
    if (range.to) // inclusive
        filter.to = *range.to + std::chrono::milliseconds(1);
    for (const auto group : enumerators<AuditGroup>()) {
        if (m_groups.contains(group))
            filter.kinds += kindsOf(group);
    }
    for (const Person &person : people()) {
        if (person.isChosen)
            filter.people << person.id.text();
    }
    return filter;
}

QList<ActivityPresenter::Person> ActivityPresenter::people() const
{
    QList<Person> people;
    for (const StaffMember &member : gateways().staff.members())
        people << Person{member.id, member.name, m_people.contains(member.id)};
    return people;
}

void ActivityPresenter::togglePerson(const StaffId &id)
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
    restart();
}

void ActivityPresenter::ask()
{
    m_model.show(filter());
    askCount();
    if (!m_chain)
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
    m_chain.reset();
    Q_EMIT changed();
    m_checkAnswers.ask(gateways().activity.check(), this, [this](const Result<ChainCheck> &chain) {
        m_chain = chain;
        m_checkedAt = gateways().clock.now();
        Q_EMIT changed();
    });
}

ActivityPresenter::Badge ActivityPresenter::badge() const
{
    if (!m_chain)
        return {tr("Checking the chain…"), Tone::Blue};
    if (!*m_chain)
        return {tr("Chain not checked: %1").arg(Text::sentence(m_chain->error())), Tone::Amber};
    if (brokenAt() > 0)
        return {tr("Broken at entry %1").arg(wholeNumber(brokenAt())), Tone::Red};
    return {tr("Chain intact · %1 · checked %2")
                .arg(ActivityWords::entries((*m_chain)->entries),
                     QLocale().toString(inShopZone(m_checkedAt).time(), u"HH:mm"_s)),
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
    return stale.isEmpty() ? summary() : stale;
}

QString ActivityPresenter::failureTitle() const
{
    return tr("The activity cannot be shown");
}

EmptyList ActivityPresenter::emptyState() const
{
    using Does = EmptyList::Does;
    if (!m_people.isEmpty() || !m_groups.isEmpty())
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
