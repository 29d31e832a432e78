#pragma once

#include "core/books/journal.h"
#include "core/domain/export.h"
#include "core/exports/words.h"

#include <QIODevice>
#include <memory>

namespace tilldesk::exports {

/// The file that contains a journal.
struct JournalFile {
    ExportFormat format = ExportFormat::Hledger;
    Merchant merchant;
    Books books;
    QDate first;        ///< first day of the period
    QDate last;         ///< last day of the period
    const Words &words; ///< language of the texts
};

/// Writes journal entries for a bookkeeping program, one after the other.
class JournalWriter
{
public:
    /// @param device, file  must outlive this object
    JournalWriter(QIODevice &device, const JournalFile &file) : m_device(device), m_file(file) {}
    virtual ~JournalWriter() = default;
    JournalWriter(const JournalWriter &) = delete;
    JournalWriter &operator=(const JournalWriter &) = delete;

    /// Writes what comes before the entries. Errors: `FieldRequired` naming the number that the
    /// program needs (consultant, client, first-year); `FieldInvalid` naming what does not fit the
    /// program (journal, from, account).
    [[nodiscard]] virtual Result<void> begin() { return {}; }
    /// Errors: `FieldInvalid` (account) if an account does not fit the program.
    [[nodiscard]] virtual Result<void> entry(const JournalEntry &entry) = 0;
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }

protected:
    [[nodiscard]] const JournalFile &file() const { return m_file; }
    /// Writes a line in UTF-8, with the end that the format needs.
    void line(const QString &text, const char *end = "\r\n");
    void bytes(const QByteArray &line);
    /// Returns for example `Sales 21 %, 18 Oct 2026`. @param most  longest text, in characters
    [[nodiscard]] QString textOf(const JournalEntry &entry, const JournalLine &line,
                                 int most = 100) const;
    /// Returns the text of the entry as a whole.
    [[nodiscard]] QString textOf(const JournalEntry &entry, int most = 100) const;
    /// Refuses accounts that are not numbers of as many digits as the program takes.
    /// Errors: `FieldInvalid` (account).
    /// @param digits  0: as many as JournalProgram says
    [[nodiscard]] Result<void> checkDigits(const JournalEntry &entry, int digits = 0) const;
    /// Returns the entry with each line above `most` as several lines of at most `most`, for
    /// programs whose amounts have few digits. @param most  cents, positive
    [[nodiscard]] static JournalEntry inPieces(const JournalEntry &entry, qint64 most);
    /// Returns the number of the book year, from 1. Errors: `FieldRequired` (first-year);
    /// `FieldInvalid` (from) before the first year.
    [[nodiscard]] Result<int> bookYear(const QDate &day) const;

private:
    QIODevice &m_device;
    const JournalFile &m_file;
    bool m_hasFailed = false;
};

/// Returns the writer of the format; null if the format is not one of a bookkeeping program.
[[nodiscard]] std::unique_ptr<JournalWriter> journalWriter(QIODevice &device,
                                                           const JournalFile &file);

/// Returns whether the program takes a journal with these accounts. Errors: as
/// JournalWriter::begin() and entry().
[[nodiscard]] Result<void> journalFits(const JournalFile &file, const QStringList &accounts);

/// Returns the writer of DATEV's EXTF Buchungsstapel.
[[nodiscard]] std::unique_ptr<JournalWriter> datevWriter(QIODevice &device,
                                                         const JournalFile &file);

} // namespace tilldesk::exports
