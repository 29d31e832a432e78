#include "core/payouts/payout_port.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {
namespace {

/// Returns whether an id has the form of those of this service. A provider chooses its own ids.
bool hasOwnForm(const PayoutId &id)
{
    static const QRegularExpression form(QRegularExpression::anchoredPattern(u"[0-9a-f]{24}"_s));
    return form.match(id.text()).hasMatch();
}

} // namespace

void PayoutPort::payouts(PayoutFilter filter, qint64 first, int count, Done<PayoutPage> done)
{
    filter.order = {.by = PayoutColumn::Created, .isAscending = true};
    m_readers.submit(
        threads::ReadKind::List,
        [filter = std::move(filter), first, count](storage::Database &db) {
            return Result<PayoutPage>(ReconciliationQueries(db).payouts(filter, first, count));
        },
        std::move(done));
}

void PayoutPort::items(ItemQuery query, Done<PayoutItemPage> done)
{
    m_readers.submit(
        threads::ReadKind::List,
        [query = std::move(query)](storage::Database &db) {
            auto page = ReconciliationQueries(db).items(query);
            // Whether an id is malformed is known only once no provider has it.
            if (!page && page.error().code == ErrorCode::PayoutNotFound
                && !hasOwnForm(*query.payout))
                return Result<PayoutItemPage>(fail(ErrorCode::FieldInvalid,
                                                   u"must have 24 characters, 0-9 and a-f"_s,
                                                   u"payout-id"_s));
            return page;
        },
        std::move(done));
}

void PayoutPort::run(Done<QList<Payout>> done)
{
    m_core.submit([this] { return m_service->run(m_clock.now()); }, std::move(done));
}

} // namespace tilldesk::payouts
