#pragma once

#include "core/exports/bank_statement.h"

namespace tilldesk::exports {

/// Writes SWIFT MT940 (Customer Statement Message) as banks deliver it in files: the fields of
/// block 4, and a line with a hyphen after each message. Character set x, lines of 65 characters at
/// most.
/// @source SWIFT Standards MT, category 9; Rabobank, Format Description MT940 Structured (`:86:`)
class Mt940Writer final : public StatementWriter
{
public:
    /// @param device  must outlive this object
    explicit Mt940Writer(QIODevice &device) : m_device(device) {}

    Result<void> begin(const BankStatement &statement) override;
    void entry(const StatementEntry &entry, const BankStatement &statement) override;
    void end(const BankStatement &statement) override;
    bool finish() override { return !m_hasFailed; }

private:
    void field(const QString &tag, const QString &value);
    void line(const QString &text);

    QIODevice &m_device;
    bool m_hasFailed = false;
};

} // namespace tilldesk::exports
