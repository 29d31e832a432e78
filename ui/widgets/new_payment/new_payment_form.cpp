#include "ui/widgets/new_payment/new_payment_form.h"

#include "core/domain/sepa_text.h"
#include "ui/models/common/bank_line_words.h"
#include "ui/models/common/format.h"
#include "ui/models/common/profile_choice.h"
#include "ui/models/settings/settings_books_words.h"
#include "ui/widgets/common/bank_line_label.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/large_amount_dialog.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/text_field.h"
#include "ui/widgets/new_payment/amount_field.h"
#include "ui/widgets/theme/theme.h"

#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

void showNote(QLabel *note, QLineEdit *field, const QString &problem, const QString &otherwise)
{
    setStyleProperty(note, "role", problem.isEmpty() ? u"small"_s : u"problem"_s);
    setStyleProperty(field, "problem", !problem.isEmpty());
    field->setAccessibleDescription(problem.isEmpty() ? otherwise : problem);
    note->setText(problem.isEmpty() ? otherwise : problem);
}

} // namespace

NewPaymentForm::NewPaymentForm(const Theme &theme, NewPaymentPresenter &presenter,
                               ProfileChoice &profiles, QWidget *parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_profiles(profiles),
      m_amount(named(new AmountField, u"amount"_s)),
      m_amountProblem(makeLabel({}, u"small"_s)),
      m_profile(new ComboBox(theme)),
      m_profileProblem(makeText({}, u"problem"_s)),
      m_reference(named(new TextField, u"reference"_s)),
      m_referenceNote(makeLabel({}, u"small"_s)),
      m_description(named(new TextField, u"description"_s)),
      m_descriptionNote(makeText({}, u"small"_s)),
      m_bankLine(new BankLineLabel),
      m_vatLabel(makeLabel(tr("VAT rate"), u"muted"_s)),
      m_vat(named(new ComboBox(theme), u"vatRate"_s)),
      m_problem(makeText({}, u"problem"_s)),
      m_create(makeButton(theme.icon(u"qr-code"_s, &Colours::onAccent), tr("Show QR code")))
{
    m_amount->setProperty("role", u"amount"_s);
    m_amount->setAccessibleName(tr("Amount"));
    m_amount->setAlignment(Qt::AlignRight);
    m_profile->setAccessibleName(tr("Profile"));
    m_reference->setAccessibleName(tr("Reference"));
    m_reference->setPlaceholderText(tr("Optional, for example an order number"));
    m_description->setAccessibleName(tr("Description"));
    m_description->setPlaceholderText(tr("Optional, shown to the customer"));
    m_create->setProperty("role", u"primary"_s);
    m_create->setProperty("large", true);
    m_create->setToolTip(tr("Show the QR code (Enter)"));
    // The fields create the payment on Enter; a default button would create it twice.
    m_create->setAutoDefault(false);
    layOut();

    for (QLineEdit *field : {m_amount, m_reference, m_description}) {
        connect(field, &QLineEdit::returnPressed, this, &NewPaymentForm::create);
        connect(field, &QLineEdit::textEdited, &presenter, &NewPaymentPresenter::clearProblems);
        connect(field, &QLineEdit::textChanged, this, &NewPaymentForm::showLengths);
    }
    connect(m_create, &QPushButton::clicked, this, &NewPaymentForm::create);
    connect(
        &presenter, &NewPaymentPresenter::asked, this, [this](const LargeAmountQuestion &question) {
            askAboutLargeAmount(question, this, [this] { m_presenter.createConfirmed(form()); });
        });
    connect(&presenter, &NewPaymentPresenter::changed, this, &NewPaymentForm::showProblems);
    connect(&profiles, &ProfileChoice::entriesChanged, this, &NewPaymentForm::fillProfiles);
    connect(&presenter, &NewPaymentPresenter::ratesChanged, this, &NewPaymentForm::showRates);
    connect(m_profile, &QComboBox::currentIndexChanged, this, &NewPaymentForm::showRates);
    fillProfiles();
    showLengths();
    showRates();
}

void NewPaymentForm::layOut()
{
    QVBoxLayout *layout = fill(this, {}, {.spacing = 4, .margins = {28, 24, 28, 28}});
    const auto add = [this, layout](const QString &label, QWidget *field, QLabel *note) {
        QLabel *words = makeLabel(label, u"muted"_s);
        words->setBuddy(field);
        layout->addWidget(words);
        layout->addWidget(field);
        layout->addWidget(note);
        if (field == m_description)
            layout->addWidget(m_bankLine);
        layout->addSpacing(8);
    };
    add(tr("Amount"), m_amount, m_amountProblem);
    add(tr("Profile"), m_profile, m_profileProblem);
    add(tr("Reference"), m_reference, m_referenceNote);
    add(tr("Description"), m_description, m_descriptionNote);
    m_vatLabel->setBuddy(m_vat);
    m_vat->setAccessibleName(tr("VAT rate"));
    layout->addWidget(m_vatLabel);
    layout->addWidget(m_vat);
    layout->addSpacing(8);
    layout->addWidget(m_problem);
    layout->addWidget(m_create);
    layout->addStretch();
    m_profileProblem->hide();
    m_problem->hide();
}

void NewPaymentForm::fillProfiles()
{
    const QString before = m_profile->currentData().toString();
    const QString wanted =
        m_profiles.chosen() && before.isEmpty() ? m_profiles.chosen()->text() : before;
    m_profile->clear();
    for (const ProfileEntry &entry : m_profiles.openEntries())
        m_profile->addItem(ProfileChoice::nameOf(entry), entry.profile.id.text());
    m_profile->setCurrentIndex(qMax(0, m_profile->findData(wanted)));
}

void NewPaymentForm::begin(std::optional<Amount> amount)
{
    for (QLineEdit *field : {m_amount, m_reference, m_description})
        field->clear();
    if (m_profiles.chosen())
        m_profile->setCurrentIndex(qMax(0, m_profile->findData(m_profiles.chosen()->text())));
    m_presenter.clearProblems();
    m_presenter.loadRates();
    m_vat->setCurrentIndex(0);
    if (amount)
        m_amount->setText(money(*amount));
    (amount ? m_reference : m_amount)->setFocus();
}

void NewPaymentForm::showLengths()
{
    const NewPaymentPresenter::Problems &problems = m_presenter.problems();
    showNote(m_amountProblem, m_amount, problems.amount, {});
    showNote(m_referenceNote, m_reference, problems.reference,
             NewPaymentPresenter::lengthHint(m_reference->text(), kReferenceLength));
    const BankLineNote line = BankLineWords::description(m_description->text());
    const QString length =
        NewPaymentPresenter::lengthHint(m_description->text(), kDescriptionLength);
    showNote(m_descriptionNote, m_description, problems.description, length);
    m_bankLine->setNote(problems.description.isEmpty() ? line : BankLineNote());
    if (problems.description.isEmpty() && !line.text.isEmpty())
        m_description->setAccessibleDescription(QString(length + u" · "_s + line.text));
}

void NewPaymentForm::showProblems()
{
    const NewPaymentPresenter::Problems &problems = m_presenter.problems();
    showLengths();
    showText(m_profileProblem, problems.profile);
    showText(m_problem, problems.general);
    m_create->setEnabled(!m_presenter.isBusy());
    if (!problems.amount.isEmpty())
        m_amount->setFocus();
    else if (!problems.reference.isEmpty())
        m_reference->setFocus();
    else if (!problems.description.isEmpty())
        m_description->setFocus();
}

NewPaymentPresenter::Form NewPaymentForm::form() const
{
    return {m_amount->text(), m_reference->text(), m_description->text(),
            ProfileId(m_profile->currentData().toString()),
            m_vat->currentIndex() > 0 ? VatShares{{m_vat->currentData().toInt(), 1}} : VatShares()};
}

void NewPaymentForm::showRates()
{
    const QList<int> rates = m_presenter.rates(ProfileId(m_profile->currentData().toString()));
    m_vat->clear();
    m_vat->addItem(tr("as the profile"));
    for (const int rate : rates)
        m_vat->addItem(SettingsBooksWords::rate(rate), rate);
    m_vatLabel->setHidden(rates.isEmpty());
    m_vat->setHidden(rates.isEmpty());
}

void NewPaymentForm::create()
{
    m_presenter.create(form());
}

} // namespace tilldesk::ui
