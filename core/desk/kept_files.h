#pragma once

#include "core/gateway/bank.h"
#include "core/gateway/exports.h"
#include "core/gateway/staff.h"
#include "core/wire/files.h"

#include <QTemporaryDir>
#include <map>

namespace tilldesk::desk {

/// Makes the files of one window with its gateways, in a temporary folder that is deleted with this
/// object. A window names no path of the service's disk. Used on the thread of the gateways.
class KeptFilesOfWindow final : public wire::Files
{
    Q_OBJECT

public:
    /// @param parent folder  in which the temporary folder is made
    /// @pre the gateways outlive this object
    KeptFilesOfWindow(gateway::Exports &exports, gateway::Bank &bank, gateway::Staff &staff,
                      const QString &parentFolder, QObject *parent = nullptr);

    QFuture<Result<KeptFiles>> make(const ExportRequest &request, const QString &name,
                                    const std::shared_ptr<ExportControl> &control) override;
    QFuture<Result<KeptFiles>> makePack(const PackRequest &request,
                                        const std::shared_ptr<ExportControl> &control) override;
    QFuture<Result<QByteArray>> read(const QString &token, int file, qint64 offset) override;
    QFuture<Result<QString>> begin(const QString &name) override;
    QFuture<Result<void>> append(const QString &token, const QByteArray &piece) override;
    QFuture<Result<BankImport>>
    importBank(const QString &token, const QList<MerchantId> &merchants, bool acceptsDoubts,
               const std::shared_ptr<BankReadControl> &control) override;
    QFuture<Result<void>> drop(const QString &token) override;

private:
    /// The folder of one token.
    struct Folder {
        QString path;
        QList<KeptFile> files; ///< that the service has made
        QString sent;          ///< full path of the file that the window sends; empty: none
    };

    [[nodiscard]] Result<void> admit() const;
    [[nodiscard]] Result<QString> newFolder();
    [[nodiscard]] QFuture<Result<KeptFiles>> kept(const QString &token,
                                                  const QFuture<Result<ExportReport>> &made);
    [[nodiscard]] Result<KeptFiles> listed(const QString &token, const ExportReport &report);
    [[nodiscard]] Result<QByteArray> piece(const QString &token, int file, qint64 offset) const;
    [[nodiscard]] Result<void> appended(const QString &token, const QByteArray &piece) const;

    gateway::Exports &m_exports;
    gateway::Bank &m_bank;
    gateway::Staff &m_staff;
    QTemporaryDir m_folder;
    std::map<QString, Folder> m_folders; ///< by token
    QString m_sending;                   ///< token of the only file that the window may be sending
};

} // namespace tilldesk::desk
