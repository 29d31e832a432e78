#pragma once

#include <QString>

namespace tilldesk {

/// Why an operation failed, in terms the caller can act on. The HTTP layer maps each code to one
/// status and one protocol code, the window to one translated sentence; neither parses the detail.
enum class ErrorCode {
    BodyMissing,   ///< a request body is required and there is none
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
    PaymentNotPending,         ///< the payment's status does not allow it any more
    PaymentVoided,             ///< the time to acknowledge it has passed
    PaymentNotAcknowledgeable, ///< it does not wait for an acknowledgement
    AmountMismatch,            ///< the acknowledged amount is not the payment's
    RefundNotAllowed,          ///< the payment is not SUCCEEDED
    RefundNotAvailable,        ///< this payment can never be refunded
    RefundNotFound,
    PaymentForRefundNotFound,
    RefundAmountTooHigh,   ///< more than what is left of the payment
    RefundsNotAllowed,     ///< the profile does not allow refunds
    RefundNotPossible,     ///< not SUCCEEDED, or the running payout holds too little
    RefundRequestConflict, ///< the Idempotency-Key belongs to a refund with other parameters
    PayoutNotFound,
    PayoutNotFailed, ///< only a failed payout is paid out again, and once
    PointOfSaleNotFound,
    CallbackNotFound,
    SimulationOff, ///< there are no simulated customers and no clock to set
    RouteNotFound,
    BadRequest, ///< no well-formed HTTP request
    MethodNotAllowed,
    BodyTooLarge,
    HeaderTooLarge,
    RequestTimeout,
    TooManyRequests,
    FileNotWritten, ///< a file or folder cannot be written; `Error::detail` says which and why
    NoSpace,        ///< the disk has not enough room for a file; nothing was written
    Cancelled,      ///< who asked for it has stopped it; nothing of it is left
    Busy,           ///< the write queue is full or the service is stopping; nothing was done
    Unavailable,    ///< the same, where the protocol has another code for it
    Storage,        ///< the database refused; nothing was written
    Internal,       ///< a bug: an invariant did not hold
};

/// A failure as a value. Copyable, comparable, free of translated text.
struct Error {
    ErrorCode code = ErrorCode::Internal;
    QString detail; ///< English, for logs and the `message` member; never shown raw in the window
    QString field = {}; ///< name of the offending input, empty when not about one input

    friend bool operator==(const Error &, const Error &) = default;
};

} // namespace tilldesk
