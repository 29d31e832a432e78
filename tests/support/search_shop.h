#pragma once

#include "tests/support/core_fixture.h"

#include <map>

namespace tilldesk::test {

/// A small shop to search in. Each payment has a short name in the test:
///
/// | name | status | € | reference | payer | more |
/// |---|---|---:|---|---|---|
/// | oldest | paid | 24.50 | Order 10391 | Bram | 3 November; point of sale "Breakfast Bar" |
/// | part | paid | 61.00 | Order 10400 | Louise | € 24.50 refunded: "damaged tart" |
/// | digits | paid | 7.80 | Till 1 - 2450 | Wout | description "2 x Café crème" |
/// | open | pending | 24.50 | Order 10482 | – | profile "Counter", in store |
/// | sticker | cancelled | 99.99 | – | – | static QR at "TILL7" |
/// | whole | paid | 5.00 | A"b% | Zoé | all refunded; IBAN ends with 4321 |
class SearchShop
{
public:
    explicit SearchShop(CoreFixture::Where where = CoreFixture::Where::Memory);

    /// Returns the short names of the payments, in their order; an unknown id as it is.
    template <typename Rows>
    [[nodiscard]] QString namesOf(const Rows &rows) const
    {
        QStringList names;
        for (const auto &row : rows)
            names << nameOf(row.id);
        return names.join(u' ');
    }
    [[nodiscard]] QString nameOf(const PaymentId &id) const;
    [[nodiscard]] QString nameOf(const QString &id) const { return nameOf(PaymentId(id)); }
    [[nodiscard]] const PaymentId &id(const char *name) const { return m_ids.at(name); }

    CoreFixture core;
    Profile counter; ///< the second profile; the first is `core.profile`
    PayoutId payout; ///< contains "oldest" and "part"
    RefundId refund; ///< of "part"

private:
    void pay(const char *name, const ProfileId &profile, const NewPayment &payment,
             const Debtor &debtor = {});
    RefundId giveBack(const char *name, qint64 cents, const QString &description);

    std::map<std::string, PaymentId> m_ids;
};

} // namespace tilldesk::test
