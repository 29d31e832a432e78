#include "core/http/request_parser.h"

#include "core/http/ascii.h"

#include <boost/asio/buffer.hpp>
#include <boost/beast/http/basic_parser.hpp>
#include <boost/beast/http/error.hpp>

using namespace Qt::StringLiterals;

namespace tilldesk::http {
namespace {

namespace beast = boost::beast;
using beast::http::error;

std::string_view view(beast::string_view text)
{
    return {text.data(), text.size()};
}

/// Returns whether a header must not contain the character: tab is allowed.
bool isControl(char c)
{
    const auto code = static_cast<unsigned char>(c);
    return (code < 0x20 && c != '\t') || code == 0x7f;
}

/// Splits the target; the absolute form `http://host/path?query` is reduced to its path.
/// @source RFC 9112, section 3.2.2
void splitTarget(Request &request)
{
    std::string_view rest = request.target;
    const std::size_t scheme = rest.find("://");
    if (!rest.starts_with('/') && scheme != std::string_view::npos) {
        rest.remove_prefix(scheme + 3);
        rest.remove_prefix(std::min(rest.find_first_of("/?"), rest.size()));
    }
    const std::size_t question = std::min(rest.find('?'), rest.size());
    request.path = rest.substr(0, question);
    request.query = rest.substr(std::min(question + 1, rest.size()));
    if (request.path.empty())
        request.path = "/";
}

QString reasonOf(const beast::error_code &code)
{
    if (code == error::bad_version)
        return u"Only HTTP/1.1 and HTTP/1.0 are supported"_s;
    return u"The request is malformed: "_s + QString::fromStdString(code.message());
}

tl::unexpected<Error> failure(const beast::error_code &code)
{
    if (code == error::body_limit)
        return fail(ErrorCode::BodyTooLarge);
    if (code == error::header_limit)
        return fail(ErrorCode::HeaderTooLarge);
    return fail(ErrorCode::BadRequest, reasonOf(code));
}

} // namespace

/// Beast's parser, which writes straight into a Request and adds checks that Beast omits: Beast
/// accepts equal doubled lengths, ignores unknown codings and does not check Host.
class RequestParser::Message final : public beast::http::basic_parser<true>
{
public:
    Message() : m_request(std::make_shared<Request>()) {}

    RequestPtr m_request;
    bool m_isExpecting = false;
    bool m_hasBody = false;
    bool m_isHttp10 = false;
    bool m_hasChunk = false;
    std::size_t m_headSize = 0;    ///< bytes of the header's names and values
    std::uint64_t m_chunkLeft = 0; ///< bytes of the current chunk not received yet

    [[nodiscard]] bool isAtChunkHeader()
    {
        return is_header_done() && !is_done() && chunked() && m_chunkLeft == 0;
    }

private:
    void on_request_impl(beast::http::verb /*verb*/, beast::string_view method,
                         beast::string_view target, int version, beast::error_code &ec) override
    {
        m_request->method = view(method);
        m_request->target = view(target);
        m_isHttp10 = version < 11;
        splitTarget(*m_request);
        m_request->headers.reserve(8);
        ec = {};
    }

    void on_field_impl(beast::http::field field, beast::string_view name, beast::string_view value,
                       beast::error_code &ec) override
    {
        ec = {};
        if (m_isHeadDone)
            return; // ignored: a trailer must not look like a header
        m_request->headers.push_back({std::string(view(name)), std::string(view(value))});
        m_headSize += name.size() + value.size();
        if (field == beast::http::field::host) {
            ++m_hosts;
        } else if (field == beast::http::field::content_length) {
            if (view(value).find_first_not_of("0123456789") != std::string_view::npos)
                ec = error::bad_content_length;
            else if (++m_lengths > 1)
                ec = error::multiple_content_length;
        } else if (field == beast::http::field::transfer_encoding) {
            if (m_isHttp10 || !equalsAnyCase(view(value), "chunked"))
                ec = error::bad_transfer_encoding;
        } else if (field == beast::http::field::expect) {
            m_isExpecting = !m_isHttp10 && equalsAnyCase(view(value), "100-continue");
        }
    }

