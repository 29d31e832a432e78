#include "core/net/answer_reader.h"

#include <algorithm>
#include <boost/asio/buffer.hpp>
#include <boost/beast/http/basic_parser.hpp>
#include <boost/beast/http/error.hpp>

using namespace Qt::StringLiterals;

namespace tilldesk::net {
namespace {

namespace beast = boost::beast;
using beast::http::error;

constexpr std::string_view kBegin = "HTTP/1.";
constexpr std::string_view kEnd = "\r\n\r\n";
const QString kTooLong = u"the header of the response is longer than %1 bytes"_s;
constexpr int kContinue = 100;
constexpr int kSwitching = 101;
constexpr int kOk = 200;

QByteArray bytesOf(beast::string_view text)
{
    return {text.data(), qsizetype(text.size())};
}

} // namespace

/// Beast's parser, which writes straight into an Answer.
class AnswerReader::Message final : public beast::http::basic_parser<false>
{
public:
    explicit Message(qsizetype maxBody) : m_maxBody(maxBody) {}

    [[nodiscard]] bool isInterim() const
    {
        return m_answer.status >= kContinue && m_answer.status < kOk
            && m_answer.status != kSwitching;
    }

    Answer m_answer;

private:
    void on_response_impl(int status, beast::string_view /*reason*/, int /*version*/,
                          beast::error_code &ec) override
    {
        m_answer.status = status;
        if (status < kContinue) // RFC 9110, section 15: three digits from 100 on
            ec = error::bad_status;
    }

    void on_field_impl(beast::http::field /*field*/, beast::string_view name,
                       beast::string_view value, beast::error_code & /*unused*/) override
    {
        if (!m_isHeadDone) // ignores trailers
            m_answer.headers.append({bytesOf(name), bytesOf(value)});
    }

    void on_header_impl(beast::error_code & /*unused*/) override { m_isHeadDone = true; }

    void on_body_init_impl(const boost::optional<std::uint64_t> & /*size*/,
                           beast::error_code & /*unused*/) override
    {
    }

    std::size_t on_body_impl(beast::string_view part, beast::error_code &ec) override
    {
        const auto wanted = std::min(qsizetype(part.size()), m_maxBody - m_answer.body.size());
        m_answer.body.append(part.data(), wanted);
        m_answer.isTruncated = wanted < qsizetype(part.size());
        if (m_answer.isTruncated)
            ec = error::body_limit;
        return part.size();
    }

    void on_chunk_header_impl(std::uint64_t /*size*/, beast::string_view /*extensions*/,
                              beast::error_code & /*unused*/) override
    {
    }

    std::size_t on_chunk_body_impl(std::uint64_t /*remaining*/, beast::string_view part,
                                   beast::error_code &ec) override
    {
        return on_body_impl(part, ec);
    }

    void on_finish_impl(beast::error_code & /*unused*/) override {}
    void on_request_impl(beast::http::verb /*verb*/, beast::string_view /*method*/,
                         beast::string_view /*target*/, int /*version*/,
                         beast::error_code & /*unused*/) override
    {
    }

    const qsizetype m_maxBody;
    bool m_isHeadDone = false;
};

AnswerReader::AnswerReader(qsizetype maxBody) : m_maxBody(maxBody)
{
    begin();
}

AnswerReader::~AnswerReader() = default;

void AnswerReader::begin()
{
    m_message = std::make_unique<Message>(m_maxBody);
    m_message->eager(true);
    m_message->header_limit(kMaxHeader);
    m_scanned = 0;
    m_message->body_limit(boost::none); // Beast would compare the announced size, but only the
                                        // received bytes count
}

/// Waits until the header is complete before Beast sees it. Given a header in small pieces, Beast
/// would not enforce the size limit.
bool AnswerReader::hasWholeHeader(std::string_view bytes)
{
    const std::size_t begun = std::min(bytes.size(), kBegin.size());
    if (bytes.substr(0, begun) != kBegin.substr(0, begun)) {
        breakOff(u"the response is not HTTP"_s);
        return false;
    }
    const std::size_t end = bytes.find(kEnd, m_scanned);
    m_scanned = bytes.size() - std::min(bytes.size(), kEnd.size() - 1);
    const bool isThere = end != std::string_view::npos;
    if (m_header + (isThere ? end + kEnd.size() : bytes.size()) > kMaxHeader)
        breakOff(kTooLong.arg(kMaxHeader));
    return isThere && m_state == State::Reading;
}

std::size_t AnswerReader::feed(std::string_view bytes)
{
    std::size_t used = 0;
    while (m_state == State::Reading && used < bytes.size()) {
        m_hasBegun = true;
        const std::string_view rest = bytes.substr(used);
        if (!m_message->is_header_done() && !hasWholeHeader(rest))
            return used;
        beast::error_code ec;
        const std::size_t taken =
            m_message->put(boost::asio::const_buffer(rest.data(), rest.size()), ec);
        used += taken;
        if (m_message->is_done() && m_message->isInterim()) {
            m_header += taken;
            begin();
        } else if (m_message->is_done() || m_message->m_answer.isTruncated) {
            m_state = State::Whole;
        } else if (ec == error::need_more && !m_message->is_header_done()) {
            breakOff(u"the response is not HTTP"_s);
        } else if (ec == error::need_more && bytes.size() - used >= kMaxHeader) {
            breakOff(kTooLong.arg(kMaxHeader)); // the header of a chunk
        } else if (ec == error::need_more) {
            return used;
        } else if (ec) {
            breakOff(u"the response is not HTTP (%1)"_s.arg(QString::fromStdString(ec.message())));
        }
        if (taken == 0)
            return used;
    }
    refuseInterim();
    return used;
}

void AnswerReader::refuseInterim()
{
    if (m_state == State::Whole && m_message->m_answer.status < kOk)
        breakOff(
            u"the response has only the informational status %1"_s.arg(m_message->m_answer.status));
}

void AnswerReader::end()
{
    if (!m_hasBegun)
        return breakOff(u"the connection was closed without a response"_s);
    beast::error_code ec = error::partial_message;
    if (m_message->is_header_done())
        m_message->put_eof(ec);
    if (ec)
        return breakOff(u"the connection was closed before the response was complete"_s);
    m_state = State::Whole;
    refuseInterim();
}

bool AnswerReader::keepsAlive() const
{
    return m_message->is_done() && m_message->keep_alive();
}

Answer AnswerReader::take()
{
    return std::move(m_message->m_answer);
}

void AnswerReader::breakOff(const QString &problem)
{
    m_state = State::Broken;
    m_problem = problem;
}

} // namespace tilldesk::net
