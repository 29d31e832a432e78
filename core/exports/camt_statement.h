#pragma once

#include "core/exports/camt_xml.h"
#include "core/exports/words.h"

namespace tilldesk::exports {

/// Writes camt.053 (Bank to Customer Statement).
/// @source ISO 20022, camt.053.001.02 and camt.053.001.08
class CamtStatementWriter final : public StatementWriter
{
public:
    /// @param device  must outlive this object
    CamtStatementWriter(QIODevice &device, CamtVersion version, StatementFile file);

    Result<void> begin(const BankStatement &statement) override;
    void entry(const StatementEntry &entry, const BankStatement &statement) override;
    void end(const BankStatement &statement) override;
    bool finish() override { return m_xml.finish(); }

private:
    StatementFile m_file;
    Words m_words;
    CamtXml m_xml;
};

} // namespace tilldesk::exports
