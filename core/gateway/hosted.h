#pragma once

#include "core/domain/connection_check.h"
#include "core/domain/hosted.h"
#include "core/domain/hosted_contact.h"
#include "core/domain/hosted_open.h"
#include "core/domain/hosted_outcome.h"

#include <QFuture>
#include <QObject>

namespace tilldesk::gateway {

/// Requests of a window about the providers who make the payments of hosted profiles. Used on the
/// window's thread; see Payments. Every request can fail with `Storage` or `Busy`.
class Hosted : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns the connection of each profile, by merchant and name; that of a local profile has
    /// empty members.
    [[nodiscard]] virtual QFuture<Result<QList<HostedConnection>>> connections() = 0;
    /// Sets the environment of a profile and its connection.
    /// @param apiKey  empty: the API key stays; an empty text removes it. Never shown again.
    /// Errors: `ProfileNotFound`; `FieldInvalid` and `FieldRequired` (environment, baseUrl,
    /// keySetUrl, hostedProfileId, hostedMerchantId, issuer, claimNamespace, historyFrom, apiKey).
    [[nodiscard]] virtual QFuture<Result<HostedConnection>>
    setConnection(const HostedConnection &connection, const std::optional<QString> &apiKey) = 0;
    /// Makes a key that signs the profile's requests: at once if it is the first, else a day later.
    /// @param kid  1 to 64 of `A-Z a-z 0-9 . _ -`; empty: the service chooses
    /// Errors: `ProfileNotFound`; `FieldInvalid` (profile: no connection; kid).
    [[nodiscard]] virtual QFuture<Result<HostedConnection>> makeKey(const ProfileId &profile,
                                                                    const QString &kid) = 0;
    /// Sets what is allowed with real money. Refunds can be allowed once payments are.
    /// Errors: `ProfileNotFound`; `FieldInvalid` (profile: not of production; allowed).
    [[nodiscard]] virtual QFuture<Result<HostedConnection>> allow(const ProfileId &profile,
                                                                  RealMoney allowed) = 0;

    /// Starts a check of a profile's connection as stored; ends one that runs for this window.
    /// checkChanged() follows. @source service.md#connection-check
    /// Errors: `ProfileNotFound`; `FieldInvalid` (profile: no connection).
    [[nodiscard]] virtual QFuture<Result<void>> startCheck(const ProfileId &profile) = 0;
    /// Ends the check: the steps left are not tried.
    [[nodiscard]] virtual QFuture<Result<void>> stopCheck() = 0;
    /// Returns the last check of this window as far as it has come; without steps if there was
    /// none.
    [[nodiscard]] virtual QFuture<Result<ConnectionReport>> checked() = 0;

    /// Returns the requests for payments whose outcome is not known, oldest first.
    [[nodiscard]] virtual QFuture<Result<QList<HostedOutcome>>> openOutcomes() = 0;
    /// Returns what became of a request. @param id  NewPayment::id of the request
    /// Errors: `PaymentNotFound`.
    [[nodiscard]] virtual QFuture<Result<HostedOutcome>> outcome(const PaymentId &id) = 0;
    /// Asks the provider for a request now; outcomesChanged() follows.
    [[nodiscard]] virtual QFuture<Result<void>> askNow(const PaymentId &id) = 0;
    /// Sets a request as not carried out, although its provider has not answered: only once nobody
    /// can pay it any more.
    /// @param reason  1 to 140 characters, for the audit trail
    /// Errors: `PaymentNotFound`; `PaymentNotPending`; `FieldInvalid` (reason, paymentId).
    [[nodiscard]] virtual QFuture<Result<HostedOutcome>> setNotCreated(const PaymentId &id,
                                                                       const QString &reason) = 0;
    /// Returns what providers said that cannot be true: oldest first.
    [[nodiscard]] virtual QFuture<Result<QList<HostedContradiction>>> contradictions() = 0;
    /// Returns the payments and refunds that a profile's provider has not paid out, the amounts
    /// that it owes, and the differences between this shop and the reconciliation as fetched last.
    /// Changes with payments, refunds and payouts.
    /// @source service.md#hosted-payouts
    [[nodiscard]] virtual QFuture<Result<HostedComparison>> openItems(const ProfileId &profile) = 0;
    /// Fetches the payouts of a profile's provider now, up to today, instead of once their day is
    /// complete. gateway::Payouts::changed() follows if there is a new one.
    [[nodiscard]] virtual QFuture<Result<void>> fetchPayouts(const ProfileId &profile) = 0;
    /// Returns what the latest requests to the providers met: one of each hosted profile.
    [[nodiscard]] virtual QFuture<Result<QList<HostedContact>>> contacts() = 0;
    /// Names the payments that this window shows now: their providers are asked each second.
    [[nodiscard]] virtual QFuture<Result<void>> show(const QList<PaymentId> &payments) = 0;

Q_SIGNALS:
    /// Emitted after a commit that changed a connection.
    void changed();
    /// Emitted after a commit that changed a request whose outcome is not known, or was not, and
    /// after one that stored a contradiction.
    void outcomesChanged();
    void checkChanged(); ///< emitted when a step of this window's check begins or ends
};

} // namespace tilldesk::gateway
