#pragma once

#include "core/base/result.h"
#include "core/http/message.h"

#include <memory>

namespace tilldesk::http {

/// Cuts a stream of bytes into requests, strictly: what two readers could read differently (a
/// doubled Content-Length, a folded header, a bare line feed …) is refused, not guessed.
/// @source RFC 9112, sections 2 to 7 and 11.2
class RequestParser
{
public:
    /// @param maxHeaderBytes  start line and headers with all line ends
    RequestParser(std::size_t maxHeaderBytes, std::size_t maxBodyBytes);
    ~RequestParser();
    RequestParser(const RequestParser &) = delete;
    RequestParser &operator=(const RequestParser &) = delete;

    /// Reads on. What it does not take must be given again, with more behind it.
    /// Errors: `BadRequest`, `HeaderTooLarge`, `BodyTooLarge`. The stream is of no use afterwards.
    /// @return how many bytes it took
    Result<std::size_t> feed(std::string_view bytes);

    /// Returns the bytes of memory that the unfinished request takes.
    [[nodiscard]] std::size_t held() const;
    /// @return whether a byte of a request has come
    [[nodiscard]] bool hasBegun() const { return m_hasBegun; }
    [[nodiscard]] bool isDone() const;
    /// @return whether the caller waits for `100 Continue` before it sends the body; true once
    [[nodiscard]] bool takeExpectation();

    /// The rest is valid once it is done.
    [[nodiscard]] bool isHttp10() const;
    [[nodiscard]] bool keepsAlive() const;
    /// @return the request, or what there is of it; the next feed() begins a new one
    [[nodiscard]] RequestPtr take();

private:
    class Message;

    [[nodiscard]] Result<std::size_t> findHeadEnd(std::string_view bytes);
    [[nodiscard]] Result<std::size_t> feedMessage(std::string_view bytes);
    enum class ChunkHeader { Whole, Partial };
    [[nodiscard]] Result<ChunkHeader> findChunkHeader(std::string_view bytes) const;

    std::size_t m_maxHeaderBytes;
    std::size_t m_maxBodyBytes;
    std::unique_ptr<Message> m_message; ///< from the end of the header on
    std::size_t m_scanned = 0;          ///< bytes of an unfinished header that are known to be fine
    bool m_hasBegun = false;
};

} // namespace tilldesk::http
