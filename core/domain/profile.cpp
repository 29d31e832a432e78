#include "core/domain/profile.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk {

QLatin1StringView toText(PaymentChannel channel)
{
    switch (channel) {
    case PaymentChannel::Online: return "ONLINE"_L1;
    case PaymentChannel::InStore: return "INSTORE"_L1;
    case PaymentChannel::Invoice: return "INVOICE"_L1;
    }
    Q_UNREACHABLE();
}

Profile compatible(Profile profile)
{
    profile.callbackHeader = CallbackHeader::Extended;
    profile.refundsAcceptApiKey = true;
    return profile;
}

QString payoutIban(const Profile &profile)
{
    return profile.iban.isEmpty() ? profile.lastIban : profile.iban;
}

Result<QString> checkedPosId(const QString &text)
{
    const bool isPlain = std::ranges::all_of(
        text, [](QChar c) { return c.unicode() < 0x80 && c.isLetterOrNumber(); });
    if (text.isEmpty() || text.size() > kShopLength || !isPlain)
        return fail(ErrorCode::FieldInvalid, u"must be 1 to 36 letters and digits"_s, u"posId"_s);
    return text;
}

QLatin1StringView toText(CallbackHeader header)
{
    switch (header) {
    case CallbackHeader::Specified: return "specified"_L1;
    case CallbackHeader::Extended: return "extended"_L1;
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk
