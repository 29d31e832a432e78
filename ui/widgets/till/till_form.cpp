#include "ui/widgets/till/till_form.h"

#include "core/domain/sepa_text.h"
#include "ui/models/common/bank_line_words.h"
#include "ui/models/common/format.h"
#include "ui/widgets/common/bank_line_label.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/text_field.h"
#include "ui/widgets/theme/theme.h"
#include "ui/widgets/till/till_keypad.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

using Field = TillPresenter::Problem::Field;

void showNote(QLabel *note, QLineEdit *field, const QString &problem, const QString &otherwise)
{
    const QString text = problem.isEmpty() ? otherwise : problem;
    setStyleProperty(note, "role", problem.isEmpty() ? u"small"_s : u"problem"_s);
    setStyleProperty(field, "problem", !problem.isEmpty());
    field->setAccessibleDescription(text);
    showText(note, text);
}

QLineEdit *makeField(const QString &name, const QString &label, const QString &placeholder)
{
    auto *field = named(new TextField, name);
    field->setAccessibleName(label);
    field->setPlaceholderText(placeholder);
    return field;
}

} // namespace

TillForm::TillForm(const Theme &theme, TillPresenter &presenter, QWidget *parent)
    : QFrame(parent),
      m_presenter(presenter),
      m_keypad(new TillKeypad(theme, presenter)),
      m_counter(named(new ComboBox(theme), u"tillCounter"_s)),
      m_reference(makeField(u"tillReference"_s, tr("Reference"),
                            tr("optional · %1 characters").arg(kReferenceLength))),
      m_referenceNote(makeLabel({}, u"small"_s)),
      m_description(
          makeField(u"tillDescription"_s, tr("Description"), tr("shown to the customer"))),
      m_descriptionNote(makeLabel({}, u"small"_s)),
      m_bankLine(new BankLineLabel),
      m_enter(named(makeButton(theme.icon(u"qr-code"_s, &Colours::onAccent), tr("Show QR code")),
                    u"showCode"_s)),
      m_closed(named(makeText({}, u"small"_s), u"tillClosed"_s))
{
    setProperty("role", u"card"_s);
    m_counter->setAccessibleName(tr("Point of sale"));
    m_counter->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_enter->setProperty("role", u"primary"_s);
    m_enter->setProperty("large", true);
    m_enter->setIconSize({17, 17});
    layOut();
    connectFields();
    fillCounters();
    showState();
}

void TillForm::layOut()
{
    auto *fields = new QGridLayout;
    fields->setHorizontalSpacing(metrics::kGap);
    fields->setVerticalSpacing(4);
    fields->setColumnMinimumWidth(0, 96);
    fields->setColumnStretch(1, 1);
    const auto add = [fields](const QString &label, QWidget *field, QLabel *note) {
        const int row = fields->rowCount();
        QLabel *words = makeLabel(label, u"muted"_s);
        words->setBuddy(field);
        fields->addWidget(words, row, 0, Qt::AlignVCenter);
        fields->addWidget(field, row, 1);
        if (note) {
            note->setWordWrap(true);
            fields->addWidget(note, row + 1, 1);
        }
        fields->setRowMinimumHeight(row + 2, 2);
    };
    add(tr("Point of sale"), m_counter, nullptr);
    add(tr("Reference"), m_reference, m_referenceNote);
    add(tr("Description"), m_description, m_descriptionNote);
    fields->addWidget(m_bankLine, fields->rowCount(), 1);
    // The button does not scroll: it is in reach in every window.
    constexpr int kSide = 18;
    QWidget *entry = columnWidget({m_keypad, fields, m_keypad->problem(), LayoutItem::stretch(1)},
                                  {.spacing = 12, .margins = {kSide, 10, kSide, 0}});
    QLayout *button = column({m_enter, m_closed}, {.margins = {kSide, 10, kSide, kSide}});
    fill(this, {{scrolling(entry), 1}, button}, {.spacing = 0, .margins = {1, 1, 1, 1}});
}

void TillForm::connectFields()
{
    connect(m_counter, &QComboBox::activated, this, [this](int index) {
        m_presenter.counters().choose(index);
        m_keypad->setFocus(); // the next digit belongs to the amount
    });
    connect(m_reference, &QLineEdit::textEdited, &m_presenter, &TillPresenter::setReference);
    connect(m_description, &QLineEdit::textEdited, &m_presenter, &TillPresenter::setDescription);
    for (const QLineEdit *field : {m_reference, m_description})
        connect(field, &QLineEdit::returnPressed, &m_presenter, &TillPresenter::enter);
    connect(m_enter, &QPushButton::clicked, &m_presenter, &TillPresenter::enter);
    connect(&m_presenter, &TillPresenter::changed, this, &TillForm::showState);
    connect(&m_presenter.counters(), &TillCounters::changed, this, &TillForm::fillCounters);
}

void TillForm::fillCounters()
{
    const QSignalBlocker blocker(m_counter);
    m_counter->clear();
    for (const TillCounter &counter : m_presenter.counters().counters())
        m_counter->addItem(counter.label());
    m_counter->setCurrentIndex(m_presenter.counters().chosen());
    m_counter->setEnabled(m_counter->count() > 1);
}

void TillForm::showOutcome()
{
    const TillOutcome &outcome = m_presenter.outcome();
    m_enter->setText((outcome.isShown() ? tr("Charge %1 again").arg(money(m_presenter.amount()))
                                        : tr("Show QR code"))
                     + u" ↵"_s);
    showText(m_closed, outcome.isOpen() ? TillOutcome::closed() : QString());
    m_counter->setEnabled(m_counter->count() > 1 && !outcome.isOpen());
    const bool wasDoubtful = std::exchange(m_isDoubtful, outcome.isOpen());
    if (wasDoubtful && outcome.isShown() && !m_isDoubtful && isVisible())
        m_enter->setFocus();
}

void TillForm::showState()
{
    if (m_reference->text() != m_presenter.reference())
        m_reference->setText(m_presenter.reference());
    if (m_description->text() != m_presenter.description())
        m_description->setText(m_presenter.description());
    const auto problem = m_presenter.problem().value_or(TillPresenter::Problem{});
    const auto problemOf = [&problem](Field field) {
        return problem.field == field ? problem.text : QString();
    };
    showNote(m_referenceNote, m_reference, problemOf(Field::Reference), {});
    const QString wrong = problemOf(Field::Description);
    const BankLineNote line =
        wrong.isEmpty() ? BankLineWords::description(m_presenter.description()) : BankLineNote();
    showNote(m_descriptionNote, m_description, wrong, {});
    m_bankLine->setNote(line);
    if (!line.text.isEmpty())
        m_description->setAccessibleDescription(line.text);
    for (QLineEdit *field : {m_reference, m_description})
        field->setReadOnly(!m_presenter.whyClosed().isEmpty());
    setWhyNot(m_enter, m_presenter.whyClosed(), tr("Show the QR code (Enter)"));
    if (m_presenter.isBusy())
        m_enter->setEnabled(false);
    showOutcome();
    if (std::exchange(m_problem, problem) == problem || problem.text.isEmpty())
        return;
    if (problem.field == Field::Reference)
        m_reference->setFocus();
    else if (problem.field == Field::Description)
        m_description->setFocus();
}

} // namespace tilldesk::ui
