#pragma once

#include "core/domain/payout.h"
#include "core/exports/words.h"
#include "core/payouts/closing_time.h"

#include <QIODevice>

namespace tilldesk::exports {

/// The name of the payer on bank statement lines.
inline constexpr QLatin1StringView kPayer("Tilldesk");

/// A statement of one account for one day.
struct BankStatement {
    QString owner; ///< name of the merchant
    QString iban;
    QString accountKey; ///< 8 hexadecimal digits derived from merchant and account
    QDate day;
    QDate before;        ///< day of the previous statement
    int number = 1;      ///< within the calendar year, from 1
    qint64 sequence = 1; ///< since the account's first statement, from 1
    Timestamp begin;     ///< first moment of the day
    Timestamp end;       ///< last second of the day
    Amount opening;
    Amount sum; ///< sum of the payouts
    Amount closing;
    QList<Payout> payouts;
    bool isLast = false; ///< true: the last statement in the file

    /// Returns an id of up to 35 characters: unique per statement and the same in each export.
    [[nodiscard]] QString id() const;
};

/// The file that contains the statements.
struct StatementFile {
    QString id;       ///< up to 35 characters; the same for the same statements
    Timestamp madeAt; ///< end of the file's last day
    QTimeZone zone;   ///< the shop's time zone
    QString language; ///< language of the texts: en, nl, fr or de
};

/// Writes a sequence of statements in one format.
class StatementWriter
{
public:
    StatementWriter() = default;
    virtual ~StatementWriter() = default;
    StatementWriter(const StatementWriter &) = delete;
    StatementWriter &operator=(const StatementWriter &) = delete;

    /// Errors: `FieldInvalid` (format) if the format cannot represent the statement.
    [[nodiscard]] virtual Result<void> write(const BankStatement &statement) = 0;
    /// Called after the last statement. Returns false if the device failed.
    [[nodiscard]] virtual bool finish() = 0;
};

/// Returns for example `1234.50`. @param mark  decimal separator
[[nodiscard]] QString euros(Amount amount, char mark = '.');

/// Returns the beginning of `text`. @param most  number of characters (code points)
[[nodiscard]] QString firstCharacters(const QString &text, int most);

/// Returns the error of a device that failed to write: `NoSpace` or `FileNotWritten`.
[[nodiscard]] tl::unexpected<Error> notWritten(const QIODevice &device);

/// Returns the composition of a payout, for example `Payments: 12, EUR 345.67. Refunds: 1, EUR
/// 2.00`.
[[nodiscard]] QString contentInWords(const Payout &payout, const Words &words);

} // namespace tilldesk::exports
