#pragma once

#include "ui/widgets/common/forward.h"

#include <QWidget>
#include <optional>

namespace tilldesk::ui {

/// A row of tabs, each with a title and, if known, a count. The tabs wrap if the window is narrow.
class TabStrip : public QWidget
{
    Q_OBJECT

public:
    /// @param name  name of the tabs for screen readers; empty: no name
    TabStrip(const Theme &theme, const QStringList &titles, const QString &name = {},
             QWidget *parent = nullptr);

    void setCurrent(int tab);
    void setCount(int tab, std::optional<qint64> count);

Q_SIGNALS:
    /// The user clicked a tab.
    void chosen(int tab);

private:
    QButtonGroup *m_buttons;
};

} // namespace tilldesk::ui
