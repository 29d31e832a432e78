#include "core/bank/mt940_reader.h"

#include "core/bank/mt940_narrative.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::bank {
namespace {

/// Length from which a line is full and continues in the next one without a blank. Lines have 65
/// characters; some are shorter so that the next one does not begin with `-` or `:`.
/// @source SWIFT, MT940, 6*65x
constexpr qsizetype kFullLine = 62;

/// A balance: sign, date, currency, amount.
struct Mt940Balance {
    Amount amount;
    QDate day;
};

std::optional<Mt940Balance> balanceFrom(const QString &text)
{
    static const QRegularExpression kBalance(u"^([CD])(\\d{6})EUR([\\d,]{1,15})$"_s);
    const auto found = kBalance.match(text);
    const QDate day = dateFrom(found.captured(2), u"yyMMdd"_s);
    const auto amount = amountFrom(found.captured(3), u',');
    if (!found.hasMatch() || !day.isValid() || !amount)
        return {};
    const bool isDebit = found.captured(1) == "D"_L1;
    return Mt940Balance{isDebit ? Amount::fromCents(-amount->cents()) : *amount, day};
}

/// Returns the booking day. The file gives month and day only, so the function takes the year that
/// brings the booking day closest to the value date.
QDate bookingDay(const QString &monthDay, const QDate &valueDay)
{
    if (monthDay.isEmpty())
        return valueDay;
    QDate closest;
    for (const int year : {valueDay.year() - 1, valueDay.year(), valueDay.year() + 1}) {
        const QDate day(year, monthDay.left(2).toInt(), monthDay.mid(2).toInt());
        if (day.isValid()
            && (!closest.isValid()
                || std::abs(day.daysTo(valueDay)) < std::abs(closest.daysTo(valueDay))))
            closest = day;
    }
    return closest;
}

} // namespace

Result<std::vector<ParsedStatement>> Mt940Reader::read(TextLines &lines)
{
    Mt940Reader reader(lines);
    while (true) {
        const auto next = lines.next();
        if (!next)
            return next.failure();
        if (!*next)
            break;
        if (const auto read = reader.line(**next); !read)
            return read.failure();
    }
    if (const auto ended = reader.endField(); !ended)
        return ended.failure();
    if (reader.m_found.isOpen())
        return FileCollector::invalid(u":62F:"_s, lines.number(),
                                      u"is missing: the file is cut off"_s);
    return reader.m_found.take();
}

Result<void> Mt940Reader::line(const FileText &line)
{
    static const QRegularExpression kTag(u"^:(\\d\\d[A-Z]?):"_s);
    const QString &text = line.text();
    if (const auto tag = kTag.match(text); tag.hasMatch()) {
        if (const auto ended = endField(); !ended)
            return ended;
        m_field = Field{.tag = tag.captured(1),
                        .value = line.mid(tag.capturedLength()),
                        .line = m_lines.number(),
                        .lastLine = line.size() - tag.capturedLength()};
        return {};
    }
    if (text == "-"_L1 || text.startsWith("-}"_L1))
        return endMessage(m_lines.number());
    if (!m_field)
        return {}; // headers of the transport
    if (m_field->value.size() + line.size() > kMaxTextLength)
        return FileCollector::invalid(u":%1:"_s.arg(m_field->tag), m_lines.number(),
                                      u"has more than %1 characters"_s.arg(kMaxTextLength));
    const QList<ByteSpan> before = m_field->value.spans(m_field->value.size() - 1, 1);
    const qint64 end = before.isEmpty() ? 0 : before.first().offset + before.first().length;
    if (m_field->tag == "61"_L1)
        m_field->value.append(u'\n', {end, 0});
    else if (m_field->lastLine < kFullLine && !m_field->value.text().contains(u'?'))
        m_field->value.append(u' ', {end, 0});
    m_field->lastLine = line.size();
    m_field->value.append(line);
    return {};
}

Result<void> Mt940Reader::endField()
{
    if (!m_field)
        return {};
    const Field field = *std::exchange(m_field, {});
    const QString value = field.value.text().trimmed();
    if (field.tag == "20"_L1)
        return m_found.isOpen() && !m_isIntermediate ? endMessage(field.line) : Result<void>();
    if (field.tag == "25"_L1) {
        m_account = ibanIn(value);
        if (m_account.isEmpty())
            return FileCollector::invalid(u":25:"_s, field.line, u"must have an IBAN"_s);
    } else if (field.tag == "28"_L1 || field.tag == "28C"_L1) {
        m_number = value.section(u'/', 0, 0);
    } else if (field.tag == "60F"_L1 || field.tag == "60M"_L1) {
        return opening(field);
    } else if (field.tag == "61"_L1) {
        return entry(field);
    } else if (field.tag == "86"_L1 && m_entry) {
        Narrative narrative = narrativeOf(field.value);
        m_entry->text = std::move(narrative.remittance);
        m_entry->party = std::move(narrative.party);
        return flush();
    } else if (field.tag == "62F"_L1 || field.tag == "62M"_L1) {
        return closing(field);
    }
    return {};
}

