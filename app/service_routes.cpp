#include "app/service_routes.h"

#include "core/base/version.h"
#include "core/http/json_writer.h"

#include <QFile>
#include <mutex>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// Returns the description with this service's names in place of the default names.
std::string descriptionWith(const ServiceNames &names)
{
    QFile file(u":/openapi/openapi.json"_s);
    const bool isThere = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isThere);
    std::string name;
    http::JsonWriter(name).value(QStringView(names.issuer()));
    const QByteArray claim = R"("https://tilldesk.invalid/iss": )";
    const QByteArray named = claim + QByteArray::fromStdString(name);
    QByteArray text = file.readAll();
    text.replace(QByteArray(claim + R"("Tilldesk")"), named);
    text.replace(QByteArray("https://tilldesk.invalid"), names.claimNamespace().toUtf8());
    return text.toStdString();
}

/// Caches the description; rebuilds it if the service's names have changed. Thread-safe.
class Description
{
public:
    explicit Description(const PublishedServiceNames &names) : m_names(names) {}

    [[nodiscard]] std::string text()
    {
        const auto names = m_names.current();
        const std::lock_guard lock(m_mutex);
        if (m_madeFor != names) {
            m_text = descriptionWith(*names);
            m_madeFor = names;
        }
        return m_text;
    }

private:
    const PublishedServiceNames &m_names;
    std::mutex m_mutex;
    std::shared_ptr<const ServiceNames> m_madeFor;
    std::string m_text;
};

http::Response liveness(const QString &leader)
{
    http::Response response;
    http::JsonWriter json(response.body);
    json.beginObject();
    json.member("status", "UP");
    json.member("version", version());
    json.member("role", leader.isEmpty() ? "LEADER" : "STANDBY");
    if (!leader.isEmpty())
        json.member("leader", leader);
    json.endObject();
    return response;
}

http::Response readiness(const threads::Health &health)
{
    const auto problems = health.problems();
    http::Response response{.status = problems.isEmpty() ? 200 : 503,
                            .headers = {{"Cache-Control", "no-store"}}};
    http::JsonWriter json(response.body);
    json.beginObject();
    json.member("status", problems.isEmpty() ? "READY" : "NOT_READY");
    json.beginArray("problems");
    for (const threads::HealthProblem &problem : problems) {
        json.beginObject();
        json.member("condition", threads::toText(problem.condition));
        json.member("reason", problem.reason);
        json.member("since", toIsoUtc(problem.since));
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return response;
}

} // namespace

void addServiceRoutes(http::Router &router, const ServiceRouteNeeds &needs)
{
    router.add("GET", "/ready", [needs](const http::RequestPtr &, const http::Reply &reply) {
        needs.asked();
        reply.send(readiness(needs.health));
    });
    router.add("GET", "/health", [needs](const http::RequestPtr &, const http::Reply &reply) {
        reply.send(liveness(needs.leader()));
    });
    router.add("GET", "/openapi.json",
               [description = std::make_shared<Description>(needs.names)](
                   const http::RequestPtr &, const http::Reply &reply) {
                   reply.send(http::Response{.body = description->text()});
               });
}

} // namespace tilldesk::app
