#pragma once

#include "ui/models/exports/pack_schedule.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

class Pill;

/// The part of the month's dialog about the pack that is made automatically: when, where, how the
/// last one went, and the buttons to set it up and to make one now.
class ScheduleView : public QWidget
{
    Q_OBJECT

public:
    /// @pre all references must outlive this object
    ScheduleView(const Gateways &gateways, const Theme &theme, PackSchedule &schedule,
                 QWidget *parent = nullptr);

Q_SIGNALS:
    void makeRequested();

private:
    void showState();
    void setUp();

    const Gateways m_gateways;
    const Theme &m_theme;
    PackSchedule &m_schedule;
    Pill *m_word;
    QLabel *m_plan;
    QLabel *m_last;
    QLabel *m_failure;
    QPushButton *m_setUp;
    QPushButton *m_make;
    QPushButton *m_stop;
};

} // namespace tilldesk::ui
