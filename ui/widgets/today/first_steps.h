#pragma once

#include "ui/models/today/today_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QFrame>

namespace tilldesk::ui {

/// The steps that remain before the first payment. Shown in place of the day's figures.
class FirstSteps : public QFrame
{
    Q_OBJECT

public:
    explicit FirstSteps(const Theme &theme, QWidget *parent = nullptr);

    void setSteps(const QList<TodayPresenter::Step> &steps);

Q_SIGNALS:
    void chosen(tilldesk::ui::TodayPresenter::Step::Does does);

private:
    void showSteps();
    [[nodiscard]] QWidget *makeRow(const TodayPresenter::Step &step);

    const Theme &m_theme;
    QList<TodayPresenter::Step> m_shown;
    QVBoxLayout *m_lines;
    QWidget *m_content = nullptr;
};

} // namespace tilldesk::ui
