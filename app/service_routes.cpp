#include "app/service_routes.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace tilldesk::app {

void addServiceRoutes(http::Router &router)
{
    router.add("GET", "/health", [](const http::RequestPtr &, const http::Reply &reply) {
        reply.send(
            http::Response{.body = R"({"status":"UP","version":")" TILLDESK_VERSION R"("})"});
    });
    QFile file(u":/openapi/openapi.json"_s);
    const bool isThere = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isThere);
    router.add("GET", "/openapi.json",
               [description = file.readAll().toStdString()](const http::RequestPtr &,
                                                            const http::Reply &reply) {
                   reply.send(http::Response{.body = description});
               });
}

} // namespace tilldesk::app
