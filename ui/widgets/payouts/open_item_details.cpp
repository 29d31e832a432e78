#include "ui/widgets/payouts/open_item_details.h"

#include "ui/models/common/format.h"
#include "ui/models/payouts/open_item_words.h"
#include "ui/widgets/common/copy_button.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/lists/details_frame.h"
#include "ui/widgets/theme/theme.h"

#include <QGridLayout>
#include <QPushButton>
#include <QStackedLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

OpenItemDetails::OpenItemDetails(const Theme &theme, const Clock &clock, QWidget *parent)
    : QWidget(parent),
      m_clock(clock),
      m_stack(new QStackedLayout(this)),
      m_amount(named(makeLabel({}, u"amount"_s), u"openAmount"_s)),
      m_reason(named(new Pill(theme), u"openReason"_s)),
      m_what(named(makeText({}, u"muted"_s), u"openWhat"_s)),
      m_there(named(makeText({}, u"plain"_s), u"openThere"_s)),
      m_here(named(makeText({}, u"plain"_s), u"openHere"_s)),
      m_payout(named(makeText({}, u"plain"_s), u"openPayout"_s)),
      m_why(named(makeText({}, u"plain"_s), u"openWhy"_s)),
      m_fetch(
          named(makeButton(theme.icon(u"download"_s, &Colours::onAccent), tr("Fetch the payouts")),
                u"fetchPayouts"_s)),
      m_open(named(makeButton(tr("Open payment"), u"link"_s), u"openPayment"_s)),
      m_copy(named(makeButton(theme.icon(u"copy"_s, &Colours::text), tr("Copy for the provider")),
                   u"copyForProvider"_s))
{
    setAccessibleName(tr("Open item"));
    m_fetch->setProperty("role", u"primary"_s);
    auto *none = new MessagePage(theme);
    none->setMessage(u"landmark"_s, tr("No item chosen"),
                     tr("Choose an item to see what the provider says, and what to do."), {});
    auto *facts = new QGridLayout;
    facts->setHorizontalSpacing(14);
    facts->setVerticalSpacing(6);
    facts->setColumnStretch(1, 1);
    const auto add = [facts](const QString &title, QLabel *value) {
        const int at = facts->rowCount();
        facts->addWidget(makeLabel(title, u"muted"_s), at, 0, Qt::AlignTop);
        facts->addWidget(value, at, 1);
    };
    add(tr("Provider"), m_there);
    add(tr("We"), m_here);
    add(tr("Payout"), m_payout);
    m_payout->setFont(theme.codeFont(metrics::kSmallTextSize));
    m_payout->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QFrame *why = makeFrame(u"inset"_s);
    why->setLayout(column({m_why}, {.margins = {12, 10, 12, 10}}));
    m_stack->addWidget(none);
    m_stack->addWidget(detailsContent(
        column({row({m_amount, LayoutItem::stretch(), m_reason}), row({{m_what, 1}, m_open})},
               {.spacing = 4}),
        column({facts, why, LayoutItem::stretch()}, {.spacing = 12}),
        row({m_fetch, m_copy, LayoutItem::stretch()})));
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (m_item)
            Q_EMIT paymentRequested(m_item->paymentId);
    });
    connect(m_fetch, &QPushButton::clicked, this, &OpenItemDetails::fetchRequested);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        if (m_item)
            copyText(m_copy, OpenItemWords::copied(*m_item));
    });
}

void OpenItemDetails::show(const HostedOpenItem *item)
{
    m_item = item == nullptr ? std::nullopt : std::optional(*item);
    m_stack->setCurrentIndex(m_item ? 1 : 0);
    if (m_item)
        showItem();
}

void OpenItemDetails::showItem()
{
    const Timestamp now = m_clock.now();
    m_amount->setText(money(OpenItemWords::amount(*m_item)));
    m_reason->setWord(OpenItemWords::reason(m_item->reason), OpenItemWords::tone(*m_item, now));
    m_what->setText(tr("%1 %2, %3")
                        .arg(OpenItemWords::subject(*m_item), OpenItemWords::name(*m_item),
                             fullMoment(m_item->at)));
    m_there->setText(OpenItemWords::there(*m_item));
    m_here->setText(OpenItemWords::here(*m_item));
    m_payout->setText(m_item->payoutId.isEmpty() ? tr("none") : m_item->payoutId.text());
    m_why->setText(OpenItemWords::explanation(*m_item));
    const bool isKnownHere =
        !m_item->paymentId.isEmpty() && m_item->reason != OpenReason::UnknownHere;
    m_open->setVisible(isKnownHere);
    m_fetch->setVisible(m_item->reason == OpenReason::NotFetched);
    m_copy->setVisible(isDifference(m_item->reason) || m_item->reason == OpenReason::Late);
}

} // namespace tilldesk::ui
