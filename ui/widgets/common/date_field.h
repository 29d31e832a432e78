#pragma once

#include <QDateEdit>

namespace tilldesk::ui {

class Theme;

/// A date that the user types or picks in a calendar. Weeks start on Monday.
class DateField : public QDateEdit
{
    Q_OBJECT

public:
    DateField(const Theme &theme, QDate day, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
};

} // namespace tilldesk::ui
