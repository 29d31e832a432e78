#include "ui/widgets/refunds/refund_dialog.h"

#include "ui/models/common/format.h"
#include "ui/models/refunds/refund_words.h"
#include "ui/widgets/common/copy_button.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/large_amount_dialog.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/new_payment/amount_field.h"
#include "ui/widgets/refunds/approval_box.h"
#include "ui/widgets/refunds/refund_choice.h"
#include "ui/widgets/theme/theme.h"

#include <QAccessible>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kWidth = 560;
constexpr int kSide = 28;

QLabel *makeWrapping(const QString &role)
{
    QLabel *label = makeText({}, role);
    return label;
}

QFrame *makeBox(const QString &role, QWidget *content)
{
    QFrame *frame = makeFrame(role);
    fill(frame, {content}, {.spacing = -1, .margins = {14, 12, 14, 12}});
    return frame;
}

void showProblem(QLabel *label, QLineEdit *field, const QString &problem)
{
    showText(label, problem);
    setStyleProperty(field, "problem", !problem.isEmpty());
    field->setAccessibleDescription(problem);
}

} // namespace

RefundDialog::RefundDialog(const Gateways &gateways, const Theme &theme,
                           const PaymentDetails &details, QWidget *parent)
    : QDialog(parent),
      m_form(gateways, details),
      m_pages(new QStackedWidget),
      m_title(makeLabel(m_form.title(), u"title"_s)),
      m_subtitle(makeWrapping(u"muted"_s)),
      m_left(makeLabel({}, u"strong"_s)),
      m_part(named(new AmountField, u"refundAmount"_s)),
      m_allChoice(new RefundChoice(tr("The whole amount left"), m_left)),
      m_partChoice(new RefundChoice(tr("A part of it"), m_part)),
      m_amountProblem(makeWrapping(u"problem"_s)),
      m_description(named(new QLineEdit, u"refundDescription"_s)),
      m_descriptionProblem(makeWrapping(u"problem"_s)),
      m_approval(new ApprovalBox(theme, m_form.approval())),
      m_sentence(named(makeWrapping(u"plain"_s), u"refundSentence"_s)),
      m_problem(makeWrapping(u"notice"_s)),
      m_iban(named(makeLabel({}, u"strong"_s), u"debtorIban"_s)),
      m_transferNote(makeWrapping(u"small"_s)),
      m_signedIn(named(makeLabel({}, u"small"_s), u"signedIn"_s)),
      m_reveal(named(makeButton(tr("Transfer it yourself…"), u"fold"_s), u"revealIban"_s)),
      m_close(named(new QPushButton, u"closeRefund"_s)),
      m_confirm(named(new QPushButton, u"confirmRefund"_s)),
      m_status(new Pill(theme)),
      m_resultTitle(makeWrapping(u"title"_s)),
      m_resultSentence(makeWrapping(u"plain"_s))
{
    setWindowTitle(m_form.title());
    setFixedWidth(kWidth);
    m_sentenceFrame = makeBox(u"inset"_s, m_sentence);
    m_sentence->setTextFormat(Qt::RichText);
    m_problemFrame = makeBox(u"notice"_s, m_problem);
    m_checking = makeChecking();
    m_transfer = makeTransfer(theme);
    m_pages->addWidget(makeForm(theme));
    m_pages->addWidget(makeResult());
    fill(this, {m_pages}, {.spacing = -1});
    connectForm();
    m_allChoice->button().setChecked(true);
    m_allChoice->button().setFocus();
    showState();
}

QWidget *RefundDialog::makeForm(const Theme &)
{
    auto *form = new QWidget;
    QVBoxLayout *layout = fill(form,
                               {m_title, m_subtitle, LayoutItem::gap(8), makeChoices(),
                                m_amountProblem, LayoutItem::gap(6)},
                               {.spacing = 6, .margins = {kSide, 24, kSide, 24}});
    QLabel *label = makeLabel(tr("Description (optional)"), u"muted"_s);
    label->setBuddy(m_description);
    m_description->setAccessibleName(tr("Description"));
    m_description->setPlaceholderText(tr("For example: returned tart"));
    layout->addWidget(label);
    layout->addWidget(m_description);
    layout->addWidget(m_descriptionProblem);
    layout->addSpacing(10);
    layout->addWidget(m_approval);
    layout->addWidget(m_sentenceFrame);
    layout->addWidget(m_problemFrame);
    layout->addWidget(m_checking);
    layout->addWidget(m_transfer);
    layout->addSpacing(8);
    layout->addWidget(makeButtons());
    return form;
}

