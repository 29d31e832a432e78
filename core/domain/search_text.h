#pragma once

#include <QString>

namespace tilldesk {

/// A part of a text, in UTF-16 code units.
struct TextSpan {
    qsizetype position = 0;
    qsizetype length = 0;

    friend bool operator==(const TextSpan &, const TextSpan &) = default;
};

/// Returns `text` for a comparison that ignores case, diacritics and combining marks: `Café` and
/// `CAFE` become `cafe`, `Øresund` becomes `oresund`. Transliterates Greek and Cyrillic as
/// basicLatin() does. Keeps spaces and signs.
[[nodiscard]] QString searchable(QStringView text);

/// Finds the first part of `text` that equals `wanted` when both are made searchable.
/// @param wanted  result of searchable(), not empty
[[nodiscard]] std::optional<TextSpan> findSearchable(QStringView text, QStringView wanted);

} // namespace tilldesk
