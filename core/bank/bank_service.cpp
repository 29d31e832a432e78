#include "core/bank/bank_service.h"

#include "core/audit/trail.h"
#include "core/bank/staged_import.h"
#include "core/payouts/payout_rows.h"
#include "core/storage/transaction.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::bank {
namespace {

tl::unexpected<Error> wrongLine(const QString &rule)
{
    return fail(ErrorCode::FieldInvalid, rule, u"line"_s);
}

tl::unexpected<Error> isImporting()
{
    return fail(ErrorCode::Busy, u"a file of the bank is being read; try again in a moment"_s);
}

/// Most staged rows of a table that one step removes.
constexpr qint64 kRemovedAtOnce = 1000;

/// Imports a file in parts. @param reading  connection for queries
Result<BankImport> runSteps(StagedImport &import, storage::Database &reading,
                            storage::Database &writing, BankReadControl *control,
                            const BankService::OnCore &onCore)
{
    // The steps read on their own connection while other changes are committed.
    const auto viewed = [&](const auto &read) -> Result<void> {
        if (&reading == &writing)
            return read();
        const storage::Transaction view(reading, storage::Transaction::Kind::Read);
        return read();
    };
    bool canCancel = control != nullptr;
    const auto each = [&](qsizetype parts, const auto &write) -> Result<void> {
        for (qsizetype part = 0; part < parts; ++part) {
            if (canCancel && control->isCancelled)
                return fail(ErrorCode::Cancelled, u"cancelled"_s);
            const auto done = onCore([&]() -> Result<void> {
                write(part);
                return {};
            });
            if (!done)
                return done;
        }
        return {};
    };
    auto done = viewed([&] { return import.compare(reading); });
    if (!done || import.hasStopped())
        return done ? Result<BankImport>(import.report()) : Result<BankImport>(done.failure());
    done = each(import.parts(), [&](qsizetype part) {
        import.store(writing, part);
        if (control != nullptr)
            control->stored =
                std::min<qint64>((part + 1) * StagedImport::kPart, control->toStore / 2);
    });
    if (done)
        done = viewed([&] { return import.match(reading); });
    if (done)
        done =
            each(import.matchParts(), [&](qsizetype part) { import.storeMatches(writing, part); });
    if (done)
        done = each(1, [&](qsizetype) { import.publish(writing); });
    canCancel = false; // the file is imported
    if (done)
        done = each(import.olderParts(),
                    [&](qsizetype part) { import.storeOlderMatches(writing, part); });
    if (!done)
        return done.failure();
    return import.report();
}

} // namespace

QString actorName()
{
    const AuditActor actor = audit::Acting::current();
    return actor.name.isEmpty() ? QString(toText(actor.kind)) : actor.name;
}

QList<Payout> payoutsTo(storage::Database &db, const QString &iban)
{
    QList<Payout> all;
    for (payouts::PayoutRows rows(db, iban); rows.next();)
        all << rows.row();
    return all;
}

Result<void> BankService::reserve(const std::shared_ptr<const void> &import)
{
    const auto other = m_import.lock();
    if (other && other != import)
        return isImporting();
    m_import = import;
    return {};
}

Result<void> BankService::checkIdle()
{
    if (!m_import.expired())
        return isImporting();
    removeStaged();
    return {};
}

void BankService::removeStaged()
{
    while (m_rows.removeStaged(kRemovedAtOnce)) {}
}

Result<void> BankService::removeStagedInSteps(const OnCore &onCore)
{
    for (bool isLeft = true; isLeft;) {
        const auto removed = onCore([&]() -> Result<void> {
            isLeft = m_rows.removeStaged(kRemovedAtOnce);
            return {};
        });
        if (!removed)
            return removed;
    }
    return {};
}

Result<BankImport> BankService::examine(const ParsedFile &file, const QList<MerchantId> &merchants)
{
    return examineFile(m_rows, file, merchants, m_closing.day(m_clock.now()));
}

Result<BankImport> BankService::import(const ParsedFile &file, const ImportRequest &request,
                                       BankReadControl *control)
{
    if (const auto idle = checkIdle(); !idle)
        return idle.failure();
    StagedImport import(file, request, m_clock, m_closing, control);
    return runSteps(import, m_db, m_db, control, [](const auto &step) { return step(); });
}

Result<BankImport> BankService::importInSteps(BankService &service, const ParsedFile &file,
                                              const ImportRequest &request,
                                              BankReadControl &control, const OnCore &onCore)
{
    // Reads from the service on the core thread only: it ends before this thread does.
    const auto token = std::make_shared<int>();
    std::optional<StagedImport> import;
    QString path;
    const auto begun = onCore([&]() -> Result<void> {
        path = service.m_db.path();
        import.emplace(file, request, service.m_clock, service.m_closing, &control);
        return service.reserve(token);
    });
    if (!begun)
        return begun.failure();
    if (const auto removed = service.removeStagedInSteps(onCore); !removed)
        return removed.failure();
    auto done = [&]() -> Result<BankImport> {
        try {
            storage::Database reading(path, storage::Database::Mode::ReadOnly);
            return runSteps(*import, reading, service.m_db, &control, onCore);
        } catch (const storage::StorageException &e) {
            return fail(ErrorCode::Storage, QString::fromUtf8(e.what()));
        }
    }();
    if (!done) {
        // If this fails, the next import or start removes the rest.
        (void)service.removeStagedInSteps(onCore);
    }
    return done;
}

