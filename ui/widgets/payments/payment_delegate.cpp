#include "ui/widgets/payments/payment_delegate.h"

#include "ui/models/payments/payments_model.h"
#include "ui/widgets/theme/theme.h"

#include <QHeaderView>
#include <QPainter>
#include <QTableView>

namespace tilldesk::ui {
namespace {

constexpr int kPadding = 12;

} // namespace

PaymentDelegate::PaymentDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent),
      m_theme(theme)
{
}

void PaymentDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const Colours &colours = m_theme.colours();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    if (isSelected)
        painter->fillRect(option.rect, colours.selection);
    painter->fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1,
                      colours.rowLine);
    const auto *view = qobject_cast<const QTableView *>(option.widget);
    const bool isFirst = view && view->horizontalHeader()->visualIndex(index.column()) == 0;
    if (isSelected && isFirst && view->hasFocus()) // the mark of the keyboard
        painter->fillRect(option.rect.left(), option.rect.top(), 3, option.rect.height(),
                          colours.focus);

    const QString text = index.data(Qt::DisplayRole).toString();
    QRect space = option.rect.adjusted(kPadding, 0, -kPadding, -1);
    const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
    const QVariant tone = index.data(PaymentsModel::ToneRole);
    if (tone.isValid()) {
        if (alignment.testFlag(Qt::AlignRight))
            space.setLeft(qMax(space.left(), space.right() + 1 - m_theme.pillSize(text).width()));
        m_theme.drawPill(*painter, space, text, Tone(tone.toInt()));
    } else {
        const bool isQuiet = index.data(PaymentsModel::IsQuietRole).toBool() && !isSelected;
        painter->setFont(m_theme.font(metrics::kTextSize));
        painter->setPen(isQuiet ? colours.muted : colours.text);
        painter->drawText(space, int(alignment ? alignment : Qt::AlignVCenter) | Qt::TextSingleLine,
                          painter->fontMetrics().elidedText(text, Qt::ElideRight, space.width()));
    }
    painter->restore();
}

QSize PaymentDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {100, metrics::kRowHeight};
}

} // namespace tilldesk::ui
