#include "core/exports/coda.h"

#include "core/domain/basic_latin.h"
#include "core/domain/windows_1252.h"
#include "core/exports/bank_statement.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

/// Returns the transaction code of a single credit transfer: type 0, family 01, operation 50 for a
/// transfer received, 01 for one that was ordered.
QByteArray codeOf(CreditDebit direction)
{
    return direction == CreditDebit::Credit ? "00150000" : "00101000";
}

QByteArray signOf(CreditDebit direction)
{
    return direction == CreditDebit::Credit ? "0" : "1";
}

QByteArray signOf(Amount balance)
{
    return balance.cents() < 0 ? "1" : "0";
}

constexpr qint64 kMaxCents = 99'999'999'999'999; // largest amount: 12 places before the point
constexpr qint64 kMaxMovements = 9'999; // maximum of movements: their numbers have 4 digits

QByteArray amountOf(Amount amount)
{
    // The format has three decimals; the last one is always 0 in euros.
    return QByteArray::number(magnitude(amount).cents() * 10).rightJustified(15, '0');
}

QByteArray dateOf(const QDate &day)
{
    return day.toString(u"ddMMyy"_s).toLatin1();
}

QByteArray numberOf(int number, int width)
{
    return QByteArray::number(number).rightJustified(width, '0');
}

/// Returns the field with the account: its id, blanks in place of an extension, currency.
QByteArray accountOf(const QString &account)
{
    return account.toLatin1().leftJustified(34, ' ', true) + "EUR";
}

bool isBelgian(const BankStatement &statement)
{
    return !statement.isClearing && statement.account.startsWith("BE"_L1);
}

/// Returns the kind of the account's number: an IBAN, Belgian or foreign, or another number.
QByteArray structureOf(const BankStatement &statement)
{
    return statement.isClearing ? "1" : isBelgian(statement) ? "2" : "3";
}

/// Returns the structured communication with its type, or the text. @source CODA 2.6, types 100
/// (ISO 11649) and 101 (Belgian)
QByteArray communicationOf(const StatementEntry &entry)
{
    if (!entry.reference)
        return windows1252(entry.text);
    const bool isBelgian = entry.reference->kind == CreditorReference::Kind::Belgian;
    return (isBelgian ? "101" : "100") + entry.reference->text.toLatin1();
}

/// Returns what the movement has no room for: more in words, and the text beside a structured
/// communication.
QByteArray informationOf(const StatementEntry &entry)
{
    const bool hasText = entry.reference && !entry.text.isEmpty();
    if (!hasText)
        return windows1252(entry.information);
    return windows1252(entry.information.isEmpty() ? entry.text
                                                   : entry.information + u": "_s + entry.text);
}

} // namespace

QByteArray windows1252(const QString &text)
{
    QByteArray bytes;
    for (const char32_t c : text.normalized(QString::NormalizationForm_C).toUcs4()) {
        const auto *special = std::ranges::find(kWindows1252Block80, c);
        if ((c >= 0x20 && c < 0x7F) || (c > 0xA0 && c <= 0xFF && c != 0xAD))
            bytes += char(c);
        else if (c != 0 && special != kWindows1252Block80.end())
            bytes += char(0x80 + (special - kWindows1252Block80.begin()));
        else if (c == 0xA0 || c < 0x20)
            bytes += ' ';
        else
            bytes += basicLatin(QString::fromUcs4(&c, 1)).toLatin1();
    }
    return bytes;
}

/// A record of 128 characters, filled with blanks.
class CodaWriter::Record
{
public:
    explicit Record(const QByteArray &kind) { put(1, kind.size(), kind); }

    /// @param position  counted from 1, as in the standard  @param text  truncated to `length`
    Record &put(qsizetype position, qsizetype length, const QByteArray &text)
    {
        m_bytes.replace(position - 1, length, text.leftJustified(length, ' ', true));
        return *this;
    }
    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }

private:
    QByteArray m_bytes = QByteArray(128, ' ');
};

bool CodaWriter::takes(qint64 movements)
{
    return movements <= kMaxMovements;
}

Result<void> CodaWriter::begin(const BankStatement &statement)
{
    if (magnitude(statement.closing).cents() > kMaxCents)
        return fail(ErrorCode::FieldInvalid,
                    u"a balance of %1 does not fit into CODA"_s.arg(euros(statement.closing)),
                    u"format"_s);
    if (!takes(statement.count()))
        return fail(ErrorCode::FieldInvalid,
                    u"CODA cannot number %1 movements of one day"_s.arg(statement.count()),
                    u"format"_s);
    header(statement);
    m_records = 0;
    m_sequence = 0;
    oldBalance(statement);
    return {};
}

