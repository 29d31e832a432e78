#pragma once

#include "core/bank/bank_file.h"
#include "core/bank/file_encoding.h"

namespace tilldesk::bank {

/// Reads a text file line by line.
class TextLines
{
public:
    /// @pre the references outlive this object
    TextLines(QIODevice &file, const FileBytes &bytes, BankReadControl &control);

    /// Returns the next line without its end; empty after the last line. Errors: `FieldInvalid` for
    /// a line that is too long; `Cancelled`.
    [[nodiscard]] Result<std::optional<FileText>> next();
    /// Returns the number of the line that next() returned, from 1.
    [[nodiscard]] qint64 number() const { return m_number; }

private:
    QIODevice &m_file;
    FileEncoding m_encoding;
    BankReadControl &m_control;
    QByteArray m_buffer;
    qint64 m_offset;
    qint64 m_number = 0;
};

} // namespace tilldesk::bank
