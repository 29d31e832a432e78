#include "core/exports/camt_xml.h"

#include "core/exports/table_writer.h"

#include <string>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

constexpr std::size_t kFlushedLength = 256 * 1024;
constexpr int kLongText = 140; // ISO 20022, Max140Text

/// Returns the sign of an amount as a direction; zero counts as a credit.
CreditDebit directionOf(Amount amount)
{
    return amount.cents() < 0 ? CreditDebit::Debit : CreditDebit::Credit;
}

/// Appends a text without the characters that mark up XML. Returns false if XML 1.0 does not allow
/// one of its characters: a control character, U+FFFE or U+FFFF.
/// @source XML 1.0, 2.2
bool appendEscaped(std::string &out, const QByteArray &utf8)
{
    bool isAllowed = !utf8.contains("\xEF\xBF\xBE") && !utf8.contains("\xEF\xBF\xBF");
    for (const char c : utf8) {
        switch (c) {
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '&': out += "&amp;"; break;
        case '"': out += "&quot;"; break;
        default:
            isAllowed = isAllowed
                && (static_cast<unsigned char>(c) >= 0x20 || c == '\t' || c == '\n' || c == '\r');
            out += c;
        }
    }
    return isAllowed;
}

} // namespace

CamtXml::CamtXml(QIODevice &device, CamtVersion version, const StatementFile &file)
    : m_device(device),
      m_version(version),
      m_file(file),
      m_local(file.zone)
{
    m_text.reserve(2 * kFlushedLength);
}

void CamtXml::beginMessage(QLatin1StringView message, QLatin1StringView root)
{
    m_text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
             "<Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:";
    append(message);
    append(m_version == CamtVersion::V02 ? ".001.02\">"_L1 : ".001.08\">"_L1);
    m_open.push_back("Document"_L1);
    beginElement(root);
    beginElement("GrpHdr"_L1);
    text("MsgId"_L1, m_file.id);
    time("CreDtTm"_L1, m_file.madeAt);
    endElement();
}

void CamtXml::append(QLatin1StringView text)
{
    m_text.append(text.data(), std::size_t(text.size()));
}

void CamtXml::appendStart(QLatin1StringView name)
{
    m_text += "\n<";
    append(name);
    m_text += '>';
}

void CamtXml::appendEnd(QLatin1StringView name)
{
    m_text += "</";
    append(name);
    m_text += '>';
}

void CamtXml::beginElement(QLatin1StringView name)
{
    appendStart(name);
    m_open.push_back(name);
}

void CamtXml::endElement()
{
    m_text += '\n';
    appendEnd(m_open.back());
    m_open.pop_back();
    if (m_text.size() >= kFlushedLength)
        flush();
}

void CamtXml::text(QLatin1StringView name, const QString &value)
{
    if (value.isEmpty())
        return;
    appendStart(name);
    m_isInvalid = !appendEscaped(m_text, value.toUtf8()) || m_isInvalid;
    appendEnd(name);
}

void CamtXml::literal(QLatin1StringView name, QLatin1StringView value)
{
    appendStart(name);
    append(value);
    appendEnd(name);
}

void CamtXml::number(QLatin1StringView name, qint64 value)
{
    appendStart(name);
    m_text += std::to_string(value);
    appendEnd(name);
}

void CamtXml::time(QLatin1StringView name, Timestamp at)
{
    appendStart(name);
    m_local.appendIso(m_text, at);
    appendEnd(name);
}

void CamtXml::sum(QLatin1StringView name, Amount amount)
{
    appendStart(name);
    appendEuros(m_text, amount.cents(), '.');
    appendEnd(name);
}

void CamtXml::period(Timestamp made, Timestamp begin, Timestamp end)
{
    time("CreDtTm"_L1, made);
    beginElement("FrToDt"_L1);
    time("FrDtTm"_L1, begin);
    time("ToDtTm"_L1, end);
    endElement();
}

