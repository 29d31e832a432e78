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

    /// @param tab  -1: no tab is current
    void setCurrent(int tab);
    void setCount(int tab, std::optional<qint64> count);
    /// Replaces the tabs behind the fixed ones, which a line separates. Their numbers follow those
    /// of the fixed tabs.
    /// @param icon  name of the icon before each title
    void setMore(const QStringList &titles, const QString &icon);
    /// Adds a widget behind the last tab.
    void addAtEnd(QWidget *widget);
    /// Returns the button of a tab.
    [[nodiscard]] QWidget *tab(int tab) const;

Q_SIGNALS:
    /// The user clicked a tab.
    void chosen(int tab);
    /// The user asked for the menu of a tab that setMore() has added.
    void menuRequested(int tab, QPoint globalPosition);

private:
    const Theme &m_theme;
    QButtonGroup *m_buttons;
    int m_fixed;              ///< number of the fixed tabs
    QWidget *m_rule;          ///< between the fixed tabs and the others
    QWidget *m_end = nullptr; ///< added by addAtEnd(); null: none
    QStringList m_more;       ///< titles of the tabs behind the fixed ones
};

} // namespace tilldesk::ui
