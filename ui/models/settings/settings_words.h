#pragma once

#include "core/domain/callback_url.h"
#include "core/domain/profile.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// Longest name of a merchant, profile, point of sale or key, in characters.
inline constexpr int kSettingNameLength = 60;

/// The sentences that more than one page of the settings needs.
class SettingsWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::SettingsWords)

public:
    [[nodiscard]] static QString channel(PaymentChannel channel);
    [[nodiscard]] static QString callbackHeader(CallbackHeader header);

    /// What is wrong with a name that banks and customers see; empty when nothing is.
    [[nodiscard]] static QString nameProblem(const QString &name);
    /// What is wrong with an identifier that may hold any character that can be shown.
    [[nodiscard]] static QString idProblem(const QString &id, int maxLength);
    /// What is wrong with an address of the merchant; empty when nothing is, or there is none.
    [[nodiscard]] static QString addressProblem(const QString &address, UrlRule rule);
    /// What is wrong with an account, in electronic form; empty when nothing is, or there is none.
    [[nodiscard]] static QString ibanProblem(const QString &iban);
};

/// @return `typed` in electronic form: no blanks, capitals
[[nodiscard]] QString electronicIban(const QString &typed);

} // namespace tilldesk::ui
