#pragma once

#include "core/exports/bank_statement.h"
#include "core/exports/local_time.h"

#include <QXmlStreamWriter>

namespace tilldesk::exports {

/// Versions of ISO 20022's messages: `camt.053.001.02` and `.08`, likewise camt.054.
enum class CamtVersion { V02, V08 };

/// Which way money goes.
enum class CreditDebit { Credit, Debit };

/// The elements that the messages from a bank to its customer have in common.
/// @source ISO 20022, Bank-to-Customer Cash Management; names are the standard's
class CamtXml
{
public:
    /// @param device, file  outlive it
    CamtXml(QIODevice &device, CamtVersion version, const StatementFile &file);

    /// Document and group header. @param message  for example `camt.053`  @param root  its element
    void beginMessage(const QString &message, const QString &root);
    void beginElement(const QString &name) { m_xml.writeStartElement(name); }
    void endElement() { m_xml.writeEndElement(); }
    /// Nothing when the text is empty: the standard's texts have a character at least.
    void text(const QString &name, const QString &value);
    void number(const QString &name, qint64 value) { text(name, QString::number(value)); }
    void time(const QString &name, Timestamp at);
    /// CreDtTm, and FrToDt.
    void period(Timestamp made, Timestamp begin, Timestamp end);
    void account(const QString &iban, const QString &owner);
    /// @param code  OPBD or CLBD
    void balance(const QString &code, Amount amount, const QDate &day);
    void totals(const PayoutSum &credits);
    void amount(const QString &name, Amount amount);
    void direction(CreditDebit direction);
    /// What an entry begins with, up to its BkTxCd: a booked credit.
    void entryHead(const Payout &payout, const QDate &day);
    void transactionCode(CreditDebit direction);
    /// In TxDtls: the amount, and in version 08 its direction.
    void transactionAmount(Amount amount, CreditDebit direction);
    /// In RltdPties. @param role  Dbtr or Cdtr
    void party(const QString &role, const QString &name);
    /// @return whether the device took everything
    [[nodiscard]] bool finish();
    [[nodiscard]] bool hasFailed() const { return m_xml.hasError(); }

private:
    void date(const QString &name, const QDate &day);

    QXmlStreamWriter m_xml;
    CamtVersion m_version;
    const StatementFile &m_file;
    LocalTime m_local;
};

} // namespace tilldesk::exports
