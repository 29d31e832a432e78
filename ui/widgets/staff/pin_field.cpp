#include "ui/widgets/staff/pin_field.h"

#include <QKeyEvent>
#include <QPainter>
#include <QRegularExpressionValidator>
#include <QStyleOptionFrame>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PinField::PinField(QWidget *parent) : QLineEdit(parent)
{
    static const QRegularExpression digits(u"[0-9]{0,8}"_s);
    setEchoMode(Password);
    setValidator(new QRegularExpressionValidator(digits, this));
    setInputMethodHints(Qt::ImhDigitsOnly | Qt::ImhHiddenText | Qt::ImhSensitiveData);
    setContextMenuPolicy(Qt::NoContextMenu);
}

void PinField::paintEvent(QPaintEvent *)
{
    constexpr int kRings = 4;
    constexpr int kDot = 9;
    constexpr int kStep = 21;
    QStyleOptionFrame frame;
    initStyleOption(&frame);
    QPainter painter(this);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &frame, &painter, this);
    const QRect space = style()->subElementRect(QStyle::SE_LineEditContents, &frame, this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette::ColorGroup group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    const auto digits = int(text().size());
    const double y = space.center().y() + 1 - kDot / 2.0;
    for (int i = 0; i < qMax(kRings, digits); ++i) {
        const bool isTyped = i < digits;
        const QColor ink =
            palette().color(group, isTyped ? QPalette::Text : QPalette::PlaceholderText);
        painter.setPen(isTyped ? QPen(Qt::NoPen) : QPen(ink, 1.3));
        painter.setBrush(isTyped ? QBrush(ink) : QBrush(Qt::NoBrush));
        painter.drawEllipse(QRectF(space.left() + 4 + i * kStep, y, kDot, kDot));
    }
}

void PinField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        return QLineEdit::keyPressEvent(event);
    event->accept(); // the dialog would press its default button
    Q_EMIT entered();
}

} // namespace tilldesk::ui
