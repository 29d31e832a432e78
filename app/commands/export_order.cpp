#include "app/commands/export_order.h"

#include "app/export_process.h"
#include "app/stop_signals.h"
#include "core/exports/exporter.h"
#include "core/exports/month_pack.h"

#include <QFile>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

Result<ExportReport> carriedOut(const ExportOrder &order, storage::Database &db,
                                const payouts::ClosingTime &closing)
{
    ExportControl control;
    const StopSignals stop([&control] { control.isCancelled = true; });
    if (const auto *list = std::get_if<ExportRequest>(&order.request))
        return exports::write(db, closing, *list, order.path, control);
    return exports::writePack(db, closing, std::get<PackRequest>(order.request), order.path,
                              control);
}

CommandResult exportOrder(const CommandValues & /*values*/, const storage::DataDirectory &directory,
                          const Settings &settings)
{
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return CommandResult::failure({ErrorCode::Internal, input.errorString()});
    const auto order = exportOrderFrom(input.readAll());
    if (!order)
        return CommandResult::failure(order.error());
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    return {CommandResult::kFine, answerTo(carriedOut(*order, db, closingOf(settings))), {}};
}

} // namespace

Command exportOrderCommand()
{
    return {.words = kExportOrderWords,
            .summary = u"Carries out an export of a service, which cannot draw PDF files itself"_s,
            .isInternal = true,
            .read = exportOrder};
}

} // namespace tilldesk::app
