#include "tests/unit/exports/awkward_shop.h"

#include "core/payments/payment_repository.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

const QStringList kTexts{u"=cmd|'/c calc'!A1"_s,
                         u"+32 2 555 12 12"_s,
                         u"-1"_s,
                         u"@SUM(A1:A9)"_s,
                         u"  =1+1"_s,
                         u"\t=1+1"_s,
                         u"\uFF1DSUM(A1)"_s,
                         u"\u00A0+1"_s,
                         u"say \"hello\""_s,
                         u"a;b,c"_s,
                         u"two\nlines"_s,
                         u"Straße Øresund"_s,
                         u"Καλημέρα κόσμε"_s,
                         u"Хляб и мляко"_s,
                         u"'quoted'"_s,
                         u"1e5"_s,
                         u"007"_s,
                         u"plain"_s,
                         u""_s};

} // namespace

AwkwardShop::AwkwardShop(quint32 seed, int days) : m_random(seed)
{
    for (const QString &name : {u"Shop, Ø"_s, u"Μπακάλης, ß"_s}) {
        Profile profile = openProfile(core.merchant.id, name);
        profile.allowsRefunds = true;
        m_profiles << core.addProfile(profile);
    }
    // A name that is not allowed today: a later version may allow it.
    core.db.execute(u"UPDATE profile SET name = '=\"' || name || '\";' WHERE seq = 2"_s);
    // Two days before clocks go back.
    core.clock.set(fromMillis(QDateTime({2026, 10, 23}, {9, 0}, Qt::UTC).toMSecsSinceEpoch()));
    for (int day = 0; day < days; ++day) {
        storage::Transaction transaction(core.db);
        const int payments = 8 + m_random.bounded(12);
        for (int i = 0; i < payments; ++i)
            pay();
        for (int i = 0; i < 3; ++i)
            giveBack();
        core.clock.advance(std::chrono::hours(1));
        core.refundsFail = m_random.bounded(6) == 0;
        core.refunds.processDue(100);
        core.clock.advance(std::chrono::hours(16));
        core.payoutsFail = m_random.bounded(4) == 0;
        const auto made = core.payouts.run(core.clock.now());
        core.payoutsFail = false;
        for (const Payout &payout : *made) {
            if (payout.status == PayoutStatus::Failed && m_random.bounded(2) == 0)
                (void)core.payouts.payAgain(payout.id);
        }
        transaction.commit();
    }
}

QString AwkwardShop::awkward()
{
    return kTexts.at(m_random.bounded(int(kTexts.size())));
}

void AwkwardShop::pay()
{
    core.clock.advance(std::chrono::milliseconds(1 + m_random.bounded(1'200'000)));
    // Most succeed, some long after payments that were created later.
    const auto status = m_random.bounded(3) == 0
        ? kPaymentStatuses.at(m_random.bounded(quint32(kPaymentStatuses.size())))
        : PaymentStatus::Succeeded;
    payments::PaymentRow row = rowIn(status, core.clock.now());
    const Profile &profile = m_profiles.at(m_random.bounded(int(m_profiles.size())));
    row.payment.profileId = profile.id;
    row.payment.amount =
        Amount::fromCents(1 + m_random.bounded(m_random.bounded(9) == 0 ? 90'000'000 : 9'000));
    row.payment.reference = awkward();
    row.payment.description = awkward();
    row.payment.shopName = awkward();
    row.payment.bulkId = m_random.bounded(2) == 0 ? u"TILL-1"_s : QString();
    if (row.payment.debtor.isKnown())
        row.payment.debtor.name = awkward();
    row.profileSeq = core.merchants.directory()->profile(profile.id)->seq;
    if (!core.payments.append(row, stepsTo(status, core.clock.now())))
        qFatal("a payment could not be appended");
    if (status != PaymentStatus::Succeeded)
        return;
    if (!core.payments.book(*core.stored(row.payment.id)))
        qFatal("a payment could not be booked");
    m_paid << row.payment.id;
}

void AwkwardShop::giveBack()
{
    if (m_paid.isEmpty())
        return;
    const Payment payment = *core.stored(m_paid.at(m_random.bounded(int(m_paid.size()))));
    // May be refused: the running payout holds too little, or nothing is left to refund.
    (void)core.refunds.create(
        {.paymentId = payment.id,
         .amount = Amount::fromCents(
             1 + m_random.bounded(quint32(std::min<qint64>(payment.amount.cents(), 900)))),
         .description = awkward(),
         .idempotencyKey = u"key%1"_s.arg(++m_count)},
        {});
}

Result<ExportReport> AwkwardShop::write(const ExportList &list, ExportFormat format,
                                        const QString &name, const QString &language)
{
    return exports::write(core.db, closing, {.list = list, .format = format, .language = language},
                          file(name), control);
}

QByteArray AwkwardShop::content(const QString &name) const
{
    QFile written(file(name));
    return written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray();
}

PayoutId AwkwardShop::somePayout()
{
    auto row = core.db.prepare(u"SELECT id FROM payout"
                               " ORDER BY refunds_upto > refunds_after DESC, seq LIMIT 1"_s);
    return row.next() ? row.read<PayoutId>() : PayoutId();
}

} // namespace tilldesk::test
