#include "core/domain/api_key.h"

#include "core/base/enum_texts.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

constexpr EnumTexts<Authority> kAuthorityNames{
    {Authority::MerchantPayment, "MERCHANT_PAYMENT"},
    {Authority::MerchantRefund, "MERCHANT_REFUND"},
};

constexpr qsizetype kMaxNetworks = 16;

} // namespace

QStringList toTexts(Authorities authorities)
{
    QStringList names;
    for (const Authority authority : decltype(kAuthorityNames)::kAll) {
        if (authorities.testFlag(authority))
            names << kAuthorityNames.textOf(authority);
    }
    return names;
}

Result<Authorities> authoritiesFrom(const QStringList &names)
{
    Authorities authorities;
    for (const QString &name : names) {
        const auto authority = kAuthorityNames.valueOf(name);
        if (!authority)
            return fail(ErrorCode::FieldInvalid, u"'%1' is not an authority"_s.arg(name),
                        u"authority"_s);
        authorities |= *authority;
    }
    if (!authorities)
        return fail(ErrorCode::FieldInvalid, u"must have at least one value"_s, u"authority"_s);
    return authorities;
}

Result<QList<IpNetwork>> networksFrom(const QString &list)
{
    QList<IpNetwork> networks;
    if (list.trimmed().isEmpty())
        return networks;
    for (const QString &part : list.split(u',')) {
        const auto network = IpNetwork::parse(part.trimmed());
        if (!network)
            return fail(ErrorCode::FieldInvalid, network.error().detail, u"addresses"_s);
        networks << *network;
    }
    if (networks.size() > kMaxNetworks)
        return fail(ErrorCode::FieldInvalid, u"at most %1 networks"_s.arg(kMaxNetworks),
                    u"addresses"_s);
    return networks;
}

QString toText(const QList<IpNetwork> &networks)
{
    QStringList texts;
    for (const IpNetwork &network : networks)
        texts << network.text();
    return texts.join(u',');
}

} // namespace tilldesk
