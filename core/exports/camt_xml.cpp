#include "core/exports/camt_xml.h"

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

constexpr int kNameLength = 140; // ISO 20022, Max140Text

} // namespace

CamtXml::CamtXml(QIODevice &device, CamtVersion version, const StatementFile &file)
    : m_xml(&device),
      m_version(version),
      m_file(file),
      m_local(file.zone)
{
    m_xml.setAutoFormatting(true);
    m_xml.setAutoFormattingIndent(1);
}

void CamtXml::beginMessage(const QString &message, const QString &root)
{
    const QString version = m_version == CamtVersion::V02 ? u"001.02"_s : u"001.08"_s;
    m_xml.writeStartDocument();
    beginElement(u"Document"_s);
    m_xml.writeDefaultNamespace(u"urn:iso:std:iso:20022:tech:xsd:%1.%2"_s.arg(message, version));
    beginElement(root);
    beginElement(u"GrpHdr"_s);
    text(u"MsgId"_s, m_file.id);
    time(u"CreDtTm"_s, m_file.madeAt);
    endElement();
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

void CamtXml::account(const QString &iban, const QString &owner)
{
    beginElement(u"Acct"_s);
    beginElement(u"Id"_s);
    text(u"IBAN"_s, iban);
    endElement();
    text(u"Ccy"_s, u"EUR"_s);
    if (!owner.isEmpty()) {
        beginElement(u"Ownr"_s);
        text(u"Nm"_s, firstCharacters(owner, kNameLength));
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
    this->amount(u"Amt"_s, amount);
    direction(CreditDebit::Credit);
    date(u"Dt"_s, day);
    endElement();
}

void CamtXml::totals(const PayoutSum &credits)
{
    const QString sum = euros(credits.sum);
    beginElement(u"TxsSummry"_s);
    beginElement(u"TtlNtries"_s);
    number(u"NbOfNtries"_s, credits.count);
    text(u"Sum"_s, sum);
    if (m_version == CamtVersion::V02) {
        text(u"TtlNetNtryAmt"_s, sum);
        direction(CreditDebit::Credit);
    } else {
        beginElement(u"TtlNetNtry"_s);
        text(u"Amt"_s, sum);
        direction(CreditDebit::Credit);
        endElement();
    }
    endElement();
    beginElement(u"TtlCdtNtries"_s);
    number(u"NbOfNtries"_s, credits.count);
    text(u"Sum"_s, sum);
    endElement();
    // Some readers require the debit totals even if there are no debits.
    beginElement(u"TtlDbtNtries"_s);
    number(u"NbOfNtries"_s, 0);
    text(u"Sum"_s, euros({}));
    endElement();
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

void CamtXml::entryHead(const Payout &payout, const QDate &day)
{
    amount(u"Amt"_s, payout.amount);
    direction(CreditDebit::Credit);
    if (m_version == CamtVersion::V02) {
        text(u"Sts"_s, u"BOOK"_s);
    } else {
        beginElement(u"Sts"_s);
        text(u"Cd"_s, u"BOOK"_s);
        endElement();
    }
    date(u"BookgDt"_s, day);
    date(u"ValDt"_s, day);
    text(u"AcctSvcrRef"_s, payout.id.text());
    transactionCode(CreditDebit::Credit);
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

void CamtXml::party(const QString &role, const QString &name)
{
    if (name.isEmpty())
        return;
    beginElement(u"RltdPties"_s);
    beginElement(role);
    if (m_version == CamtVersion::V08)
        beginElement(u"Pty"_s);
    text(u"Nm"_s, firstCharacters(name, kNameLength));
    if (m_version == CamtVersion::V08)
        endElement();
    endElement();
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
    return !m_xml.hasError();
}

} // namespace tilldesk::exports
