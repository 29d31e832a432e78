#pragma once

#include "core/domain/payment.h"
#include "core/domain/staff.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// Texts about the staff, in the language of the program.
class StaffWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::StaffWords)

public:
    /// `Cashier`
    [[nodiscard]] static QString role(StaffRole role);
    /// Returns the first name, for tiles and sentences.
    [[nodiscard]] static QString firstName(const QString &name);
    /// Returns the initials of the first two names, `AD` for `Anna De Smet`.
    [[nodiscard]] static QString initials(const QString &name);
    /// Returns who is signed in, for the status bar: `Anna D. · cashier`; empty in a shop without
    /// staff.
    [[nodiscard]] static QString signedIn(const StaffSession &session);
    /// Returns what a wrong PIN or a block means for the person; empty for the right PIN.
    [[nodiscard]] static QString result(const PinTry &tried, const QString &name);
    /// Returns the rule that a chosen PIN breaks; empty if the PIN may be used.
    [[nodiscard]] static QString pinProblem(const QString &pin);
    /// `2 more`, payments beside the one that is shown.
    [[nodiscard]] static QString morePayments(int count);
    /// `2 digits entered`, for screen readers.
    [[nodiscard]] static QString digitsEntered(int count);
};

} // namespace tilldesk::ui
