#pragma once

#include "core/domain/audit.h"
#include "core/domain/till.h"

namespace tilldesk::tills {

/// Returns 6 random digits.
[[nodiscard]] QString newPairingCode();

/// A code that waits for its till, and what became of the code. In memory only: a restart of the
/// service withdraws the code.
class Pairing
{
public:
    Pairing() = default; ///< no code
    /// @param by  the person who made the code
    Pairing(const QString &code, Timestamp until, AuditActor by);

    /// Returns whether the code still waits at `now`.
    [[nodiscard]] bool isOpen(Timestamp now) const;
    /// Returns whether this is the code, in constant time. Counts a wrong code: the fifth ends the
    /// pairing. @pre isOpen()
    [[nodiscard]] bool check(const QString &code);
    /// Records that a till has used the code.
    void use(const TillId &till);
    [[nodiscard]] const TillPairing &state() const { return m_state; }
    [[nodiscard]] const AuditActor &by() const { return m_by; }

private:
    [[nodiscard]] QByteArray digestOf(const QString &code) const;

    TillPairing m_state;
    AuditActor m_by;
    QByteArray m_salt;
    QByteArray m_digest; ///< SHA-256 of salt and code
};

} // namespace tilldesk::tills
