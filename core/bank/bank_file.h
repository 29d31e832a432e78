#pragma once

#include "core/base/result.h"
#include "core/domain/bank.h"

#include <QIODevice>
#include <vector>

namespace tilldesk::bank {

/// Largest file of a bank, in bytes.
inline constexpr qint64 kMaxFileBytes = 100LL * 1024 * 1024;
/// Most lines and most statements of one file: bounds the memory that a hostile file takes.
inline constexpr std::size_t kMaxEntries = 500'000;
inline constexpr std::size_t kMaxStatements = 20'000;
/// Longest remittance text of a line, in characters. @source ISO 20022: several times Max140Text
inline constexpr qsizetype kMaxTextLength = 10'000;
/// Longest line of a text file and longest tag or text of an XML file, in bytes.
inline constexpr qint64 kMaxLineBytes = 4096;
inline constexpr qint64 kMaxTokenBytes = 1024LL * 1024;

/// A statement as a file has it.
struct ParsedStatement {
    BankStatementHead head;
    std::vector<BankEntry> entries; ///< booked lines, in the order of the file
    /// Closing balance less opening balance and lines, in cents. Not 0: the bank's file is wrong or
    /// incomplete.
    qint64 difference = 0;
    qint64 line = 0; ///< line of the file where the statement begins
};

/// The content of a file of a bank.
struct ParsedFile {
    QString name;      ///< without the folder
    QByteArray sha256; ///< of the bytes, in hex
    BankFormat format = BankFormat::Coda;
    std::vector<ParsedStatement> statements; ///< at least one
};

/// Reads a file of a bank: CAMT.053 (version 02 or 08), MT940 or CODA, recognised by its content.
/// Blocks; any thread. The file is read in pieces.
///
/// Errors: `FieldInvalid`: the field is a record, tag or element of the file, the detail has its
/// line and the rule. `Storage` if the file cannot be read; `Cancelled`.
[[nodiscard]] Result<ParsedFile> readBankFile(const QString &path, BankReadControl &control);
/// Reads a file that is open already, with the limits and errors of the other readBankFile().
/// @param file  random-access device, open for reading, at its start
/// @param name  name of the file in the result
[[nodiscard]] Result<ParsedFile> readBankFile(QIODevice &file, const QString &name,
                                              BankReadControl &control);

} // namespace tilldesk::bank
