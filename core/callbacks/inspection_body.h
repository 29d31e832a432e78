#pragma once

#include "core/callbacks/inspection.h"

namespace tilldesk::callbacks {

/// Expectations of the body that follow from the signature's header.
struct BodyExpectation {
    bool mayLackDebtor = true; ///< true: `debtor` may be absent (extended form)
    QString subject;           ///< `sub`; empty: not compared
};

/// Payload of a callback's body.
/// @source service.md#callbacks
struct CallbackPayload {
    QString paymentId;
    qint64 amount = 0; ///< cents
    QString description;
    QString reference;
    Timestamp createdAt;
    QString status;
    bool hasDebtor = false;
    QString debtorIban;
};

/// A body, parsed and indented: the expensive part of inspecting it.
struct ReadBody {
    Result<CallbackPayload> payload; ///< failure: the rule that the body breaks
    QString shown;                   ///< the body as indented JSON
};
[[nodiscard]] ReadBody readBody(const QByteArray &body);

/// Runs the check CallbackCheck::Body. Cheap.
/// @source service.md#callbacks
[[nodiscard]] CallbackFinding inspectBody(const ReadBody &body, const BodyExpectation &expected,
                                          const InspectionContext &context);

/// The parts of a body that an inbox shows.
struct BodySummary {
    QString paymentId;
    QString status;
};
/// Returns the summary. A text is empty if it is absent from the body or longer than 64 characters.
[[nodiscard]] BodySummary summaryOf(const QByteArray &body);

} // namespace tilldesk::callbacks
