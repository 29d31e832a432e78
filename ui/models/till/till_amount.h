#pragma once

#include "core/base/amount.h"

#include <QString>

namespace tilldesk::ui {

/// An amount that is being keyed in as on a terminal: digits shift in from the right (2 4 5 0 is
/// 24.50); after a comma or a point the digits before it are euros (24,5 is 24.50 too).
class TillAmount
{
public:
    enum class Refusal {
        None,
        NoDigit, ///< neither a digit nor a comma or a point
        TwoMarks,
        NoMoreCents, ///< two digits stand behind the mark
        TooMuch,     ///< more than Amount::kMaxCents
        NoAmount,    ///< the text cannot be read as an amount
    };

    /// Adds all of `keys`, or nothing when one of them cannot be added.
    Refusal type(QStringView keys);
    /// Takes over an amount that was copied somewhere, in any form of parseAmount().
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
