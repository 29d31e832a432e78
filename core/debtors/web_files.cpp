#include "core/debtors/web_files.h"

#include "core/crypto/base64url.h"
#include "core/crypto/digest.h"
#include "core/http/errors.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace tilldesk::debtors {
namespace {

/// Content Security Policy: only files of this service, no inline scripts or styles, no framing, no
/// forms.
constexpr std::string_view kPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

std::string typeOf(const QString &name)
{
    const QString ending = name.section(u'.', -1);
    if (ending == "html"_L1)
        return "text/html; charset=utf-8";
    if (ending == "js"_L1)
        return "text/javascript; charset=utf-8";
    if (ending == "css"_L1)
        return "text/css; charset=utf-8";
    if (ending == "svg"_L1)
        return "image/svg+xml";
    Q_ASSERT(ending == "otf"_L1);
    return "font/otf";
}

} // namespace

WebFiles::WebFiles()
{
    const QDir folder(u":/web"_s);
    const QStringList names = folder.entryList(QDir::Files);
    Q_ASSERT(!names.isEmpty());
    for (const QString &name : names) {
        QFile file(folder.filePath(name));
        const bool isThere = file.open(QIODevice::ReadOnly);
        Q_ASSERT(isThere);
        const QByteArray bytes = file.readAll();
        const QByteArray digest = crypto::toBase64Url(crypto::sha256(bytes).first(12));
        m_files[name.toStdString()] = {bytes.toStdString(), typeOf(name),
                                       '"' + digest.toStdString() + '"'};
    }
}

http::Response WebFiles::page(std::string_view name, int status) const
{
    const auto found = m_files.find(name);
    Q_ASSERT(found != m_files.end());
    return {.status = status,
            .body = found->second.bytes,
            .contentType = found->second.type,
            .headers = {{"Content-Security-Policy", std::string(kPolicy)},
                        {"X-Content-Type-Options", "nosniff"},
                        {"Referrer-Policy", "no-referrer"},
                        {"Cache-Control", "no-store"}}};
}

http::Response WebFiles::file(const http::Request &request) const
{
    const auto found = m_files.find(request.params.at("file"));
    if (found == m_files.end() || found->first.ends_with(".html"))
        return http::errorResponse({ErrorCode::RouteNotFound, {}}, request);
    const File &file = found->second;
    http::Response response;
    response.headers = {
        {"ETag", file.tag}, {"Cache-Control", "no-cache"}, {"X-Content-Type-Options", "nosniff"}};
    if (request.header("If-None-Match").value_or("").find(file.tag) != std::string_view::npos) {
        response.status = 304;
        return response;
    }
    response.body = file.bytes;
    response.contentType = file.type;
    return response;
}

http::Response pageJson(std::string body)
{
    return {.body = std::move(body),
            .headers = {{"X-Content-Type-Options", "nosniff"}, {"Cache-Control", "no-store"}}};
}

} // namespace tilldesk::debtors
