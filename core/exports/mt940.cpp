#include "core/exports/mt940.h"

#include "core/domain/basic_latin.h"

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

constexpr int kLineLength = 65;
/// Characters of `:86:`: six lines, less what line breaks before `-` and `:` may leave unused.
constexpr int kMaxNarrative = 360;
constexpr int kNameLength = 70; ///< @source EPC, AT-P001: name of the originator
/// Largest amount that fits 15 characters, decimal comma included.
constexpr qint64 kMaxCents = 99'999'999'999'999;

QString balance(Amount amount, const QDate &day)
{
    return (amount.cents() < 0 ? u'D' : u'C') + day.toString(u"yyMMdd"_s) + u"EUR"_s
        + euros(magnitude(amount), ',');
}

/// Breaks the text into lines. No line after the first begins with `-` or `:`, which would end the
/// message or start a field.
QString inLines(const QString &text)
{
    QString lines;
    qsizetype at = 0;
    while (text.size() - at > kLineLength) {
        qsizetype end = at + kLineLength;
        while (end > at + 1 && (text.at(end) == u'-' || text.at(end) == u':'))
            --end;
        lines += text.mid(at, end - at) + u"\r\n"_s;
        at = end;
    }
    return lines + text.mid(at);
}

/// Returns the text in the character set, without the slashes that begin a code word.
QString codeText(const QString &text)
{
    return basicLatin(text).replace(u'/', u' ').trimmed();
}

/// Returns the structured reference as people write it, before the text if there is both.
QString remittanceText(const StatementEntry &entry)
{
    if (!entry.reference)
        return entry.text;
    QString reference = entry.reference->text;
    if (entry.reference->kind == CreditorReference::Kind::Belgian)
        reference =
            u"+++%1/%2/%3+++"_s.arg(reference.left(3), reference.mid(3, 4), reference.mid(7));
    return entry.text.isEmpty() ? reference : reference + u' ' + entry.text;
}

} // namespace

Result<void> Mt940Writer::begin(const BankStatement &statement)
{
    if (magnitude(statement.closing).cents() > kMaxCents)
        return fail(ErrorCode::FieldInvalid,
                    u"a balance of %1 does not fit into MT940"_s.arg(euros(statement.closing)),
                    u"format"_s);
    // The prefix says what the statement is: of a clearing account, or payouts only.
    field(u"20"_s,
          u"%1%2%3"_s.arg(statement.isClearing ? u"TD"_s : u"PO"_s)
              .arg(statement.day.toString(u"yyyyMMdd"_s))
              .arg(statement.number, 3, 10, '0'_L1));
    field(u"25"_s, statement.account);
    field(u"28C"_s, u"%1/1"_s.arg(statement.number));
    field(u"60F"_s, balance(statement.opening, statement.before));
    return {};
}

void Mt940Writer::entry(const StatementEntry &entry, const BankStatement &statement)
{
    const bool isCredit = entry.direction == CreditDebit::Credit;
    // The id is longer than the 16 characters of a reference, so the next field has the whole id.
    field(u"61"_s,
          u"%1%2%3%4NTRFEREF//%5"_s.arg(
              statement.day.toString(u"yyMMdd"_s), statement.day.toString(u"MMdd"_s),
              isCredit ? u"C"_s : u"D"_s, euros(entry.amount, ','), entry.id.right(16)));
    QString text = u"/EREF/"_s + entry.id;
    if (const QString name = codeText(entry.party).left(kNameLength); !name.isEmpty())
        text += (isCredit ? u"/ORDP//NAME/"_s : u"/BENM//NAME/"_s) + name;
    const QString remittance = basicLatin(remittanceText(entry)).trimmed();
    if (!remittance.isEmpty())
        text += u"/REMI/"_s + remittance;
    field(u"86"_s, inLines(text.left(kMaxNarrative)));
}

void Mt940Writer::end(const BankStatement &statement)
{
    field(u"62F"_s, balance(statement.closing, statement.day));
    field(u"64"_s, balance(statement.closing, statement.day));
    line(u"-"_s);
}

void Mt940Writer::field(const QString &tag, const QString &value)
{
    line(u":%1:%2"_s.arg(tag, value));
}

void Mt940Writer::line(const QString &text)
{
    const QByteArray bytes = text.toLatin1() + "\r\n";
    m_hasFailed = m_device.write(bytes) != bytes.size() || m_hasFailed;
}

} // namespace tilldesk::exports
