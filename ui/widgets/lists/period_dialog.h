#pragma once

#include "ui/models/common/period.h"

#include <QDialog>

namespace tilldesk::ui {

class DateField;
class Theme;

/// Asks for the first and the last day of a period.
class PeriodDialog : public QDialog
{
    Q_OBJECT

public:
    /// @param today  proposed for the days that `current` does not have
    PeriodDialog(const Theme &theme, const Period &current, QDate today, QWidget *parent = nullptr);

    [[nodiscard]] Period period() const;

private:
    DateField *m_first;
    DateField *m_last;
};

} // namespace tilldesk::ui
