#pragma once

#include "core/domain/file_text.h"

namespace tilldesk::bank {

/// The parts of a field `:86:` that a reader needs.
struct Narrative {
    FileText remittance; ///< the whole field if it has no structure that is known
    QString party;       ///< name of the other side; may be empty
};

/// Reads the narrative of a line. Known structures: code words (`/REMI/`, `/NAME/`) and German
/// subfields (`?20` to `?29`, `?60` to `?63`, with `SVWZ+`).
/// @source SWIFT MT940, field 86; Deutsche Kreditwirtschaft, DFÜ agreement, annex 3
[[nodiscard]] Narrative narrativeOf(const FileText &field);

} // namespace tilldesk::bank
