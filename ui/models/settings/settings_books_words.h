#pragma once

#include "core/domain/bookkeeping.h"
#include "core/domain/export.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// Texts about accounts, bookkeeping programs and VAT rates.
class SettingsBooksWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::SettingsBooksWords)

public:
    /// `Belgium · PCMN / MAR`
    [[nodiscard]] static QString chart(BookChart chart);
    /// `Sales 6 %`
    [[nodiscard]] static QString use(const BookUse &use);
    /// Returns the purpose of an account of the books, in a few words.
    [[nodiscard]] static QString hint(const BookUse &use);
    /// `6 %`; shares: `12 %: 75 %, 21 %: 25 %`; empty shares: no rate
    [[nodiscard]] static QString rate(int rate);
    [[nodiscard]] static QString shares(const VatShares &shares);
    /// Returns the program that most shops with this chart use.
    [[nodiscard]] static ExportFormat usual(BookChart chart);
    /// Returns why the program does not take the account; empty: it does.
    /// @source JournalWriter::checkDigits()
    [[nodiscard]] static QString problem(ExportFormat program, const QString &account);
};

} // namespace tilldesk::ui
