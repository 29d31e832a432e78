#pragma once

#include "ui/models/common/tone.h"

#include <QStyledItemDelegate>

namespace tilldesk::ui {

class Theme;

/// Paints table cells in the look given by their CellRole data.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int kPadding = 12;   ///< at each side of the text
    static constexpr int kShareIcon = 19; ///< room for the icon before the text above a bar

    explicit CellDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    /// Shows the tooltip of a cell; of an elided text, also the whole text.
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    /// Fills the cell of a selected row, and draws the line below the row and the focus mark.
    void drawBackground(QPainter &painter, const QStyleOptionViewItem &option,
                        const QModelIndex &index) const;
    /// Draws a text in the font and colour of its cell, elided to the space.
    void drawText(QPainter &painter, const QRect &space, const QStyleOptionViewItem &option,
                  const QModelIndex &index) const;
    /// Draws a text with its highlighted parts, and the line below it.
    void drawWithNote(QPainter &painter, const QRect &space, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const;
    /// Draws a text above a bar of the length `share`, from 0 to 1.
    void drawShare(QPainter &painter, const QRect &space, const QString &text, double share,
                   Tone tone) const;
    /// Draws a bar of the length `share`, from 0 to 1, in the middle of the cell.
    void drawBar(QPainter &painter, const QRect &space, double share, Tone tone) const;

    const Theme &m_theme;
};

} // namespace tilldesk::ui
