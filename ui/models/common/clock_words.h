#pragma once

#include "core/base/clock_watch.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// Texts about a jump of the computer's clock.
class ClockWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::ClockWords)

public:
    /// Returns a text with both times, in the computer's time zone, and with what is held back.
    [[nodiscard]] static QString jump(const ClockJump &jump);
    /// Returns the text of the button that confirms the clock.
    [[nodiscard]] static QString confirm();
};

} // namespace tilldesk::ui
