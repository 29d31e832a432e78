#include "app/export_process.h"

#include "core/wire/composite_codecs.h"
#include "core/wire/message.h"
#include "core/wire/scalar_codecs.h"

#include <QCoreApplication>
#include <QProcess>

using namespace Qt::StringLiterals;

namespace tilldesk::app {

BOOST_DESCRIBE_STRUCT(ExportOrder, (), (request, path))

namespace {

/// Errors: those that the process has answered, or `FileNotWritten` if it has answered nothing.
Result<ExportReport> reportOf(QProcess &program)
{
    const auto message = wire::fromBytes(program.readAllStandardOutput());
    const auto *answer = message ? std::get_if<wire::Answer>(&*message) : nullptr;
    if (answer == nullptr)
        return fail(ErrorCode::FileNotWritten,
                    QString::fromUtf8(program.readAllStandardError()).trimmed());
    if (answer->error)
        return tl::unexpected<Error>(*answer->error);
    return wire::fromCbor<ExportReport>(answer->value);
}

} // namespace

const QString kExportOrderWords = u"export order"_s;

QByteArray toBytes(const ExportOrder &order)
{
    return wire::toCbor(order).toCbor();
}

Result<ExportOrder> exportOrderFrom(const QByteArray &bytes)
{
    return wire::fromCbor<ExportOrder>(QCborValue::fromCbor(bytes));
}

QByteArray answerTo(const Result<ExportReport> &report)
{
    wire::Answer answer;
    if (report)
        answer.value = wire::toCbor(*report);
    else
        answer.error = report.error();
    return wire::toBytes(answer);
}

Result<ExportReport> exportByProcess(const ExportOrder &order, const QStringList &options,
                                     const ExportControl &control)
{
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(), kExportOrderWords.split(u' ') + options);
    program.write(toBytes(order));
    program.closeWriteChannel();
    constexpr int kPoll = 200; // ms
    while (!program.waitForFinished(kPoll)) {
        if (program.state() == QProcess::NotRunning)
            return fail(ErrorCode::FileNotWritten, program.errorString());
        if (control.isCancelled) {
            program.terminate();
            program.waitForFinished();
            return fail(ErrorCode::Cancelled);
        }
    }
    return reportOf(program);
}

} // namespace tilldesk::app
