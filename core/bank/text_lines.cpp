#include "core/bank/text_lines.h"

#include "core/bank/file_collector.h"

using namespace Qt::StringLiterals;

namespace tilldesk::bank {

TextLines::TextLines(QIODevice &file, const FileBytes &bytes, BankReadControl &control)
    : m_file(file),
      m_encoding(bytes.encoding),
      m_control(control),
      m_buffer(kMaxLineBytes + 2, Qt::Uninitialized),
      m_offset(bytes.begin)
{
    m_file.seek(m_offset);
}

Result<std::optional<FileText>> TextLines::next()
{
    if (m_control.isCancelled)
        return fail(ErrorCode::Cancelled, u"the import was cancelled"_s);
    const qint64 length = m_file.readLine(m_buffer.data(), m_buffer.size());
    if (length <= 0)
        return std::optional<FileText>();
    ++m_number;
    QByteArrayView line(m_buffer.constData(), length);
    const bool hasEnd = line.endsWith('\n');
    while (!line.isEmpty() && (line.back() == '\n' || line.back() == '\r'))
        line = line.first(line.size() - 1);
    if (line.size() > kMaxLineBytes || (!hasEnd && !m_file.atEnd()))
        return FileCollector::invalid(u"line"_s, m_number,
                                      u"has more than %1 bytes"_s.arg(kMaxLineBytes));
    const qint64 offset = m_offset;
    m_offset += length;
    m_control.done = m_offset;
    return std::optional(decoded(line, offset, m_encoding));
}

} // namespace tilldesk::bank
