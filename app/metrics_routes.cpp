#include "app/metrics_routes.h"

#include "app/prometheus_text.h"
#include "core/base/version.h"
#include "core/callbacks/callback_log.h"
#include "core/debtors/request_guard.h"
#include "core/http/errors.h"
#include "core/payments/payment_list_queries.h"

#include <QFile>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

constexpr double kMicros = 1'000'000;
constexpr double kMillis = 1'000;

/// Figures that are read from the database.
struct Stored {
    std::vector<std::pair<const char *, qint64>> payments; ///< number of payments by status
    qint64 waitingCallbacks = 0;
};

Result<Stored> readStored(storage::Database &db)
{
    Stored stored;
    const auto totals = payments::PaymentListQueries(db).totals({});
    if (!totals)
        return totals.failure();
    for (const PaymentStatus status : kPaymentStatuses)
        stored.payments.emplace_back(toText(status).data(), totals->value(status).count);
    stored.waitingCallbacks = callbacks::countWaiting(db);
    return stored;
}

qint64 residentBytes()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * sysconf(_SC_PAGESIZE);
}

class Metrics
{
public:
    explicit Metrics(const MetricsNeeds &needs) : m_needs(needs), m_startedAt(needs.realClock.now())
    {
    }

    void answer(const http::RequestPtr &request, const http::Reply &reply) const
    {
        if (m_needs.address.isDirect() && debtors::isFromThisComputer(*request))
            return read(request, reply);
        m_needs.authenticator.authenticate(
            request, std::nullopt, [this, request, reply](const Result<merchants::Caller> &caller) {
                if (caller)
                    read(request, reply);
                else
                    reply.send(http::errorResponse(caller.error(), *request));
            });
    }

private:
    void read(const http::RequestPtr &request, const http::Reply &reply) const
    {
        m_needs.readers.submit(threads::ReadKind::List, readStored,
                               [this, request, reply](const Result<Stored> &stored) {
                                   if (stored)
                                       reply.send(
                                           [this, stored = *stored] { return text(stored); });
                                   else
                                       reply.send(http::errorResponse(stored.error(), *request));
                               });
    }

    [[nodiscard]] http::Response text(const Stored &stored) const
    {
        PrometheusText out;
        out.begin("tilldesk_build_info", "gauge", "Version of the program; always 1.");
        out.sample({{"version", version()}}, 1);
        out.single("process_start_time_seconds", "gauge", "Start of the process, Unix time.",
                   double(toMillis(m_startedAt)) / kMillis);
        out.single("process_resident_memory_bytes", "gauge", "Resident memory.",
                   double(residentBytes()));
        out.single("tilldesk_uptime_seconds", "gauge", "Time since the start.",
                   double((m_needs.realClock.now() - m_startedAt).count()) / kMillis);
        writeHealth(out);
        writeRequests(out);
        writeConnections(out);
        writeCore(out);
        writeStored(out, stored);
        http::Response response{.body = out.take(), .contentType = PrometheusText::kContentType};
        response.headers.push_back({"Cache-Control", "no-store"});
        return response;
    }

    void writeHealth(PrometheusText &out) const
    {
        out.single("tilldesk_ready", "gauge", "1 if /ready answers 200.",
                   m_needs.health.isReady() ? 1 : 0);
        out.begin("tilldesk_condition_ok", "gauge", "1 if the condition of /ready holds.");
        for (const threads::Condition condition : threads::kConditions)
            out.sample({{"condition", threads::toText(condition).data()}},
                       m_needs.health.isGood(condition) ? 1 : 0);
    }

