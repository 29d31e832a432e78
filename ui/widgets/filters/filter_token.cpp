#include "ui/widgets/filters/filter_token.h"

#include "ui/models/common/format.h"
#include "ui/models/filters/filter_words.h"
#include "ui/widgets/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kHeight = 24;
constexpr int kPadding = 8;
constexpr int kCross = 12;
constexpr int kCrossGap = 6;
constexpr int kRadius = 5;
constexpr int kMostValue = 240;

} // namespace

FilterToken::FilterToken(const Theme &theme, const QString &word, const QString &value,
                         QWidget *parent)
    : PaintedButton(theme, Qt::ClickFocus, parent),
      m_word(word)
{
    setText(value);
    setAccessibleName(QString(wordText() + value));
    setToolTip(QString(wordText() + value));
    setAccessibleDescription(tr("Enter edits the filter, Delete removes it"));
    connect(this, &QAbstractButton::clicked, this, &FilterToken::editRequested); // by the keyboard
}

QString FilterToken::wordText() const
{
    return m_word.isEmpty() ? QString() : QString(m_word + colon());
}

QSize FilterToken::sizeHint() const
{
    const QFontMetrics usual(theme().font(metrics::kTextSize));
    const QFontMetrics strong(theme().font(metrics::kTextSize, QFont::DemiBold));
    const int value = qMin(strong.horizontalAdvance(text()) + 2, kMostValue);
    return {2 * kPadding + usual.horizontalAdvance(wordText()) + value + kCrossGap + kCross,
            kHeight};
}

QRect FilterToken::crossRect() const
{
    return {width() - kPadding - kCross + 2, (height() - kCross) / 2, kCross, kCross};
}

void FilterToken::paintEvent(QPaintEvent *)
{
    const Colours &colours = theme().colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBox(painter, colours.accentSoft, colours.accentSoft, kRadius);
    QRect space = rect().adjusted(kPadding, 0, -kPadding - kCross - kCrossGap + 2, 0);
    painter.setFont(theme().font(metrics::kTextSize));
    painter.setPen(colours.navigation);
    painter.drawText(space, Qt::AlignVCenter, wordText());
    space.setLeft(space.left() + painter.fontMetrics().horizontalAdvance(wordText()));
    painter.setFont(theme().font(metrics::kTextSize, QFont::DemiBold));
    painter.setPen(colours.accentText);
    painter.drawText(space, Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, space.width()));
    theme().drawIcon(painter, crossRect(), u"x"_s, colours.accentText);
}

void FilterToken::mouseReleaseEvent(QMouseEvent *event)
{
    const bool isOnCross = crossRect().adjusted(-4, -6, 6, 6).contains(event->position().toPoint());
    const bool removes = isOnCross && isDown();
    setDown(false); // a single click only chooses the chip
    if (removes)
        Q_EMIT removeRequested();
}

void FilterToken::mouseDoubleClickEvent(QMouseEvent *)
{
    Q_EMIT editRequested();
}

void FilterToken::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left: Q_EMIT stepRequested(-1); return;
    case Qt::Key_Right: Q_EMIT stepRequested(1); return;
    case Qt::Key_Backspace:
    case Qt::Key_Delete: Q_EMIT removeRequested(); return;
    case Qt::Key_F2: Q_EMIT editRequested(); return;
    default: break;
    }
    const bool isText = !event->text().isEmpty() && event->text().front().isPrint()
        && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (isText)
        Q_EMIT typed(event->text());
    else
        PaintedButton::keyPressEvent(event);
}

} // namespace tilldesk::ui
