#pragma once

#include "core/gateway/safekeeping.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// A page for the drawer: how a backup is restored on another computer.
class RecoverySteps
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::RecoverySteps)

public:
    [[nodiscard]] static QString title();
    /// Returns HTML for a PrintedDocument. The passphrase is not in it.
    [[nodiscard]] static QString body(const SafekeepingState &state);
};

} // namespace tilldesk::ui
