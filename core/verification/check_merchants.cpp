#include "core/verification/checks.h"

#include "core/domain/iban.h"

using namespace Qt::StringLiterals;

namespace tilldesk::verification {

QString checkMerchants(storage::Database &db, Findings &found)
{
    qint64 merchantCount = 0;
    auto merchants = db.prepare(u"SELECT seq, id, created_at FROM merchant ORDER BY seq"_s);
    for (; merchants.next(); ++merchantCount) {
        const QString fault = faultOfId(merchants.utf8(1), merchants.time(2));
        if (!fault.isEmpty())
            found.at(u"merchant"_s, merchants.int64(0), fault);
    }
    qint64 profileCount = 0;
    auto profiles =
        db.prepare(u"SELECT seq, id, created_at, iban, last_iban FROM profile ORDER BY seq"_s);
    for (; profiles.next(); ++profileCount) {
        const QString fault = faultOfId(profiles.utf8(1), profiles.time(2));
        if (!fault.isEmpty())
            found.at(u"profile"_s, profiles.int64(0), fault);
        const QString iban = profiles.text(3);
        if (!iban.isEmpty() && !isValidIban(iban))
            found.at(u"profile"_s, profiles.int64(0), u"the iban is no valid one"_s);
        const QString last = profiles.text(4);
        if ((!iban.isEmpty() && last != iban) || (!last.isEmpty() && !isValidIban(last)))
            found.at(u"profile"_s, profiles.int64(0),
                     u"last_iban is not the last account it had"_s);
    }
    return u"%1 merchants, %2 profiles, ids and IBANs valid"_s.arg(merchantCount).arg(profileCount);
}

QString checkApiKeys(storage::Database &db, Findings &found)
{
    constexpr qsizetype kHashLength = 64;
    qint64 count = 0;
    auto rows = db.prepare(u"SELECT seq, id, created_at, sha256 FROM api_key ORDER BY seq"_s);
    for (; rows.next(); ++count) {
        const QString fault = faultOfId(rows.utf8(1), rows.time(2));
        if (!fault.isEmpty())
            found.at(u"api_key"_s, rows.int64(0), fault);
        if (!isHex(rows.utf8(3), kHashLength))
            found.at(u"api_key"_s, rows.int64(0), u"the hash is not 64 lower-case hex digits"_s);
    }
    return u"%1 rows, ids and hashes well formed"_s.arg(count);
}

} // namespace tilldesk::verification
