#pragma once

#include "core/remote/line.h"

namespace tilldesk::remote {

/// gateway::Exports of the service. The files are made by the service and copied to this computer.
class RemoteExports final : public gateway::Exports
{
public:
    explicit RemoteExports(Line &line, QObject *parent = nullptr) : Exports(parent), m_line(line) {}

    QFuture<Result<ExportReport>> write(const ExportRequest &request, const QString &path,
                                        const std::shared_ptr<ExportControl> &control) override;
    QFuture<Result<ExportReport>> writePack(const PackRequest &request, const QString &folder,
                                            const std::shared_ptr<ExportControl> &control) override;
    QFuture<Result<PackSize>> packSize(const PackRequest &request) override
    {
        return m_line.ask<&gateway::Exports::packSize>(request);
    }
    QFuture<Result<PackState>> packState() override
    {
        return m_line.ask<&gateway::Exports::packState>();
    }
    QFuture<Result<void>> setPackSettings(const PackSettings &settings) override
    {
        return m_line.ask<&gateway::Exports::setPackSettings>(settings);
    }
    QFuture<Result<void>> setMailPassword(const QString &password) override
    {
        return m_line.ask<&gateway::Exports::setMailPassword>(password);
    }
    QFuture<Result<PackRun>> makePackNow(const QDate &month,
                                         const std::shared_ptr<ExportControl> &control) override
    {
        return m_line.ask<&gateway::Exports::makePackNow>(month, control);
    }

private:
    /// Copies the files into `folder` once they are made.
    QFuture<Result<ExportReport>> copied(const QFuture<Result<KeptFiles>> &made,
                                         const QString &folder,
                                         const std::shared_ptr<ExportControl> &control);
    Line &m_line;
};

/// gateway::Bank of the service. Reads a bank's file of this computer.
class RemoteBank final : public gateway::Bank
{
public:
    explicit RemoteBank(Line &line, QObject *parent = nullptr) : Bank(parent), m_line(line) {}

    QFuture<Result<QList<BankFileSummary>>> files(const QList<MerchantId> &merchants,
                                                  int count) override
    {
        return m_line.ask<&gateway::Bank::files>(merchants, count);
    }
    QFuture<Result<QList<BankItem>>> items(const BankItemFilter &filter) override
    {
        return m_line.ask<&gateway::Bank::items>(filter);
    }
    QFuture<Result<BankImport>> import(const QString &path, const QList<MerchantId> &merchants,
                                       bool acceptsDoubts,
                                       const std::shared_ptr<BankReadControl> &control) override;
    QFuture<Result<void>> match(qint64 entry, const PayoutId &payout,
                                bool acceptsDifference) override
    {
        return m_line.ask<&gateway::Bank::match>(entry, payout, acceptsDifference);
    }
    QFuture<Result<void>> unmatch(qint64 entry) override
    {
        return m_line.ask<&gateway::Bank::unmatch>(entry);
    }

private:
    Line &m_line;
};

/// gateway::Safekeeping of the service. A backup is restored at the computer of the service only.
class RemoteSafekeeping final : public gateway::Safekeeping
{
public:
    explicit RemoteSafekeeping(Line &line, QObject *parent = nullptr)
        : Safekeeping(parent),
          m_line(line)
    {
    }

    QFuture<Result<SafekeepingState>> state() override
    {
        return m_line.ask<&gateway::Safekeeping::state>();
    }
    QFuture<Result<BackupRun>> backUp(const std::shared_ptr<BackupControl> &control) override
    {
        return m_line.ask<&gateway::Safekeeping::backUp>(control);
    }
    QFuture<Result<BackupRun>> rehearse(const std::shared_ptr<BackupControl> &control) override
    {
        return m_line.ask<&gateway::Safekeeping::rehearse>(control);
    }
    QFuture<Result<void>> apply(const BackupSettings &settings) override
    {
        return m_line.ask<&gateway::Safekeeping::apply>(settings);
    }
    QFuture<Result<void>> setPassphrase(const QString &passphrase) override
    {
        return m_line.ask<&gateway::Safekeeping::setPassphrase>(passphrase);
    }
    QFuture<Result<void>> checkPassphrase(const QString &passphrase) override
    {
        return m_line.ask<&gateway::Safekeeping::checkPassphrase>(passphrase);
    }
    QFuture<Result<BackupSummary>> examine(const QString &path, const QString &passphrase,
                                           const std::shared_ptr<BackupControl> &control) override;
    QFuture<Result<void>> restore(const QString &path, const QString &passphrase,
                                  const std::shared_ptr<BackupControl> &control) override;
    QFuture<Result<void>> acceptRestore() override
    {
        return m_line.ask<&gateway::Safekeeping::acceptRestore>();
    }
    QFuture<Result<QString>> supportText() override
    {
        return m_line.ask<&gateway::Safekeeping::supportText>();
    }
    QFuture<Result<void>> saveSupport(const QString &text, const QString &path) override;
    QFuture<Result<void>> recordSupport(const QString &path) override
    {
        return m_line.ask<&gateway::Safekeeping::recordSupport>(path);
    }

private:
    Line &m_line;
};

} // namespace tilldesk::remote
