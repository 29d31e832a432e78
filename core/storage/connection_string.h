#pragma once

#include "core/base/result.h"

#include <QString>

namespace tilldesk::storage {

/// Reads a connection string of PostgreSQL, of keywords (`host=db dbname=shop user=till`) or a URI
/// (`postgresql://till@db/shop`), as libpq reads it.
///
/// Adds what the string leaves open: only a server that accepts writes is used
/// (`target_session_attrs`), and a server on another computer must prove its name by TLS
/// (`sslmode=verify-full`, `sslrootcert`). PGHOST, PGSSLMODE and PGSSLROOTCERT count as given.
///
/// @return the connection URI for Database; the same for strings that say the same
/// Errors: `FieldInvalid` with libpq's reason; if no database is named; if the string has a
/// password, which other users of the computer could see in the list of processes.
[[nodiscard]] Result<QString> connectionUri(const QString &text);

} // namespace tilldesk::storage
