#pragma once

#include "ui/models/common/gateways.h"

namespace tilldesk::ui {

/// All profiles, and the profile whose payments the window shows.
class ProfileChoice : public QObject
{
    Q_OBJECT

public:
    explicit ProfileChoice(const Gateways &gateways, QObject *parent = nullptr);

    void load();
    [[nodiscard]] const QList<ProfileEntry> &entries() const { return m_entries; }
    /// Returns the chosen profile; empty: all profiles.
    [[nodiscard]] const std::optional<ProfileId> &chosen() const { return m_chosen; }
    void choose(const std::optional<ProfileId> &profile);

    /// `Bakkerij Janssens · Webshop`
    [[nodiscard]] static QString nameOf(const ProfileEntry &entry);
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
};

} // namespace tilldesk::ui
