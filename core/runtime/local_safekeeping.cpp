#include "core/runtime/local_safekeeping.h"

#include "core/runtime/promised.h"

namespace tilldesk::runtime {

LocalSafekeeping::LocalSafekeeping(Control control, QObject *parent)
    : Safekeeping(parent),
      m_control(std::move(control))
{
    m_worker.setMaxThreadCount(1);
}

LocalSafekeeping::~LocalSafekeeping()
{
    m_worker.waitForDone();
}

template <typename T, typename F>
QFuture<Result<T>> LocalSafekeeping::onWorker(F work)
{
    auto [future, fulfil] = promised<T>();
    m_worker.start([work = std::move(work), fulfil = std::move(fulfil)] {
        const auto result = [&]() -> Result<T> {
            try {
                return work();
            } catch (const std::exception &e) {
                return fail(ErrorCode::Storage, QString::fromUtf8(e.what()));
            }
        };
        fulfil(result());
    });
    return future;
}

QFuture<Result<SafekeepingState>> LocalSafekeeping::state()
{
    return onWorker<SafekeepingState>([this] { return m_control.state(); });
}

QFuture<Result<BackupRun>> LocalSafekeeping::backUp(const std::shared_ptr<BackupControl> &control)
{
    auto [future, fulfil] = promised<BackupRun>();
    m_control.backUp(control, std::move(fulfil));
    return future;
}

QFuture<Result<BackupRun>> LocalSafekeeping::rehearse(const std::shared_ptr<BackupControl> &control)
{
    auto [future, fulfil] = promised<BackupRun>();
    m_control.rehearse(control, std::move(fulfil));
    return future;
}

QFuture<Result<void>> LocalSafekeeping::apply(const BackupSettings &settings)
{
    return onWorker<void>([this, settings] {
        auto applied = m_control.apply(settings);
        notify();
        return applied;
    });
}

QFuture<Result<void>> LocalSafekeeping::setPassphrase(const QString &passphrase)
{
    return onWorker<void>([this, passphrase] {
        auto set = m_control.setPassphrase(passphrase);
        notify();
        return set;
    });
}

QFuture<Result<void>> LocalSafekeeping::checkPassphrase(const QString &passphrase)
{
    return onWorker<void>([this, passphrase] { return m_control.checkPassphrase(passphrase); });
}

QFuture<Result<void>> LocalSafekeeping::acceptRestore()
{
    return onWorker<void>([this] {
        auto accepted = m_control.acceptRestore();
        notify();
        return accepted;
    });
}

QFuture<Result<QString>> LocalSafekeeping::supportText()
{
    auto [future, fulfil] = promised<QString>();
    m_control.supportText(std::move(fulfil));
    return future;
}

QFuture<Result<void>> LocalSafekeeping::saveSupport(const QString &text, const QString &path)
{
    return onWorker<void>([this, text, path] { return m_control.saveSupport(text, path); });
}

void LocalSafekeeping::notify()
{
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT changed(); }, Qt::QueuedConnection);
}

} // namespace tilldesk::runtime
