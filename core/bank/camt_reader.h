#pragma once

#include "core/bank/file_collector.h"
#include "core/bank/file_encoding.h"

#include <QXmlStreamReader>

namespace tilldesk::bank {

/// Reads CAMT.053, version 02 or 08. Refuses document types, so no entity of the file is expanded.
/// @source ISO 20022, camt.053.001.02 and camt.053.001.08
class CamtReader
{
public:
    struct Content {
        BankFormat format = BankFormat::Camt053v02;
        std::vector<ParsedStatement> statements;
    };

    /// Reads the whole file. Errors: as readBankFile().
    [[nodiscard]] static Result<Content> read(QIODevice &file, const FileBytes &bytes,
                                              BankReadControl &control);

private:
    struct Balance {
        QString code; ///< OPBD, PRCD, CLBD or another
        QString direction;
        std::optional<Amount> amount;
        QDate day;
    };
    struct Details {
        BankEntry entry;
        QString direction;
        std::optional<Amount> amount;
    };

    CamtReader(QIODevice &file, const FileBytes &bytes, BankReadControl &control);

    [[nodiscard]] Result<Content> readAll();
    /// Feeds the parser with the next bytes of the file.
    [[nodiscard]] Result<void> feed();
    [[nodiscard]] Result<void> token();
    [[nodiscard]] Result<void> startDocument();
    [[nodiscard]] Result<void> startElement();
    [[nodiscard]] Result<void> endElement();
    [[nodiscard]] Result<void> value(const QString &text);
    [[nodiscard]] Result<void> endBalance();
    [[nodiscard]] Result<void> endEntry();
    [[nodiscard]] Result<void> endStatement();
    [[nodiscard]] Result<std::optional<Amount>> amount(const QString &text);
    /// Reads a day into `target`.
    [[nodiscard]] Result<void> day(const QString &text, QDate &target);
    /// Returns the text of the present element, from its bytes.
    [[nodiscard]] FileText rawText() const;
    [[nodiscard]] tl::unexpected<Error> invalid(const QString &rule) const;

    QIODevice &m_file;
    FileBytes m_bytes;
    BankReadControl &m_control;
    QXmlStreamReader m_xml;
    FileCollector m_found;
    BankFormat m_format = BankFormat::Camt053v02;
    QByteArray m_window;     ///< the bytes of the file from m_windowAt
    qint64 m_windowAt = 0;   ///< offset of the window in the file
    qint64 m_sinceToken = 0; ///< bytes fed since the last token
    QString m_path;          ///< of the present element, from Stmt
    int m_depth = 0;
    qint64 m_begin = 0;      ///< offset of the content of the present element in the file
    bool m_hasChild = false; ///< the element that ended last was inside the present one
    QString m_text;          ///< characters of the present element
    QString m_currency;      ///< attribute Ccy of the present element
    QHash<QString, QString> m_statement; ///< simple values of the statement, by path
    std::optional<Balance> m_opening;
    std::optional<Balance> m_closing;
    Balance m_balance;
    BankEntry m_entry;
    QString m_direction;
    QString m_status;
    std::optional<Amount> m_amount;
    FileText m_addition; ///< AddtlNtryInf
    std::vector<Details> m_details;
    qint64 m_line = 0; ///< line of the present statement
};

} // namespace tilldesk::bank
