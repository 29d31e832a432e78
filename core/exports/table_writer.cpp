#include "core/exports/table_writer.h"

#include <array>
#include <charconv>

namespace tilldesk::exports {

bool FileText::flush()
{
    const bool isWritten =
        m_file.write(m_text.data(), qint64(m_text.size())) == qint64(m_text.size());
    m_text.clear();
    return isWritten;
}

void appendEuros(std::string &out, qint64 cents, char mark)
{
    std::array<char, 24> digits{};
    if (cents < 0)
        out += '-';
    const quint64 magnitude = cents < 0 ? 0 - quint64(cents) : quint64(cents);
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), magnitude / 100).ptr;
    out.append(digits.data(), end);
    out += mark;
    out += static_cast<char>('0' + magnitude % 100 / 10);
    out += static_cast<char>('0' + magnitude % 10);
}

} // namespace tilldesk::exports
