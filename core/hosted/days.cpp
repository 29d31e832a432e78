#include "core/hosted/days.h"

#include <QDateTime>

namespace tilldesk::hosted {

QDate utcDay(Timestamp at)
{
    return QDateTime::fromMSecsSinceEpoch(toMillis(at), Qt::UTC).date();
}

Timestamp startOfDay(const QDate &day, const QTimeZone &zone)
{
    return fromMillis(day.startOfDay(zone).toMSecsSinceEpoch());
}

} // namespace tilldesk::hosted