    void on_header_impl(beast::error_code &ec) override
    {
        m_isHeadDone = true;
        ec = {};
        if (m_hosts > 1 || (m_hosts == 0 && !m_isHttp10))
            ec = error::bad_field;
    }

    void on_body_init_impl(const boost::optional<std::uint64_t> &size,
                           beast::error_code &ec) override
    {
        m_request->body.reserve(static_cast<std::size_t>(size.value_or(0)));
        ec = {};
    }

    std::size_t on_body_impl(beast::string_view part, beast::error_code &ec) override
    {
        m_hasBody = true;
        m_request->body += view(part);
        ec = {};
        return part.size();
    }

    void on_chunk_header_impl(std::uint64_t size, beast::string_view /*extensions*/,
                              beast::error_code &ec) override
    {
        m_hasBody = true;
        m_hasChunk = true;
        m_chunkLeft = size;
        ec = {};
    }

    std::size_t on_chunk_body_impl(std::uint64_t remaining, beast::string_view part,
                                   beast::error_code &ec) override
    {
        m_chunkLeft = remaining - part.size();
        return on_body_impl(part, ec);
    }

    void on_finish_impl(beast::error_code &ec) override { ec = {}; }
    void on_response_impl(int /*status*/, beast::string_view /*reason*/, int /*version*/,
                          beast::error_code & /*unused*/) override
    {
    }

