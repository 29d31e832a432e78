#pragma once

#include "core/storage/database.h"

namespace tilldesk::storage {

/// What `move` has written into a PostgreSQL database, in its table `shop_move`, so that nobody
/// serves the database: a half-filled target, or a shop that is somewhere else now.
struct ServerMove {
    enum class State {
        Filling = 1, ///< rows are being copied into the database, or were when the copying ended
        Gone = 2,    ///< the shop was moved away
    };

    State state = State::Filling;
    QString place; ///< where the shop comes from, or where it is: a folder

    /// Returns why the database is not served, with the remedy. Starts with a small letter.
    [[nodiscard]] QString reason() const;
};

/// Returns what is written in a database; empty: nothing. Throws StorageException.
[[nodiscard]] std::optional<ServerMove> readServerMove(Database &db);
/// Writes it, in the open transaction; takes it away if `move` is empty. Throws StorageException.
void writeServerMove(Database &db, const std::optional<ServerMove> &move);

/// Returns the place to which the shop of a data folder was moved; empty: to none.
/// @param path  DataDirectory::movedPath()
[[nodiscard]] QString movedTo(const QString &path);
/// Writes that place and syncs the folder; an empty place takes it away.
/// Returns false if the file cannot be written.
[[nodiscard]] bool setMovedTo(const QString &path, const QString &place);

} // namespace tilldesk::storage
