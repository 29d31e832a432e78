#include "ui/widgets/refunds/approver_tile.h"

#include "ui/widgets/staff/person_tile.h"
#include "ui/widgets/theme/theme.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr QSize kApproverSize(230, 52);
constexpr int kApproverDisc = 32;
constexpr int kApproverPadding = 12;
constexpr int kCheck = 16;

} // namespace

ApproverTile::ApproverTile(const Theme &theme, QWidget *parent)
    : PaintedButton(theme, Qt::StrongFocus, parent)
{
    setCheckable(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ApproverTile::setApprover(const RefundApproval::Approver &approver)
{
    m_approver = approver;
    setChecked(approver.isChosen);
    setAccessibleName(approver.name + u", "_s + approver.role);
    setToolTip(approver.name);
    update();
}

QSize ApproverTile::sizeHint() const
{
    return kApproverSize;
}

void ApproverTile::paintEvent(QPaintEvent *)
{
    const Colours &colours = theme().colours();
    const bool isChosen = m_approver.isChosen;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!isEnabled() && !isChosen)
        painter.setOpacity(0.45);
    const QColor ground = isChosen ? colours.accentSoft
        : underMouse()             ? colours.hover
                                   : colours.card;
    paintBox(painter, ground, isChosen ? colours.accent : colours.line, metrics::kCardRadius);
    const QRect inner = rect().adjusted(kApproverPadding, 0, -kApproverPadding, 0);
    const QRect disc(inner.left(), (height() - kApproverDisc) / 2, kApproverDisc, kApproverDisc);
    paintInitials(painter, theme(), disc, m_approver.initials,
                  isChosen ? InitialsLook::Chosen : InitialsLook::Usual);
    const int right = isChosen ? kCheck + 6 : 0;
    const QRect words = inner.adjusted(kApproverDisc + 10, 8, -right, -8);
    painter.setPen(colours.title);
    painter.setFont(theme().font(metrics::kTextSize, QFont::DemiBold));
    painter.drawText(
        words, Qt::AlignLeft | Qt::AlignTop,
        painter.fontMetrics().elidedText(m_approver.name, Qt::ElideRight, words.width()));
    painter.setPen(isChosen ? colours.accentText : colours.muted);
    painter.setFont(theme().font(metrics::kSmallTextSize));
    painter.drawText(words, Qt::AlignLeft | Qt::AlignBottom, m_approver.role);
    if (isChosen)
        theme()
            .icon(u"check"_s, &Colours::accentText)
            .paint(&painter,
                   QRect(inner.right() - kCheck, (height() - kCheck) / 2, kCheck, kCheck));
}

} // namespace tilldesk::ui
