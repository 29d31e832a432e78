#pragma once

#include "core/exports/bank_statement.h"
#include "core/exports/words.h"

namespace tilldesk::exports {

/// Converts `text` to Windows-1252; other characters are transliterated to basic Latin.
[[nodiscard]] QByteArray windows1252(const QString &text);

/// Writes CODA, the Belgian coded statement of account: records of 128 characters. Records 2.1 to
/// 2.3 describe a line; record 3 has more about it, if there is more.
/// @source Febelfin, Coded statement of account (CODA), version 2.6
class CodaWriter final : public StatementWriter
{
public:
    /// @param device  must outlive this object  @param language  language of the texts
    CodaWriter(QIODevice &device, const QString &language) : m_device(device), m_words(language) {}

    /// Returns whether CODA can number the movements of a day. A second statement of the day would
    /// shift the numbers of all later ones, which all formats share.
    [[nodiscard]] static bool takes(qint64 movements);

    Result<void> begin(const BankStatement &statement) override;
    void entry(const StatementEntry &entry, const BankStatement &statement) override;
    void end(const BankStatement &statement) override;
    bool finish() override { return !m_hasFailed; }

private:
    class Record;

    void header(const BankStatement &statement);
    void oldBalance(const BankStatement &statement);
    void movement(const StatementEntry &entry, const BankStatement &statement);
    void information(const StatementEntry &entry);
    void newBalance(const BankStatement &statement);
    void trailer(const BankStatement &statement);
    void put(const Record &record);

    QIODevice &m_device;
    Words m_words;
    int m_sequence = 0; ///< number of the current movement within its statement, from 1
    int m_records = 0;  ///< records of the current statement, as its trailer counts them
    bool m_hasFailed = false;
};

} // namespace tilldesk::exports
