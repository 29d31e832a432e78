#include "ui/widgets/theme/icon_engine.h"

#include "ui/widgets/theme/theme.h"

#include <QFile>
#include <QHash>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QPixmap rendered(const QString &name, const QColor &colour, const QSize &pixels)
{
    const QString key = u"icon/%1/%2/%3x%4"_s.arg(name, colour.name(QColor::HexArgb))
                            .arg(pixels.width())
                            .arg(pixels.height());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    QFile file(u":/icons/"_s + name + u".svg"_s);
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("no icon is named %s", qPrintable(name));
        return {};
    }
    QByteArray svg = file.readAll();
    svg.replace("currentColor", colour.name().toLatin1());
    pixmap = QPixmap(pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer(svg).render(&painter);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace

IconEngine::IconEngine(const Theme &theme, QString name, QColor Colours::*colour)
    : m_theme(theme),
      m_name(std::move(name)),
      m_colour(colour)
{
}

void IconEngine::draw(QPainter &painter, const QRect &rect, const QString &name,
                      const QColor &colour)
{
    const double density = painter.device()->devicePixelRatioF();
    const QSize pixels = (QSizeF(rect.size()) * density).toSize();
    QPixmap pixmap = rendered(name, colour, pixels);
    pixmap.setDevicePixelRatio(density);
    painter.drawPixmap(rect.topLeft(), pixmap);
}

void IconEngine::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State)
{
    draw(*painter, rect, m_name, colourOf(mode));
}

QPixmap IconEngine::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State)
{
    return rendered(m_name, colourOf(mode), size);
}

QColor IconEngine::colourOf(QIcon::Mode mode) const
{
    return mode == QIcon::Disabled ? m_theme.colours().muted : m_theme.colours().*m_colour;
}

QIconEngine *IconEngine::clone() const
{
    return new IconEngine(*this);
}

} // namespace tilldesk::ui
