#include "tests/support/core_threads.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <algorithm>
#include <cstdio>
#include <latch>

using namespace tilldesk;
using namespace tilldesk::test;

namespace {

constexpr int kRounds = 5;

/// Makes payments and cancels them in batches. @return cancelled payments a second
double cancelled(CoreThreads &core, int batch, bool readsAhead)
{
    const int count = batch * std::max(1, 512 / batch);
    QList<PaymentId> ids;
    std::ignore = core.onCore([&]() -> Result<int> {
        ids.clear();
        for (int i = 0; i < count; ++i)
            ids << core.services->payments.create(core.profile.id, newPayment(), {})->id;
        return count;
    });
    QElapsedTimer timer;
    qint64 nanos = 0;
    for (int first = 0; first < count; first += batch) {
        std::latch all(batch);
        core.hold();
        for (int i = first; i < first + batch; ++i) {
            auto &payments = core.services->payments;
            std::function<void()> ahead;
            if (readsAhead)
                ahead = [&payments, id = ids[i]] { payments.readAhead(id); };
            core.core.submit([&payments, id = ids[i]] { return payments.cancel(id, {}); },
                             [&all](const Result<Payment> &) { all.count_down(); }, nullptr,
                             std::move(ahead));
        }
        timer.start();
        core.release();
        all.wait();
        nanos += timer.nsecsElapsed();
    }
    return count * 1e9 / double(nanos);
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

} // namespace

/// Compares cancelling payments whose look-ups are sent together with look-ups one by one, by
/// turns. Run it with TILLDESK_TEST_ENGINE=postgresql; the server does not sync to the disk.
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    CoreThreads core;
    std::printf(
        "| Cancels in a batch | one by one | sent together | ratio |\n|---:|---:|---:|---:|\n");
    for (const int batch : {8, 32, 128}) {
        std::vector<double> alone;
        std::vector<double> together;
        std::vector<double> ratios;
        for (int round = 0; round < kRounds; ++round) {
            alone.push_back(cancelled(core, batch, false));
            together.push_back(cancelled(core, batch, true));
            ratios.push_back(together.back() / alone.back());
        }
        std::printf("| %d | %.0f | %.0f | %.2f |\n", batch, median(alone), median(together),
                    median(ratios));
        std::fflush(stdout);
    }
}
