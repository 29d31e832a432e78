#include "ui/models/activity/activity_model.h"

#include "core/domain/staff.h"
#include "ui/models/activity/activity_words.h"
#include "ui/models/common/format.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QString dayOf(const AuditEntry &entry, const ActivityLook &look)
{
    const QDate day = inShopZone(entry.at).date();
    const QDate today = inShopZone(look.now).date();
    const QString text = QLocale().toString(day, u"ddd d MMM"_s);
    if (day == today)
        return ActivityModel::tr("Today, %1").arg(text);
    if (day == today.addDays(-1))
        return ActivityModel::tr("Yesterday, %1").arg(text);
    return day.year() == today.year() ? text : QLocale().toString(day, u"ddd d MMM yyyy"_s);
}

} // namespace

ActivityModel::Columns ActivityModel::columns()
{
    static constexpr CellStyle kQuiet{.isQuiet = true};
    static constexpr auto kColumns = std::to_array<ListColumn<AuditEntry, ActivityLook>>({
        {.title = QT_TR_NOOP("Day"),
         .width = {.usual = 178, .isFixed = true},
         .style = {.isStrong = true},
         .text =
             [](const AuditEntry &entry, const ActivityLook &look) {
                 return look.isFirstOfDay ? dayOf(entry, look) : QString();
             },
         .hint = dayOf},
        {.title = QT_TR_NOOP("Time"),
         .width = {.usual = 84, .isFixed = true},
         .style = kQuiet,
         .text = [](const AuditEntry &entry,
                    const ActivityLook &) { return inShopZone(entry.at).toString(u"HH:mm:ss"_s); },
         .hint = [](const AuditEntry &entry, const ActivityLook &) { return utcMoment(entry.at); }},
        {.title = QT_TR_NOOP("Who"),
         .width = {.usual = 100, .roomNeeded = 740},
         .text =
             [](const AuditEntry &entry, const ActivityLook &) {
                 return entry.actor.kind == AuditActorKind::Staff
                     ? shortStaffName(entry.actor.name)
                     : ActivityWords::actor(entry.actor);
             },
         .hint = [](const AuditEntry &entry,
                    const ActivityLook &) { return ActivityWords::fullActor(entry.actor); }},
        {.title = QT_TR_NOOP("What happened"),
         .text = [](const AuditEntry &entry,
                    const ActivityLook &) { return ActivityWords::sentence(entry); },
         .hint = [](const AuditEntry &entry,
                    const ActivityLook &) { return ActivityWords::sentence(entry); },
         .styleOf =
             [](const AuditEntry &entry, const ActivityLook &) {
                 return CellStyle{.isStrong = isWarning(entry.kind)};
             }},
        {.title = QT_TR_NOOP("Where"),
         .width = {.usual = 100, .roomNeeded = 900},
         .style = kQuiet,
         .text = [](const AuditEntry &entry, const ActivityLook &) { return entry.actor.place; },
         .hint = [](const AuditEntry &entry, const ActivityLook &) { return entry.actor.place; }},
    });
    static_assert(std::size(kColumns) == Where + 1);
    return kColumns;
}

ActivityModel::ActivityModel(gateway::Activity &activity, const Clock &clock, QObject *parent)
    : KeysetModel(columns(), parent),
      m_activity(activity),
      m_clock(clock)
{
    connect(this, &ActivityModel::rowsInserted, this, [this](const QModelIndex &, int, int last) {
        if (last + 1 < rowCount())
            cellsChanged(last + 1, last + 1); // no longer the first entry of its day
    });
}

ActivityLook ActivityModel::lookAt(int row) const
{
    const AuditEntry *entry = at(row);
    const AuditEntry *newer = at(row - 1);
    const bool isFirst = entry != nullptr
        && (newer == nullptr || inShopZone(newer->at).date() != inShopZone(entry->at).date());
    return {m_clock.now(), isFirst};
}

QFuture<Result<AuditPage>> ActivityModel::read(const AuditFilter &filter,
                                               std::optional<qint64> before, int count)
{
    return m_activity.entries(filter, before, count);
}

} // namespace tilldesk::ui
