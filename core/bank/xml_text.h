#pragma once

#include "core/bank/file_encoding.h"

namespace tilldesk::bank {

/// Decodes the content of an XML element without children: characters, predefined entities,
/// character references and CDATA sections; comments are left out.
/// @param bytes  of the file, well-formed  @param offset  of the first byte in the file
[[nodiscard]] FileText xmlText(QByteArrayView bytes, qint64 offset, FileEncoding encoding);

} // namespace tilldesk::bank
