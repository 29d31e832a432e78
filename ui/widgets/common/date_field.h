#pragma once

#include <QDateEdit>

namespace tilldesk::ui {

class Theme;

/// A day, typed or picked from a calendar whose weeks start on Monday.
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
