#include "core/threads/live_copy.h"

#include "core/storage/online_copy.h"
#include "core/storage/writeback_pacer.h"

#include <QFile>
#include <future>

using namespace Qt::StringLiterals;

namespace tilldesk::threads {
namespace {

using std::chrono::steady_clock;

/// What a step has done.
struct Step {
    bool isLast = false;
    qint64 bytes = 0; ///< copied so far
    std::chrono::nanoseconds took{0};
};

/// The copy on the core thread. The functions block.
class CopyOnCore
{
public:
    CopyOnCore(CoreThread &core, QString target) : m_core(core), m_target(std::move(target)) {}
    CopyOnCore(const CopyOnCore &) = delete;
    CopyOnCore &operator=(const CopyOnCore &) = delete;
    /// Ends the copy on the core thread, whose connection it uses.
    ~CopyOnCore()
    {
        std::ignore = onCore([this](storage::Database & /*db*/) -> Result<Step> {
            m_copy.reset();
            return Step{};
        });
    }

    Result<Step> step()
    {
        return onCore([this](storage::Database &db) -> Result<Step> {
            const auto begun = steady_clock::now();
            try {
                if (!m_copy)
                    m_copy = std::make_unique<storage::OnlineCopy>(db, m_target);
                if (const auto stepped = m_copy->step(kPagesOfLiveCopy); !stepped)
                    return stepped.failure();
                return Step{m_copy->isComplete(), m_copy->bytes(), steady_clock::now() - begun};
            } catch (const storage::StorageException &e) {
                return fail(ErrorCode::Storage,
                            u"the database cannot be copied: "_s + QString::fromUtf8(e.what()));
            }
        });
    }

private:
    Result<Step> onCore(const std::function<Result<Step>(storage::Database &)> &work)
    {
        std::promise<Result<Step>> done;
        auto result = done.get_future();
        if (!m_core.postBetween([&](storage::Database &db) { done.set_value(work(db)); }))
            return fail(ErrorCode::Busy, u"The service is stopping"_s);
        return result.get();
    }

    CoreThread &m_core;
    QString m_target;
    std::unique_ptr<storage::OnlineCopy> m_copy; ///< used on the core thread
};

} // namespace

Result<void> copyLive(CoreThread &core, const QString &target, BackupControl &control)
{
    QFile written(target); // SQLite does not tell the descriptor that it writes to
    if (!written.open(QIODevice::ReadOnly))
        return fail(ErrorCode::Storage, written.errorString());
    storage::WritebackPacer pacer(written.handle());
    const qint64 before = control.done;
    CopyOnCore copy(core, target);
    while (!control.isCancelled) {
        const auto step = copy.step();
        if (!step)
            return step.failure();
        control.done = before + step->bytes;
        if (step->isLast)
            return {};
        pacer.written(step->bytes);
        if (control.rest)
            control.rest(step->took);
    }
    return fail(ErrorCode::Cancelled);
}

} // namespace tilldesk::threads
