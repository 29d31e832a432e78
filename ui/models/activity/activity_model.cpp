#include "ui/models/activity/activity_model.h"

#include "core/domain/staff.h"
#include "ui/models/activity/activity_words.h"
#include "ui/models/common/format.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QString dayOf(const AuditEntry &entry, Timestamp now)
{
    const QDate day = inShopZone(entry.at).date();
    const QDate today = inShopZone(now).date();
    const QString text = dateWords(day, weekdayPattern());
    if (day == today)
        return ActivityModel::tr("Today, %1").arg(text);
    if (day == today.addDays(-1))
        return ActivityModel::tr("Yesterday, %1").arg(text);
    return day.year() == today.year() ? text : dateWords(day, weekdayPattern() + u" yyyy"_s);
}

} // namespace

ActivityModel::Columns ActivityModel::columns()
{
    static constexpr CellStyle kQuiet{.isQuiet = true};
    static constexpr auto kColumns = std::to_array<ListColumn<AuditEntry>>({
        {.title = QT_TR_NOOP("Time"),
         .width = {.usual = 84, .isFixed = true},
         .style = kQuiet,
         .text = [](const AuditEntry &entry,
                    const Timestamp &) { return timeWithSeconds(entry.at); },
         .hint = [](const AuditEntry &entry, const Timestamp &) { return utcMoment(entry.at); }},
        {.title = QT_TR_NOOP("Who"),
         .width = {.usual = 56, .isFixed = true},
         .text =
             [](const AuditEntry &entry, const Timestamp &) {
                 return entry.actor.kind == AuditActorKind::Staff
                     ? shortStaffName(entry.actor.name)
                     : ActivityWords::actor(entry.actor);
             },
         .hint = [](const AuditEntry &entry,
                    const Timestamp &) { return ActivityWords::fullActor(entry.actor); }},
        {.title = QT_TR_NOOP("What happened"),
         .text = [](const AuditEntry &entry,
                    const Timestamp &) { return ActivityWords::sentence(entry); },
         .hint = [](const AuditEntry &entry,
                    const Timestamp &) { return ActivityWords::sentence(entry); },
         .styleOf = [](const AuditEntry &entry,
                       const Timestamp &) { return CellStyle{.isStrong = isWarning(entry.kind)}; }},
        {.title = QT_TR_NOOP("Where"),
         .width = {.usual = 100, .roomNeeded = 660},
         .style = kQuiet,
         .text = [](const AuditEntry &entry, const Timestamp &) { return entry.actor.place; },
         .hint = [](const AuditEntry &entry, const Timestamp &) { return entry.actor.place; }},
    });
    static_assert(std::size(kColumns) == Where + 1);
    return kColumns;
}

ActivityModel::ActivityModel(gateway::Activity &activity, const Clock &clock, QObject *parent)
    : KeysetModel(columns(), parent),
      m_activity(activity),
      m_clock(clock)
{
}

QString ActivityModel::dayAbove(int row) const
{
    const AuditEntry *entry = at(row);
    const AuditEntry *newer = at(row - 1);
    if (entry == nullptr
        || (newer != nullptr && inShopZone(newer->at).date() == inShopZone(entry->at).date()))
        return {};
    return dayOf(*entry, m_clock.now());
}

QVariant ActivityModel::data(const QModelIndex &index, int role) const
{
    const QVariant value = KeysetModel::data(index, role);
    if (role != Qt::AccessibleTextRole || index.column() != Time)
        return value;
    // Screen readers do not see the band above the row.
    const QString day = dayAbove(index.row());
    return day.isEmpty() ? value : QVariant(day + u". "_s + value.toString());
}

QFuture<Result<AuditPage>> ActivityModel::read(const AuditFilter &filter,
                                               std::optional<qint64> before, int count)
{
    return m_activity.entries(filter, before, count);
}

} // namespace tilldesk::ui