void CamtXml::account(QLatin1StringView idName, const QString &id, const QString &name,
                      const QString &owner)
{
    const bool isIban = idName == "IBAN"_L1;
    beginElement("Acct"_L1);
    beginElement("Id"_L1);
    if (!isIban)
        beginElement(idName);
    text(isIban ? "IBAN"_L1 : "Id"_L1, id);
    if (!isIban)
        endElement();
    endElement();
    literal("Ccy"_L1, "EUR"_L1);
    text("Nm"_L1, name);
    if (!owner.isEmpty()) {
        beginElement("Ownr"_L1);
        text("Nm"_L1, firstCharacters(owner, kLongText));
        endElement();
    }
    // The standard value for a bank without a known BIC; some readers require the element.
    beginElement("Svcr"_L1);
    beginElement("FinInstnId"_L1);
    beginElement("Othr"_L1);
    literal("Id"_L1, "NOTPROVIDED"_L1);
    endElement();
    endElement();
    endElement();
    endElement();
}

void CamtXml::balance(QLatin1StringView code, Amount amount, const QDate &day)
{
    beginElement("Bal"_L1);
    beginElement("Tp"_L1);
    beginElement("CdOrPrtry"_L1);
    literal("Cd"_L1, code);
    endElement();
    endElement();
    this->amount("Amt"_L1, magnitude(amount));
    direction(directionOf(amount));
    date("Dt"_L1, day);
    endElement();
}

void CamtXml::totals(const PayoutSum &credits, const PayoutSum &debits)
{
    const Amount net = Amount::fromCents(credits.sum.cents() - debits.sum.cents());
    beginElement("TxsSummry"_L1);
    beginElement("TtlNtries"_L1);
    number("NbOfNtries"_L1, credits.count + debits.count);
    sum("Sum"_L1, Amount::fromCents(credits.sum.cents() + debits.sum.cents()));
    if (m_version == CamtVersion::V02) {
        sum("TtlNetNtryAmt"_L1, magnitude(net));
        direction(directionOf(net));
    } else {
        beginElement("TtlNetNtry"_L1);
        sum("Amt"_L1, magnitude(net));
        direction(directionOf(net));
        endElement();
    }
    endElement();
    // Some readers require both totals even if there are no entries of that direction.
    for (const auto &[name, entries] :
         {std::pair("TtlCdtNtries"_L1, credits), std::pair("TtlDbtNtries"_L1, debits)}) {
        beginElement(name);
        number("NbOfNtries"_L1, entries.count);
        sum("Sum"_L1, entries.sum);
        endElement();
    }
    endElement();
}

void CamtXml::amount(QLatin1StringView name, Amount amount)
{
    m_text += "\n<";
    append(name);
    m_text += " Ccy=\"EUR\">";
    appendEuros(m_text, amount.cents(), '.');
    appendEnd(name);
}

void CamtXml::direction(CreditDebit direction)
{
    literal("CdtDbtInd"_L1, direction == CreditDebit::Credit ? "CRDT"_L1 : "DBIT"_L1);
}

void CamtXml::entryHead(CreditDebit direction, Amount amount, const QString &id, const QDate &day)
{
    this->amount("Amt"_L1, amount);
    this->direction(direction);
    if (m_version == CamtVersion::V02) {
        literal("Sts"_L1, "BOOK"_L1);
    } else {
        beginElement("Sts"_L1);
        literal("Cd"_L1, "BOOK"_L1);
        endElement();
    }
    date("BookgDt"_L1, day);
    date("ValDt"_L1, day);
    text("AcctSvcrRef"_L1, id);
    transactionCode(direction);
}

