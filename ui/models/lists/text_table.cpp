#include "ui/models/lists/text_table.h"

#include <algorithm>

namespace tilldesk::ui {

TextTable::TextTable(QStringList headers, QObject *parent)
    : QAbstractTableModel(parent),
      m_headers(std::move(headers))
{
}

void TextTable::setRows(const QList<TextRow> &rows)
{
    if (rows == m_rows)
        return;
    const bool isSame = std::ranges::equal(rows, m_rows, {}, &TextRow::id, &TextRow::id);
    if (!isSame)
        beginResetModel();
    m_rows = rows;
    if (isSame)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    else
        endResetModel();
}

int TextTable::rowOf(const QString &id) const
{
    const auto found = std::ranges::find(m_rows, id, &TextRow::id);
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

QString TextTable::idAt(int row) const
{
    return row >= 0 && row < m_rows.size() ? m_rows[row].id : QString();
}

int TextTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int TextTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_headers.size());
}

QVariant TextTable::data(const QModelIndex &index, int role) const
{
    const TextCell cell = m_rows.value(index.row()).cells.value(index.column());
    switch (role) {
    case Qt::DisplayRole: return cell.text;
    case Qt::ToolTipRole: return cell.hint.isEmpty() ? QVariant() : cell.hint;
    case Qt::AccessibleTextRole: {
        const QString text = cell.spoken.isEmpty() ? cell.text : cell.spoken;
        return cell.second.isEmpty() ? text : QString(text + u", " + cell.second);
    }
    case CellNoteRole: return cell.second;
    case CellIsStrongRole: return cell.isStrong || (!cell.second.isEmpty() && !cell.isQuiet);
    case CellShareRole:
    case CellBarToneRole:
    case CellBarPlaceRole: return dataOf(cell.bar, role);
    case CellToneRole: return cell.tone ? QVariant(int(*cell.tone)) : QVariant();
    case CellIsCodeRole: return cell.isCode;
    case CellIsQuietRole: return cell.isQuiet || cell.isCode;
    case Qt::TextAlignmentRole: return alignmentOf(index.column());
    default: return {};
    }
}

QVariant TextTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return m_headers.value(section);
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    return {};
}

QVariant TextTable::alignmentOf(int column) const
{
    return int((m_numbers.contains(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

} // namespace tilldesk::ui
