#pragma once

#include "core/gateway/connection.h"

namespace tilldesk::gateway {

/// A connection whose window can become the till of another shop. Used on the window's thread.
class Joining : public Connection
{
    Q_OBJECT

public:
    using Connection::Connection;

    /// Returns whether join() waits for the shop's yes; state() is Connecting meanwhile.
    [[nodiscard]] virtual bool isAsking() const = 0;
    /// Returns when the service refuses this computer unless the shop has answered, by the
    /// service's clock; meaningful while isAsking().
    [[nodiscard]] virtual Timestamp askedUntil() const = 0;
    /// Ends a join() that has not added this computer, and connects to the service of before, if
    /// this computer is its till. No-op otherwise.
    virtual void stopJoining() = 0;
};

} // namespace tilldesk::gateway
