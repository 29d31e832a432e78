#include "core/safekeeping/shop_move.h"

#include "core/safekeeping/backup_header.h"
#include "core/safekeeping/scratch_folder.h"
#include "core/safekeeping/shop_contents.h"
#include "core/storage/dialect.h"
#include "core/storage/migrate.h"
#include "core/storage/server_move.h"
#include "core/storage/sole_writer.h"
#include "core/storage/transaction.h"
#include "core/verification/checks.h"
#include "core/verification/high_water_check.h"
#include "core/verification/master_key_check.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <future>
#include <thread>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tilldesk::safekeeping {
namespace {

using storage::Database;
using storage::DataDirectory;
using storage::ServerMove;
using storage::Transaction;

const QString kMover = u"tilldeskd move"_s;

tl::unexpected<Error> cancelled()
{
    return fail(ErrorCode::Cancelled, u"the move was stopped; nothing was changed at its source"_s);
}

tl::unexpected<Error> refuse(const QString &why, const QString &field)
{
    return fail(ErrorCode::FieldInvalid, why, field);
}

/// Shows the server that the leader is alive, so that no other one takes over.
void beat(Database *leader)
{
    if (leader == nullptr)
        return;
    Transaction transaction(*leader);
    transaction.commit();
}

/// Runs `work` on a thread of its own while the leader's connection shows that it is alive.
template <typename F>
auto whileBeating(Database *leader, F work)
{
    constexpr std::chrono::milliseconds kInterval(500);
    auto done = std::async(std::launch::async, std::move(work));
    while (done.wait_for(kInterval) != std::future_status::ready)
        beat(leader);
    return done.get();
}

/// Runs all checks of `verify`, and `more` before them. Errors: `Storage` with the first finding;
/// `Cancelled`.
Result<void> checkShop(const QString &databasePath, const std::vector<verification::Check> &more,
                       Database *leader, MoveControl &control, const MoveListener &listener)
{
    auto checks = verification::allChecks();
    checks.front().insert(checks.front().begin(), more.begin(), more.end());
    QString finding;
    const bool isSound = whileBeating(leader, [&] {
        return verification::verify(
            databasePath, checks,
            [&](const verification::CheckReport &report) {
                if (!report.isSound() && finding.isEmpty())
                    finding = report.lines().first();
                if (listener.checked)
                    listener.checked(report);
            },
            &control.isCancelled);
    });
    if (control.isCancelled)
        return cancelled();
    if (isSound)
        return {};
    return fail(ErrorCode::Storage, u"%1 fails its checks: %2"_s.arg(databasePath, finding));
}

std::vector<verification::Check> checksOf(const DataDirectory &directory)
{
    return {verification::highWaterCheck(directory), verification::masterKeyCheck(directory)};
}

void tell(const MoveListener &listener, MoveStep step)
{
    if (listener.began)
        listener.began(step);
}

/// Copies all tables in one transaction and returns what was read.
TableContents copyAll(const QString &from, Database &to, Database *leaderOfSource,
                      MoveControl &control)
{
    Database source(from, Database::Mode::ReadOnly);
    const Transaction view(source, Transaction::Kind::Read);
    Transaction filling(to);
    auto last = std::chrono::steady_clock::now();
    TableContents contents = copyTables(source, to, control, [&last, leaderOfSource] {
        const auto now = std::chrono::steady_clock::now();
        if (now - last < std::chrono::milliseconds(500))
            return;
        last = now;
        beat(leaderOfSource);
    });
    filling.commit();
    return contents;
}

/// Errors: `Storage` naming the tables of the target that differ from what was read.
Result<void> compare(const TableContents &read, const QString &target, Database *leader,
                     MoveControl &control)
{
    const TableContents written = whileBeating(leader, [&] {
        Database db(target, Database::Mode::ReadOnly);
        const Transaction view(db, Transaction::Kind::Read);
        return readTables(db, control);
    });
    const QStringList different = differencesOf(read, written);
    if (different.isEmpty())
        return {};
    return fail(ErrorCode::Storage,
                u"these tables are not the same on both sides: "_s + different.join(u", "_s));
}

MoveReport reportOf(const QString &target, const TableContents &contents)
{
    Database db(target, Database::Mode::ReadOnly);
    MoveReport report{.contents = readContents(db), .rows = 0, .tables = contents.size()};
    for (const TableContent &table : contents)
        report.rows += table.rows;
    return report;
}

/// Runs `work`, which throws, and returns its exceptions as errors.
template <typename F>
Result<MoveReport> guarded(F work)
{
    try {
        return work();
    } catch (const MoveCancelled &) {
        return cancelled();
    } catch (const storage::StorageException &e) {
        return fail(ErrorCode::Storage, QString::fromUtf8(e.what()));
    }
}

/// Waits for a move that was killed: the server first ends the statement that it runs, such as
/// making an index.
bool leads(Database &db, const MoveControl &control)
{
    constexpr std::chrono::seconds kPatience(2);
    constexpr std::chrono::seconds kPatienceForMove(120);
    constexpr std::chrono::milliseconds kPause(100);
    const auto begun = std::chrono::steady_clock::now();
    while (!db.tryLead(kMover, Database::Lead::ToMove)) {
        const auto patience = db.leader() == kMover ? kPatienceForMove : kPatience;
        if (control.isCancelled || std::chrono::steady_clock::now() > begun + patience)
            return false;
        std::this_thread::sleep_for(kPause);
    }
    return true;
}

tl::unexpected<Error> isServed(const QString &server)
{
    return fail(
        ErrorCode::Busy,
        u"another process uses the database %1: stop every tilldeskd of it first"_s.arg(server));
}

// --- to a server

/// Errors: `FieldInvalid` unless the database is empty, or half-filled by an earlier move of this
/// shop.
Result<void> checkServerTarget(Database &to, const QString &folder)
{
    const auto earlier = storage::readServerMove(to);
    if (earlier && earlier->state == ServerMove::State::Filling && earlier->place == folder)
        return {};
    QStringList tables = storage::tableNames(to);
    tables.removeAll(u"lease"_s);
    if (tables.isEmpty())
        return {};
    const QString why =
        earlier ? earlier->reason() : u"it has the tables %1"_s.arg(tables.mid(0, 3).join(u", "_s));
    return refuse(u"must be an empty database, and %1 is not: %2"_s.arg(to.path(), why), u"to"_s);
}

/// Errors: `FieldInvalid` if the shop of the folder is at another place; `Storage` if the mark that
/// an earlier move to the same place has left cannot be removed.
Result<void> checkFolderSource(const DataDirectory &from, const QString &server)
{
    const QString place = storage::movedTo(from.movedPath());
    if (place.isEmpty())
        return {};
    if (place != server)
        return refuse(u"the shop of %1 was moved to %2 already"_s.arg(from.path(), place),
                      u"from"_s);
    if (!storage::setMovedTo(from.movedPath(), {}))
        return fail(ErrorCode::Storage, u"cannot remove %1"_s.arg(from.movedPath()));
    return {};
}

// --- to a folder

/// Errors: `FieldInvalid` unless the folder is missing or empty.
Result<void> checkFolderTarget(const QString &folder)
{
    const QFileInfo there(folder);
    const auto all = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;
    if ((!there.exists() && !there.isSymLink())
        || (there.isDir() && !there.isSymLink() && QDir(folder).isEmpty(all)))
        return {};
    return refuse(u"must be a new or an empty folder: %1 is not"_s.arg(folder), u"to"_s);
}

/// Errors: `FieldInvalid` if the database is no source of a move to that folder.
Result<void> checkServerSource(Database &from, const QString &folder)
{
    const auto earlier = storage::readServerMove(from);
    if (!earlier || (earlier->state == ServerMove::State::Gone && earlier->place == folder))
        return {};
    return refuse(u"the database %1 is not served: %2"_s.arg(from.path(), earlier->reason()),
                  u"from"_s);
}

/// Makes the tables of a new database. Nobody else uses it, and a failed move deletes it, so it
/// needs no journal and no syncs before makeDurable().
void prepareScratch(Database &to)
{
    std::ignore = storage::migrate(to);
    to.execute(u"PRAGMA foreign_keys = OFF"_s); // checked afterwards, all at once
    to.execute(u"PRAGMA journal_mode = OFF"_s);
    to.execute(u"PRAGMA synchronous = OFF"_s);
}

/// Errors: `FileNotWritten`.
Result<void> makeDurable(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) || ::fsync(file.handle()) != 0)
        return fail(ErrorCode::FileNotWritten, u"%1 cannot be written"_s.arg(path));
    file.close();
    const Database db(path); // with a write-ahead log again, as the program leaves it
    return {};
}

