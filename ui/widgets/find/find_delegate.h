#pragma once

#include "ui/models/find/find_model.h"

#include <QStyledItemDelegate>

namespace tilldesk::ui {

class Theme;

/// Widths of the columns that all rows share, in pixels: their content is never cut.
struct FindColumns {
    int status = 0;
    int time = 0;
    int amount = 0;

    friend bool operator==(const FindColumns &, const FindColumns &) = default;
};

/// Paints the headings and rows of the search box.
class FindDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// @pre `theme` and `model` outlive this object.
    FindDelegate(const Theme &theme, const FindModel &model, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
    /// Measures the columns. Must be called after the model, the language or the theme changed.
    void measure();
    [[nodiscard]] const FindColumns &columns() const { return m_columns; }

private:
    void paintHeading(QPainter &painter, const QRect &rect, const FindHeading &heading) const;
    void paintRow(QPainter &painter, const QRect &rect, const FindRow &row, bool isCurrent) const;
    void paintKeys(QPainter &painter, const QRect &rect, const QString &keys) const;
    void paintMarked(QPainter &painter, const QRect &rect, const MarkedText &text,
                     const QColor &colour, Qt::Alignment alignment) const;

    const Theme &m_theme;
    const FindModel &m_model;
    FindColumns m_columns;
};

} // namespace tilldesk::ui
