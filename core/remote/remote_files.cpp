#include "core/remote/remote_files.h"

#include "core/base/promised.h"
#include "core/base/when_ready.h"
#include "core/remote/file_copies.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace tilldesk::remote {
namespace {

Error onlyAtTheService()
{
    return {ErrorCode::AccessDenied, u"a backup is restored at the computer of the service"_s};
}

} // namespace

QFuture<Result<ExportReport>> RemoteExports::write(const ExportRequest &request,
                                                   const QString &path,
                                                   const std::shared_ptr<ExportControl> &control)
{
    const QFileInfo file(path);
    return copied(m_line.ask<&wire::Files::make>(request, file.fileName(), control), file.path(),
                  control);
}

QFuture<Result<ExportReport>>
RemoteExports::writePack(const PackRequest &request, const QString &folder,
                         const std::shared_ptr<ExportControl> &control)
{
    return copied(m_line.ask<&wire::Files::makePack>(request, control), folder, control);
}

QFuture<Result<ExportReport>> RemoteExports::copied(const QFuture<Result<KeptFiles>> &made,
                                                    const QString &folder,
                                                    const std::shared_ptr<ExportControl> &control)
{
    auto [future, fulfil] = promised<ExportReport>();
    whenReady(made, this, [this, fulfil = fulfil, folder, control](const Result<KeptFiles> &kept) {
        if (!kept)
            return fulfil(kept.failure());
        const auto here = [&folder](const QString &path) -> QString {
            return folder + u'/' + path;
        };
        ExportReport report = kept->report;
        std::ranges::transform(report.files, report.files.begin(), here);
        std::ranges::transform(report.folders, report.folders.begin(), here);
        QStringList paths;
        for (const KeptFile &file : kept->files)
            paths.append(here(file.path));
        new Download(
            m_line, *kept, paths, [control] { return control && control->isCancelled; },
            [fulfil, report](const Result<void> &copied) {
                fulfil(copied ? Result<ExportReport>(report)
                              : Result<ExportReport>(copied.failure()));
            });
    });
    return future;
}

QFuture<Result<BankImport>> RemoteBank::import(const QString &path,
                                               const QList<MerchantId> &merchants,
                                               bool acceptsDoubts,
                                               const std::shared_ptr<BankReadControl> &control)
{
    auto [future, fulfil] = promised<BankImport>();
    new Upload(
        m_line, path, [control] { return control && control->isCancelled; },
        [this, fulfil = fulfil, merchants, acceptsDoubts, control](const Result<QString> &token) {
            if (!token)
                return fulfil(token.failure());
            whenReady(
                m_line.ask<&wire::Files::importBank>(*token, merchants, acceptsDoubts, control),
                this, [this, fulfil, token = *token](const Result<BankImport> &read) {
                    std::ignore = m_line.ask<&wire::Files::drop>(token);
                    fulfil(read);
                });
        });
    return future;
}

QFuture<Result<BackupSummary>> RemoteSafekeeping::examine(const QString &, const QString &,
                                                          const std::shared_ptr<BackupControl> &)
{
    return refused<BackupSummary>(onlyAtTheService());
}

QFuture<Result<void>> RemoteSafekeeping::restore(const QString &, const QString &,
                                                 const std::shared_ptr<BackupControl> &)
{
    return refused<void>(onlyAtTheService());
}

QFuture<Result<void>> RemoteSafekeeping::saveSupport(const QString &text, const QString &path)
{
    QSaveFile file(path);
    const QByteArray bytes = text.toUtf8();
    if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return refused<void>({ErrorCode::FileNotWritten, path + u": "_s + file.errorString()});
    return recordSupport(path);
}

} // namespace tilldesk::remote
