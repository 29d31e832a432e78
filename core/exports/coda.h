#pragma once

#include "core/exports/bank_statement.h"
#include "core/exports/words.h"

namespace tilldesk::exports {

/// @return `text` in the characters of Windows code page 1252; others are spelt in basic Latin
[[nodiscard]] QByteArray windows1252(const QString &text);

/// CODA, the Belgian coded statement of account: records of 128 characters. Of each payout the
/// records 2.1 to 2.3 say what arrived, and 3 of what it is made.
/// @source Febelfin, Coded statement of account (CODA), version 2.6
class CodaWriter final : public StatementWriter
{
public:
    /// @param device  outlives it  @param language  of words
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
    int m_records = 0; ///< of the statement, as its trailer counts them
    bool m_hasFailed = false;
};

} // namespace tilldesk::exports
