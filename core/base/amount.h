#pragma once

#include "core/base/result.h"

#include <QMetaType>
#include <compare>

namespace tilldesk {

/// An amount in euro cents. Never a floating-point number: 0.1 has no exact binary form.
class Amount
{
public:
    /// Largest amount of one payment or refund, in cents. @source service.md#amounts
    static constexpr qint64 kMaxCents = 999'999'999'999;

    constexpr Amount() = default;
    [[nodiscard]] static constexpr Amount fromCents(qint64 cents) { return Amount(cents); }
    [[nodiscard]] constexpr qint64 cents() const { return m_cents; }
    /// Returns whether a payment or refund may have this amount: 1 to kMaxCents.
    [[nodiscard]] constexpr bool isPayable() const { return m_cents >= 1 && m_cents <= kMaxCents; }

    friend constexpr auto operator<=>(Amount, Amount) = default;

    /// Returns the sum. Errors: `Internal` if it overflows 64 bits.
    [[nodiscard]] static Result<Amount> add(Amount a, Amount b);

private:
    explicit constexpr Amount(qint64 cents) : m_cents(cents) {}
    qint64 m_cents = 0;
};

} // namespace tilldesk
