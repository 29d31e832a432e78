#include "core/crypto/digest.h"
#include "core/domain/audit.h"
#include "core/payments/payer_retention.h"
#include "core/storage/sql_list.h"
#include "core/verification/checks.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

/// The rows of one run of the retention.
struct Run {
    qint64 rows = 0;
    QByteArray lines;
};

/// Returns what does not fit between the rows of a run and its entry; empty if they agree.
QString faultOfRun(const Run &run, const QJsonObject &facts)
{
    if (facts[u"payments"_s].toInteger() != run.rows)
        return u"it replaced %1 payers, and %2 have a pseudonym of it"_s
            .arg(facts[u"payments"_s].toInteger())
            .arg(run.rows);
    const QString digest = QString::fromLatin1(crypto::sha256(run.lines).toHex());
    return facts[u"sha256"_s].toString() == digest ? QString()
                                                   : u"the pseudonyms of it are others"_s;
}

} // namespace

QString checkPseudonyms(storage::Database &db, Findings &found)
{
    QHash<qint64, Run> runs;
    qint64 count = 0;
    auto rows = db.prepare(
        u"SELECT n.payment, n.run, n.name, n.iban, p.debtor_name = n.name AND p.debtor_iban = "
        u"n.iban"
        " FROM payer_pseudonym n JOIN payment p ON p.seq = n.payment ORDER BY n.payment"_s);
    for (; rows.next(); ++count) {
        const auto [payment, run, name, iban, isThere] =
            rows.read<qint64, qint64, QString, QString, bool>();
        if (!isThere)
            found.at(u"payment"_s, payment, u"its payer is not the pseudonym of it"_s);
        ++runs[run].rows;
        runs[run].lines += payments::pseudonymLine(payment, name, iban);
    }
    auto entries = db.prepare(u"SELECT seq, facts FROM audit_trail WHERE kind = "_s
                              + storage::sqlNumber(AuditKind::PayersForgotten));
    while (entries.next()) {
        const auto [seq, facts] = entries.read<qint64, QByteArray>();
        const QString fault = faultOfRun(runs.take(seq), QJsonDocument::fromJson(facts).object());
        if (!fault.isEmpty())
            found.at(u"audit_trail"_s, seq, fault);
    }
    for (auto run = runs.cbegin(); run != runs.cend(); ++run)
        found.at(u"payer_pseudonym"_s, run.key(), u"no entry of the audit trail has this run"_s);
    return u"%1 payers replaced by pseudonyms"_s.arg(count);
}

} // namespace tilldesk::verification
