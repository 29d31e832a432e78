#pragma once

#include "ui/models/common/gateways.h"

namespace tilldesk::ui {

/// Where the till takes a payment: at a point of sale, or for a profile that has none.
struct TillCounter {
    ProfileId profile;
    QString posId;    ///< empty when the profile has no points of sale
    QString name;     ///< for staff
    QString shopId;   ///< of the point of sale
    QString shopName; ///< of the point of sale
    QString creditor; ///< company name for customers

    [[nodiscard]] bool hasSticker() const { return !posId.isEmpty(); }
    /// What tells it from all others.
    [[nodiscard]] QString key() const;
    /// The name with its posId, where that says more: `Till 2 (TILL2)`.
    [[nodiscard]] QString label() const;
    /// The name that customers know.
    [[nodiscard]] QString nameForCustomers() const
    {
        return shopName.isEmpty() ? creditor : shopName;
    }

    friend bool operator==(const TillCounter &, const TillCounter &) = default;
};

/// The counters of the profiles that can take a payment, and the one that this till is at.
class TillCounters : public QObject
{
    Q_OBJECT

public:
    enum class State { Loading, Ready, NoProfile, Failed };

    explicit TillCounters(const Gateways &gateways, QObject *parent = nullptr);

    void load();
    /// @param profile  whose counters there are; empty: those of all profiles
    void setProfile(const std::optional<ProfileId> &profile);
    [[nodiscard]] const std::optional<ProfileId> &profile() const { return m_profile; }

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const QList<TillCounter> &counters() const { return m_counters; }
    /// @return an index, -1 when there are none
    [[nodiscard]] int chosen() const { return m_chosen; }
    /// Null when there are none; until the next change.
    [[nodiscard]] const TillCounter *current() const;
    /// @param index  of counters(); any other is ignored
    void choose(int index);
    /// Goes to a counter of which only the key is known, as soon as it is there.
    void recall(const QString &key);
    [[nodiscard]] const TillCounter *find(const ProfileId &profile, const QString &posId) const;

    struct Notice {
        QString title;
        QString why;
        QString action;
    };
    /// What to say in place of the till when it cannot take payments. @pre state() is not Ready
    [[nodiscard]] Notice notice() const;

Q_SIGNALS:
    void changed();
    void chosenChanged(); ///< by a person, not by loading

private:
    void build();
    void append(const ProfileEntry &entry, bool withProfile);

    const Gateways m_gateways;
    QList<ProfileEntry> m_entries;
    std::optional<ProfileId> m_profile;
    QList<TillCounter> m_counters;
    State m_state = State::Loading;
    QString m_problem;
    QString m_wanted; ///< key
    int m_chosen = -1;
};

} // namespace tilldesk::ui
