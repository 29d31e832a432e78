#include "ui/models/settings/settings_journal_day.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/settings/settings_books_words.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kDays = 366;
constexpr std::chrono::milliseconds kDelay{150}; // after the last key

QString lineWords(const JournalEntry &entry, const JournalLine &line)
{
    BookUse use = line.use;
    use.rate = line.rate;
    return entry.kind == JournalKind::Refunds && use.kind == BookAccountKind::Vat
        ? SettingsJournalDay::tr("VAT of refunds")
        : SettingsBooksWords::use(use);
}

} // namespace

SettingsJournalDay::SettingsJournalDay(const Gateways &gateways, SettingsBooksForm &form,
                                       QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_form(form),
      m_askSoon(kDelay, [this] { ask(); }),
      m_lines({tr("Account"), tr("What for"), tr("Debit"), tr("Credit")})
{
    m_lines.setNumbers({2, 3});
    connect(&form, &SettingsForm::changed, this, [this] {
        if (m_form.merchant() != m_merchant)
            askDays();
        m_askSoon.request();
    });
}

void SettingsJournalDay::askDays()
{
    m_merchant = m_form.merchant();
    m_chosen = 0;
    m_dayAnswers.ask(m_gateways.bookkeeping.days(m_merchant, kDays), this,
                     [this](const Result<QList<QDate>> &days) {
                         m_days = days.value_or(QList<QDate>());
                         m_askSoon.request();
                         Q_EMIT changed();
                     });
}

QString SettingsJournalDay::dayWords(int index) const
{
    return dateWords(m_days.value(index), u"ddd "_s + dayPattern());
}

void SettingsJournalDay::choose(int index)
{
    if (index < 0 || index >= m_days.size() || index == m_chosen)
        return;
    m_chosen = index;
    ask();
}

void SettingsJournalDay::ask()
{
    if (m_merchant.isEmpty())
        return;
    m_answers.ask(
        m_gateways.bookkeeping.journalOf(m_merchant, m_form.books(), m_days.value(m_chosen)), this,
        [this](const Result<JournalDay> &day) { take(day); });
}

void SettingsJournalDay::take(const Result<JournalDay> &day)
{
    QList<TextRow> rows;
    m_problem.clear();
    m_debit = m_credit = 0;
    m_ending.clear();
    m_isOwedAsBooked = true;
    if (!day && day.error().code == ErrorCode::FieldRequired) {
        const auto use = bookUseFrom(day.error().field);
        m_problem = tr("No journal: “%1” has no account.")
                        .arg(use ? SettingsBooksWords::use(*use) : day.error().field);
    } else if (!day) {
        m_problem = Text::sentence(day.error());
    } else {
        qint64 owed = day->owedBefore.cents();
        QString clearing;
        for (const JournalEntry &entry : day->entries) {
            for (const JournalLine &line : entry.lines) {
                const qint64 cents = line.amount.cents();
                if (line.use.kind == BookAccountKind::Clearing) {
                    clearing = line.account;
                    owed += cents;
                }
                (cents > 0 ? m_debit : m_credit) += std::abs(cents);
                const QString amount = money(Amount::fromCents(std::abs(cents)));
                rows << TextRow{QString::number(rows.size()),
                                {{.text = line.account, .isCode = true},
                                 {lineWords(entry, line)},
                                 {cents > 0 ? amount : QString()},
                                 {cents < 0 ? amount : QString()}}};
            }
        }
        rows << TextRow{u"together"_s,
                        {{},
                         {tr("Together")},
                         {money(Amount::fromCents(m_debit))},
                         {money(Amount::fromCents(m_credit))}}};
        m_isOwedAsBooked = owed == day->owedAfter.cents();
        if (!clearing.isEmpty())
            m_ending = endingOf(clearing, Amount::fromCents(owed), *day);
    }
    m_lines.setRows(rows);
    m_form.setUnbalanced(!isBalanced());
    Q_EMIT changed();
}

QString SettingsJournalDay::endingOf(const QString &account, Amount owed,
                                     const JournalDay &day) const
{
    if (!m_isOwedAsBooked)
        return tr("Account %1 ends at %2, but you are owed %3.")
            .arg(account, money(owed), money(day.owedAfter));
    return day.isExample
        ? tr("✓ Account %1 ends at %2 once paid out.").arg(account, money(owed))
        : tr("✓ Account %1 ends at %2: what you are owed.").arg(account, money(owed));
}

QString SettingsJournalDay::result() const
{
    if (!m_problem.isEmpty())
        return m_problem;
    if (!isBalanced())
        return tr("Debit and credit differ by %1.")
            .arg(money(Amount::fromCents(std::abs(m_debit - m_credit))));
    QStringList checks{m_days.isEmpty()
                           ? tr("✓ Debit equals credit. Example: no day has payments yet.")
                           : tr("✓ Debit equals credit.")};
    if (!m_ending.isEmpty())
        checks << m_ending;
    return checks.join(u' ');
}

} // namespace tilldesk::ui
