#pragma once

#include <Qt>

namespace tilldesk::ui {

/// What cells of the lists of money tell about themselves, besides Qt's own roles.
enum LedgerCellRole {
    CellToneRole = Qt::UserRole, ///< a Tone: shown as a status
    CellIsCodeRole,              ///< an id or a hash
    CellIsQuietRole,
    CellIsStrongRole, ///< what the row comes to
};

} // namespace tilldesk::ui
