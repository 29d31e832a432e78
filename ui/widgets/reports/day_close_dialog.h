#pragma once

#include "ui/models/reports/day_close_document.h"
#include "ui/widgets/print/print_dialogs.h"

#include <QDialog>

class QLabel;

namespace tilldesk::ui {

/// Prints or saves a recorded day close or X reading.
class DayCloseDialog : public QDialog
{
    Q_OBJECT

public:
    explicit DayCloseDialog(const DayCloseDocument &document, QWidget *parent = nullptr);

private:
    void tell(const PrintOutcome &outcome);

    QLabel *m_outcome;
};

} // namespace tilldesk::ui
