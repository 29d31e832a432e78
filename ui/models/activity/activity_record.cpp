#include "ui/models/activity/activity_record.h"

#include "ui/models/activity/activity_words.h"
#include "ui/models/common/format.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ActivityRecord::ActivityRecord(const Gateways &gateways, QObject *parent)
    : AsyncRecord(std::chrono::milliseconds(50), parent),
      m_gateways(gateways)
{
}

void ActivityRecord::show(const AuditEntry &entry)
{
    m_entry = entry;
    showKnown(QString::number(entry.seq), {});
}

void ActivityRecord::showNone()
{
    m_entry = {};
    AsyncRecord::show({});
}

QFuture<Result<AuditPage>> ActivityRecord::read(const QString &)
{
    return m_gateways.activity.entries({}, m_entry.seq, 1);
}

QString ActivityRecord::title() const
{
    return ActivityWords::sentence(m_entry);
}

QString ActivityRecord::when() const
{
    constexpr int kSeconds = 8; // length of `14:28:14`, which timeWithMillis() has too
    return fullMoment(m_entry.at).chopped(kSeconds) + timeWithMillis(m_entry.at);
}

QList<Fact> ActivityRecord::persons() const
{
    const AuditActor &actor = m_entry.actor;
    QList<Fact> facts{{tr("Done by"), ActivityWords::fullActor(actor)}};
    if (!actor.approverName.isEmpty())
        facts << Fact{tr("Approved by"), actor.approverName};
    if (!actor.place.isEmpty())
        facts << Fact{tr("Where"), actor.place};
    return facts;
}

QList<Fact> ActivityRecord::facts() const
{
    return ActivityWords::facts(m_entry);
}

QList<Fact> ActivityRecord::changes() const
{
    const QList<Fact> changes = ActivityWords::changes(m_entry);
    return changes.isEmpty() ? QList<Fact>{{tr("Nothing changed."), {}}} : changes;
}

QList<Fact> ActivityRecord::proof() const
{
    QList<Fact> facts{{tr("Entry"), wholeNumber(m_entry.seq)},
                      {tr("Its seal"), ActivityWords::seal(m_entry.hash),
                       QString::fromLatin1(m_entry.hash), true}};
    if (!value().rows.isEmpty()) {
        const QByteArray &before = value().rows.first().hash;
        facts << Fact{tr("Seal before"), ActivityWords::seal(before), QString::fromLatin1(before),
                      true};
    }
    return facts;
}

} // namespace tilldesk::ui
