#include "ui/widgets/theme/theme.h"

#include "ui/widgets/theme/enter_key.h"
#include "ui/widgets/theme/fonts.h"
#include "ui/widgets/theme/icon_engine.h"
#include "ui/widgets/theme/style_sheet.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

SystemLook lookOf(const QColor &window, const QColor &windowText)
{
    const bool isPure = (window == Qt::black && windowText == Qt::white)
        || (window == Qt::white && windowText == Qt::black);
    return {window.lightness() < windowText.lightness(), isPure};
}

namespace {

QPalette paletteOf(const Colours &c)
{
    QPalette palette(c.card, c.page); // computes the shades that the Fusion style draws with
    palette.setColor(QPalette::Base, c.card);
    palette.setColor(QPalette::AlternateBase, c.inset);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::ToolTipText, QPalette::BrightText})
        palette.setColor(role, c.text);
    palette.setColor(QPalette::ToolTipBase, c.card);
    palette.setColor(QPalette::Dark, c.field); // the lines of a document, such as a day close
    palette.setColor(QPalette::PlaceholderText, c.muted);
    palette.setColor(QPalette::Highlight, c.accent);
    palette.setColor(QPalette::HighlightedText, c.onAccent);
    palette.setColor(QPalette::Link, c.accentText);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, c.muted);
    return palette;
}

} // namespace

Theme::Theme(QApplication &application, ThemeChoice choice)
    : m_application(application),
      m_choice(choice)
{
    loadFonts();
    QApplication::setStyle(u"Fusion"_s);
    QApplication::setFont(font(metrics::kTextSize));
    apply();
    application.installEventFilter(this);
    application.installEventFilter(new EnterKey(this));
}

void Theme::setChoice(ThemeChoice choice)
{
    m_choice = choice;
    apply();
}

bool Theme::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ThemeChange && watched->isWindowType())
        QMetaObject::invokeMethod(this, &Theme::apply, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void Theme::apply()
{
    QApplication::setPalette(QPalette()); // restores the system's palette, so that it can be read
    const QPalette system = QApplication::palette();
    const SystemLook look =
        lookOf(system.color(QPalette::Window), system.color(QPalette::WindowText));
    m_isDark = m_choice == ThemeChoice::Dark || (m_choice == ThemeChoice::System && look.isDark);
    m_colours = m_isDark ? darkColours() : lightColours();
    if (look.hasHighContrast)
        m_colours = withHighContrast(m_colours);
    QApplication::setPalette(paletteOf(m_colours));
    m_application.setStyleSheet(styleSheet(m_colours));
    Q_EMIT changed();
}

QFont Theme::font(int pixels, QFont::Weight weight) const
{
    QFont font(kFontFamily);
    font.setPixelSize(pixels);
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QFont Theme::codeFont(int pixels) const
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(pixels);
    return font;
}

QIcon Theme::icon(const QString &name, QColor Colours::*colour) const
{
    return QIcon(new IconEngine(*this, name, colour));
}

void Theme::drawIcon(QPainter &painter, const QRect &rect, const QString &name,
                     const QColor &colour) const
{
    IconEngine::draw(painter, rect, name, colour);
}

namespace {

constexpr int kPillHeight = 20;
constexpr int kPillPadding = 8;
constexpr int kDot = 6;
constexpr int kDotGap = 5;

} // namespace

QSize Theme::pillSize(const QString &word) const
{
    const QFontMetrics metrics(font(metrics::kPillTextSize, QFont::DemiBold));
    return {metrics.horizontalAdvance(word) + 2 * kPillPadding + kDot + kDotGap, kPillHeight};
}

void Theme::drawPill(QPainter &painter, const QRect &rect, const QString &word, Tone tone,
                     PillMark mark) const
{
    const ColourPair &pair = m_colours.pair(tone);
    const QFont pillFont = font(metrics::kPillTextSize, QFont::DemiBold);
    const QSize size = pillSize(word).boundedTo(QSize(rect.width(), kPillHeight));
    const QRect pill(rect.left(), rect.center().y() - size.height() / 2 + 1, size.width(),
                     size.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(mark == PillMark::Clock ? QPen(pair.text, 1, Qt::DashLine) : QPen(Qt::NoPen));
    painter.setBrush(pair.ground);
    const QRectF frame =
        mark == PillMark::Clock ? QRectF(pill).adjusted(0.5, 0.5, -0.5, -0.5) : pill;
    painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2);
    painter.setPen(Qt::NoPen);
    const QRectF dot(pill.left() + kPillPadding, pill.top() + (kPillHeight - kDot) / 2.0, kDot,
                     kDot);
    painter.setBrush(pair.text);
    if (mark == PillMark::HalfDot)
        painter.drawPie(dot, 90 * 16, 180 * 16); // sixteenths of a degree, from the top
    else if (mark == PillMark::Dot)
        painter.drawEllipse(dot);
    else
        drawIcon(painter, dot.toRect().adjusted(-2, -2, 2, 2), u"clock"_s, pair.text);
    painter.setPen(pair.text);
    if (mark == PillMark::HalfDot) {
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(dot);
    }
    painter.setFont(pillFont);
    const QRect words = pill.adjusted(kPillPadding + kDot + kDotGap, 0, -kPillPadding + 2, 0);
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetrics(pillFont).elidedText(word, Qt::ElideRight, words.width()));
    painter.restore();
}

} // namespace tilldesk::ui