/// Copies what a shop has beside its database. Errors: `FileNotWritten`.
Result<void> carryFiles(const DataDirectory &from, const QString &scratch)
{
    QStringList names{QFileInfo(from.masterKeyPath()).fileName(),
                      QFileInfo(from.highWaterPath()).fileName()};
    for (const QLatin1StringView part : kOtherParts)
        names << part;
    for (const QString &name : std::as_const(names)) {
        QFile file(from.path() + u'/' + name);
        if (!file.exists())
            continue;
        if (!file.open(QIODevice::ReadOnly))
            return fail(ErrorCode::FileNotWritten, u"%1 cannot be read"_s.arg(file.fileName()));
        const QString target = scratch + u'/' + name;
        QDir().mkpath(QFileInfo(target).path());
        if (auto written = writeScratchFile(target, file.readAll()); !written)
            return written;
    }
    return {};
}

} // namespace

Result<MoveReport> moveToServer(const DataDirectory &from, const QString &server,
                                MoveControl &control, const MoveListener &listener)
{
    return guarded([&]() -> Result<MoveReport> {
        Database to(server);
        if (!leads(to, control))
            return isServed(server);
        if (const auto target = checkServerTarget(to, from.path()); !target)
            return target.failure();
        if (const auto source = checkFolderSource(from, server); !source)
            return source.failure();
        if (const auto shop = from.requireShop(); !shop)
            return shop.failure();
        if (const auto newest = storage::requireNewestSchema(from.databasePath()); !newest)
            return newest.failure();
        tell(listener, MoveStep::CheckSource);
        if (const auto sound =
                checkShop(from.databasePath(), checksOf(from), &to, control, listener);
            !sound)
            return sound.failure();
        tell(listener, MoveStep::Copy);
        {
            Transaction mark(to);
            storage::writeServerMove(
                to, ServerMove{.state = ServerMove::State::Filling, .place = from.path()});
            mark.commit();
        }
        std::ignore = storage::migrate(to);
        const TableContents read = copyAll(from.databasePath(), to, nullptr, control);
        tell(listener, MoveStep::CheckTarget);
        if (const auto sound = checkShop(server, checksOf(from), &to, control, listener); !sound)
            return sound.failure();
        tell(listener, MoveStep::Compare);
        if (const auto same = compare(read, server, &to, control); !same)
            return same.failure();
        if (!storage::setMovedTo(from.movedPath(), server))
            return fail(ErrorCode::Storage, u"cannot write %1"_s.arg(from.movedPath()));
        Transaction done(to);
        storage::writeServerMove(to, {});
        done.commit();
        return reportOf(server, read);
    });
}

