#pragma once

#include "core/base/result.h"
#include "core/domain/till_access.h"

#include <QFuture>
#include <QObject>

namespace tilldesk::gateway {

/// Requests of a window about the other computers whose windows may connect. Used on the window's
/// thread; see Payments. Every request can fail with `Storage` or `Busy`, and with `Unauthorized`
/// or `AccessDenied` if the person who is signed in may not make it.
class Tills : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns how tills reach the service, and which are connected.
    [[nodiscard]] virtual TillAccess access() const = 0;
    [[nodiscard]] virtual QFuture<Result<TillList>> tills() = 0;
    /// Lets windows of other computers connect, or ends their connections; stores the setting
    /// `tills`. Errors: `Internal` if the service cannot listen: access() says why.
    [[nodiscard]] virtual QFuture<Result<void>> setOn(bool isOn) = 0;
    /// Makes a code, which replaces the code before.
    /// @param host  name or address in the link; empty: the first of TillAccess::addresses
    /// Errors: `Unavailable` if the service accepts no windows of other computers, or its computer
    /// has no network; `FieldInvalid` (host).
    [[nodiscard]] virtual QFuture<Result<TillInvitation>> invite(const QString &host) = 0;
    /// Withdraws a code that waits, and turns away a till that asks. No-op otherwise.
    [[nodiscard]] virtual QFuture<Result<void>> stopInviting() = 0;
    /// Adds the till that asks: TillPairing::asking. Errors: `FieldInvalid` (id): this till does
    /// not ask, or no longer.
    [[nodiscard]] virtual QFuture<Result<Till>> accept(const TillId &id) = 0;
    /// Turns the till that asks away and ends the code. Errors: as accept().
    [[nodiscard]] virtual QFuture<Result<void>> refuse(const TillId &id) = 0;
    /// Errors: `FieldInvalid` (id, name, posId, atMost).
    [[nodiscard]] virtual QFuture<Result<Till>> change(const TillId &id,
                                                       const TillSettings &settings) = 0;
    /// Ends the till's access for ever. Errors: `FieldInvalid` (id).
    [[nodiscard]] virtual QFuture<Result<Till>> revoke(const TillId &id) = 0;
    /// Takes a revoked till off the list. Its history stays. Errors: `FieldInvalid` (id).
    [[nodiscard]] virtual QFuture<Result<void>> remove(const TillId &id) = 0;

Q_SIGNALS:
    /// Emitted after a commit that changed a till or the pairing, and when access() changes.
    void changed();
};

} // namespace tilldesk::gateway
