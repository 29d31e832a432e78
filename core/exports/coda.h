#pragma once

#include "core/exports/bank_statement.h"
#include "core/exports/words.h"

namespace tilldesk::exports {

/// Converts `text` to Windows-1252; other characters are transliterated to basic Latin.
[[nodiscard]] QByteArray windows1252(const QString &text);

/// Writes CODA, the Belgian coded statement of account: records of 128 characters. For each payout,
/// records 2.1 to 2.3 describe the credit, and record 3 its composition.
/// @source Febelfin, Coded statement of account (CODA), version 2.6
class CodaWriter final : public StatementWriter
{
public:
    /// @param device  must outlive this object  @param language  language of the texts
    CodaWriter(QIODevice &device, const QString &language) : m_device(device), m_words(language) {}

    Result<void> write(const BankStatement &statement) override;
    bool finish() override { return !m_hasFailed; }

private:
    class Record;

    void header(const BankStatement &statement);
    void oldBalance(const BankStatement &statement);
    void movement(const Payout &payout, const BankStatement &statement, int sequence);
    void information(const Payout &payout, int sequence);
    void newBalance(const BankStatement &statement);
    void trailer(const BankStatement &statement);
    void put(const Record &record);

    QIODevice &m_device;
    Words m_words;
    int m_records = 0; ///< records of the current statement, as its trailer counts them
    bool m_hasFailed = false;
};

} // namespace tilldesk::exports
