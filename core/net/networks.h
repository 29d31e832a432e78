#pragma once

#include <QNetworkAccessManager>
#include <QObject>
#include <array>

namespace tilldesk::net {

/// Managers that calls share, made when they are needed. Lives on the thread that makes it.
///
/// Qt gives each manager a thread for its sockets and reads a header of any length there, at a cost
/// that grows with it. A host always has the same manager, so a server that sends a header without
/// end holds up an eighth of the others, and nobody can choose which.
/// @source measured: 1 MB a second of header keeps that thread busy
class Networks final : public QObject
{
public:
    using QObject::QObject;

    /// @param host  name and port
    [[nodiscard]] QNetworkAccessManager &of(const QString &host);

private:
    std::array<QNetworkAccessManager *, 8> m_managers{};
};

} // namespace tilldesk::net
