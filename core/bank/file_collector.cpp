#include "core/bank/file_collector.h"

#include "core/domain/iban.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::bank {

tl::unexpected<Error> FileCollector::invalid(const QString &field, qint64 line, const QString &rule)
{
    return fail(ErrorCode::FieldInvalid, u"line %1: %2"_s.arg(line).arg(rule), field);
}

Result<void> FileCollector::begin(BankStatementHead head, qint64 line)
{
    if (m_statements.size() == kMaxStatements)
        return invalid(u"file"_s, line, u"has more than %1 statements"_s.arg(kMaxStatements));
    m_statements.push_back({.head = std::move(head), .entries = {}, .difference = 0, .line = line});
    m_sum = 0;
    m_isOpen = true;
    return {};
}

Result<void> FileCollector::add(BankEntry entry)
{
    ParsedStatement &statement = m_statements.back();
    if (m_entries == kMaxEntries)
        return invalid(u"file"_s, entry.line, u"has more than %1 lines"_s.arg(kMaxEntries));
    if (entry.text.size() > kMaxTextLength)
        return invalid(u"text"_s, entry.line, u"has more than %1 characters"_s.arg(kMaxTextLength));
    if (__builtin_add_overflow(m_sum, entry.amount.cents(), &m_sum))
        return invalid(u"amount"_s, entry.line, u"the sum of the lines is too large"_s);
    if (!statement.head.first.isValid() || entry.day < statement.head.first)
        statement.head.first = entry.day;
    if (!statement.head.last.isValid() || entry.day > statement.head.last)
        statement.head.last = entry.day;
    statement.entries.push_back(std::move(entry));
    ++m_entries;
    return {};
}

Result<void> FileCollector::add(BankEntry total, std::vector<BankEntry> details)
{
    qint64 sum = 0;
    for (const BankEntry &detail : details) {
        if (__builtin_add_overflow(sum, detail.amount.cents(), &sum))
            return invalid(u"amount"_s, detail.line, u"the sum of the details is too large"_s);
    }
    if (details.empty() || sum != total.amount.cents())
        return add(std::move(total));
    for (BankEntry &detail : details) {
        detail.day = total.day;
        if (detail.reference.isEmpty())
            detail.reference = total.reference;
        if (const auto added = add(std::move(detail)); !added)
            return added;
    }
    return {};
}

Result<void> FileCollector::end()
{
    ParsedStatement &statement = m_statements.back();
    qint64 expected = 0;
    if (__builtin_add_overflow(statement.head.opening.cents(), m_sum, &expected)
        || __builtin_sub_overflow(statement.head.closing.cents(), expected, &statement.difference))
        return invalid(u"balance"_s, statement.line, u"is too large"_s);
    if (!statement.head.first.isValid())
        statement.head.first = statement.head.last;
    for (BankEntry &entry : statement.entries)
        entry.iban = statement.head.iban;
    // Formats fill up numbers with zeros to a length of their own.
    QString &number = statement.head.number;
    while (number.size() > 1 && number.startsWith(u'0'))
        number.remove(0, 1);
    m_isOpen = false;
    return {};
}

std::optional<Amount> amountFrom(QStringView text, QChar mark)
{
    constexpr qint64 kLimit = 1'000'000'000'000'000; // keeps sums of a file within 64 bits
    qint64 cents = 0;
    int decimals = -1; // -1: before the mark
    int digits = 0;
    for (const QChar c : text) {
        if (c == mark && decimals < 0 && digits > 0) {
            decimals = 0;
            continue;
        }
        const int digit = c.unicode() - u'0';
        if (digit < 0 || digit > 9)
            return {};
        ++digits;
        if (decimals >= 2) {
            if (digit != 0)
                return {};
            continue;
        }
        if (decimals >= 0)
            ++decimals;
        cents = cents * 10 + digit;
        if (cents >= kLimit)
            return {};
    }
    if (digits == 0)
        return {};
    for (int i = std::max(decimals, 0); i < 2; ++i)
        cents *= 10;
    return cents < kLimit ? std::optional(Amount::fromCents(cents)) : std::nullopt;
}

QDate dateFrom(QStringView text, const QString &format)
{
    const QString digits = text.toString();
    const qsizetype at = format.indexOf(u'y');
    if (format.count(u'y') != 2 || digits.size() != format.size())
        return QDate::fromString(digits, format);
    // The euro began in 1999, so no statement of the years 98 and 99 is of another century.
    const QString century = QStringView(digits).mid(at, 2) < u"98"_s ? u"20"_s : u"19"_s;
    return QDate::fromString(digits.left(at) + century + digits.mid(at),
                             QString(format).insert(at, u"yy"_s));
}

QString ibanIn(const QString &field)
{
    static const QRegularExpression kGerman(u"^(\\d{8})/(\\d{1,10})(?:[A-Z]{3})?$"_s);
    QString text = field;
    text = text.remove(u' ').toUpper();
    if (const auto german = kGerman.match(text); german.hasMatch()) {
        const QString bban = german.captured(1) + german.captured(2).rightJustified(10, u'0');
        return ibanWithCheckDigits(u"DE", bban);
    }
    for (QString part : text.split(u'/', Qt::SkipEmptyParts)) {
        if (isValidIban(part))
            return part;
        part.chop(part.size() > 3 ? 3 : 0); // a currency
        if (isValidIban(part))
            return part;
    }
    return {};
}

} // namespace tilldesk::bank
