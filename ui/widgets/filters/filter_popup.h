#pragma once

#include "ui/models/filters/filter_input.h"
#include "ui/widgets/common/forward.h"

#include <QFrame>

class QListView;
class QStandardItemModel;

namespace tilldesk::ui {

/// The completion of a FilterField, below the caret. Never takes the keyboard focus.
class FilterPopup : public QFrame
{
    Q_OBJECT

public:
    /// @pre `theme` and `input` outlive this object.
    FilterPopup(const Theme &theme, FilterInput &input, QWidget *window);

    /// Reads the suggestions again. Keeps the current row if it is suggested again.
    void fillRows();
    /// @param below  a point of the window: the left end of the popup's upper edge
    void showBelow(QPoint below);
    /// Moves the current row; after the last one comes the first.
    void step(int by);
    /// Returns whether the user has moved the current row since the text changed.
    [[nodiscard]] bool isStepped() const { return m_isStepped; }
    /// Returns the current suggestion; null if the popup is hidden.
    [[nodiscard]] const FilterSuggestion *current() const;

Q_SIGNALS:
    void chosen(const tilldesk::ui::FilterSuggestion &suggestion);

private:
    const Theme &m_theme;
    FilterInput &m_input;
    QStandardItemModel *m_rows;
    QListView *m_list;
    QPushButton *m_all;
    bool m_isStepped = false;
};

} // namespace tilldesk::ui
