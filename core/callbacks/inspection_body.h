#pragma once

#include "core/callbacks/inspection.h"

namespace tilldesk::callbacks {

/// What the signature's header says that a body must fit.
struct BodyExpectation {
    bool mayLackDebtor = true; ///< the extended form, while no debtor is known
    QString subject;           ///< `sub`; empty: not compared
};

/// The check CallbackCheck::Body. @source service.md#callbacks
[[nodiscard]] CallbackFinding inspectBody(const QByteArray &body, const BodyExpectation &expected,
                                          const InspectionContext &context);

/// What a body says that an inbox shows.
struct BodySummary {
    QString paymentId;
    QString status;
};
/// @return empty texts for what it does not say, or that are longer than 64 characters
[[nodiscard]] BodySummary summaryOf(const QByteArray &body);

} // namespace tilldesk::callbacks
