#pragma once

#include "core/base/timestamp.h"
#include "ui/models/common/tone.h"
#include "ui/models/lists/list_model.h"

#include <QCoreApplication>
#include <optional>
#include <span>

namespace tilldesk::ui {

/// How a cell is painted.
struct CellStyle {
    bool isQuiet = false;
    bool isCode = false;
    bool isStrong = false;
};

/// The `Look` of cells that depend on their row only.
struct NoLook {
};

/// One column of a list. The functions get a loaded row and its Look: everything else that the
/// cells depend on.
/// @tparam Look  usually the current time, for "today" and countdowns
template <typename Row, typename Look = Timestamp>
struct ListColumn {
    const char *title; ///< QT_TR_NOOP, in the context of the model
    ColumnWidth width = {};
    bool isNumber = false; ///< aligned to the right
    CellStyle style = {};
    QString (*text)(const Row &, const Look &);
    QString (*hint)(const Row &, const Look &) = nullptr; ///< tooltip; null: no tooltip
    /// Null function or empty result: no pill
    std::optional<Tone> (*tone)(const Row &, const Look &) = nullptr;
    PillMark (*mark)(const Row &, const Look &) = nullptr; ///< null: always a dot
    /// Null function or empty result: no bar
    std::optional<CellBar> (*bar)(const Row &, const Look &) = nullptr;
    CellStyle (*styleOf)(const Row &, const Look &) = nullptr;     ///< null: `style` for every row
    QList<CellMark> (*marks)(const Row &, const Look &) = nullptr; ///< see CellMarksRole
    QString (*note)(const Row &, const Look &) = nullptr;          ///< see CellNoteRole
};

/// Base of lists whose cells come from a table of columns. Derived classes decide which rows are
/// loaded.
template <typename RowType, typename LookType = Timestamp>
class RowsModel : public ListModel
{
public:
    using Row = RowType;
    using Look = LookType;
    using Columns = std::span<const ListColumn<Row, Look>>;

    explicit RowsModel(Columns columns, QObject *parent = nullptr)
        : ListModel(parent),
          m_columns(columns)
    {
    }

    /// Returns a row; null if it is not loaded or beyond the end.
    [[nodiscard]] virtual const Row *at(int row) const = 0;

    [[nodiscard]] QString title(int column) const override
    {
        return QCoreApplication::translate(metaObject()->className(), columnAt(column).title);
    }
    [[nodiscard]] ColumnWidth widthOf(int column) const override { return columnAt(column).width; }
    [[nodiscard]] QString idAt(int row) const override
    {
        const Row *found = at(row);
        return found ? idOf(*found) : QString();
    }
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_columns.size());
    }

    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid))
            return {};
        const Row *row = at(index.row());
        if (row == nullptr)
            return role == Qt::DisplayRole ? textOfMissing(index.row()) : QVariant();
        const ListColumn<Row, Look> &column = columnAt(index.column());
        switch (role) {
        case Qt::DisplayRole: return column.text(*row, lookAt(index.row()));
        case Qt::ToolTipRole:
            return column.hint ? QVariant(column.hint(*row, lookAt(index.row()))) : QVariant();
        case Qt::TextAlignmentRole: return alignmentOf(index.column());
        case Qt::AccessibleTextRole: return spokenAt(index, *row);
        case CellToneRole: return toneAt(index, *row);
        case CellMarkRole:
            return int(column.mark ? column.mark(*row, lookAt(index.row())) : PillMark::Dot);
        case CellShareRole:
        case CellBarToneRole:
        case CellBarPlaceRole: return barAt(index, *row, role);
        case CellMarksRole:
            return column.marks ? QVariant::fromValue(column.marks(*row, lookAt(index.row())))
                                : QVariant();
        case CellNoteRole:
            return column.note ? QVariant(column.note(*row, lookAt(index.row()))) : QVariant();
        case CellIsQuietRole: return styleAt(index, *row).isQuiet;
        case CellIsCodeRole: return styleAt(index, *row).isCode;
        case CellIsStrongRole: return styleAt(index, *row).isStrong;
        default: return {};
        }
    }

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override
    {
        if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
            return {};
        if (role == Qt::TextAlignmentRole)
            return alignmentOf(section);
        return sortingAt(section, role,
                         role == Qt::DisplayRole ? QVariant(title(section)) : QVariant());
    }

protected:
    /// Returns the id by which the view recognises a row: `id`, else `seq`; empty if Row has
    /// neither.
    [[nodiscard]] virtual QString idOf(const Row &row) const
    {
        if constexpr (requires { row.id.text(); })
            return row.id.text();
        else if constexpr (requires { QString::number(row.seq); })
            return QString::number(row.seq);
        else
            return {};
    }
    /// Returns the Look of a row: what its cells depend on besides the row itself.
    [[nodiscard]] virtual Look lookAt(int row) const = 0;
    /// Returns the text of a row that is not loaded.
    [[nodiscard]] virtual QVariant textOfMissing(int) const { return {}; }

    void cellsChanged(int first, int last)
    {
        Q_EMIT dataChanged(index(first, 0), index(last, columnCount() - 1));
    }

private:
    [[nodiscard]] const ListColumn<Row, Look> &columnAt(int column) const
    {
        return m_columns[std::size_t(column)];
    }
    [[nodiscard]] int alignmentOf(int column) const
    {
        return int(Qt::AlignVCenter | (columnAt(column).isNumber ? Qt::AlignRight : Qt::AlignLeft));
    }
    [[nodiscard]] QString spokenAt(const QModelIndex &index, const Row &row) const
    {
        const ListColumn<Row, Look> &column = columnAt(index.column());
        const Look look = lookAt(index.row());
        const QString text = title(index.column()) + u": " + column.text(row, look);
        const QString note = column.note ? column.note(row, look) : QString();
        return note.isEmpty() ? text : QString(text + u". " + note);
    }
    [[nodiscard]] QVariant toneAt(const QModelIndex &index, const Row &row) const
    {
        const ListColumn<Row, Look> &column = columnAt(index.column());
        const auto tone = column.tone ? column.tone(row, lookAt(index.row())) : std::nullopt;
        return tone ? QVariant(int(*tone)) : QVariant();
    }
    [[nodiscard]] QVariant barAt(const QModelIndex &index, const Row &row, int role) const
    {
        const ListColumn<Row, Look> &column = columnAt(index.column());
        return dataOf(column.bar ? column.bar(row, lookAt(index.row())) : std::nullopt, role);
    }
    [[nodiscard]] CellStyle styleAt(const QModelIndex &index, const Row &row) const
    {
        const ListColumn<Row, Look> &column = columnAt(index.column());
        return column.styleOf ? column.styleOf(row, lookAt(index.row())) : column.style;
    }

    Columns m_columns;
};

} // namespace tilldesk::ui
