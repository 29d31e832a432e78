#pragma once

#include "core/exports/bank_statement.h"
#include "core/exports/local_time.h"

#include <QXmlStreamWriter>

namespace tilldesk::exports {

/// Versions of the ISO 20022 messages: `camt.053.001.02` and `.08`, likewise camt.054.
enum class CamtVersion { V02, V08 };

/// Writes the elements that the bank-to-customer messages share.
/// @source ISO 20022, Bank-to-Customer Cash Management; names are the standard's
class CamtXml
{
public:
    /// @param device, file  must outlive this object
    CamtXml(QIODevice &device, CamtVersion version, const StatementFile &file);

    /// Writes the document and group header. @param message  for example `camt.053`  @param root
    /// name of the message's root element
    void beginMessage(const QString &message, const QString &root);
    void beginElement(const QString &name) { m_xml.writeStartElement(name); }
    void endElement();
    /// Writes nothing if the text is empty: the standard requires at least one character.
    void text(const QString &name, const QString &value);
    void number(const QString &name, qint64 value) { text(name, QString::number(value)); }
    void time(const QString &name, Timestamp at);
    /// Writes CreDtTm and FrToDt.
    void period(Timestamp made, Timestamp begin, Timestamp end);
    /// Writes the account, its currency, name and owner.
    /// @param idName  `IBAN`, or `Othr` for an id of another kind  @param name  may be empty
    void account(const QString &idName, const QString &id, const QString &name,
                 const QString &owner);
    /// @param code  OPBD or CLBD
    void balance(const QString &code, Amount amount, const QDate &day);
    void totals(const PayoutSum &credits, const PayoutSum &debits);
    void amount(const QString &name, Amount amount);
    void direction(CreditDebit direction);
    /// Writes the start of a booked entry, up to its BkTxCd.
    /// @param id  reference of the entry, unique within the account
    void entryHead(CreditDebit direction, Amount amount, const QString &id, const QDate &day);
    /// Writes the TxDtls of an entry.
    void details(const StatementEntry &entry);
    /// Returns false if the device failed.
    [[nodiscard]] bool finish();
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }

private:
    void flush();
    void date(const QString &name, const QDate &day);
    void transactionCode(CreditDebit direction);
    void transactionAmount(Amount amount, CreditDebit direction);
    void party(const StatementEntry &entry);
    void remittance(const StatementEntry &entry);

    QIODevice &m_device;
    /// Text that m_device lacks. QXmlStreamWriter writes a few characters at a time, and each call
    /// costs a device more than the text itself.
    QString m_text;
    QXmlStreamWriter m_xml;
    bool m_hasFailed = false;
    CamtVersion m_version;
    const StatementFile &m_file;
    LocalTime m_local;
};

} // namespace tilldesk::exports
