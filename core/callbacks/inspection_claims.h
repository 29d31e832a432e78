#pragma once

#include "core/callbacks/inspection.h"
#include "core/http/json_reader.h"

namespace tilldesk::callbacks {

/// Result of one check, without the check's name.
struct CheckOutcome {
    CallbackFinding::Verdict verdict = CallbackFinding::Verdict::Holds;
    QString reason = {};
    QString value = {};
    bool isStrictlyRefused = false; ///< see CallbackFinding
};

/// The checks of a callback's header members. `header`, `wanted` and `context` must outlive the
/// ClaimChecks.
class ClaimChecks
{
public:
    ClaimChecks(const boost::json::object &header, const CallbackInspection &wanted,
                const InspectionContext &context);

    /// Returns whether the header has the fifth claim, the namespaced `sub`: the extended form.
    [[nodiscard]] bool isExtended() const { return m_isExtended; }
    [[nodiscard]] const QString &subject() const { return m_subject; } ///< `sub` without namespace
    [[nodiscard]] const QString &requestId() const { return m_requestId; }

    [[nodiscard]] CheckOutcome critical() const;
    [[nodiscard]] CheckOutcome issuer() const;
    [[nodiscard]] CheckOutcome subjectIsOurs() const;
    [[nodiscard]] CheckOutcome path() const;
    [[nodiscard]] CheckOutcome issuedAt() const;
    [[nodiscard]] CheckOutcome requestIdIsNew() const;

private:
    [[nodiscard]] std::string nameOf(std::string_view claim) const;
    [[nodiscard]] QString claim(std::string_view name) const; ///< empty: absent, or not a text
    [[nodiscard]] QString missing(std::string_view name) const;
    [[nodiscard]] QString foreignNamespace(const QStringList &listed) const;
    [[nodiscard]] QString faultOfCritical(const QStringList &listed) const;

    const boost::json::object &m_header;
    const CallbackInspection &m_wanted;
    const InspectionContext &m_context;
    std::string m_prefix; ///< prefix of the claims' names
    bool m_isExtended;
    QString m_subject;
    QString m_requestId;
};

} // namespace tilldesk::callbacks
