#pragma once

#include "ui/widgets/theme/colours.h"

#include <QIconEngine>

namespace tilldesk::ui {

class Theme;

/// Draws an icon from its SVG in a colour of the theme, at the required size and pixel density.
class IconEngine final : public QIconEngine
{
public:
    IconEngine(const Theme &theme, QString name, QColor Colours::*colour);

    static void draw(QPainter &painter, const QRect &rect, const QString &name,
                     const QColor &colour);

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    [[nodiscard]] QIconEngine *clone() const override;

private:
    [[nodiscard]] QColor colourOf(QIcon::Mode mode) const;

    const Theme &m_theme;
    QString m_name;
    QColor Colours::*m_colour;
};

} // namespace tilldesk::ui
