#pragma once

#include "core/http/message.h"

#include <map>

namespace tilldesk::debtors {

/// The web pages and their files, from the program's resources. Immutable.
class WebFiles
{
public:
    WebFiles();

    /// Returns a page. The page may load only files of this service and must not be cached.
    /// @pre `name` is an existing file, for example `checkout.html`
    [[nodiscard]] http::Response page(std::string_view name, int status = 200) const;
    /// Returns the response to `GET /web/{file}`: 304 if the caller has the present version, 404 if
    /// the file does not exist.
    [[nodiscard]] http::Response file(const http::Request &request) const;

private:
    struct File {
        std::string bytes;
        std::string type;
        std::string tag; ///< ETag, with quotes
    };
    std::map<std::string, File, std::less<>> m_files;
};

/// Returns a JSON response to a page; must not be cached.
[[nodiscard]] http::Response pageJson(std::string body);

} // namespace tilldesk::debtors