QWidget *RefundDialog::makeChoices()
{
    constexpr int kAmountWidth = 120;
    m_part->setAccessibleName(tr("Amount to refund"));
    m_part->setAlignment(Qt::AlignRight);
    m_part->setFixedWidth(kAmountWidth);
    m_allChoice->button().setObjectName(u"refundAll"_s);
    m_partChoice->button().setObjectName(u"refundPart"_s);
    auto *group = new QButtonGroup(this);
    group->addButton(&m_allChoice->button());
    group->addButton(&m_partChoice->button());
    auto *choices = new QWidget;
    fill(choices, {m_allChoice, m_partChoice}, {.spacing = 10});
    return choices;
}

QFrame *RefundDialog::makeChecking()
{
    QLabel *words = makeWrapping(u"warning"_s);
    words->setText(tr("It is not known yet whether the refund was made. Tilldesk repeats the same "
                      "request; the refund is never made twice."));
    auto *now = named(new QPushButton(tr("Check now")), u"checkNow"_s);
    now->setAutoDefault(false);
    connect(now, &QPushButton::clicked, &m_form, &RefundForm::checkNow);
    QFrame *frame = makeFrame(u"warning"_s);
    frame->setLayout(row({{words, 1}, now}, {.spacing = -1, .margins = {14, 8, 8, 8}}));
    return frame;
}

QFrame *RefundDialog::makeTransfer(const Theme &theme)
{
    m_iban->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_copy = new CopyButton(theme, tr("Account of the customer"), [this] { return m_form.iban(); });
    QHBoxLayout *row = ui::row({m_iban, m_copy, LayoutItem::stretch()}, {.spacing = 4});
    QFrame *frame = makeFrame(u"inset"_s);
    fill(frame, {row, m_transferNote}, {.spacing = 2, .margins = {14, 10, 14, 10}});
    return frame;
}

QWidget *RefundDialog::makeButtons()
{
    m_reveal->setAutoDefault(false);
    m_close->setAutoDefault(false);
    m_confirm->setProperty("role", u"primary"_s);
    m_confirm->setDefault(true);
    auto *buttons = new QWidget;
    // On lines of their own: an amount of millions makes the button of the refund wide.
    fill(buttons,
         {row({m_reveal, LayoutItem::stretch()}),
          row({m_signedIn, LayoutItem::stretch(), m_close, m_confirm}, {.spacing = 10})},
         {.spacing = 10});
    return buttons;
}

QWidget *RefundDialog::makeResult()
{
    auto *done = named(makeButton(tr("Close"), u"primary"_s), u"doneRefund"_s);
    connect(done, &QPushButton::clicked, this, &QDialog::accept);
    auto *result = new QWidget;
    fill(result,
         {m_resultTitle,
          m_status,
          m_resultSentence,
          LayoutItem::stretch(),
          LayoutItem::gap(8),
          {done, 0, Qt::AlignRight}},
         {.spacing = 10, .margins = {kSide, 24, kSide, 24}});
    return result;
}

void RefundDialog::connectForm()
{
    connect(&m_allChoice->button(), &QRadioButton::toggled, this, &RefundDialog::chooseByButtons);
    connect(&m_partChoice->button(), &QRadioButton::clicked, this, [this] { m_part->setFocus(); });
    connect(m_part, &QLineEdit::textEdited, this, [this](const QString &text) {
        m_partChoice->button().setChecked(true);
        m_form.choosePart(text);
    });
    connect(m_description, &QLineEdit::textChanged, &m_form, &RefundForm::setDescription);
    connect(m_reveal, &QPushButton::clicked, &m_form, &RefundForm::revealIban);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_confirm, &QPushButton::clicked, this, [this] {
        if (m_form.state() == RefundForm::State::Failed)
            m_form.reload();
        else
            m_form.confirm();
    });
    connect(&m_form, &RefundForm::asked, this, [this](const LargeAmountQuestion &question) {
        askAboutLargeAmount(question, this, [this] { m_form.confirmLarge(); });
    });
    connect(m_approval, &ApprovalBox::approved, this, [this] { m_confirm->setFocus(); });
    connect(&m_form, &RefundForm::changed, this, &RefundDialog::showState);
}

