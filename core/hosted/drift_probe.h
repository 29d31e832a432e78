#pragma once

#include "core/hosted/access.h"
#include "core/hosted/hosted_request.h"
#include "core/hosted/reply.h"

#include <QMap>

namespace tilldesk::hosted {

/// With what a probe's request is sent.
enum class ProbeCredentials : quint8 {
    ApiKey,
    Signature, ///< as the issuer that HostedRequest::issuer says
    None,
    WrongApiKey, ///< an API key that does not exist
    WrongKey,    ///< a signature by a key that is in no key set
};

/// What the probes of one run share. Both services have their own.
struct ProbeState {
    PaymentId payment = {}; ///< created by an earlier probe; empty: that failed
    PaymentId sticker = {}; ///< of a static QR code
    PaymentId unknown = {}; ///< of no payment
    QString reference = {};
};

/// One request of the script.
struct DriftProbe {
    QString name; ///< of the request, in English
    QString rule; ///< anchor in service.md
    /// Path in openapi.json, for example `/v3/payments/{id}`.
    QString pattern;
    std::function<HostedRequest(const ProbeState &)> request;
    ProbeCredentials credentials = ProbeCredentials::ApiKey;
    PaymentId ProbeState::*creates = nullptr; ///< gets the id of the payment that is created
    PaymentId ProbeState::*needs = nullptr;   ///< not tried while this is empty
};

/// Returns the script: creates two payments of one cent, reads, searches and cancels them; all
/// other requests are refused or only read. @source service.md#drift-report
[[nodiscard]] const QList<DriftProbe> &driftScript();

/// Returns the access of a probe.
[[nodiscard]] Access accessFor(ProbeCredentials credentials, const Access &access);

/// What a response shows, without what differs from one to the next: times, ids, amounts.
struct Observation {
    bool isTried = false; ///< false: it needs a payment that could not be created
    QString problem;      ///< why there is no response; empty: there is one
    int status = 0;
    QString code;
    ReplySignature signature = ReplySignature::Absent;
    QString signatureFault;         ///< why it fails
    QMap<QString, QString> headers; ///< in lower case
    QMap<QString, QString> members; ///< path, such as `details[].amount`: type
    QMap<QString, QString> values;  ///< path of a member with a fixed value: that value
    QString traceId;
};

/// @param end  of an exchange whose response was not required to be signed
[[nodiscard]] Observation observed(const ReplyEnd &end, const QByteArray &body);

} // namespace tilldesk::hosted
