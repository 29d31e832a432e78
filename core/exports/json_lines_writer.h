#pragma once

#include "core/exports/table_writer.h"

namespace tilldesk::exports {

/// Writes one JSON object per line in the conventions of the HTTP interface: amounts in cents,
/// times in UTC, empty members left out.
class JsonLinesWriter final : public TableWriter
{
public:
    /// @pre both references outlive this object
    JsonLinesWriter(QFile &file, TableSetting &setting) : m_out(file), m_setting(setting) {}

    [[nodiscard]] bool begin() override { return true; }
    [[nodiscard]] bool row(std::span<const Cell> cells) override;
    [[nodiscard]] bool end(const TableSums & /*sums*/) override { return m_out.flush(); }

private:
    FileText m_out;
    TableSetting &m_setting;
};

} // namespace tilldesk::exports
