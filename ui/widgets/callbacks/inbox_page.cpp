#include "ui/widgets/callbacks/inbox_page.h"

#include "ui/models/callbacks/callback_words.h"
#include "ui/models/common/format.h"
#include "ui/widgets/callbacks/check_list.h"
#include "ui/widgets/callbacks/wrapping.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/common/text_table_view.h"
#include "ui/widgets/settings/code_box.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kSide = metrics::kCardPadding;

QScrollArea *scrolling(QWidget *widget)
{
    auto *scroll = new QScrollArea;
    scroll->setWidget(widget);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

} // namespace

InboxPage::InboxPage(const Gateways &gateways, const Theme &theme, QWidget *parent)
    : QWidget(parent),
      m_inbox(gateways),
      m_addressLabel(makeLabel(tr("Address of the inbox"), u"muted"_s)),
      m_address(new CodeBox(theme, tr("Address of the inbox"), 1)),
      m_clear(new QPushButton(tr("Clear"))),
      m_stack(new QStackedWidget),
      m_message(new MessagePage(theme)),
      m_table(new TextTableView(theme, m_inbox.table(), tr("Inbox"))),
      m_problem(makeLabel({}, u"problem"_s)),
      m_side(new QStackedWidget),
      m_none(new MessagePage(theme)),
      m_to(makeLabel({}, u"muted"_s)),
      m_strict(makeLabel({}, u"warning"_s)),
      m_checks(new CheckList(theme, true)),
      m_body(new CodeBox(theme, tr("Body"), 8)),
      m_headers(new CodeBox(theme, tr("Headers"), 10)),
      m_inspect(makeButton(theme.icon(u"search"_s, &Colours::text), tr("Open in inspector")))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kGap);
    layout->addWidget(makeList(theme), 6);
    layout->addWidget(makeDetails(), 5);
    connect(m_clear, &QPushButton::clicked, &m_inbox, &CallbackInbox::clear);
    connect(m_message, &MessagePage::actionTriggered, &m_inbox, &CallbackInbox::load);
    connect(m_table, &TextTableView::selectedChanged, this,
            [this] { m_inbox.choose(m_table->selectedId()); });
    connect(m_inspect, &QPushButton::clicked, this,
            [this] { Q_EMIT inspectionRequested(m_inbox.inspection()); });
    connect(&m_inbox, &CallbackInbox::changed, this, &InboxPage::showState);
    setFocusProxy(m_table);
    showState();
}

QWidget *InboxPage::makeList(const Theme &)
{
    m_clear->setObjectName(u"clearInbox"_s);
    m_address->setObjectName(u"inboxAddress"_s);
    m_table->setWidths({112, 0, 120, 150});
    m_problem->setWordWrap(true);
    auto *rows = new QWidget;
    auto *inside = new QVBoxLayout(rows);
    inside->setContentsMargins(1, 1, 1, 1);
    inside->addWidget(m_table);
    inside->addStretch();
    m_stack->addWidget(scrolling(rows));
    m_stack->addWidget(m_message);
    auto *top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_addressLabel);
    top->addWidget(m_address, 1, Qt::AlignVCenter);
    top->addStretch();
    top->addWidget(m_clear, 0, Qt::AlignVCenter);
    QFrame *card = makeFrame(u"card"_s);
    auto *inCard = new QVBoxLayout(card);
    inCard->setContentsMargins(1, 1, 1, 1);
    inCard->addWidget(m_stack);
    auto *list = new QWidget;
    auto *layout = new QVBoxLayout(list);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addLayout(top);
    layout->addWidget(m_problem);
    layout->addWidget(card, 1);
    return list;
}

QWidget *InboxPage::makeDetails()
{
    m_inspect->setObjectName(u"inspectMessage"_s);
    m_body->setObjectName(u"inboxBody"_s);
    m_none->setMessage(u"inbox"_s, tr("No message chosen"),
                       tr("Choose a message to see its checks, its headers and its body."), {});
    auto *content = new QWidget;
    auto *lines = new QVBoxLayout(content);
    lines->setContentsMargins(kSide, kSide, kSide, kSide);
    lines->setSpacing(8);
    lines->addWidget(m_to);
    lines->addWidget(m_inspect, 0, Qt::AlignLeft);
    m_strict->setObjectName(u"strictReceivers"_s);
    lines->addWidget(m_strict);
    const auto add = [lines](const QString &title, QWidget *widget) {
        lines->addSpacing(6);
        lines->addWidget(makeSectionLabel(title));
        lines->addWidget(widget);
    };
    add(tr("Checks"), m_checks);
    add(tr("Body"), m_body);
    add(tr("Headers"), m_headers);
    lines->addStretch();
    m_side->addWidget(m_none);
    m_side->addWidget(scrolling(content));
    QFrame *card = makeFrame(u"card"_s);
    card->setMinimumWidth(350);
    auto *inCard = new QVBoxLayout(card);
    inCard->setContentsMargins(1, 1, 1, 1);
    inCard->addWidget(m_side);
    return card;
}

void InboxPage::showState()
{
    const bool isFailed = m_inbox.state() == CallbackInbox::State::Failed;
    const bool isEmpty =
        m_inbox.state() == CallbackInbox::State::Ready && m_inbox.table().rowCount() == 0;
    const QString howTo = m_inbox.howToSwitchOn();
    m_address->setText(m_inbox.address());
    m_address->setHidden(!howTo.isEmpty());
    m_addressLabel->setHidden(!howTo.isEmpty());
    m_clear->setEnabled(m_inbox.table().rowCount() > 0);
    m_clear->setToolTip(m_clear->isEnabled() ? QString() : tr("There is nothing to clear"));
    m_stack->setCurrentIndex(isFailed || isEmpty ? 1 : 0);
    m_problem->setText(isFailed ? QString() : m_inbox.message());
    m_problem->setHidden(m_problem->text().isEmpty());
    if (isFailed)
        m_message->setMessage(u"triangle-alert"_s, tr("The inbox cannot be shown"),
                              m_inbox.message(), tr("Retry"));
    else if (isEmpty && howTo.isEmpty())
        m_message->setMessage(u"inbox"_s, tr("Nothing has come yet"),
                              tr("Give this address to a profile as its callback address, or send "
                                 "a test callback to it."),
                              {});
    else if (isEmpty)
        m_message->setMessage(u"inbox"_s, tr("The inbox is off"), howTo, {});
    showChosen();
}

void InboxPage::showChosen()
{
    const InboxMessage *message = m_inbox.chosen();
    m_side->setCurrentIndex(message ? 1 : 0);
    if (message == nullptr)
        return;
    setWrapped(m_to,
               tr("Received %1 at %2").arg(fullMoment(message->receivedAt), message->address));
    const QString strict = strictReceiverHint(m_inbox.findings());
    setWrapped(m_strict, strict);
    m_strict->setHidden(strict.isEmpty());
    m_checks->setRows(checkRows(m_inbox.findings()));
    m_body->fit(bodyText(message->body));
    m_headers->fit(message->headers);
    m_inspect->setEnabled(!message->signature.isEmpty());
    m_inspect->setToolTip(message->signature.isEmpty() ? tr("It came without a signature")
                                                       : QString());
}

} // namespace tilldesk::ui
