#include "ui/models/find/find_model.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

void FindModel::setLines(const QList<FindLine> &lines)
{
    beginResetModel();
    m_lines = lines;
    endResetModel();
}

const FindRow *FindModel::rowAt(int line) const
{
    return line >= 0 && line < m_lines.size() ? std::get_if<FindRow>(&m_lines[line]) : nullptr;
}

const FindHeading *FindModel::headingAt(int line) const
{
    return line >= 0 && line < m_lines.size() ? std::get_if<FindHeading>(&m_lines[line]) : nullptr;
}

int FindModel::next(int line, int by) const
{
    const int count = int(m_lines.size());
    for (int step = 1; step <= count + 1; ++step) {
        const int at = ((line + step * by) % (count + 1) + count + 1) % (count + 1);
        if (rowAt(at))
            return at;
    }
    return -1;
}

int FindModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

QVariant FindModel::data(const QModelIndex &index, int role) const
{
    const FindHeading *heading = headingAt(index.row());
    const FindRow *row = rowAt(index.row());
    if (role == Qt::DisplayRole)
        return heading ? heading->title : row ? row->title.text : QString();
    if (role == Qt::ToolTipRole) // a narrow palette elides both
        return !row                   ? QString()
            : row->why.text.isEmpty() ? row->title.text
                                      : QString(row->title.text + u'\n' + row->why.text);
    if (role == Qt::AccessibleTextRole)
        return heading ? QString(heading->title + u" "_s + heading->count).trimmed()
            : row      ? spoken(*row)
                       : QString();
    return {};
}

Qt::ItemFlags FindModel::flags(const QModelIndex &index) const
{
    return rowAt(index.row()) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

} // namespace tilldesk::ui
