#include "ui/models/common/clock_words.h"

#include <QDateTime>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QString timeText(Timestamp time)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(toMillis(time)), QLocale::ShortFormat);
}

} // namespace

QString ClockWords::jump(const ClockJump &jump)
{
    return tr("This computer's clock has jumped to %1; it should be %2. No payments are accepted "
              "until the clock is right again.")
        .arg(timeText(jump.wall), timeText(jump.expected));
}

QString ClockWords::confirm()
{
    return tr("The clock is right");
}

} // namespace tilldesk::ui
