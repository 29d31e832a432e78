#include "ui/widgets/callbacks/inspector_page.h"

#include "ui/widgets/callbacks/check_list.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/text_field.h"
#include "ui/widgets/common/wrapping.h"
#include "ui/widgets/theme/theme.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kSide = metrics::kCardPadding;

QPlainTextEdit *makeBox(const Theme &theme, const QString &name, const QString &placeholder)
{
    auto *box = new QPlainTextEdit;
    box->setFont(theme.codeFont(metrics::kSmallTextSize));
    box->setTabChangesFocus(true);
    box->setWordWrapMode(QTextOption::WrapAnywhere);
    box->setAccessibleName(name);
    box->setPlaceholderText(placeholder);
    box->setMinimumHeight(64);
    return box;
}

} // namespace

InspectorPage::InspectorPage(const Gateways &gateways, const Theme &theme, QWidget *parent)
    : QWidget(parent),
      m_inspector(gateways),
      m_signature(named(makeBox(theme, tr("Header Signature"), tr("Signature: eyJ0eXAi…")),
                        u"signature"_s)),
      m_body(named(makeBox(theme, tr("Body"), u"{\"paymentId\": …}"_s), u"body"_s)),
      m_address(named(new TextField, u"address"_s)),
      m_keys(named(new ComboBox(theme), u"keys"_s)),
      m_keysAddress(named(new TextField, u"keysAddress"_s)),
      m_keySet(named(makeBox(theme, tr("Key set"), u"{\"keys\": […]}"_s), u"keySet"_s)),
      m_check(named(makeButton(tr("Check"), u"primary"_s), u"check"_s)),
      m_problem(makeLabel({}, u"problem"_s)),
      m_headline(makeFrame(u"inset"_s)),
      m_headlineWords(named(makeLabel({}, u"strong"_s), u"headline"_s)),
      m_empty(makeText({}, u"muted"_s)),
      m_strict(named(makeLabel({}, u"warning"_s), u"strictReceivers"_s)),
      m_checks(new CheckList(theme, true))
{
    this->setLayout(row({{makeFields(), 1}, {makeResult(), 1}}, {.spacing = metrics::kGap}));
    connectFields();
    setFocusProxy(m_signature);
    showFields();
    showResult();
}

QWidget *InspectorPage::makeFields()
{
    m_address->setAccessibleName(tr("Address"));
    m_address->setPlaceholderText(tr("Where the callback was received; empty: not compared"));
    m_keys->setAccessibleName(tr("Keys"));
    m_keys->addItem(tr("This service's own keys"));
    m_keys->addItem(tr("The key set at an address"));
    m_keys->addItem(tr("A key set pasted here"));
    m_keysAddress->setAccessibleName(tr("Address of the key set"));
    m_keysAddress->setPlaceholderText(u"https://…/.well-known/jwks.json"_s);

    QFrame *card = makeFrame(u"card"_s);
    QVBoxLayout *lines = fill(card, {makeLabel(tr("A callback from anywhere"), u"heading"_s)},
                              {.spacing = 6, .margins = {kSide, kSide, kSide, kSide}});
    const auto add = [lines](const QString &name, QWidget *field, int stretch = 0) {
        lines->addSpacing(6);
        lines->addWidget(makeLabel(name, u"muted"_s));
        lines->addWidget(field, stretch);
    };
    add(tr("Value of the header Signature"), m_signature, 3);
    add(tr("Body, byte for byte"), m_body, 4);
    add(tr("Address of the receiver"), m_address);
    add(tr("Keys to check with"), m_keys);
    lines->addWidget(m_keysAddress);
    lines->addWidget(m_keySet, 3);
    lines->addWidget(m_problem);
    QHBoxLayout *row =
        ui::row({makeLabel(tr("Ctrl+Return checks"), u"small"_s), LayoutItem::stretch(), m_check},
                {.spacing = -1});
    lines->addSpacing(6);
    lines->addLayout(row);
    return card;
}

