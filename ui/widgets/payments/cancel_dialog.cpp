#include "ui/widgets/payments/cancel_dialog.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/metrics.h"

#include <QHBoxLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

CancelDialog::CancelDialog(const QString &question, QWidget *parent) : QDialog(parent)
{
    constexpr int kWidth = 400;
    setWindowTitle(tr("Cancel payment"));
    setAccessibleDescription(question);
    QLabel *words = makeText(question, u"plain"_s);
    words->setFixedWidth(kWidth);
    auto *keep = new QPushButton(tr("Keep the payment"));
    auto *cancel = named(makeButton(tr("Cancel payment"), u"danger"_s), u"confirmCancel"_s);
    keep->setDefault(true); // Escape led here: a second key must not cancel the payment
    connect(keep, &QPushButton::clicked, this, &QDialog::reject);
    connect(cancel, &QPushButton::clicked, this, &QDialog::accept);

    QHBoxLayout *buttons = row({LayoutItem::stretch(), keep, cancel});
    fill(this, {makeLabel(tr("Cancel payment"), u"heading"_s), words, buttons},
         {.spacing = metrics::kGap, .margins = {28, 24, 28, 24}});
    keep->setFocus();
}

} // namespace tilldesk::ui
