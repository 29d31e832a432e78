#include "core/exports/exporter.h"

#include "core/exports/atomic_file.h"
#include "core/exports/statement_export.h"
#include "core/exports/table_export.h"
#include "core/storage/transaction.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

struct Written {
    qint64 rows = 0;
    Amount sum;
};

Result<ExportReport> reportOf(AtomicFile &file, const QString &path, const Result<Written> &written)
{
    if (!written)
        return written.failure();
    const auto bytes = file.commit();
    if (!bytes)
        return bytes.failure();
    return ExportReport{
        .files = {path}, .rows = written->rows, .sum = written->sum, .bytes = *bytes};
}

Result<Written> statement(storage::Database &db, const payouts::ClosingTime &closing,
                          const ExportRequest &request, AtomicFile &file, ExportControl &control)
{
    const auto report = writeStatement(db, closing, request, file.file(), control);
    if (!report)
        return report.failure();
    return Written{.rows = report->rows, .sum = report->sum};
}

/// Returns whether the path is in the folder of the database, which also contains other data files.
bool isBeside(const storage::Database &db, const QString &path)
{
    return QFileInfo(QFileInfo(path).absolutePath()).canonicalFilePath()
        == QFileInfo(db.path()).canonicalPath();
}

} // namespace

Result<ExportReport> writeInView(storage::Database &db, const payouts::ClosingTime &closing,
                                 const ExportRequest &request, const QString &path,
                                 ExportControl &control)
{
    if (!canExport(request.list, request.format))
        return fail(ErrorCode::FieldInvalid,
                    u"this list cannot be exported as %1"_s.arg(toText(request.format)),
                    u"format"_s);
    if (isStatement(request.format)) {
        auto file = AtomicFile::begin(path, statementBytes(db, request));
        if (!file)
            return file.failure();
        return reportOf(*file, path, statement(db, closing, request, *file, control));
    }
    const auto table = openTable(db, closing, request.list);
    if (!table)
        return table.failure();
    auto file = AtomicFile::begin(path, tableBytes(request.format, (*table)->total()));
    if (!file)
        return file.failure();
    const auto report = writeTable(db, closing, request, **table, *file, control);
    if (!report)
        return report.failure();
    return reportOf(*file, path, Written{.rows = report->rows, .sum = report->sum});
}

Result<ExportReport> write(storage::Database &db, const payouts::ClosingTime &closing,
                           const ExportRequest &request, const QString &path,
                           ExportControl &control)
{
    const QFileInfo place(path);
    if (isBeside(db, path) || (place.isSymLink() && isBeside(db, place.symLinkTarget())))
        return fail(ErrorCode::FileNotWritten,
                    u"%1 is in the data folder of the shop; choose another folder"_s.arg(path));
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    return writeInView(db, closing, request, path, control);
}

} // namespace tilldesk::exports
