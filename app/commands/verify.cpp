#include "app/commands/verify.h"

#include "core/verification/checks.h"
#include "core/verification/high_water_check.h"
#include "core/verification/kept_heads.h"
#include "core/verification/master_key_check.h"

#include <cstdio>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// Prints to standard output at once: with millions of payments, users want to see the progress.
void print(const verification::CheckReport &report)
{
    const QByteArray bytes = report.lines().join(u'\n').toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stdout);
    std::fflush(stdout);
}

CommandResult verifyDatabase(const CommandValues &values, const storage::DataDirectory &directory,
                             const Settings & /*settings*/)
{
    auto checks = verification::allChecks();
    if (values.contains(u"heads"_s)) {
        auto heads = verification::readKeptHeads(values[u"heads"_s]);
        if (!heads)
            return CommandResult::failure(heads.error());
        // Added last, because it needs the chain that an earlier check has recomputed.
        checks.back().push_back(
            {u"heads kept elsewhere"_s,
             [heads = *heads](storage::Database &db, verification::Findings &found) {
                 return heads.check(db, found);
             }});
    }
    checks.front().insert(checks.front().begin(), verification::highWaterCheck(directory));
    checks.back().push_back(verification::masterKeyCheck(directory));
    QByteArray reason;
    try {
        if (verification::verify(directory.databasePath(), checks, print))
            return {CommandResult::kFine, {}, {}};
    } catch (const storage::StorageException &e) { // no transaction can begin
        reason = QByteArray(e.what()) + '\n';
    }
    // Names the damaged file, and what is wrong with the file as a whole.
    if (const auto found = verification::highWaterOf(directory.databasePath()); !found)
        reason = found.error().detail.toUtf8() + '\n';
    return {CommandResult::kFailed, {}, reason};
}

} // namespace

Command verifyCommand()
{
    return {
        .words = u"verify"_s,
        .summary = u"Checks the database against itself, also while it is in use"_s,
        .options =
            {{u"heads"_s, u"file"_s,
              u"also compare the ledger with a file that 'heads' wrote and that was kept elsewhere"_s}},
        .change = {},
        .read = verifyDatabase};
}

} // namespace tilldesk::app
