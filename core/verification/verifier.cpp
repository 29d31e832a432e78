#include "core/verification/verifier.h"

#include "core/storage/transaction.h"

#include <future>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

CheckReport run(const Check &check, storage::Database &db)
{
    Findings found(db);
    QString checked;
    try {
        checked = check.run(db, found);
    } catch (const storage::StorageException &e) { // the file is damaged
        found.add(u"database"_s, QString::fromUtf8(e.what()));
    }
    return {check.name, checked, found.lines(), found.more()};
}

} // namespace

QStringList CheckReport::lines() const
{
    if (isSound())
        return {u"ok  %1: %2"_s.arg(name, checked)};
    QStringList lines;
    for (const QString &finding : findings)
        lines << u"wrong  %1: %2"_s.arg(name, finding);
    if (more > 0)
        lines << u"wrong  %1: and %2 findings more"_s.arg(name).arg(more);
    return lines;
}

bool verify(storage::Database &db, const std::vector<Check> &checks, const ReportCheck &report,
            const std::function<bool()> &isStopped)
{
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    bool isSound = true;
    for (const Check &check : checks) {
        if (isStopped())
            return false;
        const CheckReport result = run(check, db);
        report(result);
        isSound = result.isSound() && isSound;
    }
    return isSound;
}

bool verify(const QString &databasePath, const std::vector<std::vector<Check>> &groups,
            const ReportCheck &report)
{
    const auto verifyGroup = [&databasePath](const std::vector<Check> &group,
                                             const ReportCheck &reportCheck) {
        storage::Database db(databasePath, storage::Database::Mode::ReadOnly);
        return verify(db, group, reportCheck);
    };
    struct Outcome {
        bool isSound = false;
        std::vector<CheckReport> reports;
    };
    std::vector<std::future<Outcome>> others;
    for (std::size_t i = 1; i < groups.size(); ++i) {
        others.push_back(std::async(std::launch::async, [&verifyGroup, &group = groups[i]] {
            Outcome outcome;
            outcome.isSound = verifyGroup(group, [&outcome](const CheckReport &result) {
                outcome.reports.push_back(result);
            });
            return outcome;
        }));
    }
    bool isSound = verifyGroup(groups.front(), report);
    for (auto &other : others) {
        const Outcome outcome = other.get();
        for (const CheckReport &result : outcome.reports)
            report(result);
        isSound = outcome.isSound && isSound;
    }
    return isSound;
}

} // namespace tilldesk::verification
