#pragma once

#include "core/base/result.h"
#include "core/http/message.h"

#include <memory>

namespace tilldesk::http {

/// Splits a byte stream into requests. Strict, against request smuggling: input that two parsers
/// could read differently (a doubled Content-Length, a folded header, a bare line feed …) is
/// refused.
/// @source RFC 9112, sections 2 to 7 and 11.2
class RequestParser
{
public:
    /// @param maxHeaderBytes  start line and headers with all line ends
    RequestParser(std::size_t maxHeaderBytes, std::size_t maxBodyBytes);
    ~RequestParser();
    RequestParser(const RequestParser &) = delete;
    RequestParser &operator=(const RequestParser &) = delete;

    /// Parses more of the request and returns the number of bytes consumed. The caller must pass
    /// the rest again, followed by newly received bytes.
    /// Errors: `BadRequest`, `HeaderTooLarge`, `BodyTooLarge`. After an error the stream cannot be
    /// parsed any further.
    Result<std::size_t> feed(std::string_view bytes);

    /// Returns the memory that the unfinished request uses, in bytes.
    [[nodiscard]] std::size_t held() const;
    /// Returns whether a byte of a request has been received.
    [[nodiscard]] bool hasBegun() const { return m_hasBegun; }
    [[nodiscard]] bool isDone() const;
    /// Returns whether the caller waits for `100 Continue` before it sends the body; true only
    /// once.
    [[nodiscard]] bool takeExpectation();

    /// The functions below are valid once isDone().
    [[nodiscard]] bool isHttp10() const;
    [[nodiscard]] bool keepsAlive() const;
    /// Returns the request, or the part received so far; the next feed() begins a new one.
    [[nodiscard]] RequestPtr take();

private:
    class Message;

    [[nodiscard]] Result<std::size_t> findHeadEnd(std::string_view bytes);
    [[nodiscard]] Result<std::size_t> feedMessage(std::string_view bytes);
    enum class ChunkHeader { Whole, Partial };
    [[nodiscard]] Result<ChunkHeader> findChunkHeader(std::string_view bytes) const;

    std::size_t m_maxHeaderBytes;
    std::size_t m_maxBodyBytes;
    std::unique_ptr<Message> m_message; ///< set once the header is complete
    std::size_t m_scanned = 0;          ///< bytes of an unfinished header already checked
    bool m_hasBegun = false;
};

} // namespace tilldesk::http
