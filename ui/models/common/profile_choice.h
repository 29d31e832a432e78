#pragma once

#include "ui/models/common/gateways.h"

namespace tilldesk::ui {

/// The profiles there are, and the one whose payments the window shows.
class ProfileChoice : public QObject
{
    Q_OBJECT

public:
    explicit ProfileChoice(const Gateways &gateways, QObject *parent = nullptr);

    void load();
    [[nodiscard]] const QList<ProfileEntry> &entries() const { return m_entries; }
    /// Empty: all profiles.
    [[nodiscard]] const std::optional<ProfileId> &chosen() const { return m_chosen; }
    void choose(const std::optional<ProfileId> &profile);

    /// `Bakkerij Janssens · Webshop`
    [[nodiscard]] static QString nameOf(const ProfileEntry &entry);
    [[nodiscard]] QString chosenName() const;
    /// Those that can take a payment.
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
