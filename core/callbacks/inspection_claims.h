#pragma once

#include "core/callbacks/inspection.h"
#include "core/http/json_reader.h"

namespace tilldesk::callbacks {

/// What one check has found, while its name is known.
struct CheckOutcome {
    CallbackFinding::Verdict verdict = CallbackFinding::Verdict::Holds;
    QString reason = {};
    QString value = {};
    bool isStrictlyRefused = false; ///< see CallbackFinding
};

/// The checks of the members of a callback's header. Lives no longer than what it is given.
class ClaimChecks
{
public:
    ClaimChecks(const boost::json::object &header, const CallbackInspection &wanted,
                const InspectionContext &context);

    /// Whether the header has the fifth claim, `sub`: then the form is the extended one.
    [[nodiscard]] bool isExtended() const { return m_isExtended; }
    [[nodiscard]] const QString &subject() const { return m_subject; } ///< bare `sub`
    [[nodiscard]] const QString &requestId() const { return m_requestId; }

    [[nodiscard]] CheckOutcome critical() const;
    [[nodiscard]] CheckOutcome issuer() const;
    [[nodiscard]] CheckOutcome subjectIsOurs() const;
    [[nodiscard]] CheckOutcome path() const;
    [[nodiscard]] CheckOutcome issuedAt() const;
    [[nodiscard]] CheckOutcome requestIdIsNew() const;

private:
    [[nodiscard]] std::string nameOf(std::string_view claim) const;
    [[nodiscard]] QString claim(std::string_view name) const; ///< empty: absent or no text
    [[nodiscard]] QString missing(std::string_view name) const;
    [[nodiscard]] QString faultOfCritical(const QStringList &listed) const;

    const boost::json::object &m_header;
    const CallbackInspection &m_wanted;
    const InspectionContext &m_context;
    std::string m_prefix; ///< of the claims' names
    bool m_isExtended;
    QString m_subject;
    QString m_requestId;
};

} // namespace tilldesk::callbacks
