#pragma once

#include "core/base/clock_watch.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// The words for a computer's clock that has jumped.
class ClockWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::ClockWords)

public:
    /// One sentence with both times, in the computer's time zone, and what is held back.
    [[nodiscard]] static QString jump(const ClockJump &jump);
    /// Of the button that confirms the clock.
    [[nodiscard]] static QString confirm();
};

} // namespace tilldesk::ui
