#pragma once

#include "core/domain/payout.h"
#include "core/payouts/closing_time.h"

#include <QIODevice>

namespace tilldesk::exports {

/// Who pays out, as bank lines name it.
inline constexpr QLatin1StringView kPayer("Tilldesk");

/// What a bank says of an account on one day.
struct BankStatement {
    QString owner; ///< the merchant's name
    QString iban;
    QString accountKey; ///< 8 hexadecimal digits that stand for merchant and account
    QDate day;
    QDate before;        ///< the day of the statement before
    int number = 1;      ///< within the calendar year
    qint64 sequence = 1; ///< since the first one
    Timestamp begin;     ///< first moment of the day
    Timestamp end;       ///< last second of the day
    Amount opening;
    Amount sum; ///< of the payouts
    Amount closing;
    QList<Payout> payouts;
    bool isLast = false; ///< of the file

    /// @return up to 35 characters, the same in each export and of no other statement
    [[nodiscard]] QString id() const;
};

/// The file that statements are in.
struct StatementFile {
    QString id;       ///< up to 35 characters; the same for the same statements
    Timestamp madeAt; ///< when its last day was over
    QTimeZone zone;   ///< the shop's
    QString language; ///< of words: en, nl, fr or de
};

/// Writes statements one after the other.
class StatementWriter
{
public:
    StatementWriter() = default;
    virtual ~StatementWriter() = default;
    StatementWriter(const StatementWriter &) = delete;
    StatementWriter &operator=(const StatementWriter &) = delete;

    /// Errors: `FieldInvalid` (format) of what the format has no room for.
    [[nodiscard]] virtual Result<void> write(const BankStatement &statement) = 0;
    /// After the last one. @return whether the device took everything
    [[nodiscard]] virtual bool finish() = 0;
};

/// @return for example `1234.50`. @param mark  between euros and cents
[[nodiscard]] QString euros(Amount amount, char mark = '.');

/// @return the beginning of `text`. @param most  characters (code points)
[[nodiscard]] QString firstCharacters(const QString &text, int most);

/// @return the error of a device that did not take what was written: `NoSpace`, `FileNotWritten`
[[nodiscard]] tl::unexpected<Error> notWritten(const QIODevice &device);

} // namespace tilldesk::exports