void CamtXml::details(const StatementEntry &entry)
{
    beginElement("TxDtls"_L1);
    beginElement("Refs"_L1);
    text("AcctSvcrRef"_L1, entry.id);
    text("InstrId"_L1, entry.instructionId);
    text("EndToEndId"_L1, entry.endToEndId);
    text("TxId"_L1, entry.transactionId);
    endElement();
    transactionAmount(entry.amount, entry.direction);
    transactionCode(entry.direction);
    party(entry);
    remittance(entry);
    if (entry.at) {
        beginElement("RltdDts"_L1);
        time("TxDtTm"_L1, *entry.at);
        endElement();
    }
    endElement();
}

void CamtXml::transactionCode(CreditDebit direction)
{
    // SEPA credit transfers, received and issued.
    append("\n<BkTxCd>\n<Domn>\n<Cd>PMNT</Cd>\n<Fmly>\n<Cd>"_L1);
    append(direction == CreditDebit::Credit ? "RCDT"_L1 : "ICDT"_L1);
    append("</Cd>\n<SubFmlyCd>ESCT</SubFmlyCd>\n</Fmly>\n</Domn>\n</BkTxCd>"_L1);
}

void CamtXml::transactionAmount(Amount amount, CreditDebit direction)
{
    if (m_version == CamtVersion::V08) {
        this->amount("Amt"_L1, amount);
        this->direction(direction);
    }
    beginElement("AmtDtls"_L1);
    beginElement("TxAmt"_L1);
    this->amount("Amt"_L1, amount);
    endElement();
    endElement();
}

void CamtXml::party(const StatementEntry &entry)
{
    if (entry.party.isEmpty())
        return;
    const QLatin1StringView role = entry.direction == CreditDebit::Credit ? "Dbtr"_L1 : "Cdtr"_L1;
    beginElement("RltdPties"_L1);
    beginElement(role);
    if (m_version == CamtVersion::V08)
        beginElement("Pty"_L1);
    text("Nm"_L1, firstCharacters(entry.party, kLongText));
    if (m_version == CamtVersion::V08)
        endElement();
    endElement();
    if (!entry.partyIban.isEmpty()) {
        beginElement(entry.direction == CreditDebit::Credit ? "DbtrAcct"_L1 : "CdtrAcct"_L1);
        beginElement("Id"_L1);
        text("IBAN"_L1, entry.partyIban);
        endElement();
        endElement();
    }
    endElement();
}

void CamtXml::remittance(const StatementEntry &entry)
{
    if (entry.text.isEmpty() && !entry.reference)
        return;
    beginElement("RmtInf"_L1);
    text("Ustrd"_L1, firstCharacters(entry.text, kLongText));
    if (entry.reference) {
        // @source ISO 20022 external code set, SCOR; the issuers of both references: Febelfin, ISO
        const bool isBelgian = entry.reference->kind == CreditorReference::Kind::Belgian;
        beginElement("Strd"_L1);
        beginElement("CdtrRefInf"_L1);
        beginElement("Tp"_L1);
        beginElement("CdOrPrtry"_L1);
        literal("Cd"_L1, "SCOR"_L1);
        endElement();
        literal("Issr"_L1, isBelgian ? "BBA"_L1 : "ISO"_L1);
        endElement();
        text("Ref"_L1, entry.reference->text);
        endElement();
        endElement();
    }
    endElement();
}

void CamtXml::date(QLatin1StringView name, const QDate &day)
{
    if (day != m_day) {
        m_day = day;
        m_dayText = day.toString(Qt::ISODate).toStdString();
    }
    beginElement(name);
    appendStart("Dt"_L1);
    m_text += m_dayText;
    appendEnd("Dt"_L1);
    endElement();
}

bool CamtXml::finish()
{
    while (!m_open.empty())
        endElement();
    m_text += '\n';
    flush();
    return !m_hasFailed;
}

/// Moves the text to the device.
void CamtXml::flush()
{
    const auto size = qint64(m_text.size());
    m_hasFailed = m_hasFailed || m_isInvalid || m_device.write(m_text.data(), size) != size;
    m_text.clear();
}

} // namespace tilldesk::exports
