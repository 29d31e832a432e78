#include "core/bank/file_encoding.h"

#include "core/domain/windows_1252.h"

using namespace Qt::StringLiterals;

namespace tilldesk::bank {
namespace {

constexpr qsizetype kChunk = 64 * 1024;
constexpr qsizetype kHead = 4096;

/// Checks bytes that arrive in pieces for well-formed UTF-8. @source RFC 3629, section 4
class Utf8Check
{
public:
    void add(uchar byte)
    {
        if (m_rest == 0)
            begin(byte);
        else
            proceed(byte);
    }
    [[nodiscard]] bool isUtf8() const { return m_isUtf8 && m_rest == 0; }

private:
    void begin(uchar byte)
    {
        m_low = 0x80;
        m_high = 0xBF;
        if (byte < 0x80)
            return;
        if (byte >= 0xC2 && byte <= 0xDF) {
            m_rest = 1;
        } else if (byte >= 0xE0 && byte <= 0xEF) {
            m_rest = 2;
            m_low = byte == 0xE0 ? 0xA0 : 0x80;
            m_high = byte == 0xED ? 0x9F : 0xBF;
        } else if (byte >= 0xF0 && byte <= 0xF4) {
            m_rest = 3;
            m_low = byte == 0xF0 ? 0x90 : 0x80;
            m_high = byte == 0xF4 ? 0x8F : 0xBF;
        } else {
            m_isUtf8 = false;
        }
    }

    void proceed(uchar byte)
    {
        if (byte < m_low || byte > m_high) {
            m_isUtf8 = false;
            m_rest = 0;
            return;
        }
        m_low = 0x80;
        m_high = 0xBF;
        --m_rest;
    }

    bool m_isUtf8 = true;
    int m_rest = 0;      ///< bytes that the character still needs
    uchar m_low = 0x80;  ///< smallest next byte
    uchar m_high = 0xBF; ///< largest next byte
};

tl::unexpected<Error> noText(const QString &rule)
{
    return fail(ErrorCode::FieldInvalid, rule, u"file"_s);
}

/// Returns the number of bytes of the UTF-8 character that begins with `lead`.
qsizetype lengthOf(uchar lead)
{
    return lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

char16_t fromWindows1252(uchar byte)
{
    if (byte < 0x80 || byte > 0x9F)
        return byte;
    const char16_t c = kWindows1252Block80.at(std::size_t(byte - 0x80));
    return c == 0 ? u'\uFFFD' : c;
}

void appendUtf8(FileText &text, QByteArrayView bytes, qint64 offset)
{
    for (qsizetype i = 0; i < bytes.size();) {
        const qsizetype length = std::min(lengthOf(uchar(bytes[i])), bytes.size() - i);
        if (length == 1) {
            text.append(uchar(bytes[i]) < 0x80 ? QChar(char16_t(uchar(bytes[i])))
                                               : QChar(u'\uFFFD'),
                        {offset + i, 1});
        } else {
            for (const QChar c : QString::fromUtf8(bytes.sliced(i, length)))
                text.append(c, {offset + i, length});
        }
        i += length;
    }
}

} // namespace

Result<FileBytes> examine(QIODevice &file)
{
    FileBytes found;
    found.head = file.peek(kHead);
    if (found.head.isEmpty())
        return noText(u"is empty"_s);
    if (found.head.startsWith("\xFF\xFE") || found.head.startsWith("\xFE\xFF"))
        return noText(u"is UTF-16; must be UTF-8, ISO-8859-1 or Windows-1252"_s);
    if (found.head.startsWith("\xEF\xBB\xBF"))
        found.begin = 3;
    Utf8Check utf8;
    bool isWindows = false;
    QByteArray chunk(kChunk, Qt::Uninitialized);
    qint64 line = 1;
    for (qint64 read = file.read(chunk.data(), kChunk); read > 0;
         read = file.read(chunk.data(), kChunk)) {
        for (qint64 i = 0; i < read; ++i) {
            const auto byte = uchar(chunk.at(i));
            if (byte == 0)
                return noText(u"line %1: must be text, but has a NUL byte"_s.arg(line));
            line += byte == '\n' ? 1 : 0;
            isWindows = isWindows || (byte >= 0x80 && byte <= 0x9F);
            utf8.add(byte);
        }
    }
    if (!utf8.isUtf8())
        found.encoding = isWindows ? FileEncoding::Windows1252 : FileEncoding::Iso8859_1;
    if (!file.seek(0))
        return fail(ErrorCode::Storage, u"the file cannot be read: %1"_s.arg(file.errorString()));
    return found;
}

FileText decoded(QByteArrayView bytes, qint64 offset, FileEncoding encoding)
{
    FileText text;
    if (encoding == FileEncoding::Utf8) {
        appendUtf8(text, bytes, offset);
        return text;
    }
    for (qsizetype i = 0; i < bytes.size(); ++i)
        text.append(QChar(encoding == FileEncoding::Windows1252 ? fromWindows1252(uchar(bytes[i]))
                                                                : char16_t(uchar(bytes[i]))),
                    {offset + i, 1});
    return text;
}

} // namespace tilldesk::bank
