#pragma once

#include "core/audit/trail.h"
#include "core/tills/pairing_code.h"
#include "core/tills/till_directory.h"

#include <functional>

namespace tilldesk::tills {

/// Name, version and address of a window that connects.
struct TillProgram {
    QString name = {};    ///< of its computer; proposes the till's name
    QString version = {}; ///< of the program
    QString address = {}; ///< IP address that the service sees
};

/// Answer to a window that asks to be paired.
struct PairingTry {
    std::optional<TillRequest> request = {}; ///< waits for the shop's answer; empty: refused
    /// Of the till: 256 random bits in base64url. Admits nobody before the shop has said yes.
    QString token = {};
    Timestamp until = {}; ///< when the request ends unless the shop has answered
    Error refusal = {};   ///< why the window was refused: `Unauthorized` (code)
};

/// Use cases of the tills. Called on the core thread, inside an open transaction. Every change
/// except the last connection is on the audit trail.
class TillService
{
public:
    /// @pre all references must outlive the TillService; the schema is up to date
    TillService(storage::Database &db, const Clock &clock, PublishedTills &published);
    TillService(const TillService &) = delete;
    TillService &operator=(const TillService &) = delete;

    /// Sets a function that is called on the core thread after each commit that changed a till or
    /// the pairing.
    void setChanged(std::function<void()> changed) { m_changed = std::move(changed); }

    /// Makes a code for the next till; replaces the code before, and refuses a till that asks.
    PairingCode startPairing();
    /// Withdraws a code that waits, and refuses a till that asks. No-op otherwise.
    void stopPairing();
    /// Lets a window ask the shop to add it, if the code is right; a later window with the right
    /// code takes the place of the one that asks. The fifth wrong code voids the code, which is on
    /// the audit trail. A refusal is no error of the transaction, so that it is counted.
    Result<PairingTry> ask(const QString &code, const TillProgram &program);
    /// Adds the till that asks. The actor of the transaction is recorded as the person who adds it.
    /// Errors: `FieldInvalid` (id): this till does not ask, or the code has ended.
    Result<Till> accept(const TillId &id);
    /// Turns the till that asks away and ends the code. Errors: as accept().
    Result<void> refuse(const TillId &id);
    /// Records that the computer that asks has gone, so that the code waits again, or that nobody
    /// has answered until the code ended. No-op if this till does not ask.
    void withdraw(const TillId &id);

    /// Records that a till is connected, at most once a minute. No-op for a revoked till.
    void seen(const TillId &id, const TillProgram &program);
    /// Errors: `FieldInvalid` (id: unknown or revoked; name: empty, over kLongestTillName
    /// characters, or of another till that may connect; posId: no such point of sale; atMost: a
    /// bookkeeper, whose permissions are not those of a till).
    Result<Till> change(const TillId &id, const TillSettings &settings);
    /// Ends the till's access for ever. Errors: `FieldInvalid` (id: unknown or revoked).
    Result<Till> revoke(const TillId &id);
    /// Takes a revoked till off the list. Its row stays, so that its token is refused with the
    /// reason. Errors: `FieldInvalid` (id: unknown, not revoked, or removed before).
    Result<void> remove(const TillId &id);

private:
    [[nodiscard]] const TillDirectory &tills(); ///< as the open transaction sees them
    [[nodiscard]] const Pairing &pairing() const
    {
        return m_nextPairing ? *m_nextPairing : m_pairing;
    }
    [[nodiscard]] Result<Till> connectable(const TillId &id);
    [[nodiscard]] Result<void> check(const TillId &id, const TillSettings &settings);
    [[nodiscard]] bool isTaken(const QString &name, const TillId &own);
    [[nodiscard]] QString freeName(const QString &wanted);
    PairingTry refuseCode(const Pairing &pairing, const TillProgram &program);
    /// @param answer  of the shop, for the audit trail: `no` or `none`
    void recordRefused(const TillRequest &request, const QString &answer);
    void setPairing(const Pairing &pairing);
    void update(const Till &till);
    void publishLater();

    TillRepository m_repository;
    audit::Trail m_trail;
    const Clock &m_clock;
    PublishedTills &m_published;
    std::function<void()> m_changed;
    Pairing m_pairing;
    std::optional<Pairing> m_nextPairing;           ///< of the open transaction; empty: no change
    std::shared_ptr<const TillDirectory> m_current; ///< keeps the result of tills() alive
    std::optional<TillDirectory> m_next;            ///< of the open transaction; empty: no change
};

} // namespace tilldesk::tills