void RefundDialog::chooseByButtons()
{
    if (m_allChoice->button().isChecked())
        m_form.chooseAll();
    else
        m_form.choosePart(m_part->text());
}

void RefundDialog::showState()
{
    const bool isMade = m_form.state() == RefundForm::State::Made;
    if (isMade && m_pages->currentIndex() == 0) {
        m_pages->setCurrentIndex(1);
        m_pages->widget(1)->findChild<QPushButton *>()->setFocus();
    }
    if (isMade)
        showResult();
    else
        showForm();
    fitHeight();
}

void RefundDialog::showForm()
{
    using State = RefundForm::State;
    const State state = m_form.state();
    const bool isReady = state == State::Ready;
    const bool isChecking = state == State::Checking;
    const bool isFailed = state == State::Failed;
    m_subtitle->setText(m_form.subtitle());
    m_left->setText(m_form.leftWords());
    for (QWidget *part : {static_cast<QWidget *>(&m_allChoice->button()),
                          static_cast<QWidget *>(&m_partChoice->button()),
                          static_cast<QWidget *>(m_part), static_cast<QWidget *>(m_description)})
        part->setEnabled(isReady);
    showProblem(m_amountProblem, m_part, m_form.amountProblem());
    showProblem(m_descriptionProblem, m_description, m_form.descriptionProblem());
    showText(m_signedIn, m_form.approval().signedIn());
    const QString sentence = m_form.sentence();
    m_sentenceFrame->setHidden(sentence.isEmpty());
    if (sentence != m_sentence->text()) {
        m_sentence->setText(sentence);
        QAccessibleEvent changed(m_sentence, QAccessible::Alert); // screen readers speak
        QAccessible::updateAccessibility(&changed);
    }
    m_problem->setText(m_form.problem());
    // Hide the problem's advice while the outcome is being checked: no action is needed then.
    m_problemFrame->setHidden(m_form.problem().isEmpty() || isChecking);
    m_checking->setHidden(!isChecking);
    const QString whyNot = isFailed ? QString() : m_form.whyNot();
    m_confirm->setText(isFailed                      ? tr("Retry")
                           : state == State::Sending ? tr("Refunding…")
                                                     : m_form.confirmWords());
    setWhyNot(m_confirm, whyNot);
    // After the button of the refund, which takes the focus when the PIN was right.
    m_approval->setEnabled(isReady);
    m_approval->showState();
    m_close->setText(isChecking ? tr("Close") : tr("Cancel"));
    m_close->setToolTip(
        isChecking ? tr("If the refund was made, it is listed with the refunds of the payment.")
                   : QString());
    showTransfer();
}

void RefundDialog::showTransfer()
{
    const bool isShown = !m_form.iban().isEmpty();
    const QString note = isShown ? tr("It was recorded that the number was shown. A transfer of "
                                      "your own does not count as a refund.")
                                 : m_form.ibanProblem();
    m_iban->setText(m_form.iban());
    m_iban->setHidden(!isShown);
    m_copy->setHidden(!isShown);
    m_transferNote->setText(note);
    m_transfer->setHidden(note.isEmpty());
    setWhyNot(m_reveal, m_form.whyNotReveal(),
              tr("Shows the customer's full account number. This is recorded."));
    if (isShown)
        m_reveal->setEnabled(false);
}

void RefundDialog::showResult()
{
    const Refund &refund = m_form.refund();
    m_resultTitle->setText(m_form.resultTitle());
    m_resultSentence->setText(m_form.resultSentence());
    m_status->setWord(RefundWords::status(refund.status), toneOf(refund.status));
    m_status->setToolTip(toText(refund.status));
}

void RefundDialog::fitHeight()
{
    // Fit the height to the current page, not to the highest page.
    for (int page = 0; page < m_pages->count(); ++page) {
        const bool isShown = page == m_pages->currentIndex();
        const auto policy = isShown ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        m_pages->widget(page)->setSizePolicy(policy, policy);
    }
    QWidget *shown = m_pages->currentWidget();
    shown->layout()->activate();
    const int height =
        shown->hasHeightForWidth() ? shown->heightForWidth(kWidth) : shown->sizeHint().height();
    // A label of rich text reports one line less than it needs in some widths.
    const int spare = m_sentenceFrame->isHidden() ? 0 : fontMetrics().lineSpacing();
    setFixedHeight(height + spare);
}

} // namespace tilldesk::ui
