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

void ActivityRecord::forget()
{
    m_check.reset();
    m_checkAnswers.drop();
}

/// Recomputes the seals from this entry on.
void ActivityRecord::arrived()
{
    const QByteArray before = value().rows.isEmpty() ? QByteArray() : value().rows.first().hash;
    m_checkAnswers.ask(m_gateways.activity.check({.entries = m_entry.seq - 1, .hash = before}),
                       this, [this](const Result<ChainCheck> &check) {
                           m_check = check ? std::optional(*check) : std::nullopt;
                           Q_EMIT changed();
                       });
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
    if (m_check)
        facts << Fact{tr("Check"), fitWords()};
    return facts;
}

QString ActivityRecord::fitWords() const
{
    if (m_check->brokenAt == m_entry.seq)
        return tr("Does not fit the entry before it.");
    if (m_check->brokenAt == m_entry.seq + 1)
        return tr("Fits the entry before it, but not the one after it.");
    return m_check->total > m_entry.seq ? tr("Fits the entry before it and the one after it.")
                                        : tr("Fits the entry before it; it is the last one.");
}

} // namespace tilldesk::ui
