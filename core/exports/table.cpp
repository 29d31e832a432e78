#include "core/exports/table.h"

#include "core/bank/bank_queries.h"
#include "core/debtors/simulation_service.h"
#include "core/exports/audit_table.h"
#include "core/exports/bank_table.h"
#include "core/exports/clearing_table.h"
#include "core/exports/open_item_table.h"
#include "core/exports/payment_table.h"
#include "core/exports/payout_table.h"
#include "core/exports/refund_table.h"
#include "core/exports/vat_table.h"
#include "core/merchants/merchant_repository.h"
#include "core/payouts/provider_payouts.h"

#include <QCoreApplication>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

/// Returns the merchants and the account of the merchants that own the profiles. @param profiles
/// empty: all
TableHead shopsOf(storage::Database &db, const char *title, const QList<ProfileId> &profiles,
                  const QList<MerchantId> &merchants)
{
    merchants::MerchantRepository repository(db);
    QList<MerchantId> owners;
    QStringList ibans;
    for (const auto &stored : repository.profiles()) {
        const Profile &profile = stored.profile;
        if ((!profiles.isEmpty() && !profiles.contains(profile.id))
            || (!merchants.isEmpty() && !merchants.contains(profile.merchantId)))
            continue;
        owners << profile.merchantId;
        if (const QString iban = payoutIban(profile); !iban.isEmpty() && !ibans.contains(iban))
            ibans << iban;
    }
    TableHead head{
        .title = title, .merchants = {}, .iban = ibans.join(u", "_s), .from = {}, .to = {}};
    for (const Merchant &merchant : repository.merchants()) {
        if (owners.contains(merchant.id))
            head.merchants << merchant;
    }
    return head;
}

struct Opening {
    storage::Database &db;
    const payouts::ClosingTime &closing;
    const QString &language;

    using Opened = Result<std::unique_ptr<Table>>;

    Opened operator()(const PaymentFilter &filter) const
    {
        return std::make_unique<PaymentTable>(db, filter);
    }
    Opened operator()(const RefundFilter &filter) const
    {
        return std::make_unique<RefundTable>(db, filter);
    }
    Opened operator()(const PaidPayments &paid) const
    {
        return std::make_unique<PaymentTable>(db, paid);
    }
    Opened operator()(const DoneRefunds &done) const
    {
        return std::make_unique<RefundTable>(db, done);
    }
    Opened operator()(const ClearingFilter &filter) const
    {
        return ClearingTable::open(db, closing, filter);
    }
    Opened operator()(const VatBookFilter &filter) const
    {
        return VatTable::open(db, closing, filter);
    }
    Opened operator()(const JournalFilter &) const
    {
        return fail(ErrorCode::FieldInvalid, u"a journal is no table"_s, u"format"_s);
    }
    Opened operator()(const AuditFilter &filter) const
    {
        return std::make_unique<AuditTable>(db, filter);
    }
    Opened operator()(const OpenItemFilter &filter) const
    {
        return OpenItemTable::open(db, filter, language);
    }
    Opened operator()(const BankItemFilter &filter) const
    {
        const QDate today = closing.day(debtors::storedServiceTime(db));
        return std::make_unique<BankTable>(bank::items(db, closing, today, filter), closing,
                                           language);
    }
    Opened operator()(const PayoutFilter &filter) const
    {
        return std::make_unique<PayoutTable>(db, closing, filter);
    }
    Opened operator()(const PayoutContent &content) const
    {
        const auto payout = payouts::findPayout(db, content.payout);
        if (!payout)
            return fail(ErrorCode::PayoutNotFound, u"There is no such payout"_s, u"payout"_s);
        return std::make_unique<PayoutContentTable>(db, *payout);
    }
};

struct Heading {
    storage::Database &db;
    const payouts::ClosingTime &closing;

