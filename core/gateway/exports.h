#pragma once

#include "core/domain/export.h"

#include <QFuture>
#include <QObject>
#include <memory>

namespace tilldesk::gateway {

/// What a window may have written to files. Lives on the window's thread; see Payments. One file or
/// pack is written at a time, beside everything else; a second one waits.
///
/// A file is there only when it is whole. Errors: `FieldInvalid` (a list that the format cannot
/// show), `PayoutNotFound`, `FileNotWritten`, `NoSpace`, `Cancelled`, `Storage`, `Internal`.
class Exports : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// @param path  of the file; one that is there is replaced
    /// @param control  to cancel with, and to see how far it is
    [[nodiscard]] virtual QFuture<Result<ExportReport>>
    write(const ExportRequest &request, const QString &path,
          const std::shared_ptr<ExportControl> &control) = 0;
    /// @param folder  that the pack's folder is made in
    [[nodiscard]] virtual QFuture<Result<ExportReport>>
    writePack(const PackRequest &request, const QString &folder,
              const std::shared_ptr<ExportControl> &control) = 0;
};

} // namespace tilldesk::gateway
