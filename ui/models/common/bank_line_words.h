#pragma once

#include "core/domain/profile.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// A hint under a field whose text appears on the bank line.
struct BankLineNote {
    QString text;           ///< plain text; empty: no hint
    QString html;           ///< as `text`, with the cut-off part struck out
    bool isProblem = false; ///< banks reject the text

    friend bool operator==(const BankLineNote &, const BankLineNote &) = default;
};

/// Texts about what people will read on bank statements.
class BankLineWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::BankLineWords)

public:
    [[nodiscard]] static BankLineNote description(const QString &description);
    /// Returns a hint that says how the bank line shows a shop's name: its characters that banks
    /// do not accept are replaced, and only the first 23 characters are shown.
    [[nodiscard]] static QString shopName(const QString &name);
    /// Returns a hint that says how banks write the merchant's company or name.
    [[nodiscard]] static QString merchantName(const Merchant &merchant);
    /// Returns how each payout of a profile will read on the merchant's bank statement.
    /// @param day  date of the payout
    [[nodiscard]] static QString payouts(const Profile &profile, QDate day);
    /// Returns why bank rules will not recognise these payouts; empty if they will.
    /// @param bulkIds  the bulk ids of all profiles of the merchant
    [[nodiscard]] static QString bulkIdWarning(const QStringList &bulkIds);
};

} // namespace tilldesk::ui
