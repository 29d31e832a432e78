#include "core/http/query_number.h"

#include <charconv>

using namespace Qt::StringLiterals;

namespace tilldesk::http {

Result<qint64> queryNumber(const Request &request, std::string_view name, qint64 fallback,
                           qint64 min, qint64 max)
{
    const auto text = request.queryValue(name);
    if (!text)
        return fallback;
    qint64 number = 0;
    const char *end = text->data() + text->size();
    const auto [rest, problem] = std::from_chars(text->data(), end, number);
    if (problem != std::errc() || rest != end || number < min || number > max)
        return fail(ErrorCode::FieldInvalid,
                    u"must be an integer from %1 to %2"_s.arg(min).arg(max),
                    QString::fromUtf8(name.data(), qsizetype(name.size())));
    return number;
}

} // namespace tilldesk::http
