#include "core/remote/file_copies.h"

#include "core/base/when_ready.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace tilldesk::remote {
namespace {

tl::unexpected<Error> notWritten(const QString &path, const QString &reason)
{
    return fail(ErrorCode::FileNotWritten, u"%1: %2"_s.arg(path, reason));
}

} // namespace

Download::Download(Line &line, KeptFiles kept, QStringList paths, std::function<bool()> isCancelled,
                   Done done)
    : QObject(&line),
      m_line(line),
      m_kept(std::move(kept)),
      m_paths(std::move(paths)),
      m_isCancelled(std::move(isCancelled)),
      m_done(std::move(done))
{
    openNext();
}

void Download::openNext()
{
    if (++m_at == m_paths.size())
        return end({});
    const QString path = m_paths.at(m_at);
    const QString folder = QFileInfo(path).path();
    if (!QDir().mkpath(folder))
        return end(notWritten(folder, u"the folder cannot be made"_s));
    m_file = std::make_unique<QSaveFile>(path);
    if (!m_file->open(QFile::WriteOnly))
        return end(notWritten(path, m_file->errorString()));
    readNext();
}

void Download::readNext()
{
    if (m_isCancelled())
        return end(fail(ErrorCode::Cancelled));
    whenReady(m_line.ask<&wire::Files::read>(m_kept.token, m_at, m_file->size()), this,
              [this](const Result<QByteArray> &piece) { onPiece(piece); });
}

void Download::onPiece(const Result<QByteArray> &piece)
{
    if (!piece)
        return end(piece.failure());
    if (m_file->write(*piece) != piece->size() || !m_file->flush())
        return end(notWritten(m_file->fileName(), m_file->errorString()));
    if (!piece->isEmpty())
        return readNext();
    if (m_file->size() != m_kept.files.at(m_at).bytes)
        return end(fail(ErrorCode::Internal, u"a file of the service has changed"_s));
    if (!m_file->commit())
        return end(notWritten(m_file->fileName(), m_file->errorString()));
    openNext();
}

void Download::end(const Result<void> &result)
{
    m_file.reset(); // an unfinished copy is deleted
    std::ignore = m_line.ask<&wire::Files::drop>(m_kept.token);
    m_done(result);
    deleteLater();
}

Upload::Upload(Line &line, const QString &path, std::function<bool()> isCancelled, Done done)
    : QObject(&line),
      m_line(line),
      m_file(path),
      m_isCancelled(std::move(isCancelled)),
      m_done(std::move(done))
{
    if (!m_file.open(QFile::ReadOnly)) {
        end(fail(ErrorCode::FieldInvalid,
                 u"the file cannot be read: %1"_s.arg(m_file.errorString()), u"file"_s));
        return;
    }
    whenReady(m_line.ask<&wire::Files::begin>(QFileInfo(path).fileName()), this,
              [this](const Result<QString> &token) {
                  if (!token)
                      return end(token);
                  m_token = *token;
                  sendNext();
              });
}

void Upload::sendNext()
{
    if (m_isCancelled())
        return end(fail(ErrorCode::Cancelled));
    const QByteArray piece = m_file.read(wire::Files::kPiece);
    if (piece.isEmpty())
        return end(m_token);
    whenReady(m_line.ask<&wire::Files::append>(m_token, piece), this,
              [this](const Result<void> &appended) {
                  if (!appended)
                      return end(appended.failure());
                  sendNext();
              });
}

void Upload::end(const Result<QString> &token)
{
    if (!token && !m_token.isEmpty())
        std::ignore = m_line.ask<&wire::Files::drop>(m_token);
    m_done(token);
    deleteLater();
}

} // namespace tilldesk::remote
