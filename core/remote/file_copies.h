#pragma once

#include "core/remote/line.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

namespace tilldesk::remote {

/// Copies the files that the service keeps to this computer, one after the other, then drops them
/// there. Deletes itself when it has finished. Used on the thread of the line.
class Download final : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const Result<void> &)>;

    /// @param paths  of the copies, one for each file; a file there is replaced when its copy is
    /// complete
    /// @param isCancelled  asked before each piece
    Download(Line &line, KeptFiles kept, QStringList paths, std::function<bool()> isCancelled,
             Done done);

private:
    void openNext();
    void readNext();
    void onPiece(const Result<QByteArray> &piece);
    void end(const Result<void> &result);

    Line &m_line;
    const KeptFiles m_kept;
    const QStringList m_paths;
    const std::function<bool()> m_isCancelled;
    const Done m_done;
    int m_at = -1; ///< index of the file that is copied
    std::unique_ptr<QSaveFile> m_file;
};

/// Sends a file to the service. Deletes itself when it has finished.
class Upload final : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const Result<QString> &token)>;

    /// @param isCancelled  asked before each piece
    Upload(Line &line, const QString &path, std::function<bool()> isCancelled, Done done);

private:
    void sendNext();
    void end(const Result<QString> &token);

    Line &m_line;
    QFile m_file;
    const std::function<bool()> m_isCancelled;
    const Done m_done;
    QString m_token;
};

} // namespace tilldesk::remote