Result<qint64> BankService::matchAll(BankService &service, const OnCore &onCore)
{
    // Reads from the service on the core thread only: it ends before this thread does.
    const auto token = std::make_shared<int>();
    QString path;
    std::optional<payouts::ClosingTime> closing;
    const auto begun = onCore([&]() -> Result<void> {
        path = service.m_db.path();
        closing = service.m_closing;
        return service.reserve(token);
    });
    if (!begun)
        return begun.failure();
    if (const auto removed = service.removeStagedInSteps(onCore); !removed)
        return removed.failure();
    std::vector<StoredMatch> certain;
    try {
        storage::Database reading(path, storage::Database::Mode::ReadOnly);
        const storage::Transaction view(reading, storage::Transaction::Kind::Read);
        for (const BankAccount &account : BankRepository(reading).accounts()) {
            const auto found = certainMatches(reading, *closing, account, 0, nullptr);
            certain.insert(certain.end(), found->begin(), found->end());
        }
    } catch (const storage::StorageException &e) {
        return fail(ErrorCode::Storage, QString::fromUtf8(e.what()));
    }
    for (std::size_t begin = 0; begin < certain.size(); begin += std::size_t(StagedImport::kPart)) {
        const auto stored = onCore([&]() -> Result<void> {
            service.insertPart(certain, begin);
            return {};
        });
        if (!stored)
            return stored.failure();
    }
    return qint64(certain.size());
}

void BankService::insertPart(const std::vector<StoredMatch> &matches, std::size_t begin)
{
    const std::size_t end = std::min(matches.size(), begin + std::size_t(StagedImport::kPart));
    for (std::size_t i = begin; i < end; ++i) {
        StoredMatch match = matches[i];
        match.decision = {m_clock.now(), actorName()};
        m_rows.insertMatch(match, {});
    }
    audit::Trail(m_db, m_clock)
        .record(
            {.kind = AuditKind::BankLineMatched, .facts = {{u"matched"_s, qint64(end - begin)}}});
}

Result<StoredMatch> BankService::match(qint64 entry, const PayoutId &payout,
                                       const QList<MerchantId> &merchants, bool acceptsDifference)
{
    if (const auto idle = checkIdle(); !idle)
        return idle.failure();
    const auto line = m_rows.entry(entry);
    if (!line || !m_rows.ibansOf(merchants).contains(line->iban))
        return wrongLine(u"there is no such line"_s);
    if (line->amount.cents() <= 0 && !payout.isEmpty())
        return wrongLine(u"must be a credit"_s);
    if (m_rows.matchOf(entry))
        return wrongLine(u"is matched already; unmatch it first"_s);
    StoredMatch match;
    match.entry = entry;
    match.isByHand = true;
    match.decision = {m_clock.now(), actorName()};
    qint64 difference = 0;
    if (!payout.isEmpty()) {
        PayoutFilter filter;
        filter.merchants = merchants;
        filter.find = payout.text();
        payouts::PayoutRows rows(m_db, filter);
        if (!rows.next())
            return fail(ErrorCode::PayoutNotFound, u"There is no such payout"_s, u"payout"_s);
        const Payout &found = rows.row();
        const auto refuse = [](const QString &rule) {
            return fail(ErrorCode::FieldInvalid, rule, u"payout"_s);
        };
        if (found.iban != line->iban)
            return refuse(u"was made to another account than that of the line"_s);
        if (found.status == PayoutStatus::Failed)
            return refuse(u"has failed: no money was sent for it"_s);
        if (m_rows.isMatched(found.seq))
            return refuse(u"is matched with another line; unmatch that first"_s);
        match.payout = found.seq;
        difference = line->amount.cents() - found.amount.cents();
        if (difference != 0 && !acceptsDifference)
            return refuse(
                u"is of %1, and the bank booked %2; the difference of %3 must be accepted"_s.arg(
                    euros(found.amount.cents()), euros(line->amount.cents()), euros(difference)));
    }
    match.seq = m_rows.insertMatch(match, Amount::fromCents(difference));
    audit::Trail(m_db, m_clock)
        .record({.kind = AuditKind::BankLineMatched,
                 .subject = payout.text(),
                 .facts = {{u"line"_s, entry},
                           {u"amount"_s, line->amount.cents()},
                           {u"difference"_s, difference}}});
    return match;
}

Result<void> BankService::unmatch(qint64 entry, const QList<MerchantId> &merchants)
{
    if (const auto idle = checkIdle(); !idle)
        return idle.failure();
    const auto line = m_rows.entry(entry);
    if (!line || !m_rows.ibansOf(merchants).contains(line->iban))
        return wrongLine(u"there is no such line"_s);
    const auto match = m_rows.matchOf(entry);
    if (!match)
        return wrongLine(u"has no match"_s);
    QString payout;
    for (const Payout &made : match->payout ? payoutsTo(m_db, line->iban) : QList<Payout>()) {
        if (made.seq != match->payout)
            continue;
        if (!merchants.isEmpty() && !merchants.contains(made.merchantId))
            return fail(ErrorCode::PayoutNotFound, u"There is no such payout"_s, u"payout"_s);
        payout = made.id.text();
    }
    m_rows.insertUnmatch(match->seq, {m_clock.now(), actorName()});
    audit::Trail(m_db, m_clock)
        .record({.kind = AuditKind::BankLineUnmatched,
                 .subject = payout,
                 .facts = {{u"line"_s, entry}, {u"wasByHand"_s, match->isByHand}}});
    return {};
}

} // namespace tilldesk::bank
