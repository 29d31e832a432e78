#pragma once

#include "core/http/message.h"

#include <map>

namespace tilldesk::debtors {

/// The web pages and what they are made of, from the program's own resources. Immutable.
class WebFiles
{
public:
    WebFiles();

    /// A page, which may load nothing but our own files, and is never kept.
    /// @param name  of a file that is there, for example `checkout.html`
    [[nodiscard]] http::Response page(std::string_view name, int status = 200) const;
    /// The answer to `GET /web/{file}`: 304 when the caller has it already, 404 when there is none.
    [[nodiscard]] http::Response file(const http::Request &request) const;

private:
    struct File {
        std::string bytes;
        std::string type;
        std::string tag; ///< ETag, with its quotes
    };
    std::map<std::string, File, std::less<>> m_files;
};

/// An answer of JSON to a page; never kept.
[[nodiscard]] http::Response pageJson(std::string body);

} // namespace tilldesk::debtors
