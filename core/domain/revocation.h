#pragma once

#include "core/base/timestamp.h"

#include <QString>

namespace tilldesk {

/// When a till lost its access for ever, and by whom.
struct Revocation {
    Timestamp at;
    QString by; ///< name of the person; empty: a shop without staff

    friend bool operator==(const Revocation &, const Revocation &) = default;
};

} // namespace tilldesk
