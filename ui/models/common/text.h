#pragma once

#include "core/base/error.h"
#include "core/domain/payment.h"
#include "ui/models/common/payment_tab.h"
#include "ui/models/common/period.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// The words that more than one view needs, in the language of the program.
class Text
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::Text)

public:
    /// One or two plain words, for example "Refused by bank".
    [[nodiscard]] static QString status(PaymentStatus status);
    [[nodiscard]] static QString tab(PaymentTab tab);
    [[nodiscard]] static QString period(Period::Kind kind);
    /// As `period(kind)`, with its days when it is a custom one.
    [[nodiscard]] static QString period(const Period &period);

    /// What went wrong and what to do about it, never the English detail.
    [[nodiscard]] static QString sentence(const Error &error);
    /// What to tell a person whose cancellation was refused or failed.
    [[nodiscard]] static QString cancelSentence(const Error &error);
    /// What is wrong with a reference or a description; empty when nothing is.
    [[nodiscard]] static QString textProblem(const QString &text, int maxLength);

    /// Who or what caused a step, for example "Scanned by Pieter".
    [[nodiscard]] static QString step(const PaymentStep &step);

    /// The word a customer looks for while the QR code is shown.
    [[nodiscard]] static QString live(PaymentStatus status);
    /// `12 payments`
    [[nodiscard]] static QString payments(qint64 count);
    [[nodiscard]] static QString expiresIn(const QString &countdown);
};

} // namespace tilldesk::ui
