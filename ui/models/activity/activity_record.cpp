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
    m_backupAt.reset();
    m_checkAnswers.drop();
    m_backupAnswers.drop();
}

/// Recomputes the seals from this entry on.
void ActivityRecord::arrived()
{
    const QByteArray before = value().rows.isEmpty() ? QByteArray() : value().rows.first().hash;
    m_checkAnswers.ask(m_gateways.activity.check({.entries = m_entry.seq - 1, .hash = before}),
                       this, [this](const Result<ChainCheck> &check) {
                           m_check = check ? std::optional(*check) : std::nullopt;
                           if (m_check && !fits())
                               askBackup();
                           Q_EMIT changed();
                       });
}

/// Reads the last backup before the entry: the chain that it has still fits.
void ActivityRecord::askBackup()
{
    m_backupAnswers.ask(
        m_gateways.activity.entries({.from = {}, .to = {}, .kinds = {AuditKind::BackupMade}},
                                    m_entry.seq, 1),
        this, [this](const Result<AuditPage> &page) {
            if (page && !page->rows.isEmpty())
                m_backupAt = page->rows.first().at;
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

QList<Fact> ActivityRecord::proof() const
{
    const QString number = wholeNumber(m_entry.seq);
    QList<Fact> facts{
        {tr("Entry"), m_check ? tr("%1 of %2").arg(number, wholeNumber(m_check->total)) : number},
        {tr("Its seal"), ActivityWords::seal(m_entry.hash), QString::fromLatin1(m_entry.hash),
         true}};
    if (!value().rows.isEmpty()) {
        const QByteArray &before = value().rows.first().hash;
        facts << Fact{tr("Seal before"), ActivityWords::seal(before), QString::fromLatin1(before),
                      true};
    }
    return facts;
}

bool ActivityRecord::fits() const
{
    return m_check && m_check->brokenAt != m_entry.seq && m_check->brokenAt != m_entry.seq + 1;
}

QString ActivityRecord::fitWords() const
{
    if (!m_check)
        return {};
    if (!fits()) {
        const QString what = m_check->brokenAt == m_entry.seq
            ? tr("Does not fit the entry before it.")
            : tr("Fits the entry before it, but not the one after it.");
        return m_backupAt
            ? tr("%1 The last backup before it is of %2.").arg(what, fullMoment(*m_backupAt))
            : what;
    }
    return m_check->total > m_entry.seq ? tr("Fits the entry before it and the one after it.")
                                        : tr("Fits the entry before it; it is the last one.");
}

} // namespace tilldesk::ui