void CodaWriter::entry(const StatementEntry &entry, const BankStatement &statement)
{
    ++m_sequence;
    movement(entry, statement);
    information(entry);
}

void CodaWriter::end(const BankStatement &statement)
{
    newBalance(statement);
    trailer(statement);
}

void CodaWriter::header(const BankStatement &statement)
{
    const QString bank = isBelgian(statement) ? statement.account.mid(4, 3) : u"000"_s;
    put(Record("0")
            .put(2, 4, "0000")
            .put(6, 6, dateOf(statement.day))
            .put(12, 3, bank.toLatin1())
            .put(15, 2, "05")
            .put(35, 26, windows1252(statement.owner))
            .put(72, 11, "00000000000")
            .put(84, 5, "00000")
            .put(128, 1, "2"));
}

void CodaWriter::oldBalance(const BankStatement &statement)
{
    put(Record("1")
            .put(2, 1, structureOf(statement))
            .put(3, 3, numberOf(statement.number, 3))
            .put(6, 37, accountOf(statement.account))
            .put(43, 1, signOf(statement.opening))
            .put(44, 15, amountOf(statement.opening))
            .put(59, 6, dateOf(statement.before))
            .put(65, 26, windows1252(statement.owner))
            .put(91, 35, windows1252(accountName(statement, m_words)))
            .put(126, 3, numberOf(statement.number, 3)));
}

void CodaWriter::movement(const StatementEntry &entry, const BankStatement &statement)
{
    const QByteArray message = communicationOf(entry);
    const QByteArray number = numberOf(m_sequence, 4) + "0000";
    put(Record("21")
            .put(3, 8, number)
            .put(11, 21, entry.id.toUpper().right(21).toLatin1())
            .put(32, 1, signOf(entry.direction))
            .put(33, 15, amountOf(entry.amount))
            .put(48, 6, dateOf(statement.day))
            .put(54, 8, codeOf(entry.direction))
            .put(62, 1, entry.reference ? "1" : "0")
            .put(63, 53, message.left(53))
            .put(116, 6, dateOf(statement.day))
            .put(122, 3, numberOf(statement.number, 3))
            .put(125, 1, "0")
            .put(126, 1, "1")
            .put(128, 1, "0"));
    put(Record("22")
            .put(3, 8, number)
            .put(11, 53, message.mid(53, 53))
            .put(64, 35, entry.id.toLatin1())
            .put(126, 1, "1")
            .put(128, 1, "0"));
    const QByteArray account =
        entry.partyIban.isEmpty() ? QByteArray() : accountOf(entry.partyIban);
    put(Record("23")
            .put(3, 8, number)
            .put(11, 37, account)
            .put(48, 35, windows1252(entry.party))
            .put(83, 43, message.mid(106, 43))
            .put(126, 1, "0")
            .put(128, 1, informationOf(entry).isEmpty() ? "0" : "1"));
}

void CodaWriter::information(const StatementEntry &entry)
{
    const QByteArray message = informationOf(entry);
    if (message.isEmpty())
        return;
    const QByteArray number = numberOf(m_sequence, 4) + "0001";
    const QByteArray more = message.mid(73, 105);
    put(Record("31")
            .put(3, 8, number)
            .put(11, 21, entry.id.toUpper().right(21).toLatin1())
            .put(32, 8, codeOf(entry.direction))
            .put(40, 1, "0")
            .put(41, 73, message.left(73))
            .put(126, 1, more.isEmpty() ? "0" : "1")
            .put(128, 1, "0"));
    if (!more.isEmpty())
        put(Record("32").put(3, 8, number).put(11, 105, more).put(126, 1, "0").put(128, 1, "0"));
}

void CodaWriter::newBalance(const BankStatement &statement)
{
    put(Record("8")
            .put(2, 3, numberOf(statement.number, 3))
            .put(5, 37, accountOf(statement.account))
            .put(42, 1, signOf(statement.closing))
            .put(43, 15, amountOf(statement.closing))
            .put(58, 6, dateOf(statement.day))
            .put(128, 1, "0"));
}

void CodaWriter::trailer(const BankStatement &statement)
{
    const int records = m_records;
    put(Record("9")
            .put(17, 6, numberOf(records, 6))
            .put(23, 15, amountOf(statement.debits.sum))
            .put(38, 15, amountOf(statement.credits.sum))
            .put(128, 1, statement.isLast ? "2" : "1"));
}

void CodaWriter::put(const Record &record)
{
    const QByteArray bytes = record.bytes() + "\r\n";
    m_hasFailed = m_device.write(bytes) != bytes.size() || m_hasFailed;
    ++m_records;
}

} // namespace tilldesk::exports
