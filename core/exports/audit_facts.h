#pragma once

#include "core/domain/export.h"

#include <QJsonObject>

namespace tilldesk::exports {

/// What was exported, for the audit trail: list, format, period, rows, and name and SHA-256 of each
/// file (of a pack: of its SHA256SUMS, which lists the others). Reads the files; blocks.
[[nodiscard]] QJsonObject factsOf(const ExportRequest &request, const ExportReport &report);
[[nodiscard]] QJsonObject factsOf(const PackRequest &request, const ExportReport &report);

} // namespace tilldesk::exports
