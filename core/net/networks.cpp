#include "core/net/networks.h"

#include "core/net/outgoing_request.h"

namespace tilldesk::net {

QNetworkAccessManager &Networks::of(const QString &host)
{
    // Seeded anew in each process.
    QNetworkAccessManager *&manager = m_managers.at(qHash(host) % m_managers.size());
    if (manager == nullptr) {
        manager = new QNetworkAccessManager(this);
        OutgoingRequest::prepare(*manager);
    }
    return *manager;
}

} // namespace tilldesk::net
