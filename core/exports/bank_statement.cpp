#include "core/exports/bank_statement.h"

#include "core/exports/table_writer.h"

#include <cerrno>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {

QString BankStatement::id() const
{
    return u"%1-%2-%3"_s.arg(day.year(), 4, 10, '0'_L1).arg(number, 3, 10, '0'_L1).arg(accountKey);
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
    return fail(isFull ? ErrorCode::NoSpace : ErrorCode::FileNotWritten,
                u"the file cannot be written: %1"_s.arg(device.errorString()));
}

QString contentInWords(const Payout &payout, const Words &words)
{
    return words(
               QT_TRANSLATE_NOOP("tilldesk::exports", "Payments: %1, EUR %2. Refunds: %3, EUR %4"))
        .arg(QString::number(payout.payments.count), euros(payout.payments.sum),
             QString::number(payout.refunds.count), euros(payout.refunds.sum));
}

} // namespace tilldesk::exports
