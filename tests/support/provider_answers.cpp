#include "tests/support/provider_answers.h"

#include "core/domain/iban.h"
#include "core/domain/sepa_text.h"
#include "core/hosted/checked_members.h"
#include "core/hosted/response_values.h"
#include "tests/support/hosted_bodies.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

using namespace hosted;

constexpr UrlRule kRule = UrlRule::PublicHttps;
constexpr qint64 kMaxCount = 1'000'000'000'000;
constexpr int kLongestUrl = 2048;
constexpr int kLongestAccount = 34;
constexpr int kLongestMessage = 500;
constexpr int kLongestWord = 64;

bool isClean(const QString &text, int maxLength)
{
    return characterCount(text) <= maxLength && printable(text) == text;
}

/// An id becomes a part of a path.
bool isWord(const QString &text)
{
    const auto isPartOfWord = [](QChar c) {
        return c < u'\x7f' && (c.isLetterOrNumber() || c == u'.' || c == u'_' || c == u'-');
    };
    return !text.isEmpty() && text.size() <= kLongestWord && text != "."_L1 && text != ".."_L1
        && std::ranges::all_of(text, isPartOfWord);
}

bool isHostedId(const QString &text)
{
    return isWord(text) && text.size() == kHostedIdLength;
}

bool isAccount(const QString &text)
{
    return text.isEmpty() || (isClean(text, kLongestAccount) && text == text.toUpper());
}

/// A moment can be written and read again.
bool isMoment(Timestamp time)
{
    return parseIsoTime(QString::fromLatin1(toIsoUtc(time))) == time;
}

bool isAmount(Amount amount, qint64 least, qint64 most = Amount::kMaxCents)
{
    return amount.cents() >= least && amount.cents() <= most;
}

bool isLink(const QString &link)
{
    return link.isEmpty()
        || (characterCount(link) <= kLongestUrl && link.startsWith("https:"_L1, Qt::CaseInsensitive)
            && std::ranges::none_of(link, [](QChar c) { return c.isSpace(); }));
}

bool isBounded(const HostedLinks &links)
{
    return isLink(links.self) && isLink(links.deeplink) && isLink(links.qrcode)
        && isLink(links.cancel) && isLink(links.refund) && isLink(links.checkout);
}

bool isBounded(const Debtor &debtor)
{
    return isClean(debtor.name, kNameLength) && isAccount(debtor.iban)
        && (debtor.iban.isEmpty() || debtor.iban.contains(u'*'));
}

bool isBounded(const HostedPayment &payment)
{
    const auto isOptionalWord = [](const QString &text) { return text.isEmpty() || isWord(text); };
    return isHostedId(payment.id.text())
        && std::ranges::count(kPaymentStatuses, payment.status) == 1 && isAmount(payment.amount, 0)
        && isMoment(payment.createdAt) && isMoment(payment.expireAt)
        && isMoment(payment.succeededAt.value_or(Timestamp()))
        && isOptionalWord(payment.profileId.text()) && isOptionalWord(payment.merchantId.text())
        && isClean(payment.reference, kReferenceLength)
        && isClean(payment.description, kDescriptionLength)
        && isClean(payment.message, kLongestMessage) && isClean(payment.bulkId, kReferenceLength)
        && isClean(payment.creditorName, kNameLength) && isAccount(payment.creditorIban)
        && isBounded(payment.debtor) && isBounded(payment.links);
}

bool isNewPayment(const HostedPayment &payment)
{
    return isBounded(payment) && payment.status == PaymentStatus::Pending
        && !payment.links.self.isEmpty() && !payment.links.deeplink.isEmpty()
        && !payment.links.qrcode.isEmpty();
}

bool isBounded(const HostedRefund &refund)
{
    return isHostedId(refund.id.text()) && isHostedId(refund.paymentId.text())
        && std::ranges::count(kRefundStatuses, refund.status) == 1 && isAmount(refund.amount, 1)
        && isClean(refund.description, kDescriptionLength) && isMoment(refund.createdAt);
}

bool isSum(const PayoutSum &sum)
{
    return sum.count >= 0 && sum.count <= kMaxCount && isAmount(sum.sum, 0, kMaxHostedSum);
}

