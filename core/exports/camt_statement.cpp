#include "core/exports/camt_statement.h"

#include "core/exports/bank_statement.h"

using namespace Qt::StringLiterals;

namespace tilldesk::exports {

CamtStatementWriter::CamtStatementWriter(QIODevice &device, CamtVersion version, StatementFile file)
    : m_file(std::move(file)),
      m_words(m_file.language),
      m_xml(device, version, m_file)
{
    m_xml.beginMessage(u"camt.053"_s, u"BkToCstmrStmt"_s);
}

Result<void> CamtStatementWriter::write(const BankStatement &statement)
{
    m_xml.beginElement(u"Stmt"_s);
    m_xml.text(u"Id"_s, statement.id());
    m_xml.number(u"ElctrncSeqNb"_s, statement.sequence);
    m_xml.number(u"LglSeqNb"_s, statement.number);
    m_xml.period(statement.end, statement.begin, statement.end);
    m_xml.account(statement.iban, statement.owner);
    m_xml.balance(u"OPBD"_s, statement.opening, statement.day);
    m_xml.balance(u"CLBD"_s, statement.closing, statement.day);
    m_xml.totals({statement.payouts.size(), statement.sum});
    for (const Payout &payout : statement.payouts)
        entry(payout, statement);
    m_xml.endElement();
    return {};
}

void CamtStatementWriter::entry(const Payout &payout, const BankStatement &statement)
{
    m_xml.beginElement(u"Ntry"_s);
    m_xml.entryHead(payout, statement.day);
    m_xml.beginElement(u"NtryDtls"_s);
    m_xml.beginElement(u"TxDtls"_s);
    m_xml.beginElement(u"Refs"_s);
    m_xml.text(u"AcctSvcrRef"_s, payout.id.text());
    m_xml.text(u"EndToEndId"_s, payout.id.text());
    m_xml.endElement();
    m_xml.transactionAmount(payout.amount, CreditDebit::Credit);
    m_xml.party(u"Dbtr"_s, QString(kPayer));
    m_xml.beginElement(u"RmtInf"_s);
    m_xml.text(u"Ustrd"_s, remittanceOf(payout, statement.day));
    m_xml.endElement();
    m_xml.endElement();
    m_xml.endElement();
    m_xml.text(u"AddtlNtryInf"_s, contentInWords(payout, m_words));
    m_xml.endElement();
}

} // namespace tilldesk::exports
