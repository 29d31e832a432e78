#pragma once

#include "core/base/error.h"
#include "ui/models/common/tone.h"

#include <QAbstractTableModel>
#include <optional>

namespace tilldesk::ui {

/// Roles for the look of a cell, besides Qt's own roles.
enum CellRole {
    CellToneRole = Qt::UserRole, ///< a Tone: the text is painted as a pill
    CellMarkRole,                ///< a PillMark
    CellShareRole,               ///< a fraction from 0 to 1: a bar in the CellBarToneRole
    CellBarToneRole,             ///< a Tone: the colour of the bar and of the text above it
    CellBarPlaceRole,            ///< a BarPlace
    CellIsCodeRole,              ///< an id or a hash, in the code font
    CellIsQuietRole,             ///< muted
    CellIsStrongRole,            ///< bold
    CellMarksRole,               ///< QList<CellMark>: highlighted parts of the text
    CellNoteRole,                ///< a second, smaller line below the text, in high rows only
};

/// Where the bar of a cell stands.
enum class BarPlace {
    BelowText,
    BeforeText,
    InPlaceOfText, ///< the text is for screen readers, tooltips and copies only
};

/// A bar in a cell.
struct CellBar {
    double share = 0; ///< length of the bar, from 0 to 1
    Tone tone = Tone::Green;
    BarPlace place = BarPlace::BelowText;

    friend bool operator==(const CellBar &, const CellBar &) = default;
};

/// Returns the data of a cell with this bar for one of the three roles of bars.
[[nodiscard]] QVariant dataOf(const std::optional<CellBar> &bar, int role);

/// A highlighted part of a cell's text.
struct CellMark {
    qsizetype from = 0; ///< index of its first character
    qsizetype length = 0;
    bool isCertain = true; ///< false: in the colour of what is only possible

    friend bool operator==(const CellMark &, const CellMark &) = default;
};

/// The width of a column, in pixels at 100 %.
struct ColumnWidth {
    int usual = 0;         ///< 0: the column takes the width that other columns leave free
    int roomNeeded = 0;    ///< the column is hidden while the table is narrower
    int narrow = 0;        ///< width while any column is hidden for lack of room; 0: `usual`
    bool isHidden = false; ///< hidden until the user shows the column
    bool isFixed = false;  ///< the user cannot hide the column
    bool isLent = false;   ///< shown only while TableView::lendColumns() shows it
};

/// The column by which a list is sorted.
struct SortedColumn {
    int column = 0;
    bool isAscending = false;
};

/// Base of the tables that a TableView shows. Columns have titles and widths; rows are loaded in
/// pages.
class ListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// Stale: rows are shown, but reading them again failed.
    enum class State { Loading, Ready, Stale, Failed };

    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] State state() const { return m_state; }
    /// Returns why the rows could not be read.
    /// @pre state() is Stale or Failed
    [[nodiscard]] const Error &error() const { return m_error; }
    /// Must be called with the rows in view. A refresh reads these rows again.
    void setVisibleRows(int first, int last);

    /// Returns the title of a column in the language of the program.
    [[nodiscard]] virtual QString title(int column) const = 0;
    [[nodiscard]] virtual ColumnWidth widthOf(int column) const = 0;
    /// Returns the column by which the list is sorted; empty: its order is fixed.
    [[nodiscard]] virtual std::optional<SortedColumn> sortedColumn() const { return {}; }
    /// Returns whether the user can sort the list by a column.
    [[nodiscard]] virtual bool canSortBy(int) const { return false; }
    /// Returns the id of the entity in a row; empty if the row is not loaded or has no id.
    [[nodiscard]] virtual QString idAt(int row) const = 0;
    /// Returns the index of the loaded row with this id; -1 if no loaded row has it.
    [[nodiscard]] virtual int rowOfId(const QString &id) const = 0;

Q_SIGNALS:
    void stateChanged();
    /// Emitted after each successful read, also of an empty list.
    void rowsLoaded();

protected:
    /// Returns what the header of a column says about the order; `text` if it says nothing.
    [[nodiscard]] QVariant sortingAt(int column, int role, const QVariant &text) const;
    void setState(State state);
    void setFailed(State state, const Error &error);
    [[nodiscard]] int firstVisible() const { return m_firstVisible; }
    [[nodiscard]] int lastVisible() const { return m_lastVisible; }

private:
    int m_firstVisible = 0;
    int m_lastVisible = 0;
    State m_state = State::Loading;
    Error m_error;
};

} // namespace tilldesk::ui

Q_DECLARE_METATYPE(tilldesk::ui::CellMark)
