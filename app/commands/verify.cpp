#include "app/commands/verify.h"

#include "app/commands/heads_file.h"
#include "core/storage/transaction.h"

#include <cstdio>
#include <future>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// Runs a check and reports its findings; an exception is one, because the database may be
/// unreadable. @return whether the check found nothing
bool run(const Check &check, storage::Database &db, const TellLine &tell)
{
    Findings found(db);
    QString done;
    try {
        done = check.run(db, found);
    } catch (const storage::StorageException &e) { // the database cannot be read
        found.add(u"database"_s, QString::fromUtf8(e.what()));
    }
    if (found.lines().isEmpty())
        tell(u"ok  %1: %2"_s.arg(check.name, done));
    for (const QString &line : found.lines())
        tell(u"wrong  %1: %2"_s.arg(check.name, line));
    if (found.more() > 0)
        tell(u"wrong  %1: and %2 findings more"_s.arg(check.name).arg(found.more()));
    return found.lines().isEmpty();
}

/// Prints to standard output at once: with millions of payments, users want to see the progress.
void print(const QString &line)
{
    const QByteArray bytes = line.toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stdout);
    std::fflush(stdout);
}

CommandResult verifyDatabase(const CommandValues &values, const storage::DataDirectory &directory,
                             const Settings & /*settings*/)
{
    auto checks = allChecks();
    if (values.contains(u"heads"_s)) {
        auto heads = readKeptHeads(values[u"heads"_s]);
        if (!heads)
            return CommandResult::failure(heads.error());
        // After the check that recomputes the chain.
        checks.back().push_back(
            {u"heads kept elsewhere"_s, [heads = *heads](storage::Database &db, Findings &found) {
                 return heads.check(db, found);
             }});
    }
    const bool isSound = verify(directory.databasePath(), checks, print);
    return {isSound ? CommandResult::kFine : CommandResult::kFailed, {}, {}};
}

} // namespace

bool verify(storage::Database &db, const std::vector<Check> &checks, const TellLine &tell,
            const std::function<bool()> &isStopped)
{
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    bool isSound = true;
    for (const Check &check : checks) {
        if (isStopped())
            return false;
        isSound = run(check, db, tell) && isSound;
    }
    return isSound;
}

bool verify(const QString &databasePath, const std::vector<std::vector<Check>> &groups,
            const TellLine &tell)
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
        for (const QString &line : outcome.lines)
            tell(line);
        isSound = outcome.isSound && isSound;
    }
    return isSound;
}

Command verifyCommand()
{
    return {.words = u"verify"_s,
            .summary = u"Checks the database against itself, also while it is in use"_s,
            .options =
                {{u"heads"_s, u"file"_s,
                  u"also hold it to the heads that 'heads' wrote and that were kept elsewhere"_s}},
            .change = {},
            .read = verifyDatabase};
}

} // namespace tilldesk::app
