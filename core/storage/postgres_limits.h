#pragma once

#include <QString>
#include <map>

namespace tilldesk::storage {

/// Limits of a connection that libpq does not have by itself, so that a network that was cut is
/// noticed within seconds. A connection string may name others.
inline const std::map<QString, QString> &postgresLimits()
{
    static const std::map<QString, QString> limits{
        {QStringLiteral("connect_timeout"), QStringLiteral("5")},
        {QStringLiteral("keepalives_idle"), QStringLiteral("2")},
        {QStringLiteral("keepalives_interval"), QStringLiteral("1")},
        {QStringLiteral("keepalives_count"), QStringLiteral("3")},
        {QStringLiteral("tcp_user_timeout"), QStringLiteral("5000")}};
    return limits;
}

} // namespace tilldesk::storage
