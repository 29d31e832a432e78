#pragma once

#include "core/exports/table_writer.h"

namespace tilldesk::exports {

/// Writes a JSON object a line, as the protocol spells things: amounts in cents, times in UTC, and
/// without the members that are empty.
class JsonLinesWriter final : public TableWriter
{
public:
    /// @pre both outlive it
    JsonLinesWriter(QFile &file, TableSetting &setting) : m_out(file), m_setting(setting) {}

    [[nodiscard]] bool begin() override { return true; }
    [[nodiscard]] bool row(std::span<const Cell> cells) override;
    [[nodiscard]] bool end(const TableSums & /*sums*/) override { return m_out.flush(); }

private:
    FileText m_out;
    TableSetting &m_setting;
};

} // namespace tilldesk::exports
