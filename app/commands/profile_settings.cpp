#include "app/commands/profile_settings.h"

#include "core/domain/iban.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

constexpr qsizetype kMaxJwks = 64LL * 1024;

tl::unexpected<Error> refuse(const QString &why)
{
    return fail(ErrorCode::FieldInvalid, why);
}

ProfileSetting text(const QString &option, const QString &value, const QString &help,
                    QString Profile::*member, bool canBeEmpty = true)
{
    return {.option = option,
            .value = value,
            .help = help,
            .canBeEmpty = canBeEmpty,
            .set = [member](const QString &text, Profile &profile) -> Result<void> {
                profile.*member = text;
                return {};
            },
            .show = [member](const Profile &profile) { return profile.*member; }};
}

ProfileSetting onOff(const QString &option, const QString &help, bool Profile::*member)
{
    return {
        .option = option,
        .value = u"on|off"_s,
        .help = help,
        .set = [member](const QString &text, Profile &profile) -> Result<void> {
            if (text != "on"_L1 && text != "off"_L1)
                return refuse(u"must be on or off"_s);
            profile.*member = text == "on"_L1;
            return {};
        },
        .show = [member](const Profile &profile) { return profile.*member ? u"on"_s : u"off"_s; }};
}

/// A setting whose value is one of several names.
template <typename T>
ProfileSetting choice(const QString &option, const QString &help, T Profile::*member,
                      const QList<T> &all)
{
    QStringList names;
    for (const T value : all)
        names << toText(value);
    return {
        .option = option,
        .value = names.join(u'|'),
        .help = help,
        .set = [member, all, names](const QString &text, Profile &profile) -> Result<void> {
            const qsizetype at = names.indexOf(text);
            if (at < 0)
                return refuse(u"must be one of %1"_s.arg(names.join(u", "_s)));
            profile.*member = all[at];
            return {};
        },
        .show = [member](const Profile &profile) -> QString { return toText(profile.*member); }};
}

/// @param content  of the file, one character per byte
Result<void> setJwks(const QString &content, Profile &profile)
{
    if (content.size() > kMaxJwks)
        return refuse(u"must not be larger than %1 bytes"_s.arg(kMaxJwks));
    profile.jwks = QString::fromUtf8(content.toLatin1());
    if (!content.isEmpty())
        profile.jwksUrl.clear();
    return {};
}

Result<void> setJwksUrl(const QString &text, Profile &profile)
{
    profile.jwksUrl = text;
    if (!text.isEmpty())
        profile.jwks.clear();
    return {};
}

Result<void> setIban(const QString &text, Profile &profile)
{
    profile.iban = QString(text).remove(u' ').toUpper();
    return {};
}

} // namespace

const std::vector<ProfileSetting> &profileSettings()
{
    static const std::vector<ProfileSetting> settings{
        text(u"name"_s, u"text"_s, u"name for the staff, 1 to 60 characters"_s, &Profile::name,
             false),
        text(u"creditor-name"_s, u"text"_s, u"company name that customers see"_s,
             &Profile::creditorName, false),
        {.option = u"iban"_s,
         .value = u"iban"_s,
         .help = u"account that receives the money"_s,
         .canBeEmpty = true,
         .set = setIban,
         .show = [](const Profile &profile) { return profile.iban; }},
        choice<PaymentChannel>(
            u"channel"_s, u"how the profile's payments are taken"_s, &Profile::channel,
            {PaymentChannel::Online, PaymentChannel::InStore, PaymentChannel::Invoice}),
        text(u"bulk-id"_s, u"text"_s,
             u"batch (bulk id) of the profile's payments, up to 35 characters"_s, &Profile::bulkId),
        text(u"identify-callback-url"_s, u"url"_s, u"address called when a customer scans"_s,
             &Profile::identifyCallbackUrl),
        text(u"callback-url"_s, u"url"_s, u"address called when a payment has ended"_s,
             &Profile::callbackUrl),
        choice<CallbackHeader>(u"callback-header"_s, u"form of the callbacks' signature"_s,
                               &Profile::callbackHeader,
                               {CallbackHeader::Specified, CallbackHeader::Extended}),
        onOff(u"allow-loopback-callbacks"_s, u"whether addresses of this computer may be called"_s,
              &Profile::allowsLoopbackCallbacks),
        onOff(u"allow-private-callbacks"_s,
              u"whether addresses of private networks may be called"_s,
              &Profile::allowsPrivateCallbacks),
        onOff(u"synchronous-callback"_s,
              u"whether the callback address decides if an authorized payment settles"_s,
              &Profile::hasSynchronousCallback),
        onOff(u"acknowledgement"_s, u"whether a paid payment waits for the merchant"_s,
              &Profile::asksAcknowledgement),
        onOff(u"refunds"_s, u"whether payments may be refunded"_s, &Profile::allowsRefunds),
        onOff(u"refunds-accept-api-key"_s, u"whether refunds may be requested by API key"_s,
              &Profile::refundsAcceptApiKey),
        {.option = u"jwks"_s,
         .value = u"file"_s,
         .help = u"the merchant's public keys, a JWKS; empty: removes them"_s,
         .isFile = true,
         .canBeEmpty = true,
         .set = setJwks,
         .show = [](const Profile &profile) { return profile.jwks; }},
        {.option = u"jwks-url"_s,
         .value = u"url"_s,
         .help = u"address of the merchant's public keys; empty: removes the address"_s,
         .canBeEmpty = true,
         .set = setJwksUrl,
         .show = [](const Profile &profile) { return profile.jwksUrl; }},
        onOff(u"open"_s, u"whether the profile takes payments"_s, &Profile::isOpen),
    };
    return settings;
}

Result<Profile> withSettings(Profile profile, const CommandValues &values)
{
    if (values.contains(u"jwks"_s) && values.contains(u"jwks-url"_s))
        return fail(ErrorCode::FieldInvalid,
                    u"can be combined with --jwks-url only if one of them is empty"_s, u"jwks"_s);
    for (const ProfileSetting &setting : profileSettings()) {
        if (!values.contains(setting.option))
            continue;
        if (const auto done = setting.set(values[setting.option], profile); !done)
            return fail(ErrorCode::FieldInvalid, done.error().detail, setting.option);
    }
    return profile;
}

QString memberName(const QString &option)
{
    QString name;
    for (const QString &part : option.split(u'-'))
        name += name.isEmpty() ? part : QString(part.at(0).toUpper() + part.sliced(1));
    return name;
}

CommandResult profileRefusal(Error error)
{
    if (error.field == "merchantId"_L1)
        error.field = u"merchant"_s;
    for (const ProfileSetting &setting : profileSettings()) {
        if (memberName(setting.option) == error.field)
            error.field = setting.option;
    }
    return CommandResult::failure(error);
}

} // namespace tilldesk::app
