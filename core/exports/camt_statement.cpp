#include "core/exports/camt_statement.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {

CamtStatementWriter::CamtStatementWriter(QIODevice &device, CamtVersion version, StatementFile file)
    : m_file(std::move(file)),
      m_words(m_file.language),
      m_xml(device, version, m_file)
{
    m_xml.beginMessage(u"camt.053"_s, u"BkToCstmrStmt"_s);
}

Result<void> CamtStatementWriter::begin(const BankStatement &statement)
{
    m_xml.beginElement(u"Stmt"_s);
    m_xml.text(u"Id"_s, statement.id());
    m_xml.number(u"ElctrncSeqNb"_s, statement.sequence);
    m_xml.number(u"LglSeqNb"_s, statement.number);
    m_xml.period(statement.end, statement.begin, statement.end);
    m_xml.account(statement.isClearing ? u"Othr"_s : u"IBAN"_s, statement.account,
                  accountName(statement, m_words), statement.owner);
    m_xml.balance(u"OPBD"_s, statement.opening, statement.day);
    m_xml.balance(u"CLBD"_s, statement.closing, statement.day);
    m_xml.totals(statement.credits, statement.debits);
    return {};
}

void CamtStatementWriter::entry(const StatementEntry &entry, const BankStatement &statement)
{
    m_xml.beginElement(u"Ntry"_s);
    m_xml.entryHead(entry.direction, entry.amount, entry.id, statement.day);
    m_xml.beginElement(u"NtryDtls"_s);
    m_xml.details(entry);
    m_xml.endElement();
    m_xml.text(u"AddtlNtryInf"_s, entry.information);
    m_xml.endElement();
}

void CamtStatementWriter::end(const BankStatement &statement)
{
    if (!statement.isClearing)
        m_xml.text(u"AddtlStmtInf"_s,
                   m_words(QT_TRANSLATE_NOOP(
                       "tilldesk::exports",
                       "Made by Tilldesk, not by the bank. Contains the payouts only. Do not "
                       "import it beside the bank's own statement.")));
    m_xml.endElement();
}

} // namespace tilldesk::exports