    void writeRequests(PrometheusText &out) const
    {
        using Figures = http::RouteFigures;
        const auto routes = m_needs.router.counted();
        out.begin(
            "tilldesk_http_requests_total", "counter",
            "Requests by route and status; status 'gone': the caller left before the response.");
        for (const auto &route : routes) {
            for (std::size_t i = 0; i <= Figures::kStatuses.size(); ++i) {
                const quint64 count = route.figures.count(i);
                if (count == 0)
                    continue;
                const bool isKnown = i < Figures::kStatuses.size();
                const int status = isKnown ? Figures::kStatuses[i] : 0;
                out.sample({{"method", route.method},
                            {"route", route.pattern},
                            {"status",
                             !isKnown          ? "other"
                                 : status == 0 ? "gone"
                                               : std::to_string(status)}},
                           double(count));
            }
        }
        out.begin("tilldesk_http_request_duration_seconds", "histogram",
                  "Time from the first byte of a request to its response.");
        for (const auto &route : routes) {
            const auto latency = route.figures.latency();
            if (latency.count > 0)
                out.histogram({{"method", route.method}, {"route", route.pattern}},
                              Figures::kBounds, latency.counts, latency.sum, kMicros);
        }
    }

    void writeConnections(PrometheusText &out) const
    {
        const EndpointFigures figures = m_needs.endpoint.figures();
        const auto both = [&out, &figures](const char *name, const char *type, const char *help,
                                           auto http::ListenerFigures::*member) {
            out.begin(name, type, help);
            out.sample({{"listener", "here"}}, double(figures.here.*member));
            out.sample({{"listener", "network"}}, double(figures.network.*member));
        };
        using F = http::ListenerFigures;
        both("tilldesk_http_connections", "gauge", "Open connections.", &F::connections);
        both("tilldesk_http_unsent_bytes", "gauge", "Responses that callers have not read.",
             &F::unsent);
        both("tilldesk_http_connections_accepted_total", "counter", "Connections accepted.",
             &F::accepted);
        both("tilldesk_http_connections_refused_total", "counter",
             "Connections refused because of a limit.", &F::turnedAway);
        both("tilldesk_http_connections_cut_total", "counter",
             "Connections closed because the caller read too slowly.", &F::cut);
    }

    void writeCore(PrometheusText &out) const
    {
        using threads::CoreFigures;
        const CoreFigures &figures = m_needs.core.figures();
        const auto load = m_needs.core.load();
        out.single("tilldesk_core_queue_length", "gauge", "Commands that wait for the core thread.",
                   double(load.waiting));
        out.single("tilldesk_core_busy_seconds", "gauge",
                   "Time that the core thread has spent in its present batch.",
                   double(load.busyFor.count()) / kMillis);
        const auto batches = figures.batches.figures();
        out.begin("tilldesk_core_batch_commands", "histogram", "Commands in one transaction.");
        out.histogram({}, CoreFigures::kBatchBounds, batches.counts, batches.sum, 1);
        const auto commits = figures.commits.figures();
        out.begin("tilldesk_core_commit_duration_seconds", "histogram",
                  "Duration of COMMITs that have written.");
        out.histogram({}, CoreFigures::kCommitBounds, commits.counts, commits.sum, kMicros);
        out.single("tilldesk_core_transaction_failures_total", "counter",
                   "Transactions that the database refused.", double(figures.failures));
    }

    void writeStored(PrometheusText &out, const Stored &stored) const
    {
        out.begin("tilldesk_payments", "gauge", "Payments in the database by status.");
        for (const auto &[status, count] : stored.payments)
            out.sample({{"status", status}}, double(count));
        out.single("tilldesk_callbacks_waiting", "gauge",
                   "Callbacks whose next attempt is due or scheduled.",
                   double(stored.waitingCallbacks));
        out.begin("tilldesk_callback_attempts_total", "counter",
                  "Attempts to send a callback, by result.");
        out.sample({{"result", "delivered"}}, double(m_needs.callbacks.delivered()));
        out.sample({{"result", "failed"}}, double(m_needs.callbacks.failed()));
    }

    MetricsNeeds m_needs;
    Timestamp m_startedAt;
};

} // namespace

void addMetricsRoute(const MetricsNeeds &needs)
{
    const auto metrics = std::make_shared<const Metrics>(needs);
    needs.router.add("GET", "/metrics",
                     [metrics](const http::RequestPtr &request, const http::Reply &reply) {
                         metrics->answer(request, reply);
                     });
}

} // namespace tilldesk::app
