#pragma once

#include "core/http/json.h"

#include <QByteArray>
#include <QString>
#include <optional>

namespace tilldesk::callbacks {

/// A parsed `Signature` header. Lenient: each fault is reported and the rest is still parsed, so
/// that later checks can run.
struct SignatureParts {
    QByteArray headerPart; ///< as sent, without white space; empty: no parts could be read
    QByteArray signaturePart;
    QString partsFault; ///< empty: three parts, the middle part empty
    QString partsSeen;  ///< length of each part

    std::optional<QByteArray> header;    ///< decoded; empty: not even standard base64
    std::optional<QByteArray> signature; ///< decoded; empty: not even standard base64
    QString base64Fault;                 ///< empty: both are strict base64url

    std::optional<boost::json::object> members; ///< members of the header
    QString jsonFault; ///< why `members` is empty or invalid; empty: no fault

    [[nodiscard]] bool areThere() const { return !headerPart.isEmpty(); }
};

/// Parses a `Signature` header.
/// @param value  value of the header, as received or pasted
[[nodiscard]] SignatureParts readSignatureParts(const QString &value);

} // namespace tilldesk::callbacks
