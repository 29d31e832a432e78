#pragma once

#include "ui/models/today/today_presenter.h"

#include <QWidget>

namespace tilldesk::ui {

class Theme;

/// Notices that need the user's attention. Each line has a pill, a sentence and one button.
class AttentionList : public QWidget
{
    Q_OBJECT

public:
    explicit AttentionList(const Theme &theme, QWidget *parent = nullptr);

    void setNotices(const QList<TodayPresenter::Notice> &notices);

Q_SIGNALS:
    void chosen(tilldesk::ui::TodayPresenter::Leads leads);

private:
    [[nodiscard]] QWidget *makeRow(const TodayPresenter::Notice &notice, QWidget *pill);

    const Theme &m_theme;
    QList<TodayPresenter::Notice> m_shown;
    QWidget *m_content = nullptr;
};

} // namespace tilldesk::ui
