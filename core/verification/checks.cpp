#include "core/verification/checks.h"

#include <algorithm>
#include <charconv>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {

const std::vector<std::vector<Check>> &allChecks()
{
    static const std::vector<std::vector<Check>> checks{
        {{u"schema"_s, checkSchema}, {u"integrity"_s, checkIntegrity}},
        {{u"integrity of payments"_s, checkPaymentIntegrity}},
        {{u"integrity of steps"_s, checkStepIntegrity}},
        {{u"foreign keys"_s, checkForeignKeys}},
        {{u"merchants"_s, checkMerchants},
         {u"API keys"_s, checkApiKeys},
         {u"service keys"_s, checkServiceKeys},
         {u"audit trail"_s, checkAudit},
         {u"replaced payers"_s, checkPseudonyms},
         {u"payments"_s, checkPayments},
         {u"VAT of payments"_s, checkPaymentVat},
         {u"steps"_s, checkSteps},
         {u"counts"_s, checkCounts},
         {u"callbacks"_s, checkCallbacks},
         {u"search index"_s, checkSearch}},
        moneyChecks()};
    return checks;
}

const std::vector<Check> &moneyChecks()
{
    static const std::vector<Check> checks{{u"ledger"_s, checkLedger},
                                           {u"refunds"_s, checkRefunds},
                                           {u"providers"_s, checkHosted},
                                           {u"ledger heads"_s, checkHeads},
                                           {u"payouts"_s, checkPayouts},
                                           {u"fees"_s, checkFees},
                                           {u"matches with the bank"_s, checkBank},
                                           {u"day closes"_s, checkDayCloses}};
    return checks;
}

QString faultOfId(QByteArrayView id, Timestamp createdAt)
{
    constexpr qsizetype kIdLength = 24;
    constexpr qsizetype kTimeLength = 12;
    if (!isHex(id, kIdLength))
        return u"the id is not 24 lower-case hex digits"_s;
    qint64 time = 0;
    std::from_chars(id.data(), id.data() + kTimeLength, time, 16);
    if (time != toMillis(createdAt))
        return u"the id's time is not created_at"_s;
    return {};
}

bool isHex(QByteArrayView text, qsizetype length)
{
    return text.size() == length && std::ranges::all_of(text, [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

} // namespace tilldesk::verification
