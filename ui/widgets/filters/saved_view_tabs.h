#pragma once

#include "ui/models/filters/saved_views.h"
#include "ui/widgets/common/forward.h"

#include <QHash>
#include <QPoint>
#include <QTimer>

namespace tilldesk::ui {

/// The saved views of a list as tabs behind the fixed ones, with their menus, the button "Save
/// view", and the line that offers to undo a deletion.
class SavedViewTabs : public QObject
{
    Q_OBJECT

public:
    /// The access of the tabs to the list.
    struct List {
        std::function<SavedView()> now;              ///< what the list shows, without a name
        std::function<void(const SavedView &)> show; ///< shows a view
        std::function<int()> fixedTab;               ///< number of the fixed tab that is chosen
        std::function<bool()> isPlain;               ///< there is nothing to be saved
        /// Returns whether a view can be saved at all of what is shown. Null: always. Called only
        /// while saveButton() has a parent.
        std::function<bool()> isOffered = {};
    };
    /// A deletion can be undone for this time.
    static constexpr std::chrono::seconds kUndo{8};
    /// Views shown as tabs; the others are in a menu.
    static constexpr int kShown = 4;

    /// @param fixed  number of the fixed tabs
    /// @pre `theme`, `views` and what `list` captures outlive this object; `tabs` is its parent
    SavedViewTabs(const Theme &theme, SavedViews &views, List list, int fixed, TabStrip &tabs);

    [[nodiscard]] QPushButton *saveButton() const { return m_save; }
    [[nodiscard]] QWidget *undoLine() const { return m_undoLine; }
    /// Updates the tabs to what the list shows.
    void showState();
    void setCounts(const QHash<QString, qint64> &counts); ///< by name
    /// Asks for a name, and saves what the list shows.
    void saveView();

private:
    void choose(int tab);
    void openMenu(int view, QPoint globalPosition);
    void openRest();
    void askName(int view);
    void remove(int view);
    /// Returns the views that have tabs, by index.
    [[nodiscard]] QList<int> shownViews() const;
    [[nodiscard]] QString titleOf(int view) const;

    SavedViews &m_views;
    const List m_list;
    const int m_fixed;
    TabStrip &m_tabs;
    QPushButton *m_save;
    QToolButton *m_rest;
    QWidget *m_undoLine;
    QLabel *m_undoText;
    QTimer m_undoTime;
    QHash<QString, qint64> m_counts;
};

} // namespace tilldesk::ui
