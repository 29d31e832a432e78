#include "ui/models/settings/settings_words.h"

#include "core/domain/iban.h"
#include "core/domain/merchant_details.h"
#include "core/domain/sepa_text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QString SettingsWords::channel(PaymentChannel channel)
{
    switch (channel) {
    case PaymentChannel::Online: return tr("Online");
    case PaymentChannel::InStore: return tr("In store");
    case PaymentChannel::Invoice: return tr("Invoice");
    }
    Q_UNREACHABLE();
}

QString SettingsWords::callbackHeader(CallbackHeader header)
{
    switch (header) {
    case CallbackHeader::Specified: return tr("As specified (4 critical names)");
    case CallbackHeader::Extended: return tr("Extended (5 critical names, whole address)");
    }
    Q_UNREACHABLE();
}

QList<std::pair<PaymentChannel, QString>> SettingsWords::channels()
{
    QList<std::pair<PaymentChannel, QString>> all;
    for (const auto each :
         {PaymentChannel::Online, PaymentChannel::InStore, PaymentChannel::Invoice})
        all.append({each, channel(each)});
    return all;
}

QList<std::pair<CallbackHeader, QString>> SettingsWords::callbackHeaders()
{
    QList<std::pair<CallbackHeader, QString>> all;
    for (const auto each : {CallbackHeader::Specified, CallbackHeader::Extended})
        all.append({each, callbackHeader(each)});
    return all;
}

QString SettingsWords::nameProblem(const QString &name)
{
    return idProblem(name.trimmed(), kSettingNameLength);
}

QString SettingsWords::idProblem(const QString &id, int maxLength)
{
    const int length = composedCount(id, maxLength);
    if (length > maxLength)
        return tr("Too long: %1 of at most %2 characters.").arg(length).arg(maxLength);
    if (!plainText(id, maxLength, {}))
        return tr("The text contains a character that cannot be displayed.");
    return {};
}

QString SettingsWords::addressProblem(const QString &address, UrlRule rule)
{
    const auto isRight = [&address](UrlRule wanted) {
        return callbackUrl(address, wanted, {}).has_value();
    };
    if (address.isEmpty() || isRight(rule))
        return {};
    if (isRight(UrlRule::PublicHttpsOrLoopback))
        return tr("This address is on this computer: switch on “Allow this computer” to use it.");
    if (isRight(UrlRule::PublicHttpsOrPrivate))
        return tr(
            "This address is on a private network: switch on “Allow private networks” to use it.");
    return tr(
        "Type an https address with a full host name, for example https://shop.example/notify.");
}

QString SettingsWords::postalAddressProblem(const QString &address)
{
    if (checkedAddress(address))
        return {};
    return tr("At most %1 lines of %2 characters.").arg(kAddressLines).arg(kAddressLineLength);
}

QString SettingsWords::vatNumberProblem(const QString &number)
{
    if (checkedVatNumber(number))
        return {};
    if (number.trimmed().startsWith("BE"_L1, Qt::CaseInsensitive))
        return tr("A Belgian VAT number has 10 digits after BE: the first is 0 or 1, and the last "
                  "two are check digits.");
    return tr("A VAT number begins with the two letters of its country, for example BE0403019261.");
}

QString SettingsWords::ibanProblem(const QString &iban)
{
    if (iban.isEmpty() || isValidIban(iban))
        return {};
    const bool isPlain = std::ranges::all_of(
        iban, [](QChar c) { return c.unicode() < 0x80 && c.isLetterOrNumber(); });
    return isPlain ? tr("This is not a valid IBAN: its country, length or check digits are wrong.")
                   : tr("An IBAN has only letters and digits.");
}

QString electronicIban(const QString &typed)
{
    QString iban = typed.toUpper();
    iban.removeIf([](QChar c) { return c.isSpace(); });
    return iban;
}

} // namespace tilldesk::ui
