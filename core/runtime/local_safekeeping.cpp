#include "core/runtime/local_safekeeping.h"

#include "core/runtime/promised.h"

namespace tilldesk::runtime {

LocalSafekeeping::LocalSafekeeping(Gate &gate, Control control, QObject *parent)
    : Safekeeping(parent),
      m_gate(gate),
      m_control(std::move(control))
{
    m_worker.setMaxThreadCount(1);
}

LocalSafekeeping::~LocalSafekeeping()
{
    m_worker.waitForDone();
}

template <StaffCommand command, typename T, typename F>
QFuture<Result<T>> LocalSafekeeping::onWorker(F work)
{
    return m_gate.start<command, T>([&](auto fulfil) {
        m_worker.start(
            [work = std::move(work), fulfil = std::move(fulfil), actor = m_gate.actor()] {
                const audit::Acting acting(actor);
                const auto result = [&]() -> Result<T> {
                    try {
                        return work();
                    } catch (const std::exception &e) {
                        return fail(ErrorCode::Storage, QString::fromUtf8(e.what()));
                    }
                };
                fulfil(result());
            });
    });
}

QFuture<Result<SafekeepingState>> LocalSafekeeping::state()
{
    return onWorker<StaffCommand::ReadBackups, SafekeepingState>(
        [this] { return m_control.state(); });
}

QFuture<Result<BackupRun>> LocalSafekeeping::backUp(const std::shared_ptr<BackupControl> &control)
{
    return m_gate.start<StaffCommand::MakeBackup, BackupRun>([&](auto fulfil) {
        const audit::Acting acting(m_gate.actor());
        m_control.backUp(control, std::move(fulfil));
    });
}

QFuture<Result<BackupRun>> LocalSafekeeping::rehearse(const std::shared_ptr<BackupControl> &control)
{
    return m_gate.start<StaffCommand::MakeBackup, BackupRun>([&](auto fulfil) {
        const audit::Acting acting(m_gate.actor());
        m_control.rehearse(control, std::move(fulfil));
    });
}

QFuture<Result<void>> LocalSafekeeping::apply(const BackupSettings &settings)
{
    return onWorker<StaffCommand::ChangeBackups, void>([this, settings] {
        auto applied = m_control.apply(settings);
        notify();
        return applied;
    });
}

QFuture<Result<void>> LocalSafekeeping::setPassphrase(const QString &passphrase)
{
    return onWorker<StaffCommand::ChangeBackups, void>([this, passphrase] {
        auto set = m_control.setPassphrase(passphrase);
        notify();
        return set;
    });
}

QFuture<Result<void>> LocalSafekeeping::checkPassphrase(const QString &passphrase)
{
    return onWorker<StaffCommand::ChangeBackups, void>(
        [this, passphrase, by = m_gate.actor().name] {
            auto checked =
                m_control.checkPassphrase(passphrase, by.isEmpty() ? by : shortStaffName(by));
            notify();
            return checked;
        });
}

QFuture<Result<BackupSummary>>
LocalSafekeeping::examine(const QString &path, const QString &passphrase,
                          const std::shared_ptr<BackupControl> &control)
{
    return m_gate.start<StaffCommand::RestoreBackup, BackupSummary>(
        [&](auto fulfil) { m_control.examine(path, passphrase, control, std::move(fulfil)); });
}

QFuture<Result<void>> LocalSafekeeping::restore(const QString &path, const QString &passphrase,
                                                const std::shared_ptr<BackupControl> &control)
{
    return m_gate.start<StaffCommand::RestoreBackup, void>([&](auto fulfil) {
        const audit::Acting acting(m_gate.actor());
        m_control.restore(path, passphrase, control,
                          [this, fulfil = std::move(fulfil)](const Result<void> &restored) {
                              if (restored)
                                  QMetaObject::invokeMethod(
                                      this, [this] { Q_EMIT restartNeeded(); },
                                      Qt::QueuedConnection);
                              fulfil(restored);
                          });
    });
}

QFuture<Result<void>> LocalSafekeeping::acceptRestore()
{
    return onWorker<StaffCommand::AcceptRestore, void>([this] {
        auto accepted = m_control.acceptRestore();
        notify();
        return accepted;
    });
}

QFuture<Result<QString>> LocalSafekeeping::supportText()
{
    return m_gate.start<StaffCommand::MakeSupportFile, QString>(
        [&](auto fulfil) { m_control.supportText(std::move(fulfil)); });
}

QFuture<Result<void>> LocalSafekeeping::saveSupport(const QString &text, const QString &path)
{
    return onWorker<StaffCommand::MakeSupportFile, void>(
        [this, text, path] { return m_control.saveSupport(text, path); });
}

QFuture<Result<void>> LocalSafekeeping::recordSupport(const QString &path)
{
    return onWorker<StaffCommand::MakeSupportFile, void>(
        [this, path] { return m_control.recordSupport(path); });
}

void LocalSafekeeping::notify()
{
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT changed(); }, Qt::QueuedConnection);
}

} // namespace tilldesk::runtime
