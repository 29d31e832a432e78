#include "ui/widgets/callbacks/inbox_page.h"

#include "ui/models/callbacks/callback_words.h"
#include "ui/models/common/format.h"
#include "ui/widgets/callbacks/check_list.h"
#include "ui/widgets/common/flow_layout.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/common/wrapping.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/settings/code_box.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

InboxPage::InboxPage(const Gateways &gateways, const Theme &theme, Preferences &preferences,
                     QWidget *parent)
    : ListPage(theme, preferences, parent),
      m_inbox(gateways),
      m_addressLabel(makeLabel(tr("Address of the inbox"), u"muted"_s)),
      m_address(named(new CodeBox(theme, tr("Address of the inbox"), 1), u"inboxAddress"_s)),
      m_clear(named(new QPushButton(tr("Clear")), u"clearInbox"_s)),
      m_off(named(new QPushButton(tr("Switch off")), u"switchInboxOff"_s)),
      m_side(new QStackedWidget),
      m_to(makeLabel({}, u"muted"_s)),
      m_strict(named(makeLabel({}, u"warning"_s), u"strictReceivers"_s)),
      m_checks(new CheckList(theme, true)),
      m_body(named(new CodeBox(theme, tr("Body"), 8), u"inboxBody"_s)),
      m_headers(new CodeBox(theme, tr("Headers"), 10)),
      m_inspect(named(makeButton(theme.icon(u"search"_s, &Colours::text), tr("Open in inspector")),
                      u"inspectMessage"_s))
{
    build({.presenter = m_inbox,
           .table = new TableView(theme, m_inbox.model(), tr("Inbox")),
           .top = wrapping({m_addressLabel, m_address, m_clear, m_off}),
           .note = ListCard::Note::Message,
           .details = makeDetails(),
           .size = 480,
           .layoutKey = u"inboxSplitter"_s});
    connect(m_clear, &QPushButton::clicked, &m_inbox, &CallbackInbox::clear);
    connect(m_off, &QPushButton::clicked, this, [this] { m_inbox.setOn(false); });
    connect(&list(), &ListCard::elsewhereRequested, this, [this] {
        if (!m_inbox.isOn())
            return m_inbox.setOn(true);
        Q_EMIT testRequested();
    });
    connect(&table(), &TableView::chosen, &m_inbox, &CallbackInbox::choose);
    connect(&m_inbox.model(), &InboxModel::rowsLoaded, this, [this] {
        if (m_inbox.chosen() == nullptr && m_inbox.model().rowCount() > 0)
            table().choose(m_inbox.model().idAt(0));
    });
    connect(m_inspect, &QPushButton::clicked, this,
            [this] { Q_EMIT inspectionRequested(m_inbox.inspection()); });
    connect(&m_inbox, &CallbackInbox::changed, this, &InboxPage::showState);
    showState();
}

QWidget *InboxPage::makeDetails()
{
    auto *none = new MessagePage(theme());
    none->setMessage(u"inbox"_s, tr("No message chosen"),
                     tr("Choose a message to see its checks, its headers and its body."), {});
    constexpr auto gap = &LayoutItem::gap;
    constexpr int kSide = metrics::kCardPadding;
    m_side->addWidget(none);
    m_side->addWidget(scrolling(columnWidget({m_to,
                                              {m_inspect, 0, Qt::AlignLeft},
                                              m_strict,
                                              gap(6),
                                              makeSectionLabel(tr("Checks")),
                                              m_checks,
                                              gap(6),
                                              makeSectionLabel(tr("Body")),
                                              m_body,
                                              gap(6),
                                              makeSectionLabel(tr("Headers")),
                                              m_headers,
                                              LayoutItem::stretch()},
                                             {.margins = {kSide, kSide, kSide, kSide}})));
    return columnWidget({m_side}, {.margins = {1, 1, 1, 1}});
}

void InboxPage::refresh()
{
    m_inbox.start();
    ListPage::refresh();
}

void InboxPage::showState()
{
    const bool isOn = m_inbox.isOn();
    m_off->setVisible(isOn);
    m_address->setText(m_inbox.address());
    m_address->setVisible(isOn);
    m_addressLabel->setVisible(isOn);
    m_clear->setEnabled(m_inbox.model().rowCount() > 0);
    m_clear->setToolTip(m_clear->isEnabled() ? QString() : tr("There is nothing to clear"));
    showChosen();
}

void InboxPage::showChosen()
{
    const InboxMessage *message = m_inbox.chosen();
    m_side->setCurrentIndex(message ? 1 : 0);
    if (message == nullptr)
        return;
    setWrapped(m_to,
               tr("Received on %1 at the address %2")
                   .arg(fullMoment(message->receivedAt), message->address));
    const QString strict = strictReceiverHint(m_inbox.findings());
    setWrapped(m_strict, strict);
    m_strict->setHidden(strict.isEmpty());
    m_checks->setRows(checkRows(m_inbox.findings()));
    m_body->fit(bodyText(message->body));
    m_headers->fit(message->headers);
    m_inspect->setEnabled(!message->signature.isEmpty());
    m_inspect->setToolTip(message->signature.isEmpty() ? tr("The message has no signature")
                                                       : QString());
}

} // namespace tilldesk::ui
