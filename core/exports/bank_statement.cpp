#include "core/exports/bank_statement.h"

#include "core/exports/table_writer.h"
#include "core/storage/atomic_file.h"

#include <cerrno>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {

QString BankStatement::id() const
{
    return u"%1-%2-%3"_s.arg(day.year(), 4, 10, '0'_L1).arg(number, 3, 10, '0'_L1).arg(accountKey);
}

void setRemittance(StatementEntry &entry, const QString &reference, const QString &description)
{
    entry.instructionId = reference;
    entry.reference = creditorReferenceIn(reference);
    const bool isInText = entry.reference || description.contains(reference);
    entry.text = isInText || description.isEmpty() ? description : reference + u' ' + description;
    if (!entry.reference && description.isEmpty())
        entry.text = reference;
    if (entry.reference)
        return;
    entry.reference = creditorReferenceIn(description);
    if (entry.reference)
        entry.text = reference;
}

Amount magnitude(Amount amount)
{
    return Amount::fromCents(std::abs(amount.cents()));
}

QString euros(Amount amount, char mark)
{
    std::string text;
    appendEuros(text, amount.cents(), mark);
    return QString::fromStdString(text);
}

QString firstCharacters(const QString &text, int most)
{
    if (text.size() <= most)
        return text;
    const QList<uint> characters = text.toUcs4();
    return QString::fromUcs4(reinterpret_cast<const char32_t *>(characters.constData()),
                             std::min<qsizetype>(characters.size(), most));
}

tl::unexpected<Error> notWritten(const QIODevice &device)
{
    const bool isFull = device.errorString() == qt_error_string(ENOSPC)
        || device.errorString() == qt_error_string(EDQUOT);
    const auto *const file = qobject_cast<const QFileDevice *>(&device);
    return fail(isFull ? ErrorCode::NoSpace : ErrorCode::FileNotWritten,
                u"the file cannot be written: %1"_s.arg(
                    file == nullptr ? device.errorString() : storage::whyNotWritten(*file)));
}

QString contentInWords(const Payout &payout, const Words &words)
{
    const QString content =
        words(QT_TRANSLATE_NOOP("tilldesk::exports", "Payments: %1, EUR %2. Refunds: %3, EUR %4"))
            .arg(QString::number(payout.payments.count), euros(payout.payments.sum),
                 QString::number(payout.refunds.count), euros(payout.refunds.sum));
    if (payout.fees == Amount())
        return content;
    return content + u". "_s
        + words(QT_TRANSLATE_NOOP("tilldesk::exports", "Fees: EUR %1")).arg(euros(payout.fees));
}

QString accountName(const BankStatement &statement, const Words &words)
{
    // @source CODA 2.6, record 1, 91-125: 35 characters; the shortest field of the formats
    constexpr int kLength = 35;
    return firstCharacters(
        statement.isClearing
            ? words(QT_TRANSLATE_NOOP("tilldesk::exports", "Clearing account, Tilldesk"))
            : words(QT_TRANSLATE_NOOP("tilldesk::exports", "PAYOUTS ONLY, not by the bank")),
        kLength);
}

} // namespace tilldesk::exports
