#pragma once

#include "core/base/error.h"
#include "core/domain/backup.h"
#include "core/domain/payment.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// Texts of the first run, in the language of the program.
class SetupWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::SetupWords)

public:
    /// Returns the sentence about a valid IBAN, with its country in words.
    [[nodiscard]] static QString goodIban(const QString &iban);
    /// Returns the suggestions for the name of the first till.
    [[nodiscard]] static QStringList tills();
    /// Returns what is in a backup: shop, date and payments, a line each.
    [[nodiscard]] static QStringList contents(const BackupSummary &summary);
    /// Returns how many payments the backup lacks, `2 payments since then would be lost`; empty if
    /// it is another shop's.
    [[nodiscard]] static QString loss(const BackupSummary &summary);
    /// Returns the sentence about a failure of the last step, with the id to quote to support.
    [[nodiscard]] static QString notSaved(const Error &error, const QString &traceId);
    /// Returns why a backup cannot be read.
    [[nodiscard]] static QString unreadable(const Error &error);
    /// `Demo shop, no real money`
    [[nodiscard]] static QString demo();
    /// `Start my own shop`
    [[nodiscard]] static QString ownShop();
    /// Returns the sentence and the button of the offer to print the first sticker.
    [[nodiscard]] static QString stickerReady();
    [[nodiscard]] static QString printSticker();
    /// Returns the sentence about a payment that was under way when the window of a till was
    /// closed, and that the shop has made.
    [[nodiscard]] static QString wasMade(const Payment &payment);
    /// Returns the sentence about a payment that the shop has never made.
    /// @param reference  may be empty
    [[nodiscard]] static QString wasNotMade(Amount amount, const QString &reference);
    [[nodiscard]] static QString showPayment();
    [[nodiscard]] static QString understood();
};

} // namespace tilldesk::ui
