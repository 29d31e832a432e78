#include "ui/widgets/frame/connection_bar.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/theme/theme.h"

#include <QProgressBar>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

using Kind = ConnectionStatus::Kind;

namespace {

constexpr int kWholePause = 1000;
constexpr QSize kPauseSize(80, 6);

} // namespace

ConnectionBar::ConnectionBar(ConnectionStatus &status, const Theme &theme, QWidget *parent)
    : QFrame(parent),
      m_status(status),
      m_theme(theme),
      m_sign(new QLabel),
      m_sentence(named(makeText({}, u"warning"_s), u"connectionSentence"_s)),
      m_countdown(named(makeLabel({}, u"warning"_s), u"connectionCountdown"_s)),
      m_pause(named(new QProgressBar, u"connectionPause"_s)),
      m_attempts(named(makeLabel({}, u"small"_s), u"connectionAttempts"_s)),
      m_tryNow(named(new QPushButton(tr("Try now")), u"tryNow"_s)),
      m_advice(named(new QPushButton(tr("What can I do?")), u"connectionAdvice"_s)),
      m_pair(named(new QPushButton(tr("Pair again…")), u"pairAgain"_s))
{
    setObjectName(u"connectionBar"_s);
    for (QPushButton *button : {m_tryNow, m_advice, m_pair})
        button->setAutoDefault(false);
    m_tryNow->setToolTip(tr("F5"));
    m_tryNow->setIcon(theme.icon(u"refresh-cw"_s, &Colours::text));
    m_advice->setIcon(theme.icon(u"circle-question-mark"_s, &Colours::text));
    m_pause->setRange(0, kWholePause);
    m_pause->setTextVisible(false);
    m_pause->setAccessibleName(tr("Pause before the next attempt"));
    m_pause->setFixedSize(kPauseSize);
    setLayout(
        row({m_sign, {m_sentence, 1}, m_countdown, m_pause, m_attempts, m_tryNow, m_advice, m_pair},
            {.spacing = 12, .margins = {20, 5, 20, 5}}));
    connect(&status, &ConnectionStatus::changed, this, &ConnectionBar::showState);
    connect(m_tryNow, &QPushButton::clicked, this, [this] { m_status.tryNow(); });
    connect(m_advice, &QPushButton::clicked, this, &ConnectionBar::showAdvice);
    connect(m_pair, &QPushButton::clicked, this, &ConnectionBar::pairingRequested);
    showState();
}

void ConnectionBar::showState()
{
    const Kind kind = m_status.kind();
    const auto roleOf = [](Kind of) {
        switch (of) {
        case Kind::Refused: return u"refused"_s;
        case Kind::Back: return u"back"_s;
        case Kind::Lost:
        case Kind::Fine: break;
        }
        return u"demo"_s;
    };
    constexpr int kSign = 16;
    m_sign->setPixmap(m_theme.icon(u"unplug"_s, &Colours::muted)
                          .pixmap(QSize(kSign, kSign), devicePixelRatioF()));
    m_sign->setVisible(kind != Kind::Back);
    setStyleProperty(this, "role", roleOf(kind));
    setStyleProperty(m_sentence, "role", kind == Kind::Back ? u"good"_s : u"warning"_s);
    m_sentence->setText(m_status.sentence());
    showText(m_countdown, m_status.countdown());
    showAttempts();
    m_pause->setValue(qRound(m_status.pauseDone() * kWholePause));
    for (QWidget *part : std::initializer_list<QWidget *>{m_pause, m_tryNow, m_advice})
        part->setVisible(kind == Kind::Lost);
    m_pair->setVisible(kind == Kind::Refused);
    setVisible(kind != Kind::Fine && !m_status.isShutOut());
}

/// In a narrow window, the sentence needs the room of the attempts: they are then in a tooltip.
void ConnectionBar::showAttempts()
{
    constexpr int kRoomForAttempts = 1080;
    const QString attempts = m_status.attempts();
    showText(m_attempts, width() < kRoomForAttempts ? QString() : attempts);
    m_countdown->setToolTip(attempts);
}

void ConnectionBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    showAttempts();
}

void ConnectionBar::showAdvice()
{
    auto *dialog = new QuestionDialog(tr("What you can do now"), m_status.advice(), window());
    dialog->setObjectName(u"connectionHelp"_s);
    dialog->addChoice(tr("Close"), QDialog::Rejected);
    dialog->addChoice(tr("Try now"), QDialog::Accepted, u"primary"_s, u"tryNowFromHelp"_s);
    connect(dialog, &QDialog::accepted, this, [this] { m_status.tryNow(); });
    dialog->open();
}

} // namespace tilldesk::ui
