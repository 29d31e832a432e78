#pragma once

#include "ui/models/common/gateways.h"

namespace tilldesk::ui {

/// All profiles, and the scope of the window: one profile, all profiles of one merchant, or all
/// profiles. Every view shows the records of this scope.
class ProfileChoice : public QObject
{
    Q_OBJECT

public:
    explicit ProfileChoice(const Gateways &gateways, QObject *parent = nullptr);

    void load();
    [[nodiscard]] const QList<ProfileEntry> &entries() const { return m_entries; }
    /// Returns the chosen profile; empty: several profiles.
    [[nodiscard]] const std::optional<ProfileId> &chosen() const { return m_chosen; }
    /// Chooses one profile; empty: all profiles of all merchants.
    void choose(const std::optional<ProfileId> &profile);
    /// Chooses all profiles of a merchant.
    void chooseMerchant(const MerchantId &merchant);
    /// Returns the merchant of the scope; empty: all merchants.
    [[nodiscard]] std::optional<MerchantId> merchant() const;
    /// Returns the profiles of the scope; empty: all profiles.
    [[nodiscard]] QList<ProfileId> profiles() const;
    /// As merchant(), as a list.
    [[nodiscard]] QList<MerchantId> merchants() const;
    /// Returns each merchant that has a profile, in the order of entries().
    [[nodiscard]] QList<Merchant> allMerchants() const;

    /// `Bakkerij Janssens · Webshop`
    [[nodiscard]] static QString nameOf(const ProfileEntry &entry);
    /// `Bakkerij Janssens · All profiles`
    [[nodiscard]] static QString nameOf(const Merchant &merchant);
    /// Returns the name of the scope.
    [[nodiscard]] QString chosenName() const;
    /// Returns the profiles that can take payments: open, and with an account.
    [[nodiscard]] QList<ProfileEntry> openEntries() const;

Q_SIGNALS:
    void entriesChanged();
    void chosenChanged();

private:
    const Gateways m_gateways;
    QList<ProfileEntry> m_entries;
    std::optional<ProfileId> m_chosen;
    std::optional<MerchantId> m_merchant; ///< chosen as a whole; empty if m_chosen is set
};

} // namespace tilldesk::ui
