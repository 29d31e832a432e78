#include "app/stop_signals.h"

#include <csignal>
#include <pthread.h>

namespace tilldesk::app {
namespace {

/// Ends the waiting thread; only ~StopSignals() sends it.
constexpr int kEnd = SIGUSR2;

sigset_t watched()
{
    sigset_t set;
    sigemptyset(&set);
    for (const int number : {SIGTERM, SIGINT, kEnd})
        sigaddset(&set, number);
    return set;
}

} // namespace

void blockStopSignals()
{
    const sigset_t set = watched();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
}

StopSignals::StopSignals(std::function<void()> onStop) : m_onStop(std::move(onStop))
{
    blockStopSignals();
    std::signal(SIGPIPE, SIG_IGN); // writing to a closed connection is an ordinary error
    m_thread = std::thread([this, set = watched()] {
        pthread_setname_np(pthread_self(), "signals");
        int number = 0;
        while (sigwait(&set, &number) == 0 && number != kEnd)
            m_onStop();
    });
}

StopSignals::~StopSignals()
{
    pthread_kill(m_thread.native_handle(), kEnd);
    m_thread.join();
}

} // namespace tilldesk::app
