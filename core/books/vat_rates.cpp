#include "core/books/vat_rates.h"

#include "core/payouts/statement_days.h"

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace tilldesk::books {

VatRates::VatRates(storage::Database &db)
{
    auto row = db.prepare(u"SELECT profile, coalesce(point_of_sale, 0), first_day, shares"
                          " FROM vat_rate ORDER BY first_day, seq"_s);
    while (row.next()) {
        const auto [profile, pointOfSale, first, shares] =
            row.read<qint64, qint64, qint64, QString>();
        m_rules[{profile, pointOfSale}].append({.profile = profile,
                                                .pointOfSale = pointOfSale,
                                                .first = QDate::fromJulianDay(first),
                                                .shares = sharesFromStored(shares)});
    }
}

const VatShares *VatRates::find(qint64 profile, qint64 pointOfSale, const QDate &day) const
{
    const auto rules = m_rules.constFind({profile, pointOfSale});
    if (rules == m_rules.cend())
        return nullptr;
    const auto after = std::ranges::upper_bound(*rules, day, {}, &VatRule::first);
    return after == rules->begin() ? nullptr : &std::prev(after)->shares;
}

const VatShares &VatRates::at(qint64 profile, qint64 pointOfSale, const QDate &day) const
{
    static const VatShares none;
    if (pointOfSale != 0) {
        if (const VatShares *own = find(profile, pointOfSale, day); own && !own->isEmpty())
            return *own;
    }
    const VatShares *usual = find(profile, 0, day);
    return usual ? *usual : none;
}

bool VatRates::hasRate(qint64 profile, qint64 pointOfSale, const QDate &first,
                       const QDate &last) const
{
    if (!at(profile, pointOfSale, first).isEmpty())
        return true;
    for (const qint64 place : {pointOfSale, qint64(0)}) {
        for (const VatRule &rule : rules(profile, place)) {
            if (rule.first >= first && rule.first <= last && !rule.shares.isEmpty())
                return true;
        }
    }
    return false;
}

VatShares vatOf(storage::Database &db, const QTimeZone &zone, const Payment &payment)
{
    auto own = db.prepare(u"SELECT shares FROM payment_vat WHERE payment = :payment"_s);
    own.bind(u":payment"_s, payment.seq);
    if (own.next())
        return sharesFromStored(own.read<QString>());
    auto place = db.prepare(u"SELECT f.seq, coalesce(o.seq, 0) FROM profile f LEFT JOIN"
                            " point_of_sale o ON o.profile = f.seq AND o.id = :pos"
                            " WHERE f.id = :profile"_s);
    place.bind(u":pos"_s, payment.pointOfSale).bind(u":profile"_s, payment.profileId.text());
    if (!place.next())
        return {};
    const auto [profile, pointOfSale] = place.read<qint64, qint64>();
    return VatRates(db).at(profile, pointOfSale, payouts::CalendarDay(zone).of(payment.createdAt));
}

} // namespace tilldesk::books
