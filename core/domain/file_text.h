#pragma once

#include <QList>
#include <QString>

namespace tilldesk {

/// Bytes of a file.
struct ByteSpan {
    qint64 offset = 0; ///< from the start of the file
    qint64 length = 0;

    friend bool operator==(const ByteSpan &, const ByteSpan &) = default;
};

/// A text that was read from a file, and the bytes of the file behind each of its characters.
class FileText
{
public:
    /// Appends a character. @param span  its bytes; length 0: the reader added the character
    void append(QChar c, ByteSpan span);
    void append(const FileText &more);
    /// Removes blanks at the end.
    void trimEnd();
    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }
    [[nodiscard]] qsizetype size() const { return m_text.size(); }
    /// Returns the characters from `from`, at most `count` of them. @param count  -1: all
    [[nodiscard]] FileText mid(qsizetype from, qsizetype count = -1) const;
    /// Returns the bytes of the characters, in their order, adjacent bytes as one span.
    [[nodiscard]] QList<ByteSpan> spans(qsizetype from, qsizetype count) const;

    /// Returns the places of the characters in the form that the database stores; see fromStored().
    [[nodiscard]] QString places() const;
    /// Returns the text with the stored places. Places that are malformed are left out.
    [[nodiscard]] static FileText fromStored(const QString &text, const QString &places);

    friend bool operator==(const FileText &, const FileText &) = default;

private:
    /// Characters that follow one another in the file and have the same number of bytes.
    struct Run {
        qsizetype at = 0;  ///< index of the first character
        qint64 offset = 0; ///< of its first byte
        qint64 bytes = 1;  ///< of each character

        friend bool operator==(const Run &, const Run &) = default;
    };

    [[nodiscard]] ByteSpan spanOf(qsizetype index) const;

    QString m_text;
    QList<Run> m_runs;
};

} // namespace tilldesk
