#pragma once

#include "app/held_shop.h"
#include "core/gateway/setup.h"

#include <QThreadPool>

namespace tilldesk::app {

/// The first run over a local data folder: makes a shop, the demo shop, or restores a backup. The
/// shop that it has opened runs already; take() hands it over.
class FirstRun final : public gateway::Setup
{
    Q_OBJECT

public:
    /// @param settings  of the shop to be made
    /// @param held      the folder of the settings if its database has no merchant yet; otherwise
    ///                  null, and the folder is created by the first success
    FirstRun(Settings settings, std::unique_ptr<HeldShop> held,
             HeldShop::Keys keys = HeldShop::Keys::PreferKeychain);
    ~FirstRun() override; ///< Cancels what runs, and blocks until it has ended.

    /// Returns the shop that a request has opened; null if none has. Called once.
    [[nodiscard]] std::unique_ptr<HeldShop> take() { return std::move(m_opened); }
    /// Returns whether take() returns the demo shop.
    [[nodiscard]] bool isDemo() const { return m_isDemo; }
    /// Returns the owner who opened the shop and is signed in at once; empty: nobody.
    [[nodiscard]] const StaffId &owner() const { return m_owner; }
    /// Returns the data folder of the demo shop.
    [[nodiscard]] static QString demoFolder(const QString &dataDir);

    QFuture<Result<OpenedShop>> open(const NewShop &shop) override;
    QFuture<Result<OpenedShop>> openDemo() override;
    QFuture<Result<BackupSummary>> examine(const QString &path, const QString &passphrase) override;
    QFuture<Result<OpenedShop>> restore(const QString &path, const QString &passphrase) override;
    bool canRestore() const override { return !m_held; }
    NewShop keptAnswers() const override;
    void keepAnswers(const NewShop &shop) override;
    QString logged(const Error &error) override;
    QrMatrix sampleCode() const override;

private:
    using Fulfil = std::function<void(Result<OpenedShop>)>;

    [[nodiscard]] QString answersPath() const;
    [[nodiscard]] Result<std::unique_ptr<HeldShop>> started(const Settings &settings);
    void finish(const Result<OpenedShop> &result, std::unique_ptr<HeldShop> shop,
                const Fulfil &fulfil);
    void finishRestore(const Result<void> &restored, const Fulfil &fulfil);

    const Settings m_settings;
    const HeldShop::Keys m_keys;
    std::unique_ptr<HeldShop> m_held;
    std::unique_ptr<HeldShop> m_opening; ///< while the demo is filled
    std::unique_ptr<HeldShop> m_opened;
    bool m_isDemo = false;
    StaffId m_owner;
    BackupControl m_control;
    QThreadPool m_worker; ///< has one thread
};

} // namespace tilldesk::app
