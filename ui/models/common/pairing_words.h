#pragma once

#include "core/gateway/connection.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// Words about a computer that wants to become a till.
class PairingWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::PairingWords)

public:
    /// Returns why a computer has become no till with the code that it has used.
    /// @pre `state` is not Connected or Connecting
    [[nodiscard]] static QString failure(const Error &error, gateway::Connection::State state);
};

} // namespace tilldesk::ui
