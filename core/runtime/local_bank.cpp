#include "core/runtime/local_bank.h"

#include "core/bank/bank_queries.h"
#include "core/runtime/promised.h"

#include <future>

namespace tilldesk::runtime {

LocalBank::LocalBank(Gate &gate, bank::BankService &service, payouts::ClosingTime closing,
                     const Clock &clock, QObject *parent)
    : Bank(parent),
      m_gate(gate),
      m_service(service),
      m_closing(std::move(closing)),
      m_clock(clock)
{
    m_pool.setMaxThreadCount(1);
}

LocalBank::~LocalBank()
{
    for (const auto &known : m_controls) {
        if (const auto control = known.lock())
            control->isCancelled = true;
    }
    m_pool.waitForDone();
}

QFuture<Result<QList<BankFileSummary>>> LocalBank::files(const QList<MerchantId> &merchants,
                                                         int count)
{
    return m_gate.read<StaffCommand::ReadBank, QList<BankFileSummary>>(
        threads::ReadKind::List, [merchants, count](storage::Database &db) {
            return Result<QList<BankFileSummary>>(bank::files(db, merchants, count));
        });
}

QFuture<Result<QList<BankItem>>> LocalBank::items(const BankItemFilter &filter)
{
    return m_gate.read<StaffCommand::ReadBank, QList<BankItem>>(
        threads::ReadKind::List,
        [closing = m_closing, now = m_clock.now(), filter](storage::Database &db) {
            return Result<QList<BankItem>>(bank::items(db, closing, closing.day(now), filter));
        });
}

QFuture<Result<BankImport>> LocalBank::import(const QString &path,
                                              const QList<MerchantId> &merchants,
                                              bool acceptsDoubts,
                                              const std::shared_ptr<BankReadControl> &control)
{
    std::erase_if(m_controls, [](const auto &known) { return known.expired(); });
    m_controls.push_back(control);
    return m_gate.start<StaffCommand::ImportBankFile, BankImport>([&](auto fulfil) {
        m_pool.start(
            [this, path, merchants, acceptsDoubts, control, fulfil = std::move(fulfil)]() mutable {
                if (control->isCancelled)
                    return fulfil(Result<BankImport>(fail(ErrorCode::Cancelled)));
                auto parsed = bank::readBankFile(path, *control);
                if (!parsed)
                    return fulfil(Result<BankImport>(parsed.failure()));
                auto done = bank::BankService::importInSteps(m_service, *parsed,
                                                             {.merchants = merchants,
                                                              .acceptsDifferences = acceptsDoubts,
                                                              .stopsAtDoubts = !acceptsDoubts},
                                                             *control, steps());
                if (done && done->isStored)
                    tellChange();
                fulfil(std::move(done));
            });
    });
}

/// The first step asks whether the person who is signed in may import; the others go on as that
/// person.
bank::BankService::OnCore LocalBank::steps()
{
    return [this, actor = std::optional<AuditActor>()](
               const std::function<Result<void>()> &step) mutable -> Result<void> {
        std::promise<Result<void>> committed;
        const auto done = [&committed](Result<void> result) {
            committed.set_value(std::move(result));
        };
        if (actor)
            m_gate.goOn(*actor, step, done);
        else
            m_gate.change<StaffCommand::ImportBankFile, void>(
                [&](const AuditActor &admitted) {
                    actor = admitted;
                    return step();
                },
                done);
        return committed.get_future().get();
    };
}

QFuture<Result<void>> LocalBank::match(qint64 entry, const PayoutId &payout, bool acceptsDifference)
{
    return m_gate.change<StaffCommand::MatchBankLine, void>(
        [this, entry, payout, acceptsDifference]() -> Result<void> {
            const auto matched = m_service.match(entry, payout, {}, acceptsDifference);
            if (!matched)
                return matched.failure();
            tellChange();
            return {};
        });
}

QFuture<Result<void>> LocalBank::unmatch(qint64 entry)
{
    return m_gate.change<StaffCommand::MatchBankLine, void>([this, entry]() -> Result<void> {
        auto done = m_service.unmatch(entry);
        if (done)
            tellChange();
        return done;
    });
}

void LocalBank::tellChange()
{
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT changed(); }, Qt::QueuedConnection);
}

} // namespace tilldesk::runtime
