#pragma once

#include <QByteArray>
#include <QString>
#include <optional>

namespace tilldesk::crypto {

/// Returns the SHA-256 of a file in hexadecimal digits; empty if the file cannot be read.
[[nodiscard]] std::optional<QByteArray> sha256OfFile(const QString &path);

} // namespace tilldesk::crypto
