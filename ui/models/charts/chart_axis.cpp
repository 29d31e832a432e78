#include "ui/models/charts/chart_axis.h"

#include "ui/models/common/format.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

template <typename Label>
QList<AxisMark> marked(const QList<qint64> &steps, Label label)
{
    QList<AxisMark> marks;
    for (const qint64 step : steps)
        marks << AxisMark{step, label(step)};
    return marks;
}

} // namespace

QList<qint64> axisSteps(qint64 highest)
{
    constexpr qint64 kMaxSteps = 5;
    qint64 step = 1;
    for (int i = 0; step * kMaxSteps < highest; ++i)
        step = i % 3 == 1 ? step / 2 * 5 : step * 2; // the steps are 1, 2, 5, 10, 20, 50 …
    QList<qint64> steps{0};
    while (steps.last() < std::max<qint64>(highest, 1))
        steps << steps.last() + step;
    return steps;
}

QList<AxisMark> moneyAxis(qint64 highest, qint64 lowest)
{
    QList<qint64> steps = axisSteps(highest - lowest);
    const qint64 step = steps[1];
    if (const qint64 start = lowest / step * step; start > 0) {
        steps = {start};
        while (steps.last() < highest)
            steps << steps.last() + step;
    }
    const bool isWhole = steps[0] % 100 == 0 && steps[1] % 100 == 0;
    return marked(steps, [isWhole](qint64 cents) {
        return isWhole ? wholeMoney(Amount::fromCents(cents)) : money(Amount::fromCents(cents));
    });
}

QList<AxisMark> countAxis(qint64 highest)
{
    return marked(axisSteps(highest), wholeNumber);
}

QList<AxisMark> percentAxis(qint64 highest)
{
    const QList<qint64> steps = axisSteps(highest);
    const bool isWhole = steps[1] % 10 == 0;
    return marked(steps, [isWhole](qint64 tenths) {
        return isWhole ? QString(wholeNumber(tenths / 10) + QChar(0x00A0) + u'%')
                       : percentText(tenths);
    });
}

} // namespace tilldesk::ui
