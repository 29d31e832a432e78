#include "core/runtime/local_exports.h"

#include "core/exports/audit_facts.h"
#include "core/exports/exporter.h"
#include "core/exports/month_pack.h"
#include "core/runtime/promised.h"

namespace tilldesk::runtime {

LocalExports::LocalExports(Gate &gate, QString databasePath, payouts::ClosingTime closing,
                           QObject *parent)
    : Exports(parent),
      m_gate(gate),
      m_databasePath(std::move(databasePath)),
      m_closing(std::move(closing))
{
    m_pool.setMaxThreadCount(1);
}

LocalExports::~LocalExports()
{
    for (const auto &known : m_controls) {
        if (const auto control = known.lock())
            control->isCancelled = true;
    }
    m_pool.waitForDone();
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
    return begin<StaffCommand::ExportFile>(
        request, control, [closing = m_closing, request, path, control](storage::Database &db) {
            return exports::write(db, closing, request, path, *control);
        });
}

QFuture<Result<ExportReport>> LocalExports::writePack(const PackRequest &request,
                                                      const QString &folder,
                                                      const std::shared_ptr<ExportControl> &control)
{
    return begin<StaffCommand::ExportPack>(
        request, control, [closing = m_closing, request, folder, control](storage::Database &db) {
            return exports::writePack(db, closing, request, folder, *control);
        });
}

} // namespace tilldesk::runtime
