#pragma once

#include "core/net/call.h"

#include <memory>
#include <string_view>

namespace tilldesk::net {

/// Cuts what a server sends into one final answer; answers of 1xx before it are passed over.
class AnswerReader
{
public:
    /// Of all headers together, those of 1xx included.
    static constexpr std::size_t kMaxHeader = 16'384;

    enum class State : quint8 {
        Reading,
        Whole,  ///< a whole answer, or as much of it as was wanted: isCut
        Broken, ///< problem() says why
    };

    /// @param maxBody  bytes; what comes after them is not read
    explicit AnswerReader(qsizetype maxBody);
    ~AnswerReader();
    AnswerReader(const AnswerReader &) = delete;
    AnswerReader &operator=(const AnswerReader &) = delete;

    /// Reads on. What it does not take must be given again, with more behind it.
    /// @return how many bytes it took
    std::size_t feed(std::string_view bytes);
    /// Nothing more comes.
    void end();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const QString &problem() const { return m_problem; }
    /// @return whether the connection may be used again @pre Whole
    [[nodiscard]] bool keepsAlive() const;
    /// @return status, headers, body and isCut @pre Whole
    [[nodiscard]] Answer take();

private:
    class Message;

    void begin();
    [[nodiscard]] bool hasWholeHeader(std::string_view bytes);
    void refuseInterim();
    void breakOff(const QString &problem);

    const qsizetype m_maxBody;
    std::unique_ptr<Message> m_message;
    std::size_t m_header = 0;  ///< bytes of those that were passed over
    std::size_t m_scanned = 0; ///< bytes of an unfinished header that are known to have no end
    bool m_hasBegun = false;
    State m_state = State::Reading;
    QString m_problem;
};

} // namespace tilldesk::net
