#pragma once

#include "core/tills/till_repository.h"

namespace tilldesk::tills {

/// Returns 6 random digits.
[[nodiscard]] QString newPairingCode();

/// A code that waits for its till, and what became of the code. In memory only: a restart of the
/// service withdraws the code.
class Pairing
{
public:
    Pairing() = default; ///< no code
    Pairing(const QString &code, Timestamp until);

    /// Returns whether the code still waits at `now`.
    [[nodiscard]] bool isOpen(Timestamp now) const;
    /// Returns whether this is the code, in constant time. Counts a wrong code: the fifth ends the
    /// pairing. @pre isOpen()
    [[nodiscard]] bool check(const QString &code);
    /// Remembers the till that has used the code, in the place of one before.
    void ask(const TillRow &till);
    /// Returns the till that asks, as it will be stored; null if no till with this id asks at
    /// `now`.
    [[nodiscard]] const TillRow *asking(const TillId &id, Timestamp now) const;
    /// Forgets the till that asks: the code waits again.
    void forget();
    /// Records that the shop has added the till that asks.
    void accept();
    [[nodiscard]] const TillPairing &state() const { return m_state; }

private:
    [[nodiscard]] QByteArray digestOf(const QString &code) const;

    TillPairing m_state;
    QByteArray m_salt;
    QByteArray m_digest;             ///< SHA-256 of salt and code
    std::optional<TillRow> m_asking; ///< the row of TillPairing::asking
};

} // namespace tilldesk::tills
