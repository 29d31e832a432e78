#include "app/commands/heads.h"

#include "core/exports/heads_file.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

CommandResult exportHeads(const CommandValues &values, const storage::DataDirectory &directory,
                          const Settings & /*settings*/)
{
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    const QString path = values.value(u"output"_s);
    if (path.isEmpty())
        return {CommandResult::kFine, exports::headsDocument(db), {}};
    const auto written = exports::writeHeads(db, path);
    return written ? CommandResult() : CommandResult::failure(written.error());
}

} // namespace

Command headsCommand()
{
    return {.words = u"heads"_s,
            .summary = u"Exports the signed heads of the ledger, to keep elsewhere; see verify"_s,
            .options = {{u"output"_s, u"file"_s, u"file to write; default standard output"_s}},
            .change = {},
            .read = exportHeads};
}

} // namespace tilldesk::app
