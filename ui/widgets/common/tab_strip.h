#pragma once

#include "ui/widgets/common/forward.h"

#include <QWidget>
#include <optional>

namespace tilldesk::ui {

/// A row of tabs, each with a title and, if known, a count. Tabs that do not fit are in the menu of
/// a "More" button; the current tab always stands in the row.
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
    /// Adds or leaves out a fixed tab. All are there at first.
    /// @pre a tab that is left out is not current
    void setOffered(int tab, bool isOffered);
    /// Replaces the tabs behind the fixed ones, which a line separates. Their numbers follow those
    /// of the fixed tabs.
    /// @param icon  name of the icon before each title
    void setMore(const QStringList &titles, const QString &icon);
    /// Adds a widget behind the last tab.
    void addAtEnd(QWidget *widget);
    /// Returns the button of a tab.
    [[nodiscard]] QWidget *tab(int tab) const;
    /// Returns the tabs in the menu of the "More" button, in order; empty if all tabs fit.
    [[nodiscard]] const QList<int> &hiddenTabs() const { return m_hidden; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user clicked a tab.
    void chosen(int tab);
    /// The user asked for the menu of a tab that setMore() has added.
    void menuRequested(int tab, QPoint globalPosition);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] int tabCount() const { return m_fixed + int(m_more.size()); }
    /// Returns the width of a tab with the gap and the line before it.
    [[nodiscard]] int widthOf(int tab) const;
    /// Returns the width of the widget at the end, with the gap before it; 0: not shown.
    [[nodiscard]] int endWidth() const;
    [[nodiscard]] QList<int> fittingTabs() const;
    void arrange();
    void openRest();

    const Theme &m_theme;
    QButtonGroup *m_buttons;
    int m_fixed;              ///< number of the fixed tabs
    QWidget *m_rule;          ///< between the fixed tabs and the others
    QWidget *m_end = nullptr; ///< added by addAtEnd(); null: none
    QPushButton *m_rest;      ///< opens the menu of the tabs that do not fit
    QList<int> m_hidden;      ///< tabs in that menu
    QList<int> m_absent;      ///< fixed tabs that are left out
    QStringList m_more;       ///< titles of the tabs behind the fixed ones
};

} // namespace tilldesk::ui