QWidget *InspectorPage::makeResult()
{
    m_headlineWords->setTextInteractionFlags(Qt::TextSelectableByMouse);
    fill(m_headline, {m_headlineWords}, {.spacing = -1, .margins = {12, 9, 12, 9}});
    m_empty->setText(
        tr("Paste a header and a body, or open a callback of the log or the inbox in the "
           "inspector. Each of the 16 checks is then listed here with what was checked."));
    auto *body = new QWidget;
    fill(body,
         {makeLabel(tr("The checks"), u"heading"_s), m_headline, m_strict, m_empty, m_checks,
          LayoutItem::stretch()},
         {.spacing = 10, .margins = {kSide, kSide, kSide, kSide}});
    auto *scroll = new QScrollArea;
    scroll->setWidget(body);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    QFrame *card = makeFrame(u"card"_s);
    fill(card, {scroll}, {.spacing = -1, .margins = {1, 1, 1, 1}});
    return card;
}

void InspectorPage::connectFields()
{
    connect(m_signature, &QPlainTextEdit::textChanged, this,
            [this] { m_inspector.setSignature(m_signature->toPlainText()); });
    connect(m_body, &QPlainTextEdit::textChanged, this,
            [this] { m_inspector.setBody(m_body->toPlainText()); });
    connect(m_address, &QLineEdit::textEdited, &m_inspector, &CallbackInspector::setAddress);
    connect(m_keys, &QComboBox::currentIndexChanged, this, &InspectorPage::readKeys);
    connect(m_keysAddress, &QLineEdit::textEdited, this, &InspectorPage::readKeys);
    connect(m_keySet, &QPlainTextEdit::textChanged, this, &InspectorPage::readKeys);
    connect(m_check, &QPushButton::clicked, &m_inspector, &CallbackInspector::check);
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *shortcut = new QShortcut(Qt::CTRL | key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, &m_inspector, &CallbackInspector::check);
    }
    connect(&m_inspector, &CallbackInspector::taken, this, &InspectorPage::showFields);
    connect(&m_inspector, &CallbackInspector::changed, this, &InspectorPage::showResult);
}

void InspectorPage::readKeys()
{
    const auto keys = CallbackInspector::Keys(m_keys->currentIndex());
    m_keysAddress->setVisible(keys == CallbackInspector::Keys::Address);
    m_keySet->setVisible(keys == CallbackInspector::Keys::Pasted);
    m_inspector.setKeys(keys,
                        keys == CallbackInspector::Keys::Address ? m_keysAddress->text()
                                                                 : m_keySet->toPlainText());
}

void InspectorPage::showFields()
{
    // Block the fields' signals. The fields convert \r\n to \n, so reading their text back would
    // change the text taken over from the callback.
    const QSignalBlocker quietSignature(m_signature);
    const QSignalBlocker quietBody(m_body);
    m_signature->setPlainText(m_inspector.signature());
    m_body->setPlainText(m_inspector.body());
    m_address->setText(m_inspector.address());
    m_keys->setCurrentIndex(int(m_inspector.keys()));
    readKeys();
}

void InspectorPage::showResult()
{
    const QString whyNot = m_inspector.whyNotCheck();
    m_check->setEnabled(whyNot.isEmpty());
    m_check->setToolTip(whyNot);
    setWrapped(m_problem, m_inspector.problem());
    m_problem->setHidden(m_inspector.problem().isEmpty());
    const QString headline = m_inspector.headline();
    const bool holds = allHold(m_inspector.findings());
    m_headline->setHidden(headline.isEmpty());
    m_empty->setHidden(!headline.isEmpty());
    setStyleProperty(m_headline, "role", holds ? u"inset"_s : u"notice"_s);
    setStyleProperty(m_headlineWords, "role", holds ? u"strong"_s : u"notice"_s);
    if (headline != m_said) {
        setWrapped(m_headlineWords, headline);
        m_said = headline;
        QAccessibleEvent said(m_headlineWords, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&said);
    }
    const QString strict = strictReceiverHint(m_inspector.findings());
    setWrapped(m_strict, strict);
    m_strict->setHidden(strict.isEmpty());
    m_checks->setRows(checkRows(m_inspector.findings()));
}

} // namespace tilldesk::ui
