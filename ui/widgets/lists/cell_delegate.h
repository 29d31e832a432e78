#pragma once

#include <QStyledItemDelegate>

namespace tilldesk::ui {

class Theme;

/// Paints table cells in the look given by their CellRole data.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int kPadding = 12; ///< at each side of the text

    explicit CellDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    /// Shows the tooltip of a cell; of an elided text, also the whole text.
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    const Theme &m_theme;
};

} // namespace tilldesk::ui
