#pragma once

#include "core/bank/file_collector.h"
#include "core/bank/text_lines.h"

namespace tilldesk::bank {

/// Reads CODA. @source Febelfin, Standards for coded statements of account (CODA), version 2.6
class CodaReader
{
public:
    /// Reads the whole file. Errors: as readBankFile().
    [[nodiscard]] static Result<std::vector<ParsedStatement>> read(TextLines &lines);

private:
    explicit CodaReader(TextLines &lines) : m_lines(lines) {}

    [[nodiscard]] Result<void> record(const FileText &record);
    [[nodiscard]] Result<void> oldBalance(const QString &record);
    [[nodiscard]] Result<void> movement(const FileText &record);
    [[nodiscard]] Result<void> more(const FileText &record);
    [[nodiscard]] Result<void> newBalance(const QString &record);
    [[nodiscard]] Result<void> trailer(const QString &record);
    /// Adds the movement read last, with its details.
    [[nodiscard]] Result<void> flush();
    [[nodiscard]] tl::unexpected<Error> invalid(const QString &record, const QString &rule) const;

    TextLines &m_lines;
    FileCollector m_found;
    std::optional<BankEntry> m_total;
    std::vector<BankEntry> m_details;
    QString m_sequence;      ///< continuous number of the movement, its detail number left out
    bool m_isInFile = false; ///< between the records 0 and 9
    // Since record 0, to be compared with record 9.
    qint64 m_records = 0; ///< without 0, 4 and 9
    qint64 m_debits = 0;  ///< cents
    qint64 m_credits = 0; ///< cents
};

} // namespace tilldesk::bank