bool hasMovedToServer(const DataDirectory &from, const QString &server)
{
    if (storage::movedTo(from.movedPath()) != server)
        return false;
    try {
        Database db(server, Database::Mode::ReadOnly);
        return !storage::readServerMove(db) && storage::hasTable(db, u"schema_migration"_s);
    } catch (const storage::StorageException &) {
        return false;
    }
}

Result<MoveReport> moveToFolder(const DataDirectory &from, const QString &folder,
                                MoveControl &control, const MoveListener &listener,
                                const std::function<Result<void>(const QString &)> &prepare)
{
    return guarded([&]() -> Result<MoveReport> {
        const QString server = from.databasePath();
        const QString place = QDir(folder).absolutePath();
        if (const auto target = checkFolderTarget(place); !target)
            return target.failure();
        Database leader(server);
        if (!leads(leader, control))
            return isServed(server);
        if (const auto source = checkServerSource(leader, place); !source)
            return source.failure();
        if (const auto newest = storage::requireNewestSchema(server); !newest)
            return newest.failure();
        tell(listener, MoveStep::CheckSource);
        if (const auto sound = checkShop(server, checksOf(from), &leader, control, listener);
            !sound)
            return sound.failure();
        auto scratch = ScratchFolder::begin(QFileInfo(place).path());
        if (!scratch)
            return scratch.failure();
        tell(listener, MoveStep::Copy);
        const QString target = scratch->path() + u'/' + kDatabasePart;
        TableContents read;
        {
            Database to(target);
            prepareScratch(to);
            read = copyAll(server, to, &leader, control);
        }
        if (const auto durable = makeDurable(target); !durable)
            return durable.failure();
        if (const auto carried = carryFiles(from, scratch->path()); !carried)
            return carried.failure();
        if (const auto prepared = prepare ? prepare(scratch->path()) : Result<void>(); !prepared)
            return prepared.failure();
        tell(listener, MoveStep::CheckTarget);
        const DataDirectory made(scratch->path());
        if (const auto sound = checkShop(target, checksOf(made), &leader, control, listener);
            !sound)
            return sound.failure();
        tell(listener, MoveStep::Compare);
        if (const auto same = compare(read, target, &leader, control); !same)
            return same.failure();
        const MoveReport report = reportOf(target, read);
        {
            // Refused by the server if a service has taken over meanwhile.
            Transaction gone(leader);
            storage::writeServerMove(leader,
                                     ServerMove{.state = ServerMove::State::Gone, .place = place});
            gone.commit();
        }
        if (const auto moved = scratch->moveTo(place); !moved)
            return moved.failure();
        return report;
    });
}

} // namespace tilldesk::safekeeping
