#pragma once

#include "core/audit/trail.h"
#include "core/base/promised.h"
#include "core/threads/core_thread.h"

namespace tilldesk::runtime {

/// Maximum number of rows in one page of a list.
constexpr int kMaxRows = 500;

/// Runs `work()` on the core thread; see threads::CoreThread::submit().
/// @param actor  named in the entries of the audit trail
template <typename T, typename F>
[[nodiscard]] QFuture<Result<T>> promisedByCore(threads::CoreThread &core, F work,
                                                AuditActor actor = {.kind = AuditActorKind::Window})
{
    auto [future, fulfil] = promised<T>();
    core.submit(
        [work = std::move(work), actor = std::move(actor)]() mutable {
            const audit::Acting acting(actor);
            return work();
        },
        std::move(fulfil));
    return future;
}

} // namespace tilldesk::runtime
