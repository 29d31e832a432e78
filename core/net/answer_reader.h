#pragma once

#include "core/net/call.h"

#include <memory>
#include <string_view>

namespace tilldesk::net {

/// Parses the bytes that a server sends into one final response; skips the interim responses (1xx)
/// before it.
class AnswerReader
{
public:
    /// Limit in bytes for all headers together, including those of 1xx responses.
    static constexpr std::size_t kMaxHeader = 16'384;

    enum class State : quint8 {
        Reading,
        Whole,  ///< the response is complete, or truncated at the limit: isTruncated
        Broken, ///< problem() says why
    };

    /// @param maxBody  bytes; the rest of a longer body is not read
    explicit AnswerReader(qsizetype maxBody);
    ~AnswerReader();
    AnswerReader(const AnswerReader &) = delete;
    AnswerReader &operator=(const AnswerReader &) = delete;

    /// Parses more of the response and returns the number of bytes consumed. The caller must pass
    /// the rest again, followed by newly received bytes.
    std::size_t feed(std::string_view bytes);
    /// The server has closed the connection: no more bytes follow.
    void end();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const QString &problem() const { return m_problem; }
    /// Returns whether the server allows reuse of the connection. @pre Whole
    [[nodiscard]] bool keepsAlive() const;
    /// Moves the response out: status, headers, body and isTruncated. @pre Whole
    [[nodiscard]] Answer take();

private:
    class Message;

    void begin();
    [[nodiscard]] bool hasWholeHeader(std::string_view bytes);
    void refuseInterim();
    void breakOff(const QString &problem);

    const qsizetype m_maxBody;
    std::unique_ptr<Message> m_message;
    std::size_t m_header = 0;  ///< bytes of the interim responses skipped
    std::size_t m_scanned = 0; ///< bytes of an unfinished header already searched for its end
    bool m_hasBegun = false;
    State m_state = State::Reading;
    QString m_problem;
};

} // namespace tilldesk::net
