#include "ui/widgets/common/copy_button.h"

#include "ui/widgets/theme/theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

CopyButton::CopyButton(const Theme &theme, const QString &what, std::function<QString()> text,
                       QWidget *parent)
    : QToolButton(parent)
{
    constexpr int kSide = 22;
    setIcon(theme.icon(u"copy"_s, &Colours::muted));
    setIconSize({13, 13});
    setFixedSize(kSide, kSide);
    setFocusPolicy(Qt::StrongFocus);
    setToolTip(tr("Copy"));
    setAccessibleName(tr("Copy: %1").arg(what));
    connect(this, &QToolButton::clicked, this,
            [this, text = std::move(text)] { copyText(this, text()); });
}

void copyText(QWidget *widget, const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
    QToolTip::showText(widget->mapToGlobal(QPoint(0, widget->height())), CopyButton::tr("Copied"),
                       widget);
}

} // namespace tilldesk::ui
