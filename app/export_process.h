#pragma once

#include "core/base/result.h"
#include "core/domain/export.h"

namespace tilldesk::app {

/// An export that a service leaves to a process of its own, because the export draws PDF files:
/// drawing fixes the seed of Qt's hashes, which a process that reads requests must not do.
struct ExportOrder {
    std::variant<ExportRequest, PackRequest> request;
    QString path; ///< of the list's file; of the parent folder of packs
};

/// Lets a process of this program carry out the order, and blocks. Any thread.
/// @param options  shopOptions()
/// @param control  cancels the export; shows no progress
/// Errors: see gateway::Exports; `FileNotWritten` with the reason if the process fails to start or
/// ends without an answer.
[[nodiscard]] Result<ExportReport>
exportByProcess(const ExportOrder &order, const QStringList &options, const ExportControl &control);

/// The words of the command that carries out an order. The command reads the order from standard
/// input and writes the answer to standard output.
extern const QString kExportOrderWords;

[[nodiscard]] QByteArray toBytes(const ExportOrder &order);
/// Errors: `FieldInvalid` if the bytes are no order.
[[nodiscard]] Result<ExportOrder> exportOrderFrom(const QByteArray &bytes);
/// Returns the answer to an order as bytes.
[[nodiscard]] QByteArray answerTo(const Result<ExportReport> &report);

} // namespace tilldesk::app
