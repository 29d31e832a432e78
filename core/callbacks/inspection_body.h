#pragma once

#include "core/callbacks/inspection.h"

namespace tilldesk::callbacks {

/// What the signature's header says that a body must fit.
struct BodyExpectation {
    bool mayLackDebtor = true; ///< the extended form, while no debtor is known
    QString subject;           ///< `sub`; empty: not compared
};

/// What a body says. @source contract, section 2.9
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

/// A body that has been parsed and indented, which is all that costs time.
struct ReadBody {
    Result<CallbackPayload> payload; ///< failure: what the body breaks
    QString shown;                   ///< the body for people
};
[[nodiscard]] ReadBody readBody(const QByteArray &body);

/// The check CallbackCheck::Body. Cheap. @source contract, section 2.9
[[nodiscard]] CallbackFinding inspectBody(const ReadBody &body, const BodyExpectation &expected,
                                          const InspectionContext &context);

/// What a body says that an inbox shows.
struct BodySummary {
    QString paymentId;
    QString status;
};
/// @return empty texts for what it does not say, or that are longer than 64 characters
[[nodiscard]] BodySummary summaryOf(const QByteArray &body);

} // namespace tilldesk::callbacks
