#include "core/desk/kept_files.h"

#include "core/base/promised.h"
#include "core/base/when_ready.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace tilldesk::desk {
namespace {

Error noToken()
{
    return {ErrorCode::FieldInvalid, u"the service keeps no files under this token"_s, u"token"_s};
}

/// Errors: `FieldInvalid` (name) unless `name` is the name of a file in its folder.
Result<void> checkName(const QString &name)
{
    if (name.isEmpty() || name.size() > 200 || name.startsWith(u'.') || name.contains(u'/')
        || name.contains(QChar(0)))
        return fail(ErrorCode::FieldInvalid, u"must be a file name without a folder"_s, u"name"_s);
    return {};
}

} // namespace

KeptFilesOfWindow::KeptFilesOfWindow(gateway::Exports &exports, gateway::Bank &bank,
                                     gateway::Staff &staff, const QString &parentFolder,
                                     QObject *parent)
    : Files(parent),
      m_exports(exports),
      m_bank(bank),
      m_staff(staff),
      m_folder(parentFolder + u"/window-XXXXXX"_s)
{
}

Result<void> KeptFilesOfWindow::admit() const
{
    const StaffSession session = m_staff.session();
    if (session.isOn && session.isLocked)
        return fail(ErrorCode::Unauthorized, u"nobody is signed in at this window"_s);
    return {};
}

Result<QString> KeptFilesOfWindow::newFolder()
{
    if (const auto admitted = admit(); !admitted)
        return admitted.failure();
    const QString token = QUuid::createUuid().toString(QUuid::Id128);
    const QString path = m_folder.filePath(token);
    if (!m_folder.isValid() || !QDir().mkdir(path))
        return fail(ErrorCode::Storage, u"the temporary folder cannot be made"_s);
    m_folders[token].path = path;
    return token;
}

QFuture<Result<KeptFiles>> KeptFilesOfWindow::make(const ExportRequest &request,
                                                   const QString &name,
                                                   const std::shared_ptr<ExportControl> &control)
{
    if (const auto checked = checkName(name); !checked)
        return answered<KeptFiles>(checked.failure());
    const auto token = newFolder();
    if (!token)
        return answered<KeptFiles>(token.failure());
    return kept(*token, m_exports.write(request, m_folders[*token].path + u'/' + name, control));
}

QFuture<Result<KeptFiles>>
KeptFilesOfWindow::makePack(const PackRequest &request,
                            const std::shared_ptr<ExportControl> &control)
{
    const auto token = newFolder();
    if (!token)
        return answered<KeptFiles>(token.failure());
    return kept(*token, m_exports.writePack(request, m_folders[*token].path, control));
}

/// Lists the files once they are made; deletes the folder if they are not.
QFuture<Result<KeptFiles>> KeptFilesOfWindow::kept(const QString &token,
                                                   const QFuture<Result<ExportReport>> &made)
{
    auto [future, fulfil] = promised<KeptFiles>();
    whenReady(made, this, [this, token, fulfil = fulfil](const Result<ExportReport> &report) {
        const auto files = report ? listed(token, *report) : report.failure();
        if (!files)
            std::ignore = drop(token);
        fulfil(files);
    });
    return future;
}

Result<KeptFiles> KeptFilesOfWindow::listed(const QString &token, const ExportReport &report)
{
    Folder &folder = m_folders[token];
    const QDir top(folder.path);
    QDirIterator files(folder.path, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QFileInfo file = files.nextFileInfo();
        folder.files.append({top.relativeFilePath(file.filePath()), file.size()});
    }
    std::ranges::sort(folder.files, {}, &KeptFile::path);
    KeptFiles kept{token, folder.files, report};
    for (QString &path : kept.report.files)
        path = top.relativeFilePath(path);
    for (QString &path : kept.report.folders)
        path = top.relativeFilePath(path);
    return kept;
}

QFuture<Result<QByteArray>> KeptFilesOfWindow::read(const QString &token, int file, qint64 offset)
{
    return answered(piece(token, file, offset));
}

Result<QByteArray> KeptFilesOfWindow::piece(const QString &token, int file, qint64 offset) const
{
    const auto folder = m_folders.find(token);
    if (folder == m_folders.end())
        return tl::unexpected<Error>(noToken());
    if (file < 0 || file >= folder->second.files.size())
        return fail(ErrorCode::FieldInvalid, u"must be the index of a file"_s, u"file"_s);
    QFile source(folder->second.path + u'/' + folder->second.files.at(file).path);
    if (!source.open(QFile::ReadOnly))
        return fail(ErrorCode::Storage, source.errorString());
    if (offset < 0 || !source.seek(offset))
        return fail(ErrorCode::FieldInvalid, u"must be 0 or more"_s, u"offset"_s);
    return source.read(kPiece);
}

QFuture<Result<QString>> KeptFilesOfWindow::begin(const QString &name)
{
    if (const auto checked = checkName(name); !checked)
        return answered<QString>(checked.failure());
    std::ignore = drop(m_sending);
    const auto token = newFolder();
    m_sending = token.value_or(QString());
    if (token)
        m_folders[*token].sent = m_folders[*token].path + u'/' + name;
    return answered(token);
}

QFuture<Result<void>> KeptFilesOfWindow::append(const QString &token, const QByteArray &piece)
{
    return answered(appended(token, piece));
}

Result<void> KeptFilesOfWindow::appended(const QString &token, const QByteArray &piece) const
{
    if (const auto admitted = admit(); !admitted)
        return admitted;
    const auto folder = m_folders.find(token);
    if (folder == m_folders.end() || folder->second.sent.isEmpty())
        return tl::unexpected<Error>(noToken());
    QFile file(folder->second.sent);
    if (!file.open(QFile::Append))
        return fail(ErrorCode::Storage, file.errorString());
    if (file.size() + piece.size() > kMaxSent)
        return fail(ErrorCode::BodyTooLarge, u"the file has more than 100 MB"_s);
    if (file.write(piece) != piece.size() || !file.flush())
        return fail(ErrorCode::Storage, file.errorString());
    return {};
}

QFuture<Result<BankImport>>
KeptFilesOfWindow::importBank(const QString &token, const QList<MerchantId> &merchants,
                              bool acceptsDoubts, const std::shared_ptr<BankReadControl> &control)
{
    if (const auto admitted = admit(); !admitted)
        return answered<BankImport>(admitted.failure());
    const auto folder = m_folders.find(token);
    if (folder == m_folders.end() || folder->second.sent.isEmpty())
        return answered<BankImport>(tl::unexpected<Error>(noToken()));
    return m_bank.import(folder->second.sent, merchants, acceptsDoubts, control);
}

QFuture<Result<void>> KeptFilesOfWindow::drop(const QString &token)
{
    const auto folder = m_folders.find(token);
    if (folder != m_folders.end()) {
        QDir(folder->second.path).removeRecursively();
        m_folders.erase(folder);
    }
    return answered(Result<void>());
}

} // namespace tilldesk::desk
