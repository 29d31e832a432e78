#include "core/exports/camt_xml.h"

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

constexpr qsizetype kFlushedLength = 256 * 1024;
constexpr int kLongText = 140; // ISO 20022, Max140Text

/// Returns the sign of an amount as a direction; zero counts as a credit.
CreditDebit directionOf(Amount amount)
{
    return amount.cents() < 0 ? CreditDebit::Debit : CreditDebit::Credit;
}

} // namespace

CamtXml::CamtXml(QIODevice &device, CamtVersion version, const StatementFile &file)
    : m_device(device),
      m_xml(&m_text),
      m_version(version),
      m_file(file),
      m_local(file.zone)
{
    m_text.reserve(2 * kFlushedLength);
    m_xml.setAutoFormatting(true);
    m_xml.setAutoFormattingIndent(0); // indentation took a third of the time of a large file
}

void CamtXml::beginMessage(const QString &message, const QString &root)
{
    const QString version = m_version == CamtVersion::V02 ? u"001.02"_s : u"001.08"_s;
    // writeStartDocument() names no encoding when it writes to a QString.
    m_text += u"<?xml version=\"1.0\" encoding=\"UTF-8\"?>"_s;
    beginElement(u"Document"_s);
    m_xml.writeDefaultNamespace(u"urn:iso:std:iso:20022:tech:xsd:%1.%2"_s.arg(message, version));
    beginElement(root);
    beginElement(u"GrpHdr"_s);
    text(u"MsgId"_s, m_file.id);
    time(u"CreDtTm"_s, m_file.madeAt);
    endElement();
}

void CamtXml::endElement()
{
    m_xml.writeEndElement();
    if (m_text.size() >= kFlushedLength)
        flush();
}

void CamtXml::text(const QString &name, const QString &value)
{
    if (!value.isEmpty())
        m_xml.writeTextElement(name, value);
}

void CamtXml::time(const QString &name, Timestamp at)
{
    std::string iso;
    m_local.appendIso(iso, at);
    text(name, QString::fromStdString(iso));
}

void CamtXml::period(Timestamp made, Timestamp begin, Timestamp end)
{
    time(u"CreDtTm"_s, made);
    beginElement(u"FrToDt"_s);
    time(u"FrDtTm"_s, begin);
    time(u"ToDtTm"_s, end);
    endElement();
}

void CamtXml::account(const QString &idName, const QString &id, const QString &name,
                      const QString &owner)
{
    const bool isIban = idName == u"IBAN"_s;
    beginElement(u"Acct"_s);
    beginElement(u"Id"_s);
    if (!isIban)
        beginElement(idName);
    text(isIban ? u"IBAN"_s : u"Id"_s, id);
    if (!isIban)
        endElement();
    endElement();
    text(u"Ccy"_s, u"EUR"_s);
    text(u"Nm"_s, name);
    if (!owner.isEmpty()) {
        beginElement(u"Ownr"_s);
        text(u"Nm"_s, firstCharacters(owner, kLongText));
        endElement();
    }
    // The standard value for a bank without a known BIC; some readers require the element.
    beginElement(u"Svcr"_s);
    beginElement(u"FinInstnId"_s);
    beginElement(u"Othr"_s);
    text(u"Id"_s, u"NOTPROVIDED"_s);
    endElement();
    endElement();
    endElement();
    endElement();
}

void CamtXml::balance(const QString &code, Amount amount, const QDate &day)
{
    beginElement(u"Bal"_s);
    beginElement(u"Tp"_s);
    beginElement(u"CdOrPrtry"_s);
    text(u"Cd"_s, code);
    endElement();
    endElement();
    this->amount(u"Amt"_s, magnitude(amount));
    direction(directionOf(amount));
    date(u"Dt"_s, day);
    endElement();
}

void CamtXml::totals(const PayoutSum &credits, const PayoutSum &debits)
{
    const Amount net = Amount::fromCents(credits.sum.cents() - debits.sum.cents());
    beginElement(u"TxsSummry"_s);
    beginElement(u"TtlNtries"_s);
    number(u"NbOfNtries"_s, credits.count + debits.count);
    text(u"Sum"_s, euros(Amount::fromCents(credits.sum.cents() + debits.sum.cents())));
    if (m_version == CamtVersion::V02) {
        text(u"TtlNetNtryAmt"_s, euros(magnitude(net)));
        direction(directionOf(net));
    } else {
        beginElement(u"TtlNetNtry"_s);
        text(u"Amt"_s, euros(magnitude(net)));
        direction(directionOf(net));
        endElement();
    }
    endElement();
    // Some readers require both totals even if there are no entries of that direction.
    for (const auto &[name, sum] :
         {std::pair(u"TtlCdtNtries"_s, credits), std::pair(u"TtlDbtNtries"_s, debits)}) {
        beginElement(name);
        number(u"NbOfNtries"_s, sum.count);
        text(u"Sum"_s, euros(sum.sum));
        endElement();
    }
    endElement();
}

