#include "core/exports/coda.h"

#include "core/domain/basic_latin.h"
#include "core/exports/bank_statement.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

/// Transaction code of a single credit transfer received: type 0, family 01, operation 50.
const QByteArray kTransferInFavour = "00150000";
constexpr qint64 kMaxCents = 99'999'999'999'999; // largest amount: 12 places before the point
constexpr qsizetype kMaxMovements = 9'999; // maximum of movements: their numbers have 4 digits

/// Windows-1252 from 0x80 to 0x9F; 0: not assigned.
constexpr std::array<char16_t, 32> kBlock80{
    u'€', 0,    u'‚', u'ƒ', u'„', u'…', u'†', u'‡', u'ˆ', u'‰', u'Š', u'‹', u'Œ', 0, u'Ž', 0,
    0,    u'‘', u'’', u'“', u'”', u'•', u'–', u'—', u'˜', u'™', u'š', u'›', u'œ', 0, u'ž', u'Ÿ'};

QByteArray amountOf(Amount amount)
{
    // The format has three decimals; the last one is always 0 in euros.
    return QByteArray::number(amount.cents() * 10).rightJustified(15, '0');
}

QByteArray dateOf(const QDate &day)
{
    return day.toString(u"ddMMyy"_s).toLatin1();
}

QByteArray numberOf(int number, int width)
{
    return QByteArray::number(number).rightJustified(width, '0');
}

/// Returns the field with the account: IBAN, blanks in place of an extension, currency.
QByteArray accountOf(const QString &iban)
{
    return iban.toLatin1().leftJustified(34, ' ', true) + "EUR";
}

bool isBelgian(const QString &iban)
{
    return iban.startsWith("BE"_L1);
}

} // namespace

QByteArray windows1252(const QString &text)
{
    QByteArray bytes;
    for (const char32_t c : text.normalized(QString::NormalizationForm_C).toUcs4()) {
        const auto *special = std::ranges::find(kBlock80, c);
        if (c >= 0x20 && c < 0x7F)
            bytes += char(c);
        else if (c > 0xA0 && c <= 0xFF && c != 0xAD)
            bytes += char(c);
        else if (c != 0 && special != kBlock80.end())
            bytes += char(0x80 + (special - kBlock80.begin()));
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

Result<void> CodaWriter::write(const BankStatement &statement)
{
    if (statement.closing.cents() > kMaxCents)
        return fail(ErrorCode::FieldInvalid,
                    u"a balance of %1 does not fit into CODA"_s.arg(euros(statement.closing)),
                    u"format"_s);
    if (statement.payouts.size() > kMaxMovements)
        return fail(ErrorCode::FieldInvalid,
                    u"CODA cannot number %1 movements of one day"_s.arg(statement.payouts.size()),
                    u"format"_s);
    header(statement);
    m_records = 0;
    oldBalance(statement);
    int sequence = 0;
    for (const Payout &payout : statement.payouts) {
        movement(payout, statement, ++sequence);
        information(payout, sequence);
    }
    newBalance(statement);
    trailer(statement);
    return {};
}

void CodaWriter::header(const BankStatement &statement)
{
    const QString bank = isBelgian(statement.iban) ? statement.iban.mid(4, 3) : u"000"_s;
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
            .put(2, 1, isBelgian(statement.iban) ? "2" : "3")
            .put(3, 3, numberOf(statement.number, 3))
            .put(6, 37, accountOf(statement.iban))
            .put(43, 1, "0")
            .put(44, 15, amountOf(statement.opening))
            .put(59, 6, dateOf(statement.before))
            .put(65, 26, windows1252(statement.owner))
            .put(126, 3, numberOf(statement.number, 3)));
}

void CodaWriter::movement(const Payout &payout, const BankStatement &statement, int sequence)
{
    const QByteArray message = windows1252(remittanceOf(payout, statement.day));
    const QByteArray number = numberOf(sequence, 4) + "0000";
    put(Record("21")
            .put(3, 8, number)
            .put(11, 21, payout.id.text().toUpper().right(21).toLatin1())
            .put(32, 1, "0")
            .put(33, 15, amountOf(payout.amount))
            .put(48, 6, dateOf(statement.day))
            .put(54, 8, kTransferInFavour)
            .put(62, 1, "0")
            .put(63, 53, message.left(53))
            .put(116, 6, dateOf(statement.day))
            .put(122, 3, numberOf(statement.number, 3))
            .put(125, 1, "0")
            .put(126, 1, "1")
            .put(128, 1, "0"));
    put(Record("22")
            .put(3, 8, number)
            .put(11, 53, message.mid(53, 53))
            .put(64, 35, payout.id.text().toLatin1())
            .put(126, 1, "1")
            .put(128, 1, "0"));
    put(Record("23")
            .put(3, 8, number)
            .put(48, 35, windows1252(QString(kPayer)))
            .put(83, 43, message.mid(106, 43))
            .put(126, 1, "0")
            .put(128, 1, "1"));
}

void CodaWriter::information(const Payout &payout, int sequence)
{
    const QByteArray message = windows1252(contentInWords(payout, m_words));
    const QByteArray number = numberOf(sequence, 4) + "0001";
    const QByteArray more = message.mid(73, 105);
    put(Record("31")
            .put(3, 8, number)
            .put(11, 21, payout.id.text().toUpper().right(21).toLatin1())
            .put(32, 8, kTransferInFavour)
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
            .put(5, 37, accountOf(statement.iban))
            .put(42, 1, "0")
            .put(43, 15, amountOf(statement.closing))
            .put(58, 6, dateOf(statement.day))
            .put(128, 1, "0"));
}

void CodaWriter::trailer(const BankStatement &statement)
{
    const int records = m_records;
    put(Record("9")
            .put(17, 6, numberOf(records, 6))
            .put(23, 15, amountOf({}))
            .put(38, 15, amountOf(statement.sum))
            .put(128, 1, statement.isLast ? "2" : "1"));
}

void CodaWriter::put(const Record &record)
{
    const QByteArray bytes = record.bytes() + "\r\n";
    m_hasFailed = m_device.write(bytes) != bytes.size() || m_hasFailed;
    ++m_records;
}

} // namespace tilldesk::exports