bool isBounded(const HostedPayout &payout)
{
    return isWord(payout.id.text()) && isWord(payout.merchantId.text())
        && isClean(payout.bulkId, kReferenceLength) && !payout.bulkId.isEmpty()
        && isAccount(payout.iban) && !payout.iban.isEmpty()
        && std::ranges::count(enumerators<PayoutStatus>(), payout.status) == 1
        && isMoment(payout.madeAt) && isSum(payout.payments) && isSum(payout.refunds)
        && isAmount(payout.amount, 0, kMaxHostedSum);
}

bool isBounded(const HostedItem &item)
{
    return isHostedId(item.paymentId.text())
        && (item.payoutId.isEmpty() || isWord(item.payoutId.text()))
        && isWord(item.profileId.text()) && isClean(item.merchantName, kNameLength)
        && !item.merchantName.isEmpty()
        && std::ranges::count(enumerators<PaymentChannel>(), item.channel) == 1
        && isAmount(item.amount, 0) && isClean(item.reference, kReferenceLength)
        && isClean(item.description, kDescriptionLength) && isMoment(item.at);
}

/// A row takes more than a hundred bytes, so the limit of an answer's bytes limits the rows too.
template <typename Row>
bool isBounded(const HostedPage<Row> &page, std::size_t bytes)
{
    constexpr std::size_t kLeastBytesOfRow = 100;
    const auto isCount = [](qint64 count) { return count >= 0 && count <= kMaxCount; };
    return isCount(page.number) && isCount(page.totalPages) && isCount(page.totalRows)
        && std::size_t(page.rows.size()) <= bytes / kLeastBytesOfRow
        && std::ranges::all_of(page.rows, [](const Row &row) { return isBounded(row); });
}

template <typename Value, typename Check>
AnswerReading checked(const Result<Value> &result, const Check &isAsPromised)
{
    if (result)
        return {.fault = {}, .isBounded = isAsPromised(*result)};
    const QString fault = result.error().field + u' ' + result.error().detail;
    return {.fault = fault.trimmed()};
}

} // namespace

const QList<ProviderAnswer> &providerAnswers()
{
    static const QList<ProviderAnswer> kAll{
        {"created_payment", kCreatedBody},  {"payment", kPaymentBody},
        {"search_page", kSearchBody},       {"refund", kRefundBody},
        {"payouts", kPayoutsBody},          {"payment_items", kItemsBody},
        {"refund_items", kRefundItemsBody}, {"refund_iban", kRefundIbanBody}};
    return kAll;
}

const QList<QByteArray> &hostilePieces()
{
    static const QList<QByteArray> kPieces{"null",        "{}",
                                           "[]",          "-1",
                                           "1e999",       "0.5",
                                           "\"\"",        "\"\\u0000\"",
                                           "[{}]",        "true",
                                           "\\",          "\"",
                                           "}",           "]",
                                           ",",           "9223372036854775808",
                                           "\xff",        "\xed\xa0\x80",
                                           "\"\\ud800\"", "1000000000000"};
    return kPieces;
}

AnswerReading readAnswer(qsizetype kind, std::string_view body)
{
    const auto isBoundedRow = [](const auto &row) { return isBounded(row); };
    const auto isBoundedPage = [&body](const auto &page) { return isBounded(page, body.size()); };
    const auto hasRefunds = [&](const HostedPage<HostedItem> &page, bool expected) {
        return isBoundedPage(page) && std::ranges::all_of(page.rows, [&](const HostedItem &item) {
                   return expected ? isHostedId(item.refundId.text()) : item.refundId.isEmpty();
               });
    };
    switch (kind) {
    case 0: return checked(readCreatedPayment(body, kRule), isNewPayment);
    case 1: return checked(readPayment(body, kRule), isBoundedRow);
    case 2: return checked(readSearchPage(body, kRule), isBoundedPage);
    case 3: return checked(readRefund(body), isBoundedRow);
    case 4: return checked(readPayouts(body), isBoundedPage);
    case 5:
        return checked(readItems(body, PayoutItemKind::Payment),
                       [&](const auto &page) { return hasRefunds(page, false); });
    case 6:
        return checked(readItems(body, PayoutItemKind::Refund),
                       [&](const auto &page) { return hasRefunds(page, true); });
    default: return checked(readRefundIban(body), isValidIban);
    }
}

bool isErrorBounded(std::string_view body)
{
    const ErrorBody error = readErrorBody(body);
    const auto isOptionalWord = [](const QString &text) { return text.isEmpty() || isWord(text); };
    return isOptionalWord(error.code) && isOptionalWord(error.traceId)
        && isClean(error.message, kLongestMessage);
}

} // namespace tilldesk::test