    bool m_isHeadDone = false;
    int m_hosts = 0;
    int m_lengths = 0;
};

RequestParser::RequestParser(std::size_t maxHeaderBytes, std::size_t maxBodyBytes)
    : m_maxHeaderBytes(maxHeaderBytes),
      m_maxBodyBytes(maxBodyBytes)
{
}

RequestParser::~RequestParser() = default;

/// Searches for the empty line that ends the header, and rejects forbidden characters on the way.
/// So garbage is refused at its first wrong byte, and Beast sees only complete headers without
/// folding.
Result<std::size_t> RequestParser::findHeadEnd(std::string_view bytes)
{
    const auto refuse = [](const QString &why) { return fail(ErrorCode::BadRequest, why); };
    const std::size_t limit = std::min(bytes.size(), m_maxHeaderBytes);
    for (; m_scanned < limit; ++m_scanned) {
        const char c = bytes[m_scanned];
        const char before = m_scanned > 0 ? bytes[m_scanned - 1] : '\0';
        if ((c == '\n') != (before == '\r'))
            return refuse(u"A line must end with CR LF"_s);
        if (c == '\n' && bytes.substr(0, m_scanned + 1).ends_with("\r\n\r\n"))
            return m_scanned + 1;
        if ((c == ' ' || c == '\t') && before == '\n')
            return refuse(u"A header must not be folded"_s);
        if (isControl(c) && c != '\r' && c != '\n')
            return refuse(u"A header must not contain control characters"_s);
    }
    if (bytes.size() >= m_maxHeaderBytes)
        return fail(ErrorCode::HeaderTooLarge);
    return 0;
}

Result<std::size_t> RequestParser::feed(std::string_view bytes)
{
    std::size_t skipped = 0;
    if (!m_message) {
        // RFC 9112, section 2.2: some callers send an empty line after a body.
        while (!m_hasBegun && bytes.substr(skipped).starts_with("\r\n"))
            skipped += 2;
        bytes.remove_prefix(skipped);
        m_hasBegun = m_hasBegun || (!bytes.empty() && bytes != "\r");
        if (!m_hasBegun)
            return skipped;
        const auto headSize = findHeadEnd(bytes);
        if (!headSize)
            return headSize.failure();
        if (*headSize == 0)
            return skipped;
        m_message = std::make_unique<Message>();
        m_message->eager(false); // feedMessage() checks each chunk header first
        m_message->header_limit(static_cast<std::uint32_t>(m_maxHeaderBytes));
        m_message->body_limit(m_maxBodyBytes);
    }
    const auto used = feedMessage(bytes);
    if (!used)
        return used.failure();
    return skipped + *used;
}

Result<std::size_t> RequestParser::feedMessage(std::string_view bytes)
{
    std::size_t used = 0;
    while (used < bytes.size() && !m_message->is_done()) {
        const std::string_view rest = bytes.substr(used);
        if (m_message->isAtChunkHeader()) {
            const auto header = findChunkHeader(rest);
            if (!header)
                return header.failure();
            if (*header == ChunkHeader::Partial)
                return used;
        }
        beast::error_code ec;
        used += m_message->put(boost::asio::const_buffer(rest.data(), rest.size()), ec);
        // Header or chunk header is complete, so more input cannot help: the message is malformed.
        if (ec == error::need_more)
            ec = m_message->is_header_done() ? error::bad_chunk : error::bad_version;
        if (ec)
            return failure(ec);
    }
    return used;
}

/// Checks a chunk header before Beast does: Beast reads past a line end within quotes, and accepts
/// control characters in extensions and trailers of any length. A proxy that ends a line at LF
/// alone would see other chunks (request smuggling).
/// @return whether `bytes` has the complete size line and, for the last chunk, the whole trailer
Result<RequestParser::ChunkHeader> RequestParser::findChunkHeader(std::string_view bytes) const
{
    const auto found = [this](ChunkHeader state, std::size_t size) -> Result<ChunkHeader> {
        if (size > m_maxHeaderBytes)
            return fail(ErrorCode::BadRequest, u"A chunk's header or the trailer is too large"_s);
        return state;
    };
    // Skips the line end of the previous chunk.
    const std::size_t begin = m_message->m_hasChunk && bytes.starts_with("\r\n") ? 2 : 0;
    const std::size_t end = bytes.find("\r\n", begin);
    if (end == std::string_view::npos)
        return found(ChunkHeader::Partial, bytes.size());
    const std::string_view line = bytes.substr(begin, end - begin);
    bool isQuoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (isQuoted && line[i] == '\\')
            ++i;
        else if (line[i] == '"')
            isQuoted = !isQuoted;
    }
    if (isQuoted)
        return fail(ErrorCode::BadRequest, u"A line ends within quotes"_s);
    if (std::ranges::any_of(line, isControl))
        return fail(ErrorCode::BadRequest,
                    u"A chunk's header must not contain control characters"_s);
    const bool isLast = line.starts_with('0')
        && line.substr(0, line.find(';')).find_first_not_of("0 \t") == std::string_view::npos;
    if (!isLast)
        return found(ChunkHeader::Whole, end);
    const std::size_t trailerEnd = bytes.find("\r\n\r\n", end);
    if (trailerEnd == std::string_view::npos)
        return found(ChunkHeader::Partial, bytes.size());
    return found(ChunkHeader::Whole, trailerEnd);
}

std::size_t RequestParser::held() const
{
    return m_message ? m_message->m_headSize + m_message->m_request->body.capacity() : 0;
}

bool RequestParser::isDone() const
{
    return m_message && m_message->is_done();
}

bool RequestParser::takeExpectation()
{
    if (!m_message || m_message->m_hasBody)
        return false;
    return std::exchange(m_message->m_isExpecting, false);
}

bool RequestParser::isHttp10() const
{
    return m_message->m_isHttp10;
}

bool RequestParser::keepsAlive() const
{
    return m_message->keep_alive();
}

RequestPtr RequestParser::take()
{
    RequestPtr request = m_message ? std::move(m_message->m_request) : std::make_shared<Request>();
    m_message.reset();
    m_scanned = 0;
    m_hasBegun = false;
    return request;
}

} // namespace tilldesk::http
