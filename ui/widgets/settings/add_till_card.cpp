#include "ui/widgets/settings/add_till_card.h"

#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/countdown_ring.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/common/qr_code.h"
#include "ui/widgets/settings/code_box.h"
#include "ui/widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

AddTillCard::AddTillCard(const ShopGateways &gateways, const Theme &theme, const Ticker &ticker,
                         const QStringList &addresses, const TillPairing &pairing, QWidget *parent)
    : QWidget(parent),
      m_invite(gateways, ticker),
      m_waits(named(new Pill(theme), u"tillWaits"_s)),
      m_state(named(makeText({}, u"muted"_s), u"tillState"_s)),
      m_time(named(makeLabel({}, u"muted"_s), u"tillTime"_s)),
      m_ring(new CountdownRing(theme)),
      m_qr(new QrCode),
      m_link(named(new CodeBox(theme, tr("Link"), 3), u"tillLink"_s)),
      m_code(named(makeLabel({}, u"live"_s), u"tillCode"_s)),
      m_fingerprint(named(makeText({}, u"muted"_s), u"tillFingerprint"_s)),
      m_address(named(new ComboBox(theme), u"tillAddress"_s)),
      m_from(named(makeText({}, u"muted"_s), u"tillFrom"_s)),
      m_compared(named(makeText({}, u"plain"_s), u"tillCompared"_s)),
      m_yes(named(makeButton(theme.icon(u"check"_s, &Colours::onAccent), tr("Yes, add it")),
                  u"acceptTill"_s)),
      m_no(named(makeButton(theme.icon(u"x"_s, &Colours::text), tr("No")), u"refuseTill"_s)),
      m_problem(named(makeText({}, u"problem"_s), u"tillProblem"_s)),
      m_new(named(makeButton(theme.icon(u"refresh-cw"_s, &Colours::text), tr("New code")),
                  u"newTillCode"_s)),
      m_done(named(makeButton(tr("Stop"), u"primary"_s), u"tillDone"_s))
{
    constexpr int kCodeSide = 170;
    m_qr->setCodeSide(kCodeSide);
    m_qr->setAccessibleName(tr("QR code of the link"));
    m_fingerprint->setFont(theme.codeFont(metrics::kSmallTextSize));
    m_code->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (const QString &address : addresses)
        m_address->addItem(address);
    m_address->setAccessibleName(tr("Address of this computer in the link"));
    QWidget *which = rowWidget({makeLabel(tr("Address of the shop’s computer"), u"muted"_s),
                                m_address, LayoutItem::stretch()});
    which->setVisible(addresses.size() > 1);
    m_parts = rowWidget(
        {{m_qr, 0, Qt::AlignTop},
         columnWidget({makeText(tr("Open Tilldesk on the other computer, choose “Connect to a shop "
                                   "on another computer…”, and paste this link there."),
                                u"plain"_s),
                       m_link, which, LayoutItem::gap(4),
                       makeLabel(tr("Code in the link; works once, for one till only"), u"muted"_s),
                       m_code, LayoutItem::gap(4),
                       makeLabel(tr("Both screens must show this fingerprint"), u"muted"_s),
                       m_fingerprint, LayoutItem::stretch()},
                      {.spacing = 6})},
        {.spacing = 24});
    m_compared->setFont(theme.codeFont(metrics::kTextSize));
    m_yes->setProperty("role", u"primary"_s);
    m_asking = columnWidget({m_from, LayoutItem::gap(4), m_compared, LayoutItem::gap(4),
                             row({m_yes, m_no, LayoutItem::stretch()}, {.spacing = 8})},
                            {.spacing = 6});
    for (QPushButton *button : {m_new, m_done, m_yes, m_no})
        button->setAutoDefault(false);
    fill(this,
         {card({row({makeLabel(tr("Add a till"), u"heading"_s), LayoutItem::stretch(), m_waits,
                     m_time, m_ring},
                    {.spacing = 12}),
                m_state, m_asking, m_parts, m_problem, row({LayoutItem::stretch(), m_new, m_done})},
               {.spacing = 8, .margins = {24, metrics::kCardPadding, 24, metrics::kCardPadding}})},
         {.spacing = -1});
    connect(m_new, &QPushButton::clicked, this,
            [this] { m_invite.begin(m_address->currentText()); });
    connect(m_yes, &QPushButton::clicked, this, [this] { m_invite.answer(true); });
    connect(m_no, &QPushButton::clicked, this, [this] { m_invite.answer(false); });
    connect(m_address, &QComboBox::activated, m_new, &QPushButton::click);
    connect(m_done, &QPushButton::clicked, this, &QWidget::hide);
    connect(&m_invite, &TillInvite::changed, this, &AddTillCard::showInvite);
    connect(&m_invite, &TillInvite::ticked, this, &AddTillCard::showTime);
    showInvite();
    if (pairing.asking)
        m_invite.follow(pairing);
    else
        m_invite.begin(m_address->currentText());
}

bool AddTillCard::event(QEvent *event)
{
    // Claims Escape before the window's shortcut gets it.
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape)
        event->accept();
    return QWidget::event(event);
}

void AddTillCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QWidget::keyPressEvent(event);
}

void AddTillCard::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (event->spontaneous()) // the window is minimised
        return;
    m_invite.stop();
    Q_EMIT closed();
}

void AddTillCard::showInvite()
{
    using State = TillInvite::State;
    const State state = m_invite.state();
    const bool isWaiting = state == State::Waiting;
    const bool isAsking = state == State::Asking;
    const TillInvitation &invitation = m_invite.invitation();
    m_qr->setMatrix(invitation.qr);
    m_link->setText(invitation.link);
    m_code->setText(m_invite.code());
    m_fingerprint->setText(fingerprintForPeople(invitation.fingerprint));
    m_compared->setText(m_fingerprint->text());
    m_from->setText(
        tr("Address %1, version %2").arg(m_invite.request().address, m_invite.request().version));
    m_asking->setVisible(isAsking);
    m_parts->setVisible(isWaiting || state == State::Making);
    m_new->setVisible(state != State::Added && !isAsking);
    m_done->setText(isWaiting || isAsking || state == State::Making ? tr("Stop") : tr("Done"));
    setStyleProperty(m_done, "role", state == State::Added ? u"primary"_s : u"plain"_s);
    showText(m_problem, m_invite.problem());
    m_waits->setVisible(isWaiting);
    if (isWaiting)
        m_waits->setWord(m_invite.stateText(), Tone::Blue);
    showText(m_state, isWaiting ? QString() : m_invite.stateText());
    showTime();
    if (state == State::Ended || state == State::Failed)
        m_new->setFocus();
    else if (isAsking && !m_wasAsking)
        m_no->setFocus(); // a key that was pressed by chance adds no till
    else if (state == State::Added)
        m_done->setFocus();
    m_wasAsking = isAsking;
}

void AddTillCard::showTime()
{
    const bool isWaiting = m_invite.state() == TillInvite::State::Waiting
        || m_invite.state() == TillInvite::State::Asking;
    showText(m_time, isWaiting ? m_invite.timeLeft() : QString());
    m_ring->setVisible(isWaiting);
    m_ring->setTime(m_invite.shareLeft(), {});
}

} // namespace tilldesk::ui
