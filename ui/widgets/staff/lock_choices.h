#pragma once

namespace tilldesk::ui {

class Preferences;

/// Returns the minutes without input after which the till locks; 0: it does not lock by itself.
[[nodiscard]] int lockAfterMinutes(const Preferences &preferences);
void setLockAfterMinutes(Preferences &preferences, int minutes);
/// Returns whether the till locks after each payment.
[[nodiscard]] bool locksAfterPayment(const Preferences &preferences);
void setLocksAfterPayment(Preferences &preferences, bool locks);

} // namespace tilldesk::ui
