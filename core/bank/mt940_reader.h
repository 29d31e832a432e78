#pragma once

#include "core/bank/file_collector.h"
#include "core/bank/text_lines.h"

namespace tilldesk::bank {

/// Reads MT940. Several messages of one statement (`:60M:`, `:62M:`) become one statement.
/// @source SWIFT, MT940 Customer Statement Message
class Mt940Reader
{
public:
    /// Reads the whole file. Errors: as readBankFile().
    [[nodiscard]] static Result<std::vector<ParsedStatement>> read(TextLines &lines);

private:
    /// A field and the lines that follow it.
    struct Field {
        QString tag; ///< without colons
        FileText value;
        qint64 line = 0;
        qsizetype lastLine = 0; ///< length of the last line, in characters
    };

    explicit Mt940Reader(TextLines &lines) : m_lines(lines) {}

    [[nodiscard]] Result<void> line(const FileText &line);
    [[nodiscard]] Result<void> endField();
    [[nodiscard]] Result<void> opening(const Field &field);
    [[nodiscard]] Result<void> closing(const Field &field);
    [[nodiscard]] Result<void> entry(const Field &field);
    [[nodiscard]] Result<void> flush();
    [[nodiscard]] Result<void> endMessage(qint64 line);

    TextLines &m_lines;
    FileCollector m_found;
    std::optional<Field> m_field;
    std::optional<BankEntry> m_entry;
    QString m_account; ///< IBAN of the present message
    QString m_number;
    bool m_isIntermediate = false; ///< the open statement continues in the next message
};

} // namespace tilldesk::bank
