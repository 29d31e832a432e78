#include "app/connection_checks.h"

#include "app/provider_calls.h"
#include "core/hosted/connection_walk.h"
#include "core/hosted/follower.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// A check that runs: ends with this object.
struct RunningCheck {
    std::unique_ptr<ProviderCalls> calls; ///< outlives the walk
    std::shared_ptr<hosted::ConnectionWalk> walk;

    ~RunningCheck()
    {
        calls.reset(); // joins the thread on which the walk may report
        walk.reset();
    }
};

Result<std::shared_ptr<void>> start(const Assembly &assembly, const ProfileId &profile,
                                    const runtime::LocalHosted::Told &told)
{
    if (assembly.directory().current()->profile(profile) == nullptr)
        return fail(ErrorCode::ProfileNotFound, u"There is no such profile"_s);
    const auto connection = assembly.connections().find(profile);
    if (!connection)
        return fail(ErrorCode::FieldInvalid, u"has no provider: it is local"_s, u"profile"_s);
    auto calls = ProviderCalls::make(assembly);
    if (!calls)
        return calls.failure();
    const auto running = std::make_shared<RunningCheck>();
    running->calls = std::move(*calls);
    running->walk = hosted::ConnectionWalk::start(
        {running->calls->client(), assembly.wall(), running->calls->monotonic()},
        accessOf(*connection, assembly.wall().now()), told);
    return std::shared_ptr<void>(running);
}

} // namespace

runtime::LocalHosted::Check connectionCheck(const Assembly &assembly)
{
    return [&assembly](const ProfileId &profile, const runtime::LocalHosted::Told &told) {
        return start(assembly, profile, told);
    };
}

} // namespace tilldesk::app
