#pragma once

#include "app/provider_calls.h"
#include "core/hosted/open_items.h"
#include "core/hosted/payout_fetch.h"
#include "core/storage/transaction.h"
#include "tests/api/hosted/hosted_refunds.h"

namespace tilldesk::test {

/// A RefundingShop that fetches the payouts of its provider: on demand, or by itself once
/// fetchesByItself() was called.
struct FetchingShop : RefundingShop {
    /// @param isFollowing  as of HostedShop
    explicit FetchingShop(bool isFollowing = true)
        : RefundingShop(isFollowing),
          calls(std::move(*app::ProviderCalls::make(*shop.assembly)))
    {
    }

    /// Tells the shop the id that its merchant has at the provider.
    /// @param history  day from which on payments from before the connection are wanted; null: none
    void fetchesByItself(const QDate &history = {})
    {
        const auto connected = shop.onCore([&] {
            auto &connections = shop.assembly->services().connections();
            auto wanted = *connections.find(profile.id);
            wanted.hostedMerchantId = hosted.merchant.id.text();
            wanted.historyFrom = history;
            return connections.set(wanted, {});
        });
        QVERIFY(connected);
    }
    Result<tilldesk::hosted::PayoutFetch::Fetched> fetch(QDate from = {}, QDate upTo = {})
    {
        auto access = tilldesk::hosted::accessOf(*shop.assembly->connections().find(profile.id),
                                                 shop.clock.now());
        access.merchant = hosted.merchant.id;
        const std::atomic<bool> isStopped = false;
        return tilldesk::hosted::PayoutFetch({.client = calls->client(),
                                              .core = shop.assembly->core(),
                                              .book = shop.assembly->services().hostedPayouts(),
                                              .access = access,
                                              .profile = profile.id,
                                              .realClock = shop.clock,
                                              .zone = shop.assembly->closing().zone})
            .run(from, upTo, isStopped);
    }
    [[nodiscard]] HostedComparison compared(int limit = 1000) const
    {
        storage::Database db(shop.directory.databasePath(), storage::Database::Mode::ReadOnly);
        const storage::Transaction view(db, storage::Transaction::Kind::Read);
        return *tilldesk::hosted::compareWithProvider(db, profile.id, shop.clock.now(), kPayoutLate,
                                                      limit);
    }
    /// Returns what is open as `reason kind here there`.
    [[nodiscard]] QStringList open() const
    {
        QStringList lines;
        for (const HostedOpenItem &item : compared().items) {
            const bool isPayment = item.kind == PayoutItemKind::Payment;
            lines << QStringLiteral("%1 %2 %3 %4")
                         .arg(toText(item.reason),
                              isPayment ? QStringLiteral("payment") : QStringLiteral("refund"))
                         .arg(item.here.cents())
                         .arg(item.there.cents());
        }
        return lines;
    }
    void payOutThere()
    {
        const auto made = hosted.onCore(
            [&] { return hosted.assembly->services().payouts().run(hosted.clock.now()); });
        QVERIFY(made);
        QCOMPARE(made->size(), 1);
    }
    /// Returns what the provider owes the shop, by the shop's ledger, in cents.
    [[nodiscard]] qint64 owed() const
    {
        return shop.number(QStringLiteral(
            "SELECT CAST(sum(balance) AS BIGINT) FROM ledger_account WHERE kind = 2"));
    }
    [[nodiscard]] HostedItem item(const QString &payment, qint64 cents) const
    {
        HostedItem made;
        made.paymentId = PaymentId(payment);
        made.profileId = hosted.shop.id;
        made.amount = Amount::fromCents(cents);
        made.at = shop.clock.now();
        return made;
    }
    [[nodiscard]] HostedItem refundItem(const QString &payment, qint64 cents) const
    {
        HostedItem made = item(payment, cents);
        made.refundId = RefundId(QStringLiteral("0123456789abcdef0123cccc"));
        return made;
    }
    /// Returns a payout as its provider would make it of payments.
    [[nodiscard]] HostedPayout payoutOf(const QString &id, const QList<HostedItem> &items) const
    {
        HostedPayout payout;
        payout.id = PayoutId(id);
        payout.iban = profile.iban;
        payout.bulkId = hosted.shop.bulkId;
        payout.madeAt = shop.clock.now();
        for (const HostedItem &item : items) {
            ++payout.payments.count;
            payout.payments.sum = *Amount::add(payout.payments.sum, item.amount);
        }
        payout.amount = payout.payments.sum;
        return payout;
    }
    /// Stores a payout as if the provider had listed it.
    void add(const HostedPayout &payout, const QList<HostedItem> &items)
    {
        const auto added = shop.onCore([&] {
            return shop.assembly->services().hostedPayouts().add(profile.id, payout, items);
        });
        QVERIFY(added);
    }
    /// Stores what the provider lists for a day, as complete.
    void list(const QDate &day, const QList<HostedItem> &items)
    {
        std::ignore = shop.onCore([&]() -> Result<void> {
            auto &book = shop.assembly->services().hostedPayouts();
            book.addListed(items);
            book.setFetched(profile.id, day);
            return {};
        });
    }
    /// Returns the days whose payouts the provider was asked for.
    [[nodiscard]] QStringList daysAsked() const
    {
        QStringList days;
        for (const FaultProxy::Request &request : proxy.requests()) {
            const QString target = QString::fromLatin1(request.target);
            if (target.contains(QStringLiteral("/reconciliation/payouts?")))
                days << target.section(QStringLiteral("date="), 1).section(u'&', 0, 0);
        }
        return days;
    }
    [[nodiscard]] QString fetchedUpTo() const
    {
        storage::Database db(shop.directory.databasePath(), storage::Database::Mode::ReadOnly);
        return tilldesk::hosted::fetchedUpTo(db, profile.id).toString(Qt::ISODate);
    }

    std::unique_ptr<app::ProviderCalls> calls;
};

} // namespace tilldesk::test