    TableHead operator()(const PaymentFilter &filter) const
    {
        TableHead head =
            shopsOf(db, QT_TRANSLATE_NOOP("tilldesk::exports", "Payments"), filter.profiles, {});
        head.from = filter.from;
        head.to = filter.to;
        return head;
    }
    TableHead operator()(const RefundFilter &filter) const
    {
        TableHead head =
            shopsOf(db, QT_TRANSLATE_NOOP("tilldesk::exports", "Refunds"), filter.profiles, {});
        head.from = filter.from;
        head.to = filter.to;
        return head;
    }
    TableHead operator()(const PaidPayments &paid) const
    {
        return headOf(QT_TRANSLATE_NOOP("tilldesk::exports", "Payments"), paid.profiles, {}, paid);
    }
    TableHead operator()(const DoneRefunds &done) const
    {
        return headOf(QT_TRANSLATE_NOOP("tilldesk::exports", "Refunds"), done.profiles, {}, done);
    }
    TableHead operator()(const ClearingFilter &filter) const
    {
        return headOf(QT_TRANSLATE_NOOP("tilldesk::exports", "Clearing account"), {},
                      filter.merchants, filter);
    }
    TableHead operator()(const JournalFilter &filter) const
    {
        return headOf(QT_TRANSLATE_NOOP("tilldesk::exports", "Journal"), {}, filter.merchants,
                      filter);
    }
    TableHead operator()(const VatBookFilter &filter) const
    {
        return headOf(QT_TRANSLATE_NOOP("tilldesk::exports", "VAT book"), {}, filter.merchants,
                      filter);
    }
    /// @param list  its period ends before `to`
    template <typename List>
    [[nodiscard]] TableHead headOf(const char *title, const QList<ProfileId> &profiles,
                                   const QList<MerchantId> &merchants, const List &list) const
    {
        TableHead head = shopsOf(db, title, profiles, merchants);
        head.from = list.from;
        if (list.to)
            head.to = *list.to - std::chrono::milliseconds(1);
        return head;
    }
    TableHead operator()(const AuditFilter &filter) const
    {
        TableHead head = headOf(QT_TRANSLATE_NOOP("tilldesk::exports", "Activity"), {}, {}, filter);
        head.iban.clear();
        return head;
    }
    TableHead operator()(const OpenItemFilter &filter) const
    {
        return shopsOf(db, QT_TRANSLATE_NOOP("tilldesk::exports", "Open items"), filter.profiles,
                       {});
    }
    TableHead operator()(const BankItemFilter &filter) const
    {
        TableHead head =
            shopsOf(db, QT_TRANSLATE_NOOP("tilldesk::exports", "Bank"), {}, filter.merchants);
        if (filter.first)
            head.from = beginOf(*filter.first);
        if (filter.last)
            head.to = beginOf(filter.last->addDays(1)) - std::chrono::milliseconds(1);
        return head;
    }
    [[nodiscard]] Timestamp beginOf(const QDate &day) const
    {
        return fromMillis(day.startOfDay(closing.zone).toMSecsSinceEpoch());
    }
    TableHead operator()(const PayoutFilter &filter) const
    {
        return headOf(QT_TRANSLATE_NOOP("tilldesk::exports", "Payouts"), {}, filter.merchants,
                      filter);
    }
    TableHead operator()(const PayoutContent &content) const
    {
        const auto payout = payouts::findPayout(db, content.payout);
        const MerchantId merchant = payout ? payout->merchantId : MerchantId();
        TableHead head = shopsOf(db, QT_TRANSLATE_NOOP("tilldesk::exports", "Lines of a payout"),
                                 {}, {merchant});
        head.subject = content.payout.text();
        if (payout) {
            head.iban = payout->iban;
            head.bankLine = remittanceOf(*payout, closing.day(payout->madeAt));
        }
        return head;
    }
};

} // namespace

Result<std::unique_ptr<Table>> openTable(storage::Database &db, const payouts::ClosingTime &closing,
                                         const ExportList &list, const QString &language)
{
    return std::visit(Opening{db, closing, language}, list);
}

QString merchantNames(const TableHead &head)
{
    QStringList names;
    for (const Merchant &merchant : head.merchants)
        names << merchant.name;
    return names.join(u", "_s);
}

TableHead headOf(storage::Database &db, const payouts::ClosingTime &closing, const ExportList &list)
{
    return std::visit(Heading{db, closing}, list);
}

} // namespace tilldesk::exports
