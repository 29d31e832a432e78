#pragma once

#include "core/domain/creditor_reference.h"
#include "core/domain/payout.h"
#include "core/exports/words.h"
#include "core/payouts/closing_time.h"

#include <QIODevice>

namespace tilldesk::exports {

/// The name of the payment service on bank statement lines.
inline constexpr QLatin1StringView kPayer("Tilldesk");

/// Direction of a movement of money.
enum class CreditDebit { Credit, Debit };

/// A statement of one account for one day.
struct BankStatement {
    QString owner;   ///< name of the merchant
    QString account; ///< IBAN of a bank account, or the id of a clearing account
    bool isClearing = false;
    QString accountKey; ///< 8 hexadecimal digits derived from merchant and account
    QDate day;
    QDate before;        ///< day of the previous statement
    int number = 1;      ///< within the calendar year, from 1
    qint64 sequence = 1; ///< since the account's first statement, from 1
    Timestamp begin;     ///< first moment of the day
    Timestamp end;       ///< last second of the day
    Amount opening;
    PayoutSum credits;
    PayoutSum debits;
    Amount closing;
    bool isLast = false; ///< true: the last statement in the file

    /// Returns an id of up to 35 characters: unique per statement and the same in each export.
    [[nodiscard]] QString id() const;
    /// Returns the credits less the debits.
    [[nodiscard]] Amount net() const
    {
        return Amount::fromCents(closing.cents() - opening.cents());
    }
    [[nodiscard]] qint64 count() const { return credits.count + debits.count; }
};

/// A booked line of a statement or of a notification.
struct StatementEntry {
    CreditDebit direction = CreditDebit::Credit;
    Amount amount; ///< positive
    QString id;    ///< unique: id of the payment, refund or payout
    QString endToEndId;
    QString instructionId = {}; ///< the merchant's reference
    QString transactionId = {}; ///< id of the refund
    QString party = {};         ///< name of the other side; empty: not known
    QString partyIban = {};     ///< only the merchant's own account, never a customer's
    QString text = {};          ///< remittance text
    std::optional<CreditorReference> reference = {}; ///< structured reference
    QString information = {};                        ///< more about the line, in words
    std::optional<Timestamp> at = {};                ///< time of the movement; empty: only the day
};

/// Splits the merchant's reference and the description of a payment or refund into a structured
/// reference and a text, and stores them in the entry. An ordinary reference is part of the text.
void setRemittance(StatementEntry &entry, const QString &reference, const QString &description);

/// The file that contains the statements.
struct StatementFile {
    QString id;       ///< up to 35 characters; the same for the same statements
    Timestamp madeAt; ///< end of the file's last day
    QTimeZone zone;   ///< the shop's time zone
    QString language; ///< language of the texts: en, nl, fr or de
};

/// Writes a sequence of statements in one format: begin(), entry() for each line in order, end().
class StatementWriter
{
public:
    StatementWriter() = default;
    virtual ~StatementWriter() = default;
    StatementWriter(const StatementWriter &) = delete;
    StatementWriter &operator=(const StatementWriter &) = delete;

    /// Errors: `FieldInvalid` (format) if the format cannot represent the statement.
    [[nodiscard]] virtual Result<void> begin(const BankStatement &statement) = 0;
    /// @param statement  as given to begin()
    virtual void entry(const StatementEntry &entry, const BankStatement &statement) = 0;
    virtual void end(const BankStatement &statement) = 0;
    /// Called after the last statement. Returns false if the device failed.
    [[nodiscard]] virtual bool finish() = 0;
};

/// Returns for example `1234.50`. @param mark  decimal separator
[[nodiscard]] QString euros(Amount amount, char mark = '.');

/// Returns the amount without its sign. Statements give the sign in a field of its own.
[[nodiscard]] Amount magnitude(Amount amount);

/// Returns the beginning of `text`. @param most  number of characters (code points)
[[nodiscard]] QString firstCharacters(const QString &text, int most);

/// Returns the error of a device that failed to write: `NoSpace` or `FileNotWritten`.
[[nodiscard]] tl::unexpected<Error> notWritten(const QIODevice &device);

/// Returns the composition of a payout, for example `Payments: 12, EUR 345.67. Refunds: 1, EUR
/// 2.00`.
[[nodiscard]] QString contentInWords(const Payout &payout, const Words &words);

/// Returns the name of the account for a statement, at most 35 characters: what it is, so that
/// nobody takes a clearing account or a list of payouts for the statement of a bank.
[[nodiscard]] QString accountName(const BankStatement &statement, const Words &words);

} // namespace tilldesk::exports
