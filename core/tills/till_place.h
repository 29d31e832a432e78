#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <mutex>
#include <optional>

namespace tilldesk::tills {

/// Where the service accepts windows of other computers.
struct TillPlace {
    quint16 port = 0;
    QByteArray fingerprint = {}; ///< SHA-256 of the certificate, 64 hex digits in lower case
};

/// Holds the present place. Thread-safe.
class PublishedTillPlace
{
public:
    /// Errors: `Unavailable` while the service accepts no windows of other computers.
    [[nodiscard]] Result<TillPlace> current() const;
    /// @param place  empty: the service accepts none
    void publish(const std::optional<TillPlace> &place);

private:
    mutable std::mutex m_mutex;
    std::optional<TillPlace> m_place; ///< guarded by m_mutex
};

} // namespace tilldesk::tills
