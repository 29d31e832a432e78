#include "core/domain/pack_sending.h"

#include "core/base/enum_texts.h"

namespace tilldesk {
namespace {

constexpr EnumTexts<MailSecurity> kSecurities{{MailSecurity::Tls, "tls"},
                                              {MailSecurity::StartTls, "starttls"}};

} // namespace

QLatin1StringView toText(MailSecurity security)
{
    return kSecurities.textOf(security);
}

std::optional<MailSecurity> mailSecurityFrom(QStringView name)
{
    return kSecurities.valueOf(name);
}

} // namespace tilldesk
