#pragma once

#include "tests/support/made_callback.h"

namespace tilldesk::test {

/// The reference data of an inspection, which a test may change.
struct InspectionWorld {
    InspectionWorld()
    {
        context.keys = {
            std::make_shared<const crypto::JwkSet>(crypto::JwkSet::parse(callbackKeySet()).value()),
            QStringLiteral("published by this service")};
        context.claimNamespace = QStringLiteral("https://tilldesk.invalid");
        context.issuer = QStringLiteral("Tilldesk");
        context.now = kMadeAt + std::chrono::seconds(12);
        context.isOurs = [](const ProfileId &id) { return id == kMadeFor; };
        context.timesSeen = [this](const QString &jti) { return seen.value(jti); };
        context.payment = [this](const PaymentId &id) {
            return stored && stored->id == id ? stored : std::nullopt;
        };
    }

    [[nodiscard]] QList<CallbackFinding> inspect(const CallbackInspection &wanted) const
    {
        return callbacks::inspect(wanted, context);
    }
    /// Returns the names of the checks that do not pass; undecided checks have the prefix `?`.
    [[nodiscard]] QString faults(const CallbackInspection &wanted) const
    {
        using enum CallbackFinding::Verdict;
        QStringList names;
        for (const CallbackFinding &finding : inspect(wanted)) {
            if (finding.verdict != Holds)
                names << (finding.verdict == Undecided ? QStringLiteral("?") : QString())
                        + toText(finding.check);
        }
        return names.join(u' ');
    }
    [[nodiscard]] QString faults(const MadeCallback &made) const
    {
        return faults(made.inspection());
    }
    [[nodiscard]] CallbackFinding one(const MadeCallback &made, CallbackCheck check) const
    {
        return of(inspect(made.inspection()), check);
    }

    callbacks::InspectionContext context;
    QHash<QString, int> seen;
    std::optional<Payment> stored = madePayment();
};

} // namespace tilldesk::test
