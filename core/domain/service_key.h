#pragma once

#include "core/base/timestamp.h"

#include <QByteArray>
#include <QString>
#include <optional>

namespace tilldesk {

/// Public data of one of the service's keys, for display.
struct ServiceKeyEntry {
    enum class Phase : quint8 {
        Waiting, ///< published; signs from `signsFrom` on
        Signing,
        Leaving, ///< replaced; published until `retiredAt`
    };

    QString kid;
    QString algorithm;     ///< `ES256` or `RS256`
    QByteArray thumbprint; ///< SHA-256 of the key's certificate (`x5t#S256`)
    Phase phase = Phase::Signing;
    Timestamp publishedAt;
    Timestamp signsFrom;
    std::optional<Timestamp> retiredAt; ///< when the key leaves the key set; empty: no successor is
                                        ///< scheduled yet

    friend bool operator==(const ServiceKeyEntry &, const ServiceKeyEntry &) = default;
};

} // namespace tilldesk
