#pragma once

#include "core/domain/payment_list.h"

namespace tilldesk::ui {

/// One line of a payment's details.
struct Fact {
    QString label;
    QString value;
    QString copyText = {}; ///< text that the copy button copies; empty: no button
    bool isCode = false;   ///< shown in a fixed-width font
    /// Number of UTF-16 code units of `value` that the bank line shows; -1: all, or not on a bank
    /// line.
    int cutAt = -1;
    QString hint = {};

    friend bool operator==(const Fact &, const Fact &) = default;
};

/// Returns the facts of a payment, in the order in which people look for them. Leaves out empty
/// ones.
[[nodiscard]] QList<Fact> factsOf(const PaymentDetails &details);

/// Returns how many UTF-16 code units of a description the bank line shows; -1 if it shows all.
/// @param description  as stored, in NFC
[[nodiscard]] int remittanceCut(const QString &description);

/// One line of a payment's timeline.
struct TimelineEntry {
    QString what;
    QString when;
    QString hint;
    PaymentStatus status = PaymentStatus::Pending;
    bool isGap = false; ///< the window does not know what happened then

    friend bool operator==(const TimelineEntry &, const TimelineEntry &) = default;
};

/// Returns the steps of a payment, newest first.
/// @param unknownSince  time since when the window cannot know further steps; empty: it knows all
[[nodiscard]] QList<TimelineEntry> timelineOf(const PaymentDetails &details,
                                              const QString &unknownSince = {});

} // namespace tilldesk::ui
