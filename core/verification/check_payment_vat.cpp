#include "core/domain/vat.h"
#include "core/verification/checks.h"

#include <numeric>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {

QString checkPaymentVat(storage::Database &db, Findings &found)
{
    qint64 count = 0;
    auto rows = db.prepare(u"SELECT v.payment, v.shares, coalesce(p.amount, -1) FROM payment_vat v"
                           " LEFT JOIN payment p ON p.seq = v.payment ORDER BY v.payment"_s);
    while (rows.next()) {
        ++count;
        const auto [payment, stored, amount] = rows.read<qint64, QString, qint64>();
        const VatShares shares = sharesFromStored(stored);
        const qint64 sum =
            std::accumulate(shares.begin(), shares.end(), qint64(0),
                            [](qint64 all, const VatPart &part) { return all + part.weight; });
        if (amount < 0)
            found.add(u"payment_vat %1"_s.arg(payment), u"its payment does not exist"_s);
        else if (storedShares(shares) != stored)
            found.at(u"payment"_s, payment, u"its VAT rates cannot be read"_s);
        else if (sum != amount)
            found.at(u"payment"_s, payment,
                     u"its amounts by VAT rate make %1 cents instead of %2"_s.arg(sum).arg(amount));
    }
    return u"%1 payments that named their VAT rates, each for its whole amount"_s.arg(count);
}

} // namespace tilldesk::verification
