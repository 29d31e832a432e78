#include "core/exports/journal_export.h"

#include "core/books/book_repository.h"
#include "core/debtors/simulation_service.h"
#include "core/exports/bank_statement.h"
#include "core/exports/journal_writer.h"
#include "core/exports/statement_export.h"
#include "core/payouts/clearing_queries.h"
#include "core/storage/atomic_file.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

/// A merchant's journal in a period.
struct OfMerchant {
    Merchant merchant;
    QDate first;
    QDate last;
    qint64 days = 0; ///< days on which money moved
};

Result<std::vector<OfMerchant>>
journalsOf(storage::Database &db, const payouts::ClosingTime &closing, const JournalFilter &filter)
{
    const QDate yesterday = closing.day(debtors::storedServiceTime(db)).addDays(-1);
    const QDate end =
        filter.to ? closing.day(*filter.to - std::chrono::milliseconds(1)) : yesterday;
    const QDate last = std::min(end, yesterday);
    const QDate first = filter.from ? closing.day(*filter.from) : QDate();
    const auto found = payouts::clearingDays(db, closing, filter.merchants, first, last);
    if (!found)
        return found.failure();
    const QList<Merchant> merchants = books::BookRepository(db).merchants();
    std::vector<OfMerchant> journals;
    for (const payouts::ClearingDays &account : *found) {
        const auto merchant = std::ranges::find(merchants, account.merchant, &Merchant::id);
        if (account.days.isEmpty() || merchant == merchants.end())
            continue;
        journals.push_back({.merchant = *merchant,
                            .first = first.isValid() ? first : account.days.first().day,
                            .last = last,
                            .days = account.days.size()});
    }
    if (journals.empty())
        return fail(ErrorCode::PayoutNotFound,
                    u"no money moved on a completed day of this period"_s, u"from"_s);
    return journals;
}

/// Returns whether a journal fails because of the books of the merchant, not because of the file.
bool isOfBooks(const Error &error)
{
    return error.code == ErrorCode::FieldRequired
        || (error.code == ErrorCode::FieldInvalid && error.field != "format"_L1);
}

/// Writes the entries. Returns the debit of all entries, and their number.
Result<StatementReport> write(storage::Database &db, const payouts::ClosingTime &closing,
                              const OfMerchant &of, const ExportRequest &request,
                              const Words &words, QIODevice &device, ExportControl &control)
{
    const JournalFile file{.format = request.format,
                           .merchant = of.merchant,
                           .books = books::BookRepository(db).books(of.merchant),
                           .first = of.first,
                           .last = of.last,
                           .words = words};
    const auto writer = journalWriter(device, file);
    if (!writer)
        return fail(ErrorCode::FieldInvalid,
                    u"this list cannot be exported as %1"_s.arg(toText(request.format)),
                    u"format"_s);
    if (const auto begun = writer->begin(); !begun)
        return begun.failure();
    books::Journal journal(db, closing, of.merchant.id, file.books, of.first, of.last);
    StatementReport report;
    while (true) {
        const auto found = journal.next();
        if (!found)
            return found.failure();
        const JournalEntry *entry = *found;
        if (entry == nullptr)
            break;
        if (control.isCancelled)
            return fail(ErrorCode::Cancelled, u"cancelled"_s);
        if (const auto written = writer->entry(*entry); !written)
            return written.failure();
        for (const JournalLine &line : entry->lines) {
            const auto sum = Amount::add(report.sum, std::max(line.amount, Amount()));
            if (!sum)
                return sum.failure();
            report.sum = *sum;
        }
        control.hasDone(++report.rows);
    }
    if (writer->hasFailed())
        return exports::notWritten(device);
    return report;
}

} // namespace

Result<ExportReport> writeJournals(storage::Database &db, const payouts::ClosingTime &closing,
                                   const JournalFilter &filter, const ExportRequest &request,
                                   const QString &path, ExportControl &control, QStringList *left)
{
    constexpr qint64 kDay = 4'096; // three entries of a few lines
    const auto journals = journalsOf(db, closing, filter);
    if (!journals)
        return journals.failure();
    const Words words(request.language);
    ExportReport report;
    std::vector<storage::AtomicFile> files;
    std::optional<Error> failed; // the first one
    for (const OfMerchant &of : *journals) {
        const auto own =
            journals->size() == 1 ? Result<QString>(path) : pathOfOne(path, of.merchant.id.text());
        if (!own)
            return own.failure();
        auto file = storage::AtomicFile::begin(*own, of.days * kDay);
        if (!file)
            return file.failure();
        const auto written = write(db, closing, of, request, words, file->file(), control);
        if (!written && journals->size() > 1 && left != nullptr && isOfBooks(written.error())) {
            const Error &why = written.error();
            *left << u"merchant %1 (%2): %3: %4"_s.arg(of.merchant.id.text(), of.merchant.name,
                                                       why.field, why.detail);
            failed = failed.value_or(written.error());
            continue;
        }
        if (!written && journals->size() > 1 && written.error().code != ErrorCode::Cancelled)
            return fail(written.error().code,
                        u"merchant %1 (%2): %3. No journal is written; choose merchants whose"
                        " books are complete"_s.arg(of.merchant.id.text(), of.merchant.name,
                                                    written.error().detail),
                        written.error().field);
        if (!written)
            return written.failure();
        const auto sum = Amount::add(report.sum, written->sum);
        if (!sum)
            return sum.failure();
        report.files << *own;
        report.rows += written->rows;
        report.sum = *sum;
        files.push_back(std::move(*file));
    }
    if (files.empty() && failed)
        return fail(failed->code, left->join(u"; "_s));
    for (storage::AtomicFile &file : files) {
        const auto bytes = file.commit();
        if (!bytes)
            return bytes.failure();
        report.bytes += *bytes;
    }
    if (const auto today = addToday(report, db, closing, filter); !today)
        return today.failure();
    return report;
}

} // namespace tilldesk::exports
