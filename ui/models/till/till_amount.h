#pragma once

#include "core/base/amount.h"

#include <QString>

namespace tilldesk::ui {

/// An amount that is keyed in as on a payment terminal. Digits shift in from the right: 2450 gives
/// 24.50. A comma or point ends the euros: 24,5 gives 24.50 too.
class TillAmount
{
public:
    enum class Refusal {
        None,
        NoDigit, ///< neither a digit nor a comma or a point
        TwoMarks,
        NoMoreCents, ///< two digits follow the decimal mark already
        TooMuch,     ///< more than Amount::kMaxCents
        NoAmount,    ///< the text cannot be read as an amount
    };

    /// Adds all of `keys`, or none of them if one cannot be added.
    Refusal type(QStringView keys);
    /// Replaces the amount by a pasted text: digits as if they were typed, else any form that
    /// readTypedAmount() accepts.
    Refusal take(QStringView text);
    /// Undoes the last key.
    void chop() { m_keys.chop(1); }
    void clear() { m_keys.clear(); }

    [[nodiscard]] bool isEmpty() const { return m_keys.isEmpty(); }
    [[nodiscard]] Amount amount() const;

private:
    [[nodiscard]] Refusal refusalOf(QChar key) const;

    QString m_keys; ///< digits without leading zeros, and at most one comma
};

} // namespace tilldesk::ui
