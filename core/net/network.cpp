#include "core/net/network.h"

#include "core/net/exchange.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <mutex>
#include <pthread.h>
#include <sys/resource.h>
#include <thread>

using namespace Qt::StringLiterals;

namespace tilldesk::net {

namespace asio = boost::asio;

struct Network::Private {
    /// Work queue filled by other threads. Wake-ups are coalesced: only the first item after a
    /// drain wakes the network thread.
    struct WorkQueue {
        std::mutex mutex;
        asio::io_context *context = nullptr; ///< null: the network has stopped
        std::vector<Work> works;

        void runAll();
    };

    explicit Private(Options options)
        : state(context, std::move(options.lookUp),
                options.trust ? std::move(options.trust) : loadTrustStore({}).value()),
          work(context.get_executor())
    {
        queue->context = &context;
        thread = std::thread([this, name = options.name.toLatin1(), nice = options.nice] {
            pthread_setname_np(pthread_self(), name.constData());
            if (nice != 0)
                setpriority(PRIO_PROCESS, 0, nice); // Linux: sets the priority of this thread only
            context.run();
        });
    }

    asio::io_context context{1};
    NetworkState state;
    asio::executor_work_guard<asio::io_context::executor_type> work;
    std::shared_ptr<WorkQueue> queue = std::make_shared<WorkQueue>();
    std::thread thread;
};

void Network::Private::WorkQueue::runAll()
{
    std::vector<Work> all;
    {
        const std::lock_guard lock(mutex);
        all.swap(works);
    }
    for (const Work &one : all)
        one();
}

Network::Network(Options options) : d(std::make_unique<Private>(std::move(options))) {}

Network::~Network()
{
    stop();
}

void Network::stop(Work last)
{
    if (!d)
        return;
    std::vector<Work> dropped; // destroyed after the lock is released
    {
        const std::lock_guard lock(d->queue->mutex);
        d->queue->context = nullptr;
        dropped.swap(d->queue->works);
    }
    asio::post(d->context, [this, last = std::move(last)] {
        if (last)
            last();
        d->context.stop();
    });
    d->thread.join();
    d.reset();
}

Network::Post Network::post() const
{
    return [queue = d->queue](Work work) {
        const std::lock_guard lock(queue->mutex);
        if (queue->context == nullptr)
            return;
        queue->works.push_back(std::move(work));
        if (queue->works.size() == 1)
            asio::post(*queue->context, [queue] { queue->runAll(); });
    };
}

void Network::later(std::chrono::milliseconds delay, Work work)
{
    const auto timer = std::make_shared<asio::steady_timer>(d->context, delay);
    timer->async_wait([timer, work = std::move(work)](const boost::system::error_code &error) {
        if (!error)
            work();
    });
}

void Network::call(Call call, std::chrono::milliseconds timeout, Done done)
{
    asio::post(d->context,
               [exchange = std::make_shared<Exchange>(d->state, std::move(call), std::move(done)),
                timeout] { exchange->start(timeout); });
}

struct Timer::Private {
    asio::steady_timer timer;
    std::shared_ptr<Network::Work> work; ///< sole owner: destroying the Timer expires the handler's
                                         ///< weak_ptr
    bool isActive = false;
};

Timer::Timer(Network &network, Network::Work work)
    : d(std::make_unique<Private>(Private{asio::steady_timer(network.d->context),
                                          std::make_shared<Network::Work>(std::move(work)), false}))
{
}

Timer::~Timer() = default;

void Timer::start(std::chrono::milliseconds delay)
{
    d->isActive = true;
    const auto due = std::chrono::steady_clock::now() + delay;
    d->timer.expires_at(due);
    d->timer.async_wait(
        [this, due, alive = std::weak_ptr(d->work)](const boost::system::error_code &error) {
            const auto work = alive.lock();
            // The timer was restarted after this handler had been queued: ignore the old expiry.
            if (error || !work || d->timer.expiry() != due)
                return;
            d->isActive = false;
            (*work)();
        });
}

bool Timer::isActive() const
{
    return d->isActive;
}

} // namespace tilldesk::net
