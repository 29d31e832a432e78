#pragma once

#include "core/domain/payment_list.h"

namespace tilldesk::ui {

/// One line of a payment's details.
struct Fact {
    QString label;
    QString value;
    QString copyText = {}; ///< what the copy button takes; empty: there is no button
    bool isCode = false;   ///< to be set in a fixed-width font
    int cutAt = -1; ///< code units of `value` that reach the bank line; -1: all, or not about one
    QString hint = {};

    friend bool operator==(const Fact &, const Fact &) = default;
};

/// The facts of a payment that there are, in the order in which people look for them.
[[nodiscard]] QList<Fact> factsOf(const PaymentDetails &details);

/// @param description  as it is stored: in NFC
/// @return how many code units of it the bank line shows; -1 when it shows all
[[nodiscard]] int remittanceCut(const QString &description);

/// One line of a payment's timeline.
struct TimelineEntry {
    QString what;
    QString when;
    QString hint;
    PaymentStatus status = PaymentStatus::Pending;

    friend bool operator==(const TimelineEntry &, const TimelineEntry &) = default;
};

/// The steps of a payment, newest first.
[[nodiscard]] QList<TimelineEntry> timelineOf(const PaymentDetails &details);

} // namespace tilldesk::ui
