#include "ui/models/charts/chart.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QString ChartPart::spoken() const
{
    QStringList words{name, value};
    words << notes << opens;
    words.removeAll(QString());
    return words.join(u", "_s);
}

QString BarChartData::startNote() const
{
    return isBroken() ? tr("axis starts at %1").arg(axis.first().label) : QString();
}

} // namespace tilldesk::ui
