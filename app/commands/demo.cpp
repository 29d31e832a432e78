#include "app/commands/demo.h"

#include "app/commands/demo_money.h"
#include "app/commands/demo_payments.h"
#include "core/storage/setting_repository.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::app {
namespace {

constexpr std::size_t kPaymentsATransaction = 2'000;
constexpr qint64 kMaxPayments = 10'000'000;
constexpr Timestamp kEarliest = std::chrono::sys_days(2000y / 1 / 1);

struct Wanted {
    qint64 payments = 3000;
    quint64 seed = 1;
    Timestamp until;
};

Result<void> readNumber(const CommandValues &values, const QString &name, qint64 max,
                        const std::function<void(qint64)> &set)
{
    if (!values.contains(name))
        return {};
    bool isNumber = false;
    const qint64 number = values[name].toLongLong(&isNumber);
    if (!isNumber || number < 0 || number > max)
        return fail(ErrorCode::FieldInvalid, u"must be a number from 0 to %1"_s.arg(max),
                    u"--"_s + name);
    set(number);
    return {};
}

Result<Wanted> read(const CommandValues &values, Timestamp now)
{
    Wanted wanted{.until = now};
    if (auto done = readNumber(values, u"payments"_s, kMaxPayments,
                               [&wanted](qint64 number) { wanted.payments = number; });
        !done)
        return done.failure();
    if (auto done = readNumber(values, u"seed"_s, std::numeric_limits<qint64>::max(),
                               [&wanted](qint64 number) { wanted.seed = quint64(number); });
        !done)
        return done.failure();
    if (!values.contains(u"until"_s))
        return wanted;
    const auto until = parseIsoTime(values[u"until"_s]);
    // Creation times are monotonic, so a payment in the future would shift all later payments
    // there.
    if (!until || *until < kEarliest || *until > now)
        return fail(ErrorCode::FieldInvalid,
                    u"must be a date-time with a zone, such as 2026-05-30T16:00:00Z,"
                    " from the year 2000 to now"_s,
                    u"--until"_s);
    wanted.until = *until;
    return wanted;
}

Result<DemoShop> addShop(Assembly &assembly, const Wanted &wanted)
{
    auto &services = assembly.services();
    if (!services.merchants().directory()->merchants().isEmpty())
        return fail(ErrorCode::Storage,
                    u"The database already holds merchants; demo data needs an empty one"_s);
    if (const auto simulated = services.simulation().switchOn(true); !simulated)
        return simulated.failure();
    return addDemoShop(services.merchants(), wanted.until - kDemoDays, DemoRandom(wanted.seed));
}

Result<void> append(payments::PaymentService &service, std::vector<DemoPayment> &payments,
                    DemoMoney &money)
{
    for (DemoPayment &payment : payments) {
        const auto seq = service.append(payment.row, payment.steps);
        if (!seq)
            return seq.failure();
        payment.row.payment.seq = *seq;
        money.add(payment.row.payment);
    }
    return money.doUntil(payments.back().row.payment.createdAt);
}

Result<void> addPayments(Assembly &assembly, const DemoShop &shop, const Wanted &wanted)
{
    DemoRandom random(wanted.seed);
    DemoRhythm rhythm(wanted.payments, wanted.until, random.fork());
    DemoPayments payments(shop, wanted.until, random.fork());
    DemoMoney money(assembly.services(), assembly.closing(), random.fork());
    std::vector<DemoPayment> chunk;
    while (true) {
        chunk.clear();
        while (chunk.size() < kPaymentsATransaction) {
            const auto moment = rhythm.next();
            if (!moment)
                break;
            chunk.push_back(payments.make(*moment));
        }
        if (chunk.empty())
            return onCore(assembly, [&] { return money.doUntil(wanted.until); });
        auto done =
            onCore(assembly, [&] { return append(assembly.services().payments(), chunk, money); });
        if (!done)
            return done;
    }
}

QByteArray asJson(const DemoShop &shop)
{
    QJsonArray merchants;
    for (const Merchant &merchant : shop.merchants)
        merchants << QJsonObject{{u"id"_s, merchant.id.text()}, {u"name"_s, merchant.name}};
    QJsonArray profiles;
    QJsonArray pointsOfSale;
    for (const DemoProfile &added : shop.profiles) {
        profiles << QJsonObject{{u"id"_s, added.profile.id.text()},
                                {u"merchantId"_s, added.profile.merchantId.text()},
                                {u"name"_s, added.profile.name},
                                {u"apiKey"_s, added.apiKey}};
        for (const PointOfSale &till : added.pointsOfSale)
            pointsOfSale << QJsonObject{{u"id"_s, till.id},
                                        {u"profileId"_s, till.profileId.text()},
                                        {u"name"_s, till.name}};
    }
    const QJsonObject object{
        {u"merchants"_s, merchants}, {u"profiles"_s, profiles}, {u"pointsOfSale"_s, pointsOfSale}};
    return QJsonDocument(object).toJson();
}

CommandResult makeDemo(const CommandValues &values, Assembly &assembly)
{
    const auto wanted = read(values, assembly.services().clock().now());
    if (!wanted)
        return CommandResult::failure(wanted.error());
    const auto shop = onCore(assembly, [&] { return addShop(assembly, *wanted); });
    if (!shop)
        return CommandResult::failure(shop.error());
    // Generates the keys on another thread meanwhile, so that the first start of the service need
    // not wait for them.
    const auto keys = assembly.keys().prepare();
    if (const auto done = addPayments(assembly, *shop, *wanted); !done)
        return CommandResult::failure(done.error());
    if (const auto prepared = keys.result(); !prepared)
        return CommandResult::failure(prepared.error());
    return {CommandResult::kFine, asJson(*shop), {}};
}

} // namespace

Command demoCommand()
{
    return {.words = u"demo"_s,
            .summary = u"Fills an empty database with a believable shop and prints its API keys"_s,
            .options = {{u"payments"_s, u"number"_s,
                         u"number of payments, up to 10 million; default 3000"_s},
                        {u"seed"_s, u"number"_s, u"another seed makes another shop; default 1"_s},
                        {u"until"_s, u"time"_s,
                         u"time at which the thirty days of payments end; default now"_s}},
            .creation = Command::Creation::IfMissing,
            .change = makeDemo};
}

} // namespace tilldesk::app
