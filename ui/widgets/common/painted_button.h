#pragma once

#include "ui/widgets/common/forward.h"

#include <QAbstractButton>

namespace tilldesk::ui {

/// Base of the buttons that paint themselves. Repainted when the theme, the mouse or the keyboard
/// focus changes.
class PaintedButton : public QAbstractButton
{
    Q_OBJECT

protected:
    /// @pre `theme` outlives this object.
    PaintedButton(const Theme &theme, Qt::FocusPolicy focus, QWidget *parent);

    [[nodiscard]] const Theme &theme() const { return m_theme; }
    /// Paints the background and the outline of the whole button. The outline has the focus colour
    /// if the button has the keyboard focus, else the colour `line`.
    void paintBox(QPainter &painter, const QColor &ground, const QColor &line, double radius) const;
    /// Paints a frame in the focus colour if the button has the keyboard focus.
    void paintFocus(QPainter &painter, const QRectF &frame, double radius) const;

private:
    const Theme &m_theme;
};

} // namespace tilldesk::ui
