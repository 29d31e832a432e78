#pragma once

#include <QString>

namespace tilldesk {

/// Why an operation failed, in terms the caller can act on. The HTTP layer maps each code to one
/// status and one protocol code, the window to one translated sentence; neither parses the detail.
enum class ErrorCode {
    BodyMissing,   ///< a request body is required but absent
    FieldRequired, ///< a mandatory member is absent; `Error::field` names it
    FieldInvalid,  ///< a member breaks a rule; `Error::field` names it, `Error::detail` the rule
    Unauthorized,  ///< no valid credentials
    AccessDenied,  ///< valid credentials that do not cover this object or operation
    CallerNotAllowedToCancel, ///< the caller is no participant of the payment
    PaymentNotFound,
    MerchantNotFound,
    ProfileNotFound,
    ApiKeyNotFound,
    UnableToPayCreditor,       ///< the profile is closed or has no account
    PaymentNotPending,         ///< the payment's status no longer allows the operation
    PaymentVoided,             ///< the deadline for the acknowledgement has passed
    PaymentNotAcknowledgeable, ///< the payment does not wait for an acknowledgement
    AmountMismatch,            ///< the acknowledged amount is not the payment's
    RefundNotAllowed,          ///< the payment is not SUCCEEDED
    RefundNotAvailable,        ///< this payment can never be refunded
    RefundNotFound,
    PaymentForRefundNotFound,
    RefundAmountTooHigh,   ///< more than the amount left of the payment
    RefundsNotAllowed,     ///< the profile does not allow refunds
    RefundNotPossible,     ///< not SUCCEEDED, or the running payout holds too little
    RefundRequestConflict, ///< the Idempotency-Key belongs to a refund with other parameters
    PayoutNotFound,
    PayoutNotFailed, ///< only a failed payout can be paid out again, and only once
    PointOfSaleNotFound,
    CallbackNotFound,
    SimulationOff, ///< customers are not simulated, and the clock cannot be set
    /// The provider of a hosted profile did not get the request: no connection, or it is too busy.
    ProviderUnreachable,
    ProviderRefused, ///< the provider refused the request; `Error::detail` says how
    /// The provider may have carried the request out: it was sent, and no answer came.
    OutcomeUnknown,
    NotAllowedYet, ///< the owner has not allowed payments or refunds with real money yet
    RouteNotFound,
    BadRequest, ///< not a well-formed HTTP request
    MethodNotAllowed,
    BodyTooLarge,
    HeaderTooLarge,
    RequestTimeout,
    TooManyRequests,
    FileNotWritten, ///< a file or folder cannot be written; `Error::detail` names it and the reason
    NoSpace,        ///< not enough disk space for a file; nothing was written
    Cancelled,      ///< cancelled by the requester; no partial result is left
    Busy,           ///< the write queue is full or the service is stopping; nothing was done
    Unavailable,    ///< same as Busy, where the protocol requires another code
    Storage,        ///< the database refused; nothing was written
    Internal,       ///< a bug: an invariant did not hold
};

/// A failure as a value. Copyable, comparable, free of translated text.
struct Error {
    ErrorCode code = ErrorCode::Internal;
    QString detail; ///< English, for logs and the `message` member; never shown raw in the window
    QString field = {}; ///< name of the invalid input; empty: the error concerns no single input

    friend bool operator==(const Error &, const Error &) = default;
};

} // namespace tilldesk
