#include "tests/unit/bank/bank_files.h"

#include <QBuffer>
#include <QFile>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

QByteArray padded(qint64 number, int width)
{
    return QByteArray::number(number).rightJustified(width, '0');
}

QByteArray shortDay(const QDate &day)
{
    return day.toString(u"ddMMyy"_s).toLatin1();
}

QByteArray signOf(qint64 cents)
{
    return cents < 0 ? "1" : "0";
}

QByteArray camtAmount(qint64 cents)
{
    return "<Amt Ccy=\"EUR\">" + QByteArray::number(std::abs(cents) / 100) + '.'
        + padded(std::abs(cents) % 100, 2) + "</Amt><CdtDbtInd>" + (cents < 0 ? "DBIT" : "CRDT")
        + "</CdtDbtInd>";
}

QByteArray camtBalance(const char *code, qint64 cents, const QDate &day)
{
    return QByteArray("<Bal><Tp><CdOrPrtry><Cd>") + code + "</Cd></CdOrPrtry></Tp>"
        + camtAmount(cents) + "<Dt><Dt>" + day.toString(Qt::ISODate).toLatin1()
        + "</Dt></Dt></Bal>\n";
}

qint64 sumOf(const std::vector<MadeLine> &lines)
{
    qint64 sum = 0;
    for (const MadeLine &line : lines)
        sum += line.cents;
    return sum;
}

} // namespace

QByteArray sample(const QString &name)
{
    QFile file(QStringLiteral(HERE "/samples/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no sample %s", qPrintable(name));
    return file.readAll();
}

Result<bank::ParsedFile> readBytes(const QByteArray &bytes, const QString &name)
{
    QBuffer buffer;
    buffer.setData(bytes);
    if (!buffer.open(QIODevice::ReadOnly))
        return fail(ErrorCode::Internal);
    BankReadControl control;
    return bank::readBankFile(buffer, name, control);
}

QByteArray bytesBehind(const QByteArray &file, const FileText &text, qsizetype from,
                       qsizetype count)
{
    QByteArray bytes;
    for (const ByteSpan &span : text.spans(from, count))
        bytes += file.mid(span.offset, span.length);
    return bytes;
}

QByteArray codaRecord(const QByteArray &kind, const std::vector<std::pair<int, QByteArray>> &fields)
{
    QByteArray record = kind.leftJustified(128);
    for (const auto &[position, text] : fields)
        record.replace(position - 1, text.size(), text);
    return record + '\n';
}

QByteArray codaTrailer(const QByteArray &file, const std::vector<MadeLine> &lines)
{
    qint64 debits = 0;
    qint64 credits = 0;
    for (const MadeLine &line : lines)
        (line.cents < 0 ? debits : credits) += std::abs(line.cents);
    return codaRecord("9",
                      {{17, padded(file.count('\n') - 1, 6)},
                       {23, padded(debits * 10, 15)},
                       {38, padded(credits * 10, 15)},
                       {128, "2"}});
}

QByteArray codaFile(const QString &iban, int number, qint64 opening,
                    const std::vector<MadeLine> &lines, const QDate &day,
                    std::optional<qint64> closing)
{
    const QByteArray account = iban.toLatin1().leftJustified(34) + "EUR";
    const qint64 balance = closing.value_or(opening + sumOf(lines));
    QByteArray file = codaRecord("00000", {{6, shortDay(day)}, {15, "05"}, {128, "2"}});
    file += codaRecord("12",
                       {{3, padded(number, 3)},
                        {6, account},
                        {43, signOf(opening)},
                        {44, padded(std::abs(opening) * 10, 15)},
                        {59, shortDay(day)}});
    int sequence = 0;
    for (const MadeLine &line : lines) {
        const QByteArray text = line.text.toLatin1();
        const QByteArray place = padded(++sequence % 10'000, 4) + "0000";
        file += codaRecord("21",
                           {{3, place},
                            {11, line.reference.toLatin1()},
                            {32, signOf(line.cents)},
                            {33, padded(std::abs(line.cents) * 10, 15)},
                            {62, "0"},
                            {63, text.left(53)},
                            {116, shortDay(line.day)}});
        if (text.size() <= 53)
            continue;
        file += codaRecord("22", {{3, place}, {11, text.mid(53, 53)}});
        file += codaRecord("23", {{3, place}, {83, text.mid(106, 43)}});
    }
    file += codaRecord("8",
                       {{2, padded(number, 3)},
                        {5, account},
                        {42, signOf(balance)},
                        {43, padded(std::abs(balance) * 10, 15)},
                        {58, shortDay(day)}});
    return file + codaTrailer(file, lines);
}

QByteArray camtFile(const QString &iban, int number, qint64 opening,
                    const std::vector<MadeLine> &lines, const QDate &day)
{
    QByteArray file = "<?xml version=\"1.0\"?>\n<Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:"
                      "camt.053.001.02\"><BkToCstmrStmt><Stmt><LglSeqNb>"
        + QByteArray::number(number) + "</LglSeqNb><Acct><Id><IBAN>" + iban.toLatin1()
        + "</IBAN></Id></Acct>" + camtBalance("OPBD", opening, day)
        + camtBalance("CLBD", opening + sumOf(lines), day);
    for (const MadeLine &line : lines)
        file += "<Ntry>" + camtAmount(line.cents) + "<Sts>BOOK</Sts><BookgDt><Dt>"
            + line.day.toString(Qt::ISODate).toLatin1() + "</Dt></BookgDt><AcctSvcrRef>"
            + line.reference.toLatin1() + "</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>"
            + line.text.toHtmlEscaped().toUtf8() + "</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>\n";
    return file + "</Stmt></BkToCstmrStmt></Document>\n";
}

} // namespace tilldesk::test
