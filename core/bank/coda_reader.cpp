#include "core/bank/coda_reader.h"

using namespace Qt::StringLiterals;

namespace tilldesk::bank {
namespace {

constexpr int kRecordLength = 128;

/// @param position  counted from 1, as in the standard
QString part(const QString &record, int position, int length)
{
    return record.mid(position - 1, length);
}

/// Amounts have 12 digits and 3 decimals. @param sign  0 credit, 1 debit
std::optional<Amount> signedAmount(const QString &sign, const QString &digits)
{
    const QString text = digits.left(12) + u'.' + digits.mid(12);
    const auto amount = amountFrom(text, u'.');
    if (!amount || (sign != "0"_L1 && sign != "1"_L1))
        return {};
    return sign == "1"_L1 ? Amount::fromCents(-amount->cents()) : *amount;
}

} // namespace

Result<std::vector<ParsedStatement>> CodaReader::read(TextLines &lines)
{
    CodaReader reader(lines);
    while (true) {
        const auto line = lines.next();
        if (!line)
            return line.failure();
        if (!*line)
            break;
        if ((*line)->text().trimmed().isEmpty())
            continue;
        if (const auto read = reader.record(**line); !read)
            return read.failure();
    }
    if (reader.m_isInFile)
        return reader.invalid(u"record 9"_s, u"is missing: the file is cut off"_s);
    return reader.m_found.take();
}

tl::unexpected<Error> CodaReader::invalid(const QString &record, const QString &rule) const
{
    return FileCollector::invalid(record, m_lines.number(), rule);
}

Result<void> CodaReader::record(const FileText &record)
{
    const QString &text = record.text();
    const QString name = u"record %1"_s.arg(
        text.startsWith(u'2') || text.startsWith(u'3') ? text.left(2) : text.left(1));
    if (text.size() != kRecordLength)
        return invalid(name, u"has %1 characters; must have 128"_s.arg(text.size()));
    const QChar type = text.front();
    if (type != u'0' && !m_isInFile)
        return invalid(name, u"must come after record 0"_s);
    if (type != u'0' && type != u'1' && type != u'4' && type != u'9' && !m_found.isOpen())
        return invalid(name, u"must come after record 1"_s);
    if (type != u'0' && type != u'4' && type != u'9')
        ++m_records;
    switch (type.unicode()) {
    case u'0':
        if (m_isInFile)
            return invalid(name, u"must come first, or after record 9"_s);
        m_isInFile = true;
        m_records = 0;
        m_debits = m_credits = 0;
        return {};
    case u'1': return oldBalance(text);
    case u'2': return text.at(1) == u'1' ? movement(record) : more(record);
    case u'3':
    case u'4': return {};
    case u'8': return newBalance(text);
    case u'9':
        if (m_found.isOpen())
            return invalid(u"record 8"_s, u"must come before record 9"_s);
        m_isInFile = false;
        return trailer(text);
    default: return invalid(name, u"there is no such record"_s);
    }
}

Result<void> CodaReader::oldBalance(const QString &record)
{
    if (m_found.isOpen())
        return invalid(u"record 1"_s, u"must come after record 8 of the statement before"_s);
    const QChar structure = record.at(1);
    const bool isIban = structure == u'2' || structure == u'3';
    const QString account = part(record, 6,
                                 structure == u'2'       ? 31
                                     : structure == u'0' ? 12
                                                         : 34)
                                .trimmed();
    const QString iban = isIban ? ibanIn(account) : QString();
    if (iban.isEmpty())
        return invalid(u"record 1, account"_s, u"must be an IBAN"_s);
    if (part(record, 40, 3) != "EUR"_L1)
        return invalid(u"record 1, currency"_s, u"must be EUR"_s);
    const auto balance = signedAmount(part(record, 43, 1), part(record, 44, 15));
    if (!balance)
        return invalid(u"record 1, old balance"_s,
                       u"must have a sign (0 or 1) and 15 digits of whole cents"_s);
    BankStatementHead head{.iban = iban,
                           .number = part(record, 3, 3),
                           .first = {},
                           .last = {},
                           .opening = *balance,
                           .closing = {}};
    return m_found.begin(std::move(head), m_lines.number());
}

Result<void> CodaReader::movement(const FileText &record)
{
    const QString &text = record.text();
    const QString sequence = part(text, 3, 4);
    const bool isDetail = part(text, 7, 4) != "0000"_L1 && m_total && sequence == m_sequence;
    if (!isDetail) {
        if (const auto flushed = flush(); !flushed)
            return flushed;
    }
    BankEntry entry;
    entry.line = m_lines.number();
    entry.reference = part(text, 11, 21).trimmed();
    const auto amount = signedAmount(part(text, 32, 1), part(text, 33, 15));
    if (!amount)
        return invalid(u"record 21, amount"_s,
                       u"must have a sign (0 or 1) and 15 digits of whole cents"_s);
    entry.amount = *amount;
    qint64 &sum = amount->cents() < 0 ? m_debits : m_credits;
    const bool isPart = part(text, 7, 4) != "0000"_L1; // of the movement before
    if (!isPart && __builtin_add_overflow(sum, std::abs(amount->cents()), &sum))
        return invalid(u"record 21, amount"_s, u"the sum of the movements is too large"_s);
    entry.day = dateFrom(part(text, 116, 6), u"ddMMyy"_s);
    if (!entry.day.isValid())
        return invalid(u"record 21, entry date"_s, u"must be a date DDMMYY"_s);
    entry.text = record.mid(62, 53);
    m_sequence = sequence;
    if (isDetail)
        m_details.push_back(std::move(entry));
    else
        m_total = std::move(entry);
    if (m_details.size() > kMaxEntries)
        return invalid(u"record 21"_s, u"has too many details"_s);
    return {};
}

Result<void> CodaReader::more(const FileText &record)
{
    const QString &text = record.text();
    if (!m_total || part(text, 3, 4) != m_sequence)
        return invalid(u"record %1"_s.arg(text.left(2)), u"must come after its record 21"_s);
    BankEntry &entry = m_details.empty() ? *m_total : m_details.back();
    if (text.at(1) == u'2') {
        entry.text.append(record.mid(10, 53));
    } else if (text.at(1) == u'3') {
        entry.party = part(text, 48, 35).trimmed();
        entry.text.append(record.mid(82, 43));
    } else {
        return invalid(u"record %1"_s.arg(text.left(2)), u"there is no such record"_s);
    }
    return {};
}

Result<void> CodaReader::flush()
{
    if (!m_total)
        return {};
    m_total->text.trimEnd();
    for (BankEntry &detail : m_details)
        detail.text.trimEnd();
    auto added = m_found.add(std::move(*m_total), std::move(m_details));
    m_total.reset();
    m_details.clear();
    return added;
}

/// Compares the file with what its last record says of it. Fields that a bank leaves blank are not
/// compared.
Result<void> CodaReader::trailer(const QString &record)
{
    const QString count = part(record, 17, 6).trimmed();
    if (!count.isEmpty() && count.toLongLong() != m_records)
        return invalid(
            u"record 9, number of records"_s,
            u"is %1, but the file has %2: it is not complete"_s.arg(count).arg(m_records));
    for (const auto &[name, position, sum] :
         {std::tuple(u"debits"_s, 23, m_debits), std::tuple(u"credits"_s, 38, m_credits)}) {
        const QString digits = part(record, position, 15);
        const auto amount = signedAmount(u"0"_s, digits);
        if (!digits.trimmed().isEmpty() && (!amount || amount->cents() != sum))
            return invalid(u"record 9, sum of %1"_s.arg(name),
                           u"differs from the movements: the file is not complete"_s);
    }
    return {};
}

Result<void> CodaReader::newBalance(const QString &record)
{
    if (const auto flushed = flush(); !flushed)
        return flushed;
    const auto balance = signedAmount(part(record, 42, 1), part(record, 43, 15));
    if (!balance)
        return invalid(u"record 8, new balance"_s,
                       u"must have a sign (0 or 1) and 15 digits of whole cents"_s);
    const QDate day = dateFrom(part(record, 58, 6), u"ddMMyy"_s);
    if (!day.isValid())
        return invalid(u"record 8, date"_s, u"must be a date DDMMYY"_s);
    BankStatementHead &head = m_found.head();
    head.closing = *balance;
    head.last = day;
    return m_found.end();
}

} // namespace tilldesk::bank
