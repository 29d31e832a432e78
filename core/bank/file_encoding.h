#pragma once

#include "core/base/result.h"
#include "core/domain/file_text.h"

#include <QByteArrayView>
#include <QIODevice>

namespace tilldesk::bank {

/// How a file encodes its characters.
enum class FileEncoding { Utf8, Iso8859_1, Windows1252 };

/// Facts about the bytes of a file that are found without knowing its format.
struct FileBytes {
    FileEncoding encoding = FileEncoding::Utf8; ///< UTF-8 if all bytes are UTF-8
    qint64 begin = 0;                           ///< number of bytes of a byte order mark
    QByteArray head;                            ///< the first bytes, at most 4096
};

/// Reads the whole file once, and returns to its start. Errors: `FieldInvalid` (file) for an empty
/// file, UTF-16 and bytes that no text contains (NUL).
[[nodiscard]] Result<FileBytes> examine(QIODevice &file);

/// Decodes bytes. Bytes that the encoding does not have become U+FFFD.
/// @param offset  of the first byte in the file
[[nodiscard]] FileText decoded(QByteArrayView bytes, qint64 offset, FileEncoding encoding);

} // namespace tilldesk::bank
