#pragma once

#include "core/domain/export.h"

#include <QFuture>
#include <QObject>
#include <memory>

namespace tilldesk::gateway {

/// Exports to files for a window. Used on the window's thread; see Payments. One file or pack is
/// written at a time, in parallel to all other work; further exports wait.
///
/// A file appears only when it is complete.
/// Errors: `FieldInvalid` (a list that the format cannot show), `PayoutNotFound`, `FileNotWritten`,
/// `NoSpace`, `Cancelled`, `Storage`, `Internal`.
class Exports : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Writes a file.
    /// @param path  path of the file; an existing file is replaced
    /// @param control  cancels the export and shows its progress
    [[nodiscard]] virtual QFuture<Result<ExportReport>>
    write(const ExportRequest &request, const QString &path,
          const std::shared_ptr<ExportControl> &control) = 0;
    /// Writes a pack.
    /// @param folder  parent of the pack's folder
    [[nodiscard]] virtual QFuture<Result<ExportReport>>
    writePack(const PackRequest &request, const QString &folder,
              const std::shared_ptr<ExportControl> &control) = 0;
};

} // namespace tilldesk::gateway
