#include "core/exports/mt940.h"

#include "core/domain/basic_latin.h"

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

constexpr int kLineLength = 65;
/// Largest amount that fits 15 characters, decimal comma included.
constexpr qint64 kMaxCents = 99'999'999'999'999;

QString balance(Amount amount, const QDate &day)
{
    return u"C%1EUR%2"_s.arg(day.toString(u"yyMMdd"_s), euros(amount, ','));
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

} // namespace

Result<void> Mt940Writer::write(const BankStatement &statement)
{
    if (statement.closing.cents() > kMaxCents)
        return fail(ErrorCode::FieldInvalid,
                    u"a balance of %1 does not fit into MT940"_s.arg(euros(statement.closing)),
                    u"format"_s);
    field(u"20"_s,
          u"TD%1%2"_s.arg(statement.day.toString(u"yyyyMMdd"_s))
              .arg(statement.number, 3, 10, '0'_L1));
    field(u"25"_s, statement.iban);
    field(u"28C"_s, u"%1/1"_s.arg(statement.number));
    field(u"60F"_s, balance(statement.opening, statement.before));
    for (const Payout &payout : statement.payouts)
        entry(payout, statement.day);
    field(u"62F"_s, balance(statement.closing, statement.day));
    field(u"64"_s, balance(statement.closing, statement.day));
    line(u"-"_s);
    return {};
}

void Mt940Writer::entry(const Payout &payout, const QDate &day)
{
    // The id is longer than the 16 characters of a reference, so the next field has the whole id.
    field(u"61"_s,
          u"%1%2C%3NTRFEREF//%4"_s.arg(day.toString(u"yyMMdd"_s), day.toString(u"MMdd"_s),
                                       euros(payout.amount, ','), payout.id.text().right(16)));
    field(u"86"_s,
          inLines(u"/EREF/%1/ORDP//NAME/%2/REMI/%3"_s.arg(payout.id.text(), QString(kPayer),
                                                          basicLatin(remittanceOf(payout, day)))));
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
