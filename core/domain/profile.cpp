#include "core/domain/profile.h"

#include "core/base/enum_texts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

constexpr EnumTexts<CallbackHeader> kCallbackHeaderNames{
    {CallbackHeader::Specified, "specified"},
    {CallbackHeader::Extended, "extended"},
};

constexpr EnumTexts<PaymentChannel> kChannelNames{
    {PaymentChannel::Online, "ONLINE"},
    {PaymentChannel::InStore, "INSTORE"},
    {PaymentChannel::Invoice, "INVOICE"},
};

} // namespace

QLatin1StringView toText(PaymentChannel channel)
{
    return kChannelNames.textOf(channel);
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
    return kCallbackHeaderNames.textOf(header);
}

} // namespace tilldesk
