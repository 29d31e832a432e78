// Measures how long lists take inside the server:  bench_search DATABASE
// Prints one JSON object by query: milliseconds, median of 200 runs each (of 5 for jumps).

#include "core/payments/payment_list_queries.h"
#include "core/payments/payment_repository.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <algorithm>
#include <cstdio>

using namespace tilldesk;
using namespace Qt::StringLiterals;

namespace {

template <typename F>
void measure(const QByteArray &name, F work, int runs = 200, bool isLast = false)
{
    QList<qint64> nanos;
    for (int i = 0; i < runs; ++i) {
        QElapsedTimer timer;
        timer.start();
        work();
        nanos << timer.nsecsElapsed();
    }
    std::ranges::sort(nanos);
    std::printf("  \"%s\": %.3f%s\n", name.constData(), double(nanos[runs / 2]) / 1e6,
                isLast ? "" : ",");
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    if (argc != 2) {
        std::fputs("usage: bench_search DATABASE\n", stderr);
        return 2;
    }
    storage::Database db(QString::fromLocal8Bit(argv[1]), storage::Database::Mode::ReadOnly);
    payments::PaymentListQueries queries(db);
    payments::PaymentRepository repository(db);
    const Payment last = *repository.find(repository.last().seq);

    PaymentFilter all;
    all.profiles = {last.profileId};
    PaymentFilter someStatuses = all;
    someStatuses.statuses = {PaymentStatus::Succeeded, PaymentStatus::Cancelled};
    PaymentFilter rareStatus = all;
    rareStatus.statuses = {PaymentStatus::Voided};
    PaymentFilter month = all;
    month.from = last.createdAt - std::chrono::hours(24 * 20);
    month.to = last.createdAt - std::chrono::hours(24 * 10);
    PaymentFilter reference = all;
    reference.reference = last.reference;
    const auto total = [&queries](const PaymentFilter &filter) {
        return queries.page(filter, 0, 0)->total;
    };
    const auto page = [&queries](const PaymentFilter &filter, qint64 first) {
        return [&queries, filter, first] { std::ignore = queries.page(filter, first, 100); };
    };

    std::puts("{");
    measure("first page of 100", page(all, 0));
    measure("deepest page of 100", page(all, total(all) - 100));
    measure("middle page of 100, two statuses", page(someStatuses, total(someStatuses) / 2));
    measure("deepest page of 100, two statuses", page(someStatuses, total(someStatuses) - 100));
    measure("deepest page of 100, rare status",
            page(rareStatus, std::max<qint64>(total(rareStatus) - 100, 0)));
    measure("deepest page of 100, ten days", page(month, std::max<qint64>(total(month) - 100, 0)));
    measure("page of a reference", page(reference, 0));
    // Sorted lists: the first page, and the page after a row in the middle.
    for (const PaymentColumn by : kPaymentColumns) {
        if (by == PaymentColumn::Created)
            continue;
        PaymentFilter sorted;
        sorted.order = {by, true};
        PaymentFilter paid = sorted;
        paid.statuses = {PaymentStatus::Succeeded};
        const auto middle = queries.page(sorted, total(sorted) / 2, 1);
        const Payment row = middle->rows.value(0);
        const auto name = [by](const char *what) -> QByteArray {
            return QByteArray(what) + ", sorted by " + toText(by).data();
        };
        measure(name("first page of 100"), page(sorted, 0));
        measure(name("page of 100 after the middle row"),
                [&] { std::ignore = queries.page(sorted, total(sorted) / 2, 100, row); });
        measure(name("first page of 100 paid"), page(paid, 0));
        measure(name("jump to the middle"), page(sorted, total(sorted) / 2), 5);
    }
    measure("totals by status", [&] { std::ignore = queries.totals(all); });
    measure(
        "get by id", [&] { std::ignore = repository.find(last.id); }, 200, true);
    std::puts("}");
    return 0;
}
