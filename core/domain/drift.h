#pragma once

#include "core/base/timestamp.h"

#include <QLatin1StringView>
#include <QList>
#include <QString>

namespace tilldesk {

/// In what a hosted service's response differs. @source service.md#drift-report
enum class DriftKind : quint8 {
    Answer = 0,    ///< one of the two gave no readable response
    Status = 1,    ///< HTTP status
    Header = 2,    ///< a header, or its value
    Code = 3,      ///< `code` of an error
    Member = 4,    ///< a member of the body is missing, additional, or of another type
    Value = 5,     ///< a member with a fixed value has another one
    Signature = 6, ///< a signature is missing, or does not hold
};

/// Returns `answer`, `status`, `header`, `code`, `member`, `value` or `signature`.
[[nodiscard]] QLatin1StringView toText(DriftKind kind);

/// One difference between a hosted service and this one.
struct Drift {
    QString probe;   ///< what was tried, in English
    QString request; ///< for example `POST /v3/payments`
    DriftKind kind = DriftKind::Status;
    QString name;                   ///< of the header or member; empty: the whole response
    QString theirs;                 ///< as the hosted service has it
    QString ours;                   ///< as this service, or its description, has it
    QString rule;                   ///< anchor in service.md
    QString traceId;                ///< of the hosted service's response
    bool isFromDescription = false; ///< `ours` comes from openapi.json, not from a response

    friend bool operator==(const Drift &, const Drift &) = default;
};

struct DriftReport {
    QString base; ///< address of the hosted service
    Timestamp startedAt;
    int probes = 0; ///< requests compared
    QList<Drift> drifts = {};
};

} // namespace tilldesk
