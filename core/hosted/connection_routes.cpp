#include "core/hosted/connection_routes.h"

#include "core/http/operation.h"

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {

QString keySetPath(const ProfileId &profile)
{
    return u"/hosted/%1/jwks.json"_s.arg(profile.text());
}

void addConnectionRoutes(http::Router &router, const PublishedConnections &connections,
                         const Clock &clock)
{
    router.add(
        "GET", "/hosted/{profile}/jwks.json",
        [&connections, &clock](const http::RequestPtr &request, const http::Reply &reply) {
            const http::Operation operation(request, reply);
            const auto connection = connections.find(ProfileId(operation.parameter("profile")));
            const QByteArray keys = connection ? connection->publicKeys(clock.now()) : QByteArray();
            if (keys.isEmpty())
                return operation.refuse(
                    {ErrorCode::ProfileNotFound, u"There is no such key set"_s});
            reply.send(http::Response{.body = keys.toStdString(),
                                      .headers = {{"Cache-Control", "public, max-age=3600"}}});
        });
}

} // namespace tilldesk::hosted
