#pragma once

#include "ui/models/common/gateways.h"

namespace tilldesk::ui {

/// All merchants and profiles, and the chosen profile that the settings pages show.
class SettingsProfiles : public QObject
{
    Q_OBJECT

public:
    enum class State { Loading, Ready, Failed };

    explicit SettingsProfiles(const Gateways &gateways, QObject *parent = nullptr);

    /// Reads the lists again. The old lists stay until the reply arrives. Does not block.
    void load();
    [[nodiscard]] State state() const { return m_state; }
    /// Returns why reading failed; empty unless state() is Failed.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] const QList<Merchant> &merchants() const { return m_merchants; }
    [[nodiscard]] const QList<ProfileEntry> &entries() const { return m_entries; }
    [[nodiscard]] int profilesOf(const MerchantId &merchant) const;
    [[nodiscard]] const ProfileEntry *find(const ProfileId &id) const;
    /// Returns null if no profile is chosen, or the chosen profile is not in the list.
    [[nodiscard]] const ProfileEntry *chosen() const { return find(m_chosen); }
    void choose(const ProfileId &id);

Q_SIGNALS:
    void changed(); ///< the lists or the state have changed
    void chosenChanged();

private:
    void take(const Result<QList<Merchant>> &merchants);
    void take(const Result<QList<ProfileEntry>> &entries);
    void fail(const Error &error);

    const Gateways m_gateways;
    State m_state = State::Loading;
    QString m_problem;
    QList<Merchant> m_merchants;
    QList<ProfileEntry> m_entries;
    ProfileId m_chosen;
};

} // namespace tilldesk::ui
