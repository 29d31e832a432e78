#pragma once

#include "core/base/error.h"
#include "core/domain/payment.h"
#include "ui/models/common/payment_tab.h"
#include "ui/models/common/period.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// Texts that several views share, in the language of the program.
class Text
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::Text)

public:
    /// Returns one or two plain words, for example "Refused by bank".
    [[nodiscard]] static QString status(PaymentStatus status);
    [[nodiscard]] static QString tab(PaymentTab tab);
    [[nodiscard]] static QString period(Period::Kind kind);
    /// As `period(kind)`; for a custom period, its days.
    [[nodiscard]] static QString period(const Period &period);

    /// Returns what went wrong and what to do about it. Never shows `Error::detail`, which is
    /// English.
    [[nodiscard]] static QString sentence(const Error &error);
    /// Returns the sentence for a user whose cancellation was refused or failed.
    [[nodiscard]] static QString cancelSentence(const Error &error);
    /// Returns what is wrong with a reference or a description; empty if it is valid.
    [[nodiscard]] static QString textProblem(const QString &text, int maxLength);

    /// Returns what caused a step, and who, for example "Scanned by Pieter".
    [[nodiscard]] static QString step(const PaymentStep &step);

    /// Returns the live word: the words for the customer beside the QR code.
    [[nodiscard]] static QString live(PaymentStatus status);
    /// `12 payments`
    [[nodiscard]] static QString payments(qint64 count);
    /// Returns who did something, as lists show it: `Anna D.`; empty if unknown.
    [[nodiscard]] static QString person(const Actor &actor);
    [[nodiscard]] static QString expiresIn(const QString &countdown);
};

} // namespace tilldesk::ui
