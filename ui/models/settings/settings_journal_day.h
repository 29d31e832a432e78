#pragma once

#include "ui/models/common/latest.h"
#include "ui/models/common/timing.h"
#include "ui/models/lists/text_table.h"
#include "ui/models/settings/settings_books_form.h"

namespace tilldesk::ui {

/// What a day of the shop becomes in the journal, with the accounts as they are edited.
class SettingsJournalDay : public QObject
{
    Q_OBJECT

public:
    /// @pre the gateways and `form` outlive this object
    SettingsJournalDay(const Gateways &gateways, SettingsBooksForm &form,
                       QObject *parent = nullptr);

    /// Returns the days to choose from, latest first; empty: only an example is known.
    [[nodiscard]] const QList<QDate> &days() const { return m_days; }
    /// `Wed 18 Nov`, or that the day is an example.
    [[nodiscard]] QString dayWords(int index) const;
    /// @param index  in days()
    void choose(int index);
    [[nodiscard]] TextTable &lines() { return m_lines; }
    /// Returns whether debit and credit are equal.
    [[nodiscard]] bool isBalanced() const { return m_debit == m_credit; }
    /// Returns the check below the lines, or why there are none.
    [[nodiscard]] QString result() const;
    [[nodiscard]] bool hasProblem() const
    {
        return !m_problem.isEmpty() || !isBalanced() || !m_isOwedAsBooked;
    }

Q_SIGNALS:
    void changed();

private:
    void askDays();
    void ask();
    void take(const Result<JournalDay> &day);
    /// Returns with what the clearing account ends the day.
    [[nodiscard]] QString endingOf(const QString &account, Amount owed,
                                   const JournalDay &day) const;

    const Gateways m_gateways;
    SettingsBooksForm &m_form;
    Debounced m_askSoon;
    MerchantId m_merchant;
    QList<QDate> m_days;
    int m_chosen = 0;
    TextTable m_lines;
    QString m_problem;
    QString m_ending;             ///< how the clearing account ends the day; empty: it did not move
    bool m_isOwedAsBooked = true; ///< the journal ends with what the ledger says
    qint64 m_debit = 0;           ///< cents
    qint64 m_credit = 0;          ///< cents
    Latest m_dayAnswers;
    Latest m_answers;
};

} // namespace tilldesk::ui
