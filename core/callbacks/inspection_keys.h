#pragma once

#include "core/callbacks/inspection_claims.h"

namespace tilldesk::callbacks {

/// The checks of the key that a callback's header names. `keys` must outlive the KeyChecks.
class KeyChecks
{
public:
    KeyChecks(const boost::json::object &header, const InspectionKeys &keys);

    /// Returns the key that `kid` names; null if the key set does not have it.
    [[nodiscard]] const crypto::Jwk *key() const { return m_key; }

    [[nodiscard]] CheckOutcome algorithm() const;
    [[nodiscard]] CheckOutcome keyId() const;
    [[nodiscard]] CheckOutcome thumbprint() const;

private:
    [[nodiscard]] QString faultOfThumbprint(const QByteArray &expected) const;

    const InspectionKeys &m_keys;
    const crypto::Jwk *m_key;
    QString m_kid;
    QString m_algorithm;
    QString m_thumbprint;
};

} // namespace tilldesk::callbacks
