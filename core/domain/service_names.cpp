#include "core/domain/service_names.h"

namespace tilldesk {

ClaimNames::ClaimNames(const QString &claimNamespace)
{
    const std::string base = claimNamespace.toStdString();
    sub = base + "/sub";
    iss = base + "/iss";
    iat = base + "/iat";
    jti = base + "/jti";
    path = base + "/path";
}

ServiceNames::ServiceNames(QString issuer, QString claimNamespace)
    : m_issuer(std::move(issuer)),
      m_claimNamespace(std::move(claimNamespace)),
      m_claims(m_claimNamespace)
{
}

} // namespace tilldesk
