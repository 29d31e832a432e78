#include "ui/widgets/callbacks/callback_details_view.h"

#include "ui/models/callbacks/callback_words.h"
#include "ui/widgets/callbacks/attempts_list.h"
#include "ui/widgets/callbacks/callback_exchange.h"
#include "ui/widgets/callbacks/check_list.h"
#include "ui/widgets/callbacks/wrapping.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/settings/code_box.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>
#include <QScrollArea>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kSide = metrics::kCardPadding;

QFrame *makeNotice(const QString &role, QLabel *words)
{
    words->setWordWrap(true);
    QFrame *frame = makeFrame(role);
    auto *layout = new QVBoxLayout(frame);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->addWidget(words);
    return frame;
}

} // namespace

CallbackDetailsView::CallbackDetailsView(const Theme &theme, CallbackPresenter &presenter,
                                         QWidget *parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_stack(new QStackedLayout(this)),
      m_message(new MessagePage(theme)),
      m_title(makeLabel({}, u"heading"_s)),
      m_status(new Pill(theme)),
      m_payment(new QPushButton),
      m_sendAgain(makeButton(theme.icon(u"refresh-cw"_s, &Colours::text), tr("Send again"))),
      m_faultWords(makeLabel({}, u"warning"_s)),
      m_noticeWords(makeLabel({}, u"notice"_s)),
      m_attempts(new AttemptsList(theme)),
      m_noAttempts(makeLabel({}, u"muted"_s)),
      m_checks(new CheckList(theme, false)),
      m_noChecks(makeLabel({}, u"muted"_s)),
      m_body(new CodeBox(theme, tr("Body"), 6)),
      m_exchange(new CallbackExchange(theme)),
      m_inspect(makeButton(theme.icon(u"search"_s, &Colours::text), tr("Open in inspector")))
{
    setAccessibleName(tr("Callback details"));
    m_fault = makeNotice(u"warning"_s, m_faultWords);
    m_notice = makeNotice(u"notice"_s, m_noticeWords);
    m_sendAgain->setObjectName(u"sendAgain"_s);
    m_inspect->setObjectName(u"inspectCallback"_s);
    m_payment->setObjectName(u"callbackPayment"_s);
    m_payment->setProperty("role", u"link"_s);
    m_payment->setAccessibleName(tr("Show the payment"));
    m_body->setObjectName(u"callbackBody"_s);
    m_stack->addWidget(m_message);
    m_stack->addWidget(makeContent());
    // The next callback is there in a few milliseconds; only a slow answer is worth a word.
    m_loadingSoon.setSingleShot(true);
    m_loadingSoon.setInterval(std::chrono::milliseconds(200));
    connect(&m_loadingSoon, &QTimer::timeout, this, [this] {
        m_stack->setCurrentIndex(0);
        showMessagePage();
    });
    connect(m_sendAgain, &QPushButton::clicked, &presenter, &CallbackPresenter::sendAgain);
    connect(m_attempts, &AttemptsList::attemptChosen, &presenter,
            &CallbackPresenter::chooseAttempt);
    connect(m_payment, &QPushButton::clicked, this,
            [this] { Q_EMIT paymentRequested(m_presenter.details().callback.paymentId); });
    connect(m_inspect, &QPushButton::clicked, this,
            [this] { Q_EMIT inspectionRequested(m_presenter.inspection()); });
    connect(m_message, &MessagePage::actionTriggered, &presenter, &CallbackPresenter::reload);
    connect(&presenter, &CallbackPresenter::changed, this, &CallbackDetailsView::showState);
    showState();
}

QWidget *CallbackDetailsView::makeHeader()
{
    auto *row = new QHBoxLayout;
    m_title->setWordWrap(true);
    row->addWidget(m_title, 1);
    row->addWidget(m_sendAgain, 0, Qt::AlignTop);
    auto *facts = new QHBoxLayout;
    facts->setSpacing(8);
    facts->addWidget(m_status);
    facts->addWidget(m_payment);
    facts->addStretch();
    auto *header = new QWidget;
    auto *layout = new QVBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addLayout(row);
    layout->addLayout(facts);
    layout->addWidget(m_fault);
    layout->addWidget(m_notice);
    return header;
}

QWidget *CallbackDetailsView::makeContent()
{
    auto *body = new QWidget;
    auto *lines = new QVBoxLayout(body);
    lines->setContentsMargins(kSide, kSide, kSide, kSide);
    lines->setSpacing(8);
    lines->addWidget(makeHeader());
    lines->addSpacing(2);
    lines->addWidget(makeSectionLabel(tr("Attempts")));
    lines->addWidget(m_attempts);
    lines->addWidget(m_noAttempts);
    lines->addSpacing(6);
    lines->addWidget(makeSectionLabel(tr("Signature check, step by step")));
    m_noChecks->setWordWrap(true);
    lines->addWidget(m_noChecks);
    lines->addWidget(m_checks);
    lines->addSpacing(6);
    lines->addWidget(makeSectionLabel(tr("Body")));
    lines->addWidget(m_body);
    lines->addWidget(m_exchange);
    lines->addStretch();

    auto *scroll = new QScrollArea;
    scroll->setWidget(body);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *footer = new QHBoxLayout;
    footer->setContentsMargins(kSide, 10, kSide, 10);
    footer->addWidget(m_inspect);
    footer->addStretch();
    QFrame *rule = makeFrame(u"rule"_s);
    rule->setFixedHeight(1);
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addWidget(scroll, 1);
    layout->addWidget(rule);
    layout->addLayout(footer);
    return content;
}

void CallbackDetailsView::showState()
{
    const CallbackPresenter::State state = m_presenter.state();
    if (state == CallbackPresenter::State::Loading) {
        m_sendAgain->setEnabled(false);
        m_loadingSoon.start();
        return;
    }
    m_loadingSoon.stop();
    const bool isShown = state == CallbackPresenter::State::Shown;
    m_stack->setCurrentIndex(isShown ? 1 : 0);
    if (isShown)
        showCallback();
    else
        showMessagePage();
}

void CallbackDetailsView::showMessagePage()
{
    switch (m_presenter.state()) {
    case CallbackPresenter::State::Nothing:
        m_message->setMessage(u"webhook"_s, tr("No callback chosen"),
                              tr("Choose a callback to see its attempts and its answer."), {});
        return;
    case CallbackPresenter::State::Loading:
        m_message->setMessage(u"clock"_s, tr("Loading…"), {}, {});
        return;
    case CallbackPresenter::State::Failed:
        m_message->setMessage(u"triangle-alert"_s, tr("The callback cannot be shown"),
                              m_presenter.message(), tr("Retry"));
        return;
    case CallbackPresenter::State::Shown: return;
    }
}

void CallbackDetailsView::showCallback()
{
    const CallbackDetails &details = m_presenter.details();
    setWrapped(m_title, m_presenter.title());
    m_title->setToolTip(details.callback.url);
    m_status->setStatus(details.callback.status);
    m_payment->setText(m_presenter.paymentWords());
    m_payment->setAccessibleName(tr("Payment %1").arg(m_presenter.paymentWords()));
    m_payment->setToolTip(tr("Show the payment"));
    m_payment->setHidden(m_presenter.paymentWords().isEmpty());
    const QString whyNot = m_presenter.whyNotSendAgain();
    m_sendAgain->setEnabled(whyNot.isEmpty());
    m_sendAgain->setToolTip(whyNot);
    m_sendAgain->setAccessibleDescription(whyNot);
    m_faultWords->setText(m_presenter.faultNotice());
    m_faultWords->setToolTip(CallbackWords::faultSentence(details.callback.fault));
    m_fault->setHidden(m_presenter.faultNotice().isEmpty());
    m_noticeWords->setText(m_presenter.message());
    m_notice->setHidden(m_presenter.message().isEmpty());
    m_body->fit(bodyText(details.body));
    showAttempt();
}

void CallbackDetailsView::showAttempt()
{
    const CallbackAttempt *attempt = m_presenter.attempt();
    m_attempts->setAttempts(m_presenter.attempts(), attempt ? attempt->number : 0);
    m_noAttempts->setText(tr("None yet."));
    m_noAttempts->setHidden(!m_presenter.attempts().isEmpty());
    m_noChecks->setText(m_presenter.whyNoFindings());
    m_noChecks->setHidden(m_presenter.whyNoFindings().isEmpty());
    m_checks->setRows(signatureSteps(m_presenter.findings()));
    m_inspect->setEnabled(!m_presenter.inspection().signature.isEmpty());
    m_inspect->setToolTip(m_inspect->isEnabled() ? QString() : m_presenter.whyNoFindings());
    m_exchange->showAttempt(m_presenter);
}

} // namespace tilldesk::ui
