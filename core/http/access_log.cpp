#include "core/http/access_log.h"

#include <QStringBuilder>

namespace tilldesk::http {
namespace {

constexpr qsizetype kMaxLength = 200;

/// Prevents log injection: callers choose these bytes, so control and non-ASCII characters become
/// `?`.
QByteArray loggable(std::string_view text)
{
    QByteArray line(text.data(), std::min(qsizetype(text.size()), kMaxLength));
    for (char &c : line) {
        if (c <= 0x20 || c >= 0x7f)
            c = '?';
    }
    return line.isEmpty() ? QByteArray("-") : line;
}

} // namespace

void logRequest(Log &log, const Request &request, const QByteArray &outcome,
                std::chrono::nanoseconds duration)
{
    const std::chrono::duration<double, std::milli> millis = duration;
    QByteArray line = loggable(request.method);
    line += ' ';
    line += loggable(request.path);
    line += ' ';
    line += outcome;
    line += ' ';
    line += QByteArray::number(millis.count(), 'f', 3);
    line += " ms ";
    line += QByteArray::fromStdString(request.traceId);
    line += ' ';
    line += loggable(request.profileId);
    log.info(line);
}

void logFault(Log &log, const Request &request, const std::string &reason)
{
    log.error(QByteArray::fromStdString(request.traceId) + ": "
              + QByteArray::fromStdString(reason));
}

} // namespace tilldesk::http
