#pragma once

#include "core/http/json.h"

#include <QByteArray>
#include <QString>
#include <optional>

namespace tilldesk::callbacks {

/// The value of a header `Signature`, taken apart. What is not as it must be is named, and read as
/// well as it can be, so that the checks that follow have something to look at.
struct SignatureParts {
    QByteArray headerPart; ///< as sent, without white space; empty: there are no parts to look at
    QByteArray signaturePart;
    QString partsFault; ///< empty: three parts, the middle one empty
    QString partsSeen;  ///< how long each part is

    std::optional<QByteArray> header;    ///< decoded; none: not even standard base64
    std::optional<QByteArray> signature; ///< decoded; none: not even standard base64
    QString base64Fault;                 ///< empty: both are strict base64url

    std::optional<boost::json::object> members; ///< of the header
    QString jsonFault;                          ///< empty: an object without duplicate members

    [[nodiscard]] bool areThere() const { return !headerPart.isEmpty(); }
};

/// @param value  of the header, as it came or was pasted
[[nodiscard]] SignatureParts readSignatureParts(const QString &value);

/// @return a text that somebody else chose, short and printable, in quotes
[[nodiscard]] QString quoted(const QString &text);

} // namespace tilldesk::callbacks
