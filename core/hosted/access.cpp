#include "core/hosted/access.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {

Result<QUrl> hostedAddress(const QString &text, UrlRule rule, const QString &field)
{
    const auto checked = callbackUrl(text.trimmed(), rule, field);
    if (!checked)
        return checked.failure();
    QUrl url(*checked, QUrl::StrictMode);
    if (url.hasQuery() || url.hasFragment())
        return fail(ErrorCode::FieldInvalid, u"must not have a query or a fragment"_s, field);
    QString path = url.path(QUrl::FullyEncoded);
    while (path.endsWith(u'/'))
        path.chop(1);
    url.setPath(path, QUrl::StrictMode);
    return url;
}

Result<QString> checkedApiKey(const QString &text)
{
    constexpr qsizetype kMaxKey = 4096;
    const QString key = text.trimmed();
    const bool isVisible =
        std::ranges::all_of(key, [](QChar c) { return c > u' ' && c < u'\x7f'; });
    if (key.isEmpty() || key.size() > kMaxKey || !isVisible)
        return fail(ErrorCode::FieldInvalid,
                    u"must have 1 to %1 visible ASCII characters"_s.arg(kMaxKey), u"apiKey"_s);
    return key;
}

} // namespace tilldesk::hosted
