#pragma once

#include "core/domain/bank.h"
#include "ui/models/common/tone.h"
#include "ui/models/lists/list_model.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// Texts about the lines of the bank's statements and the payouts beside them.
class BankWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::BankWords)

public:
    /// `Amount differs`
    [[nodiscard]] static QString outcome(BankOutcome outcome);
    [[nodiscard]] static Tone tone(BankOutcome outcome);
    /// `CODA`
    [[nodiscard]] static QString format(BankFormat format);
    /// Returns the batch of the item's payout, `2 possible`, or a dash.
    [[nodiscard]] static QString payout(const BankItem &item);
    /// Returns the text of the line, or why there is none.
    [[nodiscard]] static QString text(const BankItem &item);
    /// Returns why the item has its outcome, in half a line; empty if the marks of its text say it.
    [[nodiscard]] static QString note(const BankItem &item);
    /// Returns why the item has its outcome, in whole sentences.
    [[nodiscard]] static QString reason(const BankItem &item);
    /// `The payout is € 10.00, the bank booked € 2.25 less` @param difference  not 0
    [[nodiscard]] static QString differing(Amount payout, Amount difference);
    /// Returns where the parts of the text on which the outcome rests stand in the file: `bytes
    /// 1 822 to 1 845`; empty without such parts.
    [[nodiscard]] static QString bytes(const BankItem &item);
    /// Returns a sentence about a payout that a line of the statement may belong to.
    [[nodiscard]] static QString candidate(const BankItem &item, const Payout &payout);
    /// Returns the day of an item: that of the line, or that of the payout.
    [[nodiscard]] static QDate day(const BankItem &item);
    /// `5 days`
    [[nodiscard]] static QString age(int days);

    /// Returns the parts of the line's text on which the outcome rests.
    [[nodiscard]] static QList<CellMark> marks(const BankItem &item);
    /// Returns how many characters of the payout's id the line has; 0: none.
    [[nodiscard]] static qsizetype sharedStart(const BankItem &item, const Payout &payout);
};

} // namespace tilldesk::ui
