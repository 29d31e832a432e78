#pragma once

#include "core/domain/payment.h"
#include "core/domain/vat.h"
#include "core/storage/database.h"

#include <QDate>
#include <QHash>
#include <QTimeZone>

namespace tilldesk::books {

/// A rate of a profile or of one of its points of sale, as it was set.
struct VatRule {
    qint64 profile = 0;     ///< seq of the profile
    qint64 pointOfSale = 0; ///< seq of the point of sale; 0: the whole profile
    QDate first;            ///< the rate counts from this day
    VatShares shares;       ///< empty: no rate

    friend bool operator==(const VatRule &, const VatRule &) = default;
};

/// The VAT rates of all profiles, as one moment of the database has them.
class VatRates
{
public:
    /// Reads all rules.
    explicit VatRates(storage::Database &db);

    /// Returns the rates of a sale of that day: those of the point of sale, else those of the
    /// profile. Empty: no rate is known.
    /// @param pointOfSale  seq; 0: the sale has none
    [[nodiscard]] const VatShares &at(qint64 profile, qint64 pointOfSale, const QDate &day) const;
    /// Returns whether a rate counts on any day from `first` to `last`, both included.
    [[nodiscard]] bool hasRate(qint64 profile, qint64 pointOfSale, const QDate &first,
                               const QDate &last) const;
    /// Returns the rules of a profile or point of sale, in the order of their days; of two rules
    /// for one day, the later one counts.
    [[nodiscard]] QList<VatRule> rules(qint64 profile, qint64 pointOfSale) const
    {
        return m_rules.value({profile, pointOfSale});
    }

private:
    [[nodiscard]] const VatShares *find(qint64 profile, qint64 pointOfSale, const QDate &day) const;

    QHash<std::pair<qint64, qint64>, QList<VatRule>> m_rules;
};

/// Returns the VAT rates of a payment: its own, else those of its till on the day of its creation.
/// @param zone  of the shop
[[nodiscard]] VatShares vatOf(storage::Database &db, const QTimeZone &zone, const Payment &payment);

} // namespace tilldesk::books