Result<void> Mt940Reader::endMessage(qint64 line)
{
    if (const auto ended = endField(); !ended)
        return ended;
    if (m_found.isOpen() && !m_isIntermediate)
        return FileCollector::invalid(u":62F:"_s, line, u"is missing"_s);
    return {};
}

Result<void> Mt940Reader::opening(const Field &field)
{
    const QString tag = u":%1:"_s.arg(field.tag);
    const auto balance = balanceFrom(field.value.text().trimmed());
    if (!balance)
        return FileCollector::invalid(
            tag, field.line, u"must have C or D, a date YYMMDD, EUR, and an amount with a comma"_s);
    if (m_account.isEmpty())
        return FileCollector::invalid(tag, field.line, u"must come after :25:"_s);
    if (m_isIntermediate) {
        m_isIntermediate = false;
        const BankStatementHead &head = m_found.head();
        if (field.tag != "60M"_L1 || m_account != head.iban || balance->amount != head.closing)
            return FileCollector::invalid(tag, field.line,
                                          u"must continue the statement before, with its account"
                                          " and the balance of its :62M:"_s);
        return {};
    }
    if (m_found.isOpen())
        return FileCollector::invalid(tag, field.line, u"must come after :62F:"_s);
    return m_found.begin({.iban = m_account,
                          .number = m_number,
                          .first = {},
                          .last = {},
                          .opening = balance->amount,
                          .closing = {}},
                         field.line);
}

Result<void> Mt940Reader::entry(const Field &field)
{
    static const QRegularExpression kEntry(
        u"^(\\d{6})(\\d{4})?(RC|RD|EC|ED|C|D)([A-Z])?([\\d,]{1,15})[A-Z][A-Z0-9]{3}(.*)$"_s,
        QRegularExpression::DotMatchesEverythingOption);
    if (const auto flushed = flush(); !flushed)
        return flushed;
    const auto found = kEntry.match(field.value.text());
    const QDate valueDay = dateFrom(found.captured(1), u"yyMMdd"_s);
    const auto amount = amountFrom(found.captured(5), u',');
    const QDate day = valueDay.isValid() ? bookingDay(found.captured(2), valueDay) : QDate();
    if (!found.hasMatch() || !amount || !day.isValid())
        return FileCollector::invalid(
            u":61:"_s, field.line,
            u"must have a date YYMMDD, a mark such as C or D, an amount with a comma and a type"_s);
    if (!m_found.isOpen() || m_isIntermediate)
        return FileCollector::invalid(u":61:"_s, field.line, u"must come after :60F:"_s);
    const QString mark = found.captured(3);
    const bool isDebit = mark == "D"_L1 || mark == "RC"_L1 || mark == "ED"_L1;
    m_entry = BankEntry();
    m_entry->line = field.line;
    m_entry->day = day;
    m_entry->amount = isDebit ? Amount::fromCents(-amount->cents()) : *amount;
    m_entry->reference =
        found.captured(6).section(u"//"_s, 1, 1).section(u'\n', 0, 0).left(16).trimmed();
    return {};
}

Result<void> Mt940Reader::flush()
{
    if (!m_entry)
        return {};
    return m_found.add(*std::exchange(m_entry, {}));
}

Result<void> Mt940Reader::closing(const Field &field)
{
    const QString tag = u":%1:"_s.arg(field.tag);
    if (const auto flushed = flush(); !flushed)
        return flushed;
    const auto balance = balanceFrom(field.value.text().trimmed());
    if (!balance)
        return FileCollector::invalid(
            tag, field.line, u"must have C or D, a date YYMMDD, EUR, and an amount with a comma"_s);
    if (!m_found.isOpen() || m_isIntermediate)
        return FileCollector::invalid(tag, field.line, u"must come after :60F:"_s);
    m_found.head().closing = balance->amount;
    m_isIntermediate = field.tag == "62M"_L1;
    if (m_isIntermediate)
        return {};
    if (!m_found.head().last.isValid() || balance->day > m_found.head().last)
        m_found.head().last = balance->day;
    return m_found.end();
}

} // namespace tilldesk::bank
