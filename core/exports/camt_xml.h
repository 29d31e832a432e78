#pragma once

#include "core/exports/bank_statement.h"
#include "core/exports/local_time.h"

#include <vector>

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
    void beginMessage(QLatin1StringView message, QLatin1StringView root);
    /// @param name  of a literal: it is kept until the end of the element
    void beginElement(QLatin1StringView name);
    void endElement();
    /// Writes nothing if the text is empty: the standard requires at least one character.
    void text(QLatin1StringView name, const QString &value);
    void number(QLatin1StringView name, qint64 value);
    void time(QLatin1StringView name, Timestamp at);
    /// Writes CreDtTm and FrToDt.
    void period(Timestamp made, Timestamp begin, Timestamp end);
    /// Writes the account, its currency, name and owner.
    /// @param idName  `IBAN`, or `Othr` for an id of another kind  @param name  may be empty
    void account(QLatin1StringView idName, const QString &id, const QString &name,
                 const QString &owner);
    /// @param code  OPBD or CLBD
    void balance(QLatin1StringView code, Amount amount, const QDate &day);
    void totals(const PayoutSum &credits, const PayoutSum &debits);
    void amount(QLatin1StringView name, Amount amount);
    void direction(CreditDebit direction);
    /// Writes the start of a booked entry, up to its BkTxCd.
    /// @param id  reference of the entry, unique within the account
    void entryHead(CreditDebit direction, Amount amount, const QString &id, const QDate &day);
    /// Writes the TxDtls of an entry.
    void details(const StatementEntry &entry);
    /// Returns false if the device failed, or a text has a character that XML does not allow.
    [[nodiscard]] bool finish();
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }

private:
    void append(QLatin1StringView text);
    void appendStart(QLatin1StringView name);
    void appendEnd(QLatin1StringView name);
    void literal(QLatin1StringView name, QLatin1StringView value);
    void sum(QLatin1StringView name, Amount amount);
    void flush();
    void date(QLatin1StringView name, const QDate &day);
    void transactionCode(CreditDebit direction);
    void transactionAmount(Amount amount, CreditDebit direction);
    void party(const StatementEntry &entry);
    void remittance(const StatementEntry &entry);

    QIODevice &m_device;
    /// UTF-8 that m_device lacks. QXmlStreamWriter would cost more than the rest of a large file.
    std::string m_text;
    std::vector<QLatin1StringView> m_open; ///< names of the open elements
    bool m_isInvalid = false;
    QDate m_day; ///< day of m_dayText
    std::string m_dayText;
    bool m_hasFailed = false;
    CamtVersion m_version;
    const StatementFile &m_file;
    LocalTime m_local;
};

} // namespace tilldesk::exports
