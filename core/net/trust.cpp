#include "core/net/trust.h"

#include <QFile>
#include <QSslCertificate>

using namespace Qt::StringLiterals;

namespace tilldesk::net {

Result<QSslConfiguration> trusting(const QString &caFile)
{
    auto configuration = QSslConfiguration::defaultConfiguration();
    if (caFile.isEmpty())
        return configuration;
    QFile file(caFile);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::Storage, u"%1: cannot be read"_s.arg(caFile));
    const auto authorities = QSslCertificate::fromDevice(&file);
    if (authorities.isEmpty())
        return fail(ErrorCode::FieldInvalid, u"%1: holds no certificate"_s.arg(caFile));
    configuration.addCaCertificates(authorities);
    return configuration;
}

} // namespace tilldesk::net
