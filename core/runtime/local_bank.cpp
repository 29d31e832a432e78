#include "core/runtime/local_bank.h"

#include "core/bank/bank_queries.h"
#include "core/runtime/promised.h"

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
                const auto file = std::make_shared<const bank::ParsedFile>(std::move(*parsed));
                m_gate.change<StaffCommand::ImportBankFile, BankImport>(
                    [this, file, merchants, acceptsDoubts, control]() -> Result<BankImport> {
                        if (!acceptsDoubts) {
                            auto found = m_service.examine(*file, merchants);
                            if (!found || found->hasDoubts())
                                return found;
                        }
                        auto done = m_service.import(
                            *file, {.merchants = merchants, .acceptsDifferences = acceptsDoubts},
                            control.get());
                        if (done)
                            tellChange();
                        return done;
                    },
                    std::move(fulfil));
            });
    });
}

QFuture<Result<void>> LocalBank::match(qint64 entry, const PayoutId &payout)
{
    return m_gate.change<StaffCommand::MatchBankLine, void>(
        [this, entry, payout]() -> Result<void> {
            const auto matched = m_service.match(entry, payout);
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
