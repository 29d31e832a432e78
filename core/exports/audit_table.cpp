#include "core/exports/audit_table.h"

#include <QCoreApplication>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

using Kind = ColumnKind;

constexpr std::array kAuditColumns{
    Column{"at", QT_TRANSLATE_NOOP("tilldesk::exports", "Time"), Kind::DateTime, 19, 17},
    Column{"entry", QT_TRANSLATE_NOOP("tilldesk::exports", "Entry"), Kind::Count, 9, 7},
    Column{"kind", QT_TRANSLATE_NOOP("tilldesk::exports", "What happened"), Kind::Text, 24, 21},
    Column{"person", QT_TRANSLATE_NOOP("tilldesk::exports", "Done by"), Kind::Text, 20, 20},
    Column{"approver", QT_TRANSLATE_NOOP("tilldesk::exports", "Approved by"), Kind::Text, 20, 16},
    Column{"place", QT_TRANSLATE_NOOP("tilldesk::exports", "Where"), Kind::Text, 14, 12},
    Column{"subject", QT_TRANSLATE_NOOP("tilldesk::exports", "Concerns"), Kind::Text, 26},
    Column{"facts", QT_TRANSLATE_NOOP("tilldesk::exports", "Facts"), Kind::Text, 50},
    Column{"before", QT_TRANSLATE_NOOP("tilldesk::exports", "Before"), Kind::Text, 40},
    Column{"after", QT_TRANSLATE_NOOP("tilldesk::exports", "After"), Kind::Text, 40},
    Column{"seal", QT_TRANSLATE_NOOP("tilldesk::exports", "Seal"), Kind::Text, 66, 76},
};

QByteArray jsonOf(const QJsonObject &values)
{
    return values.isEmpty() ? QByteArray() : QJsonDocument(values).toJson(QJsonDocument::Compact);
}

/// Returns the name of a person, or what acted in place of a person.
QByteArray nameOf(const AuditActor &actor)
{
    return actor.name.isEmpty() ? QString(toText(actor.kind)).toUtf8() : actor.name.toUtf8();
}

} // namespace

std::span<const Column> AuditTable::columns() const
{
    static_assert(kAuditColumns.size() == kColumns);
    return kAuditColumns;
}

bool AuditTable::next()
{
    const auto entry = m_rows.next();
    if (!entry)
        return false;
    m_texts = {QByteArray(),
               QByteArray(),
               QString(toText(entry->kind)).toUtf8(),
               nameOf(entry->actor),
               entry->actor.approverName.toUtf8(),
               entry->actor.place.toUtf8(),
               entry->subject.toUtf8(),
               jsonOf(entry->facts),
               jsonOf(entry->before),
               jsonOf(entry->after),
               entry->hash};
    for (std::size_t i = 0; i < kColumns; ++i)
        m_cells[i] = Cell::of(QByteArrayView(m_texts[i]));
    m_cells[0] = Cell::of(entry->at);
    m_cells[1] = Cell::of(entry->seq);
    return true;
}

} // namespace tilldesk::exports
