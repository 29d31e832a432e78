#pragma once

#include "ui/models/lists/list_model.h"

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
    static constexpr int kBarBefore = 48; ///< width of a bar before its text
    static constexpr int kAfterBar = 8;   ///< gap between such a bar and its text

    explicit CellDelegate(const Theme &theme, QObject *parent = nullptr);

    /// Returns the width that a cell with a bar needs besides its text.
    [[nodiscard]] static constexpr int besideText(BarPlace place)
    {
        return place == BarPlace::BeforeText ? kBarBefore + kAfterBar : kShareIcon;
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    /// Shows the tooltip of a cell; of an elided text, also the whole text.
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

protected:
    /// Fills the cell of a selected row, and draws the line below the row and the focus mark.
    void drawBackground(QPainter &painter, const QStyleOptionViewItem &option,
                        const QModelIndex &index) const;
    /// Draws a text in the font and colour of its cell, elided to the space.
    void drawText(QPainter &painter, const QRect &space, const QStyleOptionViewItem &option,
                  const QModelIndex &index) const;

private:
    /// Draws the second line of a cell, if there is one. @return the space for the first line
    [[nodiscard]] QRect drawNote(QPainter &painter, const QRect &space,
                                 const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const;
    /// Fills the background of the highlighted parts of a text, which is written from the left.
    void drawMarks(QPainter &painter, const QRect &line, const QString &shown,
                   const QList<CellMark> &marks) const;
    void drawAboveBar(QPainter &painter, const QRect &space, const QString &text,
                      const CellBar &bar) const;
    void drawAfterBar(QPainter &painter, const QRect &space, const QString &text,
                      const CellBar &bar) const;
    /// Draws a bar of the length `share`, from 0 to 1, in the middle of the space.
    void drawBar(QPainter &painter, const QRect &space, double share, const QColor &colour) const;

    const Theme &m_theme;
};

} // namespace tilldesk::ui
