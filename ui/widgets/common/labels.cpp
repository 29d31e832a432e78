#include "ui/widgets/common/labels.h"

#include <QPushButton>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QLabel *makeLabel(const QString &text, const QString &role, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setProperty("role", role);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QLabel *makeText(const QString &text, const QString &role)
{
    QLabel *label = makeLabel(text, role);
    label->setWordWrap(true);
    return label;
}

QLabel *makeSectionLabel(const QString &text, QWidget *parent)
{
    QLabel *label = makeLabel(text.toUpper(), u"section"_s, parent);
    label->setAccessibleName(text);
    return label;
}

QFrame *makeFrame(const QString &role, QWidget *parent)
{
    auto *frame = new QFrame(parent);
    frame->setProperty("role", role);
    return frame;
}

QPushButton *makeButton(const QIcon &icon, const QString &text)
{
    // Widens the style's gap between icon and text, which is too narrow.
    constexpr QChar kThinBlank(0x2009);
    auto *button = new QPushButton(icon, text.isEmpty() ? text : QString(kThinBlank + text));
    button->setIconSize({15, 15});
    button->setAccessibleName(text);
    return button;
}

QPushButton *makeButton(const QString &text, const QString &role)
{
    auto *button = new QPushButton(text);
    button->setProperty("role", role);
    return button;
}

QString menuText(const QString &name)
{
    return QString(name).replace(u'&', u"&&"_s);
}

void setStyleProperty(QWidget *widget, const char *name, const QVariant &value)
{
    if (widget->property(name) == value)
        return;
    widget->setProperty(name, value);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

void showText(QLabel *label, const QString &text)
{
    label->setText(text);
    label->setHidden(text.isEmpty());
}

void setWhyNot(QWidget *action, const QString &whyNot, const QString &hint)
{
    action->setEnabled(whyNot.isEmpty());
    action->setToolTip(whyNot.isEmpty() ? hint : whyNot);
    action->setAccessibleDescription(whyNot);
}

} // namespace tilldesk::ui
