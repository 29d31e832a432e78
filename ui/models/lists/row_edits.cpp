#include "ui/models/lists/row_edits.h"

#include <QHash>

namespace tilldesk::ui {
namespace {

/// The indexes of one entity in the old and the new list.
struct Anchor {
    int before;
    int after;
};

QList<Anchor> commonRows(const KnownRows &before, int first, const QStringList &fresh)
{
    QHash<QString, int> rowOf;
    for (const auto &[row, id] : before.ids)
        rowOf.insert(id, row);
    QList<Anchor> anchors;
    for (int i = 0; i < fresh.size(); ++i) {
        if (const auto found = rowOf.constFind(fresh[i]); found != rowOf.constEnd())
            anchors.append({*found, first + i});
    }
    return anchors;
}

/// Corrects the number of rows between two anchors. Removes the loaded rows that have left, then
/// inserts or removes the difference directly below the upper anchor.
class GapEdits
{
public:
    GapEdits(const KnownRows &before, QList<RowEdit> &edits) : m_before(before), m_edits(edits) {}

    void between(Anchor above, Anchor below)
    {
        int removed = 0;
        const auto end = m_before.ids.lower_bound(below.before);
        for (auto row = m_before.ids.upper_bound(above.before); row != end; ++row) {
            add(row->first - above.before + above.after - removed, -1);
            ++removed;
        }
        const int left = below.before - above.before - 1 - removed;
        add(above.after + 1, below.after - above.after - 1 - left);
    }

    void resizeAt(int row, int by) { add(row, by); }

private:
    void add(int row, int count)
    {
        if (count == 0)
            return;
        if (count < 0 && !m_edits.isEmpty() && m_edits.last().row == row
            && m_edits.last().count < 0)
            m_edits.last().count += count;
        else
            m_edits.append({row, count});
    }

    const KnownRows &m_before;
    QList<RowEdit> &m_edits;
};

} // namespace

std::optional<QList<RowEdit>> rowEdits(const KnownRows &before, int first, const QStringList &fresh,
                                       int total)
{
    const QList<Anchor> anchors = commonRows(before, first, fresh);
    if (anchors.isEmpty())
        return {};
    QList<RowEdit> edits;
    GapEdits gaps(before, edits);
    if (first == 0)
        gaps.between({-1, -1}, anchors.first());
    else
        gaps.resizeAt(0, anchors.first().after - anchors.first().before);
    for (qsizetype i = 1; i < anchors.size(); ++i)
        gaps.between(anchors[i - 1], anchors[i]);

    const Anchor last = anchors.last();
    if (first + int(fresh.size()) == total) {
        gaps.between(last, {before.total, total});
    } else {
        const int growth = (total - last.after) - (before.total - last.before);
        gaps.resizeAt(growth < 0 ? total : total - growth, growth);
    }
    return edits;
}

} // namespace tilldesk::ui
