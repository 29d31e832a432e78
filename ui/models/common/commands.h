#pragma once

#include "core/base/enumerators.h"
#include "ui/models/common/place.h"

#include <QString>
#include <array>

namespace tilldesk::ui {

/// What the window can do at any moment, whatever it shows. The shortcuts of the main window, the
/// list of shortcuts and the search box all take their commands from here.
enum class Command {
    NewPayment,
    CustomerDisplay,
    DayClose,
    ExportPayments,
    ExportRefunds,
    ExportPayouts,
    MonthPack,
    Ledger,
    TestCallback,
    InspectCallback,
    CallbackInbox,
    Refresh,
    Keys,
    Rules,
    SupportFile,
};

inline constexpr auto kCommands = enumerators<Command>();

/// The texts of a command.
struct CommandWords {
    QString title;
    QString why; ///< what the command does, in a few words
};

[[nodiscard]] CommandWords wordsOf(Command command);
/// Returns the name of the command's icon.
[[nodiscard]] QString iconOf(Command command);
/// Returns the shortcut in the portable form of QKeySequence, for example `Ctrl+N`; empty: none.
[[nodiscard]] QString keysOf(Command command);
[[nodiscard]] QString keysOf(Place place);

/// Returns a shortcut as the user's keyboard names it, for example `Strg+N` in German.
/// @param keys  in the portable form of QKeySequence
/// @param mark  text between two keys
[[nodiscard]] QString keyText(const QString &keys, QChar mark = u'+');

} // namespace tilldesk::ui