void CamtXml::amount(const QString &name, Amount amount)
{
    beginElement(name);
    m_xml.writeAttribute(u"Ccy"_s, u"EUR"_s);
    m_xml.writeCharacters(euros(amount));
    endElement();
}

void CamtXml::direction(CreditDebit direction)
{
    text(u"CdtDbtInd"_s, direction == CreditDebit::Credit ? u"CRDT"_s : u"DBIT"_s);
}

void CamtXml::entryHead(CreditDebit direction, Amount amount, const QString &id, const QDate &day)
{
    this->amount(u"Amt"_s, amount);
    this->direction(direction);
    if (m_version == CamtVersion::V02) {
        text(u"Sts"_s, u"BOOK"_s);
    } else {
        beginElement(u"Sts"_s);
        text(u"Cd"_s, u"BOOK"_s);
        endElement();
    }
    date(u"BookgDt"_s, day);
    date(u"ValDt"_s, day);
    text(u"AcctSvcrRef"_s, id);
    transactionCode(direction);
}

void CamtXml::details(const StatementEntry &entry)
{
    beginElement(u"TxDtls"_s);
    beginElement(u"Refs"_s);
    text(u"AcctSvcrRef"_s, entry.id);
    text(u"InstrId"_s, entry.instructionId);
    text(u"EndToEndId"_s, entry.endToEndId);
    text(u"TxId"_s, entry.transactionId);
    endElement();
    transactionAmount(entry.amount, entry.direction);
    transactionCode(entry.direction);
    party(entry);
    remittance(entry);
    if (entry.at) {
        beginElement(u"RltdDts"_s);
        time(u"TxDtTm"_s, *entry.at);
        endElement();
    }
    endElement();
}

void CamtXml::transactionCode(CreditDebit direction)
{
    // SEPA credit transfers, received and issued.
    beginElement(u"BkTxCd"_s);
    beginElement(u"Domn"_s);
    text(u"Cd"_s, u"PMNT"_s);
    beginElement(u"Fmly"_s);
    text(u"Cd"_s, direction == CreditDebit::Credit ? u"RCDT"_s : u"ICDT"_s);
    text(u"SubFmlyCd"_s, u"ESCT"_s);
    endElement();
    endElement();
    endElement();
}

void CamtXml::transactionAmount(Amount amount, CreditDebit direction)
{
    if (m_version == CamtVersion::V08) {
        this->amount(u"Amt"_s, amount);
        this->direction(direction);
    }
    beginElement(u"AmtDtls"_s);
    beginElement(u"TxAmt"_s);
    this->amount(u"Amt"_s, amount);
    endElement();
    endElement();
}

void CamtXml::party(const StatementEntry &entry)
{
    if (entry.party.isEmpty())
        return;
    const QString role = entry.direction == CreditDebit::Credit ? u"Dbtr"_s : u"Cdtr"_s;
    beginElement(u"RltdPties"_s);
    beginElement(role);
    if (m_version == CamtVersion::V08)
        beginElement(u"Pty"_s);
    text(u"Nm"_s, firstCharacters(entry.party, kLongText));
    if (m_version == CamtVersion::V08)
        endElement();
    endElement();
    if (!entry.partyIban.isEmpty()) {
        beginElement(role + u"Acct"_s);
        beginElement(u"Id"_s);
        text(u"IBAN"_s, entry.partyIban);
        endElement();
        endElement();
    }
    endElement();
}

void CamtXml::remittance(const StatementEntry &entry)
{
    if (entry.text.isEmpty() && !entry.reference)
        return;
    beginElement(u"RmtInf"_s);
    text(u"Ustrd"_s, firstCharacters(entry.text, kLongText));
    if (entry.reference) {
        // @source ISO 20022 external code set, SCOR; the issuers of both references: Febelfin, ISO
        const bool isBelgian = entry.reference->kind == CreditorReference::Kind::Belgian;
        beginElement(u"Strd"_s);
        beginElement(u"CdtrRefInf"_s);
        beginElement(u"Tp"_s);
        beginElement(u"CdOrPrtry"_s);
        text(u"Cd"_s, u"SCOR"_s);
        endElement();
        text(u"Issr"_s, isBelgian ? u"BBA"_s : u"ISO"_s);
        endElement();
        text(u"Ref"_s, entry.reference->text);
        endElement();
        endElement();
    }
    endElement();
}

void CamtXml::date(const QString &name, const QDate &day)
{
    beginElement(name);
    text(u"Dt"_s, day.toString(Qt::ISODate));
    endElement();
}

bool CamtXml::finish()
{
    m_xml.writeEndDocument();
    flush();
    return !m_hasFailed;
}

/// Moves the text to the device, as UTF-8.
void CamtXml::flush()
{
    const QByteArray bytes = m_text.toUtf8();
    m_hasFailed = m_hasFailed || m_xml.hasError() || m_device.write(bytes) != bytes.size();
    m_text.resize(0); // keeps the memory, which clear() frees
}

} // namespace tilldesk::exports
