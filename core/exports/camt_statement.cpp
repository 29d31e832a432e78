#include "core/exports/camt_statement.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {

CamtStatementWriter::CamtStatementWriter(QIODevice &device, CamtVersion version, StatementFile file)
    : m_file(std::move(file)),
      m_words(m_file.language),
      m_xml(device, version, m_file)
{
    m_xml.beginMessage("camt.053"_L1, "BkToCstmrStmt"_L1);
}

Result<void> CamtStatementWriter::begin(const BankStatement &statement)
{
    m_xml.beginElement("Stmt"_L1);
    m_xml.text("Id"_L1, statement.id());
    m_xml.number("ElctrncSeqNb"_L1, statement.sequence);
    m_xml.number("LglSeqNb"_L1, statement.number);
    m_xml.period(statement.end, statement.begin, statement.end);
    m_xml.account(statement.isClearing ? "Othr"_L1 : "IBAN"_L1, statement.account,
                  accountName(statement, m_words), statement.owner);
    m_xml.balance("OPBD"_L1, statement.opening, statement.day);
    m_xml.balance("CLBD"_L1, statement.closing, statement.day);
    m_xml.totals(statement.credits, statement.debits);
    return {};
}

void CamtStatementWriter::entry(const StatementEntry &entry, const BankStatement &statement)
{
    m_xml.beginElement("Ntry"_L1);
    m_xml.entryHead(entry.direction, entry.amount, entry.id, statement.day);
    m_xml.beginElement("NtryDtls"_L1);
    m_xml.details(entry);
    m_xml.endElement();
    m_xml.text("AddtlNtryInf"_L1, entry.information);
    m_xml.endElement();
}

void CamtStatementWriter::end(const BankStatement &statement)
{
    if (!statement.isClearing)
        m_xml.text("AddtlStmtInf"_L1,
                   m_words(QT_TRANSLATE_NOOP(
                       "tilldesk::exports",
                       "Made by Tilldesk, not by the bank. Contains the payouts only. Do not "
                       "import it beside the bank's own statement.")));
    m_xml.endElement();
}

} // namespace tilldesk::exports
