#include "core/runtime/local_exports.h"

#include "core/exports/audit_facts.h"
#include "core/exports/drawing.h"
#include "core/exports/exporter.h"
#include "core/exports/month_pack.h"
#include "core/runtime/promised.h"

namespace tilldesk::runtime {

LocalExports::LocalExports(Gate &gate, QString databasePath, payouts::ClosingTime closing,
                           Packs packs, ByProcess byProcess, QObject *parent)
    : Exports(parent),
      m_gate(gate),
      m_databasePath(std::move(databasePath)),
      m_closing(std::move(closing)),
      m_packs(std::move(packs)),
      m_byProcess(exports::canDraw() ? ByProcess() : std::move(byProcess))
{
    m_worker.setMaxThreadCount(1);
    m_pool.setMaxThreadCount(1);
}

LocalExports::~LocalExports()
{
    for (const auto &known : m_controls) {
        if (const auto control = known.lock())
            control->isCancelled = true;
    }
    m_pool.waitForDone();
    m_worker.waitForDone();
}

template <StaffCommand command, typename Request, typename F>
QFuture<Result<ExportReport>>
LocalExports::begin(const Request &request, const std::shared_ptr<ExportControl> &control, F work)
{
    std::erase_if(m_controls, [](const auto &known) { return known.expired(); });
    m_controls.push_back(control);
    return m_gate.start<command, ExportReport>([&](auto fulfil) {
        m_pool.start([this, request, control, actor = m_gate.actor(), fulfil = std::move(fulfil),
                      work = std::move(work)] {
            const auto exported = [&]() -> Result<ExportReport> {
                if (control->isCancelled) // cancelled while waiting for another export
                    return fail(ErrorCode::Cancelled);
                try {
                    storage::Database db(m_databasePath, storage::Database::Mode::ReadOnly);
                    return work(db);
                } catch (const std::exception &e) {
                    return fail(ErrorCode::Storage, QString::fromUtf8(e.what()));
                }
            };
            auto written = exported();
            if (written)
                m_gate.record(
                    actor,
                    {.kind = AuditKind::Exported, .facts = exports::factsOf(request, *written)});
            fulfil(std::move(written));
        });
    });
}

QFuture<Result<ExportReport>> LocalExports::write(const ExportRequest &request, const QString &path,
                                                  const std::shared_ptr<ExportControl> &control)
{
    return begin<StaffCommand::ExportFile>(request, control,
                                           [closing = m_closing, byProcess = m_byProcess, request,
                                            path, control](storage::Database &db) {
                                               if (byProcess && request.format == ExportFormat::Pdf)
                                                   return byProcess(request, path, *control);
                                               return exports::write(db, closing, request, path,
                                                                     *control);
                                           });
}

QFuture<Result<ExportReport>> LocalExports::writePack(const PackRequest &request,
                                                      const QString &folder,
                                                      const std::shared_ptr<ExportControl> &control)
{
    return begin<StaffCommand::ExportPack>(request, control,
                                           [closing = m_closing, byProcess = m_byProcess, request,
                                            folder, control](storage::Database &db) {
                                               if (byProcess)
                                                   return byProcess(request, folder, *control);
                                               return exports::writePack(db, closing, request,
                                                                         folder, *control);
                                           });
}

QFuture<Result<PackSize>> LocalExports::packSize(const PackRequest &request)
{
    return m_gate.read<StaffCommand::ExportPack, PackSize>(
        threads::ReadKind::List, [closing = m_closing, request](storage::Database &db) {
            return exports::packSize(db, closing, request);
        });
}

template <StaffCommand command, typename T, typename F>
QFuture<Result<T>> LocalExports::onWorker(F work)
{
    return m_gate.start<command, T>([&](auto fulfil) {
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
    });
}

QFuture<Result<PackState>> LocalExports::packState()
{
    return onWorker<StaffCommand::ReadPackSettings, PackState>([this] { return m_packs.state(); });
}

QFuture<Result<void>> LocalExports::setPackSettings(const PackSettings &settings)
{
    return onWorker<StaffCommand::ChangePackSettings, void>([this, settings, by = m_gate.actor()] {
        auto applied = m_packs.apply(settings, by);
        notifyPack();
        return applied;
    });
}

QFuture<Result<void>> LocalExports::setMailPassword(const QString &password)
{
    return onWorker<StaffCommand::ChangePackSettings, void>([this, password, by = m_gate.actor()] {
        auto set = m_packs.setPassword(password, by);
        notifyPack();
        return set;
    });
}

QFuture<Result<PackRun>> LocalExports::makePackNow(const QDate &month,
                                                   const std::shared_ptr<ExportControl> &control)
{
    std::erase_if(m_controls, [](const auto &known) { return known.expired(); });
    m_controls.push_back(control);
    return m_gate.start<StaffCommand::ExportPack, PackRun>(
        [&](auto fulfil) { m_packs.make(month, m_gate.actor(), control, std::move(fulfil)); });
}

void LocalExports::notifyPack()
{
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT packChanged(); }, Qt::QueuedConnection);
}

} // namespace tilldesk::runtime
