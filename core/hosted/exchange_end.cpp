#include "core/hosted/exchange_end.h"

#include "core/hosted/http_date.h"
#include "core/hosted/response_values.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

constexpr int kSuccess = 200;
constexpr int kRedirect = 300;
constexpr int kClientError = 400;
constexpr int kTooManyRequests = 429;
constexpr int kServerError = 500;

QString withoutSecret(QString text, const QString &secret)
{
    return secret.isEmpty() ? text : text.replace(secret, u"…"_s);
}

void readError(ReplyEnd &end, const QByteArray &body, const QString &secret)
{
    const ErrorBody error = readErrorBody({body.constData(), std::size_t(body.size())});
    end.code = error.code;
    end.message = withoutSecret(error.message, secret);
    if (!error.traceId.isEmpty())
        end.facts.traceId = error.traceId;
}

void readDate(ReplyFacts &facts, const ExchangeTimes &times)
{
    const auto isAge = [](const auto &header) {
        return header.first.compare("Age", Qt::CaseInsensitive) == 0;
    };
    if (std::ranges::any_of(facts.headers, isAge))
        return; // from a cache, with the time at which it was made
    facts.serverTime = parseHttpDate(onlyHeader(facts.headers, "Date"));
    if (facts.serverTime)
        facts.skew = skewOf(*facts.serverTime, times.sentAt, times.answeredAt);
}

} // namespace

QByteArray onlyHeader(const net::Headers &headers, QByteArrayView name)
{
    QByteArray found;
    int count = 0;
    for (const auto &[header, value] : headers) {
        if (header.compare(name, Qt::CaseInsensitive) == 0 && ++count == 1)
            found = value;
    }
    return count == 1 ? found : QByteArray();
}

ReplyEnd endOf(const net::Answer &answer, ReplyFacts facts, const ExchangeTimes &times,
               const QString &secret)
{
    ReplyEnd end{.facts = std::move(facts)};
    end.facts.transport = answer.outcome;
    end.facts.connection = answer.connection;
    end.facts.status = answer.status;
    end.facts.headers = answer.headers;
    if (answer.outcome != net::Outcome::Answered) {
        end.kind = answer.wasSent ? ReplyKind::Unknown : ReplyKind::NotSent;
        end.detail = withoutSecret(answer.detail, secret);
        return end;
    }
    readDate(end.facts, times);
    if (answer.status >= kClientError)
        readError(end, answer.body, secret);
    end.detail = u"the response is %1 %2"_s.arg(answer.status).arg(end.code).trimmed();
    if (answer.status == kTooManyRequests) {
        end.kind = ReplyKind::RateLimited;
        end.retryAfter = parseRetryAfter(onlyHeader(end.facts.headers, "Retry-After"),
                                         end.facts.serverTime.value_or(times.answeredAt));
    } else if (answer.status >= kClientError && answer.status < kServerError) {
        end.kind = ReplyKind::Refused;
    } else if (answer.status >= kSuccess && answer.status < kRedirect) {
        end.kind = answer.isTruncated ? ReplyKind::Unknown : ReplyKind::Answered;
        end.detail = answer.isTruncated ? u"the response is too long"_s : QString();
    } else if (answer.status >= kRedirect && answer.status < kClientError) {
        end.detail = u"the response is %1: it points to another address, which is refused"_s.arg(
            answer.status);
    }
    return end;
}

} // namespace tilldesk::hosted
