#include "core/verification/checks.h"

#include "core/domain/iban.h"

using namespace Qt::StringLiterals;

namespace tilldesk::verification {

QString checkMerchants(storage::Database &db, Findings &found)
{
    qint64 merchantCount = 0;
    auto merchants = db.prepare(u"SELECT seq, id, created_at FROM merchant ORDER BY seq"_s);
    for (; merchants.next(); ++merchantCount) {
        const auto [seq, id, createdAt] = merchants.read<qint64, QByteArrayView, Timestamp>();
        if (const QString fault = faultOfId(id, createdAt); !fault.isEmpty())
            found.at(u"merchant"_s, seq, fault);
    }
    qint64 profileCount = 0;
    auto profiles =
        db.prepare(u"SELECT seq, id, created_at, iban, last_iban FROM profile ORDER BY seq"_s);
    for (; profiles.next(); ++profileCount) {
        const auto [seq, id, createdAt, iban, last] =
            profiles.read<qint64, QByteArrayView, Timestamp, QString, QString>();
        if (const QString fault = faultOfId(id, createdAt); !fault.isEmpty())
            found.at(u"profile"_s, seq, fault);
        if (!iban.isEmpty() && !isValidIban(iban))
            found.at(u"profile"_s, seq, u"the iban is not valid"_s);
        if ((!iban.isEmpty() && last != iban) || (!last.isEmpty() && !isValidIban(last)))
            found.at(u"profile"_s, seq, u"last_iban is not the last account it had"_s);
    }
    return u"%1 merchants, %2 profiles, ids and IBANs valid"_s.arg(merchantCount).arg(profileCount);
}

QString checkApiKeys(storage::Database &db, Findings &found)
{
    constexpr qsizetype kHashLength = 64;
    qint64 count = 0;
    auto rows = db.prepare(u"SELECT seq, id, created_at, sha256 FROM api_key ORDER BY seq"_s);
    for (; rows.next(); ++count) {
        const auto [seq, id, createdAt, hash] =
            rows.read<qint64, QByteArrayView, Timestamp, QByteArrayView>();
        if (const QString fault = faultOfId(id, createdAt); !fault.isEmpty())
            found.at(u"api_key"_s, seq, fault);
        if (!isHex(hash, kHashLength))
            found.at(u"api_key"_s, seq, u"the hash is not 64 lower-case hex digits"_s);
    }
    return u"%1 rows, ids and hashes well formed"_s.arg(count);
}

} // namespace tilldesk::verification
