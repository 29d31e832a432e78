#include "app/commands/verify.h"

#include "core/storage/transaction.h"

#include <cstdio>
#include <future>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// Runs a check; turns an exception into an error, because the database may be unreadable.
Result<QString> run(const Check &check, storage::Database &db)
{
    try {
        return check.run(db);
    } catch (const storage::StorageException &e) {
        return fail(ErrorCode::Storage, QString::fromUtf8(e.what()), u"database"_s);
    }
}

/// Prints to standard output at once: with millions of payments, users want to see the progress.
void print(const QString &line)
{
    const QByteArray bytes = line.toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stdout);
    std::fflush(stdout);
}

CommandResult verifyDatabase(const CommandValues & /*values*/,
                             const storage::DataDirectory &directory, const Settings & /*settings*/)
{
    const bool isSound = verify(directory.databasePath(), allChecks(), print);
    return {isSound ? CommandResult::kFine : CommandResult::kFailed, {}, {}};
}

} // namespace

bool verify(storage::Database &db, const std::vector<Check> &checks,
            const std::function<void(const QString &line)> &tell)
{
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    for (const Check &check : checks) {
        const auto checked = run(check, db);
        if (!checked) {
            const Error &error = checked.error();
            tell(u"wrong  %1: %2: %3"_s.arg(check.name, error.field, error.detail));
            return false;
        }
        tell(u"ok  %1: %2"_s.arg(check.name, *checked));
    }
    return true;
}

bool verify(const QString &databasePath, const std::vector<std::vector<Check>> &groups,
            const std::function<void(const QString &line)> &tell)
{
    struct Outcome {
        bool isSound = false;
        QStringList lines;
    };
    const auto verifyGroup = [&databasePath](const std::vector<Check> &group,
                                             const auto &tellLine) {
        storage::Database db(databasePath, storage::Database::Mode::ReadOnly);
        return verify(db, group, tellLine);
    };
    std::vector<std::future<Outcome>> others;
    for (std::size_t i = 1; i < groups.size(); ++i) {
        others.push_back(std::async(std::launch::async, [&verifyGroup, &group = groups[i]] {
            Outcome outcome;
            outcome.isSound =
                verifyGroup(group, [&outcome](const QString &line) { outcome.lines << line; });
            return outcome;
        }));
    }
    bool isSound = verifyGroup(groups.front(), tell);
    for (auto &other : others) {
        const Outcome outcome = other.get();
        if (!isSound)
            continue;
        for (const QString &line : outcome.lines)
            tell(line);
        isSound = outcome.isSound;
    }
    return isSound;
}

Command verifyCommand()
{
    return {.words = u"verify"_s,
            .summary = u"Checks the database against itself, also while it is in use"_s,
            .options = {},
            .change = {},
            .read = verifyDatabase};
}

} // namespace tilldesk::app
