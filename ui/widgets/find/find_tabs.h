#pragma once

#include "ui/models/find/find_presenter.h"

#include <QWidget>

namespace tilldesk::ui {

class TabButton;
class Theme;

/// The tabs of the search box: all results, and each group that has some. Take no keyboard focus:
/// Tab in the field goes to the next one.
class FindTabs : public QWidget
{
    Q_OBJECT

public:
    /// @pre `theme` and `presenter` outlive this object.
    FindTabs(const Theme &theme, FindPresenter &presenter, QWidget *parent = nullptr);

protected:
    bool event(QEvent *event) override;

private:
    void showTabs();
    void fitHint();

    FindPresenter &m_presenter;
    QList<TabButton *> m_tabs; ///< of all groups, then of each group
    QWidget *m_hint;
};

} // namespace tilldesk::ui
