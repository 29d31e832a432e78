#include "core/runtime/local_exports.h"

#include "core/exports/exporter.h"
#include "core/exports/month_pack.h"
#include "core/runtime/promised.h"

namespace tilldesk::runtime {

LocalExports::LocalExports(QString databasePath, payouts::ClosingTime closing, QObject *parent)
    : Exports(parent),
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

template <typename F>
QFuture<Result<ExportReport>> LocalExports::begin(const std::shared_ptr<ExportControl> &control,
                                                  F work)
{
    std::erase_if(m_controls, [](const auto &known) { return known.expired(); });
    m_controls.push_back(control);
    auto [future, fulfil] = promised<ExportReport>();
    m_pool.start([path = m_databasePath, control, fulfil = fulfil, work = std::move(work)] {
        const auto written = [&]() -> Result<ExportReport> {
            if (control->isCancelled) // cancelled while waiting for another export
                return fail(ErrorCode::Cancelled);
            try {
                storage::Database db(path, storage::Database::Mode::ReadOnly);
                return work(db);
            } catch (const std::exception &e) {
                return fail(ErrorCode::Storage, QString::fromUtf8(e.what()));
            }
        };
        fulfil(written());
    });
    return future;
}

QFuture<Result<ExportReport>> LocalExports::write(const ExportRequest &request, const QString &path,
                                                  const std::shared_ptr<ExportControl> &control)
{
    return begin(control, [closing = m_closing, request, path, control](storage::Database &db) {
        return exports::write(db, closing, request, path, *control);
    });
}

QFuture<Result<ExportReport>> LocalExports::writePack(const PackRequest &request,
                                                      const QString &folder,
                                                      const std::shared_ptr<ExportControl> &control)
{
    return begin(control, [closing = m_closing, request, folder, control](storage::Database &db) {
        return exports::writePack(db, closing, request, folder, *control);
    });
}

} // namespace tilldesk::runtime
