#include "ui/widgets/refunds/approval_box.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/refunds/approver_tile.h"
#include "ui/widgets/staff/pin_field.h"
#include "ui/widgets/theme/theme.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ApprovalBox::ApprovalBox(const Theme &theme, RefundApproval &approval, QWidget *parent)
    : QFrame(parent),
      m_theme(theme),
      m_approval(approval),
      m_head(makeHead()),
      m_body(new QWidget),
      m_grid(new QGridLayout),
      m_group(new QButtonGroup(this)),
      m_pinRow(makePinRow()),
      m_problem(named(makeText({}, u"problem"_s), u"approvalProblem"_s)),
      m_rightRow(makeRightRow())
{
    setProperty("role", u"choice"_s);
    setObjectName(u"approval"_s);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(10);
    fill(m_body, {m_grid, m_pinRow, m_problem, m_rightRow},
         {.spacing = 10, .margins = {14, 12, 14, 14}});
    fill(this, {m_head, m_body}, {.spacing = 0, .margins = {1, 1, 1, 1}});
    showState();
}

QFrame *ApprovalBox::makeHead()
{
    constexpr int kHeadIcon = 18;
    m_icon = makeLabel({}, u"plain"_s);
    m_icon->setFixedSize(kHeadIcon, kHeadIcon);
    m_title = named(makeText({}, u"warning"_s), u"approvalTitle"_s);
    QFont bold = m_title->font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_hint = named(makeText({}, u"warning"_s), u"approvalHint"_s);
    QFrame *head = makeFrame(u"warning"_s);
    auto *words = column({m_title, m_hint}, {.spacing = 2});
    head->setLayout(
        row({{m_icon, 0, Qt::AlignTop}, {words, 1}}, {.spacing = 10, .margins = {14, 10, 14, 10}}));
    return head;
}

QWidget *ApprovalBox::makePinRow()
{
    constexpr int kPinWidth = 208;
    m_pinLabel = makeLabel({}, u"plain"_s);
    m_pin = named(new PinField, u"approverPin"_s);
    m_pin->setFixedWidth(kPinWidth);
    m_pinLabel->setBuddy(m_pin);
    m_approve = named(new QPushButton(tr("Approve")), u"approveRefund"_s);
    m_approve->setAutoDefault(false);
    connect(m_pin, &PinField::textChanged, &m_approval, &RefundApproval::setPin);
    connect(m_pin, &PinField::entered, &m_approval, &RefundApproval::approve);
    connect(m_approve, &QPushButton::clicked, &m_approval, &RefundApproval::approve);
    return rowWidget({m_pinLabel, m_pin, LayoutItem::stretch(), m_approve}, {.spacing = 12});
}

QWidget *ApprovalBox::makeRightRow()
{
    m_right = named(makeLabel({}, u"success"_s), u"approvalRight"_s);
    m_takeBack = named(makeButton(tr("Take it back"), u"link"_s), u"takeApprovalBack"_s);
    m_takeBack->setAutoDefault(false);
    connect(m_takeBack, &QPushButton::clicked, &m_approval, &RefundApproval::takeBack);
    return rowWidget({m_right, LayoutItem::stretch(), m_takeBack});
}

void ApprovalBox::showApprovers()
{
    constexpr int kApproversPerRow = 2;
    const QList<RefundApproval::Approver> approvers = m_approval.approvers();
    while (m_tiles.size() > approvers.size())
        delete m_tiles.takeLast();
    while (m_tiles.size() < approvers.size()) {
        auto *tile = new ApproverTile(m_theme);
        m_group->addButton(tile);
        connect(tile, &ApproverTile::toggled, this, [this, tile](bool isOn) {
            if (isOn)
                m_approval.choose(tile->id());
        });
        const int index = int(m_tiles.size());
        m_grid->addWidget(tile, index / kApproversPerRow, index % kApproversPerRow);
        m_tiles << tile;
    }
    for (qsizetype i = 0; i < approvers.size(); ++i) {
        m_tiles[i]->setApprover(approvers[i]);
        m_tiles[i]->setEnabled(m_approval.state() == RefundApproval::State::Needed);
    }
}

void ApprovalBox::showState()
{
    using State = RefundApproval::State;
    const State state = m_approval.state();
    const bool isApproved = state == State::Approved;
    setHidden(!m_approval.isShown());
    const QString role = isApproved ? u"success"_s : u"warning"_s;
    setStyleProperty(m_head, "role", role);
    setStyleProperty(m_title, "role", role);
    setStyleProperty(m_hint, "role", role);
    m_icon->setPixmap(m_theme
                          .icon(isApproved ? u"shield-check"_s : u"shield"_s,
                                isApproved ? &Colours::accentText : &Colours::muted)
                          .pixmap(m_icon->size()));
    m_title->setText(m_approval.title());
    m_hint->setText(m_approval.hint());
    showApprovers();
    m_body->setHidden(state == State::Nobody);
    m_pinRow->setHidden(isApproved);
    m_rightRow->setHidden(!isApproved);
    m_pinLabel->setText(m_approval.pinLabel());
    m_pin->setAccessibleName(m_approval.pinLabel());
    if (m_pin->text() != m_approval.pin())
        m_pin->setText(m_approval.pin());
    showText(m_problem, m_approval.problem());
    m_pin->setAccessibleDescription(m_approval.problem());
    setStyleProperty(m_pin, "problem", !m_approval.problem().isEmpty());
    m_approve->setEnabled(m_approval.canApprove());
    m_right->setText(m_approval.rightWords());
    if (isApproved && !std::exchange(m_wasApproved, true))
        Q_EMIT approved();
    m_wasApproved = isApproved;
}

} // namespace tilldesk::ui
