#include "core/books/book_service.h"

#include "core/audit/guarded_state.h"
#include "core/audit/trail.h"

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace tilldesk::books {
namespace {

QJsonObject factsOf(const Books &books)
{
    return {{u"chart"_s, QString(toText(books.chart))}, {u"journal"_s, books.journal},
            {u"consultant"_s, books.consultant},        {u"client"_s, books.client},
            {u"firstYear"_s, books.firstYear},          {u"largeSale"_s, books.largeSale.cents()}};
}

/// @param account  empty optional: the chart's
void setOwn(Books &books, const BookUse &use, const std::optional<QString> &account)
{
    if (account)
        books.own.insert_or_assign(use, *account);
    else
        books.own.erase(use);
}

} // namespace

Result<Merchant> BookService::merchant(const MerchantId &id)
{
    const QList<Merchant> all = m_rows.merchants();
    const auto found = std::ranges::find(all, id, &Merchant::id);
    if (found == all.end())
        return fail(ErrorCode::MerchantNotFound, u"There is no such merchant"_s, u"merchant"_s);
    return *found;
}

Result<Books> BookService::books(const MerchantId &id)
{
    const auto found = merchant(id);
    if (!found)
        return found.failure();
    return m_rows.books(*found);
}

Result<Books> BookService::change(const MerchantId &id, const Books &wanted)
{
    const auto before = books(id);
    if (!before)
        return before.failure();
    auto after = checkedBooks(wanted);
    if (!after)
        return after.failure();
    after->own = before->own;
    if (const auto apart = checkedSharing(*before, *after); !apart)
        return fail(apart.error().code, apart.error().detail, u"chart"_s);
    storeDetails(id, *before, *after);
    return after;
}

Result<Books> BookService::replace(const MerchantId &id, const Books &wanted)
{
    const auto before = books(id);
    if (!before)
        return before.failure();
    auto after = checkedBooks(wanted);
    if (!after)
        return after.failure();
    for (auto &[use, account] : after->own) {
        if (account.isEmpty())
            continue;
        const auto checked = checkedBookAccount(account);
        if (!checked)
            return fail(checked.error().code, checked.error().detail, toText(use));
        account = *checked;
    }
    if (const auto apart = checkedSharing(*before, *after); !apart)
        return apart.failure();
    storeDetails(id, *before, *after);
    std::set<BookUse> uses;
    for (const BookAccounts &own : {before->own, after->own}) {
        for (const auto &[use, account] : own)
            uses.insert(use);
    }
    Books reached = *after; // with the accounts that are stored already
    reached.own = before->own;
    for (const BookUse &use : uses) {
        const auto found = after->own.find(use);
        const std::optional<QString> account =
            found == after->own.end() ? std::nullopt : std::optional(found->second);
        const Books earlier = reached;
        setOwn(reached, use, account);
        if (reached != earlier)
            storeAccount(id, use, earlier, reached);
    }
    return after;
}

Result<Books> BookService::setAccount(const MerchantId &id, const BookUse &use,
                                      const std::optional<QString> &account)
{
    const auto before = books(id);
    if (!before)
        return before.failure();
    std::optional<QString> wanted = account;
    if (account && !account->isEmpty()) {
        const auto checked = checkedBookAccount(*account);
        if (!checked)
            return checked.failure();
        wanted = *checked;
    }
    Books after = *before;
    setOwn(after, use, wanted);
    if (const auto apart = checkedSharing(*before, after); !apart)
        return fail(apart.error().code, apart.error().detail, u"account"_s);
    storeAccount(id, use, *before, after);
    return after;
}

void BookService::storeDetails(const MerchantId &id, const Books &before, const Books &after)
{
    record(id, factsOf(before), factsOf(after), [&] { m_rows.set(id, after); });
}

void BookService::storeAccount(const MerchantId &id, const BookUse &use, const Books &before,
                               const Books &after)
{
    const QString name = u"account "_s + toText(use);
    const auto found = after.own.find(use);
    record(id, {{name, before.account(use).value_or(QString())}},
           {{name, after.account(use).value_or(QString())}}, [&] {
               m_rows.setAccount(
                   id, use, found == after.own.end() ? std::nullopt : std::optional(found->second));
           });
}

void BookService::record(const MerchantId &id, const QJsonObject &before, const QJsonObject &after,
                         const std::function<void()> &change)
{
    const auto state = [&] { return audit::stateOf(m_db, AuditGuard::Books, id.text()); };
    const QByteArray earlier = state();
    change();
    if (state() == earlier)
        return;
    audit::Event event{
        .kind = AuditKind::MerchantChanged, .subject = id.text(), .guard = AuditGuard::Books};
    if (before == after) { // a default was chosen, so that it stays if the default changes
        event.facts = after;
    } else {
        event.before = before;
        event.after = after;
    }
    audit::Trail(m_db, m_clock).record(event);
}

Result<VatRule> BookService::setRate(const ProfileId &profile, const QString &posId,
                                     const VatShares &shares, const QDate &first)
{
    const QDate today = m_closing.day(m_clock.now());
    VatRule rule{.profile = m_rows.profile(profile),
                 .first = first.isValid() ? first : today,
                 .shares = shares};
    if (rule.profile == 0)
        return fail(ErrorCode::ProfileNotFound, u"There is no such profile"_s, u"profile"_s);
    if (!posId.isEmpty()) {
        rule.pointOfSale = m_rows.pointOfSale(rule.profile, posId);
        if (rule.pointOfSale == 0)
            return fail(ErrorCode::PointOfSaleNotFound, u"There is no such point of sale"_s,
                        u"pos"_s);
    }
    const VatRates rates(m_db);
    if (rule.first < today
        && rates.hasRate(rule.profile, rule.pointOfSale, rule.first, today.addDays(-1)))
        return fail(
            ErrorCode::FieldInvalid,
            u"a rate already counts since that day; it changes from today (%1) or later"_s.arg(
                today.toString(Qt::ISODate)),
            u"from"_s);
    const VatShares before = rates.at(rule.profile, rule.pointOfSale, rule.first);
    m_rows.add(rule, m_clock.now());
    const QString name = posId.isEmpty() ? u"vatRate"_s : u"vatRate "_s + posId;
    const QString from = u" from "_s + rule.first.toString(Qt::ISODate);
    audit::Trail(m_db, m_clock)
        .record({.kind = AuditKind::ProfileChanged,
                 .subject = profile.text(),
                 .before = {{name, toText(before)}},
                 .after = {{name, QString(toText(shares) + from)}},
                 .guard = AuditGuard::VatRates});
    return rule;
}

} // namespace tilldesk::books
