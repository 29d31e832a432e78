#pragma once

#include "ui/models/charts/chart.h"

#include <QFrame>

class QLabel;

namespace tilldesk::ui {

/// The words of a part of a chart, in a box beside or above the part. Lets the mouse through. Not
/// read by screen readers: the part itself has the same words.
class ChartTip : public QFrame
{
    Q_OBJECT

public:
    explicit ChartTip(QWidget *window);

    enum class Place { Beside, Above };
    /// Shows the words at a place of the window, within the window.
    void show(const ChartPart &part, const QRect &place, Place where = Place::Beside);

private:
    QLabel *m_name;
    QLabel *m_value;
    QLabel *m_notes;
    QWidget *m_foot;
    QLabel *m_opens;
};

} // namespace tilldesk::ui
