#include "app/network_addresses.h"

#include <QHostAddress>
#include <QNetworkInterface>

using namespace Qt::StringLiterals;

namespace tilldesk::app {

QStringList networkAddresses()
{
    QStringList near;
    QStringList far;
    for (const QHostAddress &address : QNetworkInterface::allAddresses()) {
        if (address.protocol() != QAbstractSocket::IPv4Protocol || address.isLoopback()
            || address.isLinkLocal())
            continue;
        const bool isPrivate = address.isInSubnet(QHostAddress(u"10.0.0.0"_s), 8)
            || address.isInSubnet(QHostAddress(u"172.16.0.0"_s), 12)
            || address.isInSubnet(QHostAddress(u"192.168.0.0"_s), 16);
        (isPrivate ? near : far) << address.toString();
    }
    return near + far;
}

} // namespace tilldesk::app
