#include "core/bank/camt_reader.h"

#include "core/bank/xml_text.h"
#include "core/domain/iban.h"

using namespace Qt::StringLiterals;

namespace tilldesk::bank {
namespace {

constexpr qint64 kXmlChunk = 64 * 1024;
constexpr int kMaxDepth = 64;
const QString kNamespace = u"urn:iso:std:iso:20022:tech:xsd:camt.053.001."_s;
const QString kStatementPath = u"/Document/BkToCstmrStmt/Stmt"_s;
const QString kDetailsPath = u"/Document/BkToCstmrStmt/Stmt/Ntry/NtryDtls/TxDtls"_s;

bool isSimple(const QString &path)
{
    static const QSet<QString> kSimple{u"/Id"_s,           u"/ElctrncSeqNb"_s,    u"/LglSeqNb"_s,
                                       u"/Acct/Id/IBAN"_s, u"/Acct/Id/Othr/Id"_s, u"/Acct/Ccy"_s};
    return kSimple.contains(path);
}

std::optional<Amount> directed(const std::optional<Amount> &amount, const QString &direction)
{
    if (!amount || (direction != "CRDT"_L1 && direction != "DBIT"_L1))
        return {};
    return direction == "DBIT"_L1 ? Amount::fromCents(-amount->cents()) : *amount;
}

} // namespace

Result<CamtReader::Content> CamtReader::read(QIODevice &file, const FileBytes &bytes,
                                             BankReadControl &control)
{
    CamtReader reader(file, bytes, control);
    return reader.readAll();
}

CamtReader::CamtReader(QIODevice &file, const FileBytes &bytes, BankReadControl &control)
    : m_file(file),
      m_bytes(bytes),
      m_control(control),
      m_windowAt(bytes.begin)
{
    m_file.seek(bytes.begin);
}

tl::unexpected<Error> CamtReader::invalid(const QString &rule) const
{
    constexpr qsizetype kShown = 100;
    const QString field =
        (m_path.startsWith(kStatementPath) ? m_path.mid(24) : m_path.mid(1)).left(kShown);
    return FileCollector::invalid(field.isEmpty() ? u"Document"_s : field, m_xml.lineNumber(),
                                  rule);
}

Result<CamtReader::Content> CamtReader::readAll()
{
    while (!m_xml.atEnd() || m_xml.error() == QXmlStreamReader::PrematureEndOfDocumentError) {
        m_xml.readNext();
        if (m_xml.error() == QXmlStreamReader::PrematureEndOfDocumentError) {
            if (const auto fed = feed(); !fed)
                return fed.failure();
            continue;
        }
        if (m_xml.hasError())
            return invalid(u"is not well-formed XML: %1"_s.arg(m_xml.errorString().left(200)));
        m_sinceToken = 0;
        if (const auto read = token(); !read)
            return read.failure();
    }
    return Content{m_format, m_found.take()};
}

Result<void> CamtReader::feed()
{
    if (m_control.isCancelled)
        return fail(ErrorCode::Cancelled, u"the import was cancelled"_s);
    const QByteArray bytes = m_file.read(kXmlChunk);
    if (bytes.isEmpty())
        return invalid(u"is not complete: the file is cut off"_s);
    m_sinceToken += bytes.size();
    if (m_sinceToken > kMaxTokenBytes || m_window.size() > kMaxTokenBytes)
        return invalid(u"has an element of more than %1 bytes"_s.arg(kMaxTokenBytes));
    m_window += bytes;
    m_control.done = m_windowAt + m_window.size();
    // Each byte as one character, so that the parser counts bytes. Markup is ASCII in all encodings
    // that are accepted; the texts are decoded by rawText().
    m_xml.addData(QString::fromLatin1(bytes));
    return {};
}

Result<void> CamtReader::token()
{
    switch (m_xml.tokenType()) {
    case QXmlStreamReader::StartDocument: return startDocument();
    case QXmlStreamReader::DTD:
    case QXmlStreamReader::EntityReference:
        return invalid(u"must have no document type and no entities"_s);
    case QXmlStreamReader::StartElement: return startElement();
    case QXmlStreamReader::EndElement: return endElement();
    case QXmlStreamReader::Characters:
        if (m_text.size() + m_xml.text().size() > kMaxTextLength)
            return invalid(u"has more than %1 characters"_s.arg(kMaxTextLength));
        m_text += m_xml.text();
        return {};
    case QXmlStreamReader::NoToken:
    case QXmlStreamReader::Invalid:
    case QXmlStreamReader::EndDocument:
    case QXmlStreamReader::Comment:
    case QXmlStreamReader::ProcessingInstruction: return {};
    }
    return {};
}

Result<void> CamtReader::startDocument()
{
    const QString declared = m_xml.documentEncoding().toString().toUpper();
    if (declared == "ISO-8859-1"_L1 || declared == "LATIN1"_L1)
        m_bytes.encoding = FileEncoding::Iso8859_1;
    else if (declared == "WINDOWS-1252"_L1 || declared == "CP1252"_L1)
        m_bytes.encoding = FileEncoding::Windows1252;
    else if (!declared.isEmpty() && declared != "UTF-8"_L1 && declared != "US-ASCII"_L1)
        return FileCollector::invalid(u"encoding"_s, 1,
                                      u"must be UTF-8, ISO-8859-1 or Windows-1252"_s);
    else if (m_bytes.encoding != FileEncoding::Utf8)
        return FileCollector::invalid(u"encoding"_s, 1,
                                      u"is UTF-8, but the file has bytes that are not UTF-8"_s);
    return {};
}

Result<void> CamtReader::startElement()
{
    if (++m_depth > kMaxDepth)
        return invalid(u"is nested more than %1 deep"_s.arg(kMaxDepth));
    if (m_depth == 1) {
        const QString found = m_xml.namespaceUri().toString();
        if (m_xml.name() != "Document"_L1
            || (found != QString(kNamespace + u"02"_s) && found != QString(kNamespace + u"08"_s)))
            return FileCollector::invalid(
                u"Document"_s, m_xml.lineNumber(),
                u"must be camt.053.001.02 or camt.053.001.08, but is %1"_s.arg(
                    found.isEmpty() ? u"<%1> without a namespace"_s.arg(m_xml.name().left(40))
                                    : found.section(u':', -1).left(40)));
        m_format = found.endsWith("02"_L1) ? BankFormat::Camt053v02 : BankFormat::Camt053v08;
    }
    m_path += u'/' + m_xml.name();
    m_text.clear();
    m_hasChild = false;
    m_currency = m_xml.attributes().value("Ccy"_L1).toString();
    m_begin = m_bytes.begin + m_xml.characterOffset();
    const QStringView inside = QStringView(m_path).mid(kStatementPath.size());
    if (m_path == kStatementPath) {
        m_line = m_xml.lineNumber();
        m_statement.clear();
        m_opening.reset();
        m_closing.reset();
        return m_found.begin({}, m_line);
    }
    if (!m_path.startsWith(kStatementPath))
        return {};
    if (inside == u"/Ntry" || inside == u"/Bal") {
        // Keeps the bytes from here on: rawText() needs those of the present entry.
        const qint64 past = std::min<qint64>(m_begin - m_windowAt, m_window.size());
        if (past > kXmlChunk) {
            m_window.remove(0, past);
            m_windowAt += past;
        }
    }
    if (inside == u"/Ntry") {
        m_entry = BankEntry();
        m_entry.line = m_xml.lineNumber();
        m_direction.clear();
        m_status.clear();
        m_amount.reset();
        m_addition = {};
        m_details.clear();
    } else if (inside == u"/Bal") {
        m_balance = Balance();
    } else if (m_path == kDetailsPath) {
        if (m_details.size() == kMaxEntries)
            return invalid(u"has too many details"_s);
        m_details.push_back({});
        m_details.back().entry.line = m_xml.lineNumber();
    }
    return {};
}

FileText CamtReader::rawText() const
{
    return xmlText(QByteArrayView(m_window).sliced(
                       std::clamp<qint64>(m_begin - m_windowAt, 0, m_window.size())),
                   m_begin, m_bytes.encoding);
}

Result<void> CamtReader::endElement()
{
    Result<void> done;
    if (m_path.startsWith(kStatementPath)) {
        if (m_path == kStatementPath)
            done = endStatement();
        else if (!m_hasChild)
            done = value(m_text.trimmed());
        if (done && m_path.size() == kStatementPath.size() + 5 && m_path.endsWith("/Ntry"_L1))
            done = endEntry();
        else if (done && m_path.size() == kStatementPath.size() + 4 && m_path.endsWith("/Bal"_L1))
            done = endBalance();
    }
    m_path.truncate(m_path.lastIndexOf(u'/'));
    m_text.clear();
    m_hasChild = true;
    --m_depth;
    return done;
}

Result<std::optional<Amount>> CamtReader::amount(const QString &text)
{
    const auto found = amountFrom(text, u'.');
    if (!found)
        return invalid(u"must be a positive amount below 10 000 000 000 000, with at most two"
                       " decimals"_s);
    if (m_currency != "EUR"_L1)
        return invalid(u"must be in EUR"_s);
    return found;
}

Result<void> CamtReader::day(const QString &text, QDate &target)
{
    target = QDate::fromString(text.left(10), Qt::ISODate);
    return target.isValid() ? Result<void>() : invalid(u"must be a day that exists, YYYY-MM-DD"_s);
}

Result<void> CamtReader::value(const QString &text)
{
    const QString path = m_path.mid(kStatementPath.size());
    if (isSimple(path)) {
        m_statement[path] = text;
        return {};
    }
    const auto store = [&](std::optional<Amount> &target) -> Result<void> {
        const auto found = amount(text);
        if (!found)
            return found.failure();
        target = *found;
        return {};
    };
    if (path.startsWith("/Bal/"_L1)) {
        const QStringView name = QStringView(path).mid(5);
        if (name == u"Tp/CdOrPrtry/Cd")
            m_balance.code = text;
        else if (name == u"Amt")
            return store(m_balance.amount);
        else if (name == u"CdtDbtInd")
            m_balance.direction = text;
        else if (name == u"Dt/Dt" || name == u"Dt/DtTm")
            return day(text, m_balance.day);
        return {};
    }
    if (!path.startsWith("/Ntry/"_L1))
        return {};
    if (m_details.empty() || !m_path.startsWith(kDetailsPath)) {
        const QStringView name = QStringView(path).mid(6);
        if (name == u"Amt")
            return store(m_amount);
        if (name == u"CdtDbtInd")
            m_direction = text;
        else if (name == u"Sts" || name == u"Sts/Cd")
            m_status = text;
        else if (name == u"BookgDt/Dt" || name == u"BookgDt/DtTm")
            return day(text, m_entry.day);
        else if (name == u"AcctSvcrRef")
            m_entry.reference = text;
        else if (name == u"AddtlNtryInf")
            m_addition = rawText();
        return {};
    }
    Details &details = m_details.back();
    const QStringView name = QStringView(m_path).mid(kDetailsPath.size() + 1);
    if (name == u"Amt" || (name == u"AmtDtls/TxAmt/Amt" && !details.amount)) {
        // Details may be in the currency of another account; only amounts in euros split an entry.
        if (m_currency == "EUR"_L1)
            return store(details.amount);
    } else if (name == u"CdtDbtInd") {
        details.direction = text;
    } else if (name == u"Refs/AcctSvcrRef") {
        details.entry.reference = text;
    } else if (name == u"RmtInf/Ustrd" || name == u"RmtInf/Strd/CdtrRefInf/Ref") {
        if (!details.entry.text.isEmpty())
            details.entry.text.append(u' ', {m_begin, 0});
        details.entry.text.append(rawText());
    } else if (name == u"RltdPties/Dbtr/Nm" || name == u"RltdPties/Dbtr/Pty/Nm"
               || name == u"RltdPties/Cdtr/Nm" || name == u"RltdPties/Cdtr/Pty/Nm") {
        details.entry.party = rawText().text();
    }
    return {};
}

Result<void> CamtReader::endBalance()
{
    const bool isOpening = m_balance.code == "OPBD"_L1 || m_balance.code == "PRCD"_L1;
    if (!isOpening && m_balance.code != "CLBD"_L1)
        return {};
    if (!directed(m_balance.amount, m_balance.direction) || !m_balance.day.isValid())
        return invalid(u"must have Amt, CdtDbtInd and Dt"_s);
    if (!isOpening)
        m_closing = m_balance;
    else if (!m_opening || m_balance.code == "OPBD"_L1)
        m_opening = m_balance;
    return {};
}

Result<void> CamtReader::endEntry()
{
    if (m_status != "BOOK"_L1)
        return {}; // pending and informative entries are not part of the balance
    const auto total = directed(m_amount, m_direction);
    if (!total || !m_entry.day.isValid())
        return invalid(u"must have Amt, CdtDbtInd and BookgDt"_s);
    m_entry.amount = *total;
    if (m_details.size() <= 1) {
        if (!m_details.empty()) {
            const BankEntry &only = m_details.front().entry;
            m_entry.text = only.text;
            m_entry.party = only.party;
            if (m_entry.reference.isEmpty())
                m_entry.reference = only.reference;
        }
        if (m_entry.text.isEmpty())
            m_entry.text = m_addition;
        return m_found.add(std::move(m_entry));
    }
    std::vector<BankEntry> parts;
    for (Details &details : m_details) {
        const auto part =
            directed(details.amount, details.direction.isEmpty() ? m_direction : details.direction);
        if (!part) { // the details do not say how the amount is split
            m_entry.text = m_addition;
            return m_found.add(std::move(m_entry));
        }
        details.entry.amount = *part;
        parts.push_back(std::move(details.entry));
    }
    return m_found.add(std::move(m_entry), std::move(parts));
}

Result<void> CamtReader::endStatement()
{
    const QString iban = m_statement.value(u"/Acct/Id/IBAN"_s);
    const QString other = m_statement.value(u"/Acct/Id/Othr/Id"_s);
    const auto missing = [&](const QString &field, const QString &rule) {
        return FileCollector::invalid(u"Stmt/"_s + field, m_line, rule);
    };
    BankStatementHead &head = m_found.head();
    head.iban = isValidIban(iban) ? iban : ibanIn(other);
    if (head.iban.isEmpty())
        return missing(u"Acct/Id"_s, u"must be an IBAN"_s);
    const QString currency = m_statement.value(u"/Acct/Ccy"_s, u"EUR"_s);
    if (currency != "EUR"_L1)
        return missing(u"Acct/Ccy"_s, u"must be EUR"_s);
    if (!m_opening || !m_closing)
        return missing(u"Bal"_s, u"must have the balances OPBD (or PRCD) and CLBD"_s);
    head.number = m_statement.value(
        u"/LglSeqNb"_s,
        m_statement.value(u"/ElctrncSeqNb"_s, m_statement.value(u"/Id"_s).left(35)));
    head.opening = *directed(m_opening->amount, m_opening->direction);
    head.closing = *directed(m_closing->amount, m_closing->direction);
    head.last = m_closing->day;
    return m_found.end();
}

} // namespace tilldesk::bank
