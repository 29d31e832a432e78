#pragma once

#include "core/domain/callback_url.h"
#include "core/domain/profile.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// Longest name of a merchant, profile, point of sale or key, in characters.
inline constexpr int kSettingNameLength = 60;

/// Texts that several settings pages share.
class SettingsWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::SettingsWords)

public:
    [[nodiscard]] static QString channel(PaymentChannel channel);
    [[nodiscard]] static QString callbackHeader(CallbackHeader header);
    /// Returns each value with its text, for a combo box.
    [[nodiscard]] static QList<std::pair<PaymentChannel, QString>> channels();
    [[nodiscard]] static QList<std::pair<CallbackHeader, QString>> callbackHeaders();

    /// Returns the rule that the name of a merchant or profile breaks; empty if the name is valid
    /// or empty.
    [[nodiscard]] static QString nameProblem(const QString &name);
    /// Returns what is wrong with an identifier; empty if it is valid. Every printable character is
    /// allowed.
    [[nodiscard]] static QString idProblem(const QString &id, int maxLength);
    /// Returns what is wrong with a URL of the merchant under `rule`; empty if the URL is valid or
    /// empty.
    [[nodiscard]] static QString addressProblem(const QString &address, UrlRule rule);
    /// Returns the rule that a postal address breaks; empty if the address is valid or empty.
    [[nodiscard]] static QString postalAddressProblem(const QString &address);
    /// Returns the rule that a VAT number breaks; empty if the number is valid or empty.
    [[nodiscard]] static QString vatNumberProblem(const QString &number);
    /// Returns what is wrong with an IBAN in electronic form; empty if the IBAN is valid or empty.
    [[nodiscard]] static QString ibanProblem(const QString &iban);
};

/// Returns a typed IBAN in electronic form: without blanks, in capitals.
[[nodiscard]] QString electronicIban(const QString &typed);

} // namespace tilldesk::ui
