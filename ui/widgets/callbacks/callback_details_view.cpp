#include "ui/widgets/callbacks/callback_details_view.h"

#include "ui/models/callbacks/callback_words.h"
#include "ui/widgets/callbacks/attempts_list.h"
#include "ui/widgets/callbacks/callback_exchange.h"
#include "ui/widgets/callbacks/check_list.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/common/wrapping.h"
#include "ui/widgets/settings/code_box.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QFrame *makeNotice(const QString &role, QLabel *words)
{
    words->setWordWrap(true);
    QFrame *frame = makeFrame(role);
    fill(frame, {words}, {.margins = {12, 8, 12, 8}});
    return frame;
}

} // namespace

CallbackDetailsView::CallbackDetailsView(const Theme &theme, CallbackPresenter &presenter,
                                         QWidget *parent)
    : DetailsFrame(theme, presenter,
                   {u"webhook"_s, tr("No callback chosen"),
                    tr("Choose a callback to see its attempts and its answer."),
                    tr("The callback cannot be shown")},
                   parent),
      m_presenter(presenter),
      m_title(makeText({}, u"heading"_s)),
      m_status(new Pill(theme)),
      m_payment(named(new QPushButton, u"callbackPayment"_s)),
      m_sendAgain(named(makeButton(theme.icon(u"refresh-cw"_s, &Colours::text), tr("Send again")),
                        u"sendAgain"_s)),
      m_faultWords(makeLabel({}, u"warning"_s)),
      m_noticeWords(makeLabel({}, u"notice"_s)),
      m_attempts(new AttemptsList(theme)),
      m_noAttempts(makeLabel({}, u"muted"_s)),
      m_checks(new CheckList(theme, false)),
      m_noChecks(makeText({}, u"muted"_s)),
      m_body(named(new CodeBox(theme, tr("Body"), 6), u"callbackBody"_s)),
      m_exchange(new CallbackExchange(theme)),
      m_inspect(named(makeButton(theme.icon(u"search"_s, &Colours::text), tr("Open in inspector")),
                      u"inspectCallback"_s))
{
    setAccessibleName(tr("Callback details"));
    m_fault = makeNotice(u"warning"_s, m_faultWords);
    m_notice = makeNotice(u"notice"_s, m_noticeWords);
    m_payment->setProperty("role", u"link"_s);
    m_payment->setAccessibleName(tr("Show the payment"));
    connect(m_sendAgain, &QPushButton::clicked, &presenter, &CallbackPresenter::sendAgain);
    connect(m_attempts, &AttemptsList::attemptChosen, &presenter,
            &CallbackPresenter::chooseAttempt);
    connect(m_payment, &QPushButton::clicked, this,
            [this] { Q_EMIT paymentRequested(m_presenter.details().callback.paymentId); });
    connect(m_inspect, &QPushButton::clicked, this,
            [this] { Q_EMIT inspectionRequested(m_presenter.inspection()); });
    setContent(makeContent());
}

QWidget *CallbackDetailsView::makeContent()
{
    constexpr auto gap = &LayoutItem::gap;
    QLayout *head = column({row({{m_title, 1}, {m_sendAgain, 0, Qt::AlignTop}}),
                            row({m_status, m_payment, LayoutItem::stretch()})});
    QLayout *lines =
        column({m_fault, m_notice, makeSectionLabel(tr("Attempts")), m_attempts, m_noAttempts,
                gap(6), makeSectionLabel(tr("Signature check, step by step")), m_noChecks, m_checks,
                gap(6), makeSectionLabel(tr("Body")), m_body, m_exchange, LayoutItem::stretch()});
    return detailsContent(head, lines, row({m_inspect, LayoutItem::stretch()}));
}

void CallbackDetailsView::disableActions()
{
    m_sendAgain->setEnabled(false);
}

void CallbackDetailsView::showRecord()
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
    setWhyNot(m_sendAgain, whyNot);
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
    m_noAttempts->setText(tr("No attempts yet."));
    m_noAttempts->setHidden(!m_presenter.attempts().isEmpty());
    showText(m_noChecks, m_presenter.whyNoFindings());
    m_checks->setRows(signatureSteps(m_presenter.findings()));
    m_inspect->setEnabled(!m_presenter.inspection().signature.isEmpty());
    m_inspect->setToolTip(m_inspect->isEnabled() ? QString() : m_presenter.whyNoFindings());
    m_exchange->showAttempt(m_presenter);
}

} // namespace tilldesk::ui
