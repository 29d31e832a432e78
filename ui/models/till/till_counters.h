#pragma once

#include "ui/models/common/gateways.h"

namespace tilldesk::ui {

/// The place where the till takes a payment: a point of sale, or a profile without points of sale.
struct TillCounter {
    ProfileId profile;
    QString posId;    ///< empty: the profile has no points of sale
    QString name;     ///< name for staff
    QString shopId;   ///< shop id of the point of sale
    QString shopName; ///< shop name of the point of sale
    QString creditor; ///< company name for customers

    [[nodiscard]] bool hasSticker() const { return !posId.isEmpty(); }
    /// Returns the unique key of this counter.
    [[nodiscard]] QString key() const { return keyOf(profile, posId); }
    [[nodiscard]] static QString keyOf(const ProfileId &profile, const QString &posId)
    {
        return profile.text() + u'/' + posId;
    }
    /// Returns the name, followed by the posId unless the name ends with it: `Till 2 (TILL2)`.
    [[nodiscard]] QString label() const;
    /// Returns the name that customers see.
    [[nodiscard]] QString nameForCustomers() const
    {
        return shopName.isEmpty() ? creditor : shopName;
    }

    friend bool operator==(const TillCounter &, const TillCounter &) = default;
};

/// The counters of all profiles that can take payments, and the counter chosen for this till.
class TillCounters : public QObject
{
    Q_OBJECT

public:
    enum class State { Loading, Ready, NoProfile, Failed };

    explicit TillCounters(const Gateways &gateways, QObject *parent = nullptr);

    void load();
    /// @param profiles  limits counters() to these profiles; empty: all profiles
    void setProfiles(const QList<ProfileId> &profiles);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const QList<TillCounter> &counters() const { return m_counters; }
    /// Returns the index of the chosen counter; -1 if there are no counters.
    [[nodiscard]] int chosen() const { return m_chosen; }
    /// Returns the chosen counter; null if there are no counters. Valid until changed().
    [[nodiscard]] const TillCounter *current() const;
    /// @param index  an index of counters(); other values are ignored
    void choose(int index);
    /// Chooses a counter by its key, as soon as that counter is loaded.
    void recall(const QString &key);
    [[nodiscard]] const TillCounter *find(const ProfileId &profile, const QString &posId) const;

    struct Notice {
        QString title;
        QString why;
        QString action;
    };
    /// Returns the text shown in place of a till that cannot take payments.
    /// @pre state() is not Ready
    [[nodiscard]] Notice notice() const;

Q_SIGNALS:
    void changed();
    void chosenChanged(); ///< the user has chosen a counter; not emitted by loading

private:
    void build();
    void append(const ProfileEntry &entry, bool withProfile);

    const Gateways m_gateways;
    QList<ProfileEntry> m_entries;
    QList<ProfileId> m_profiles; ///< empty: all profiles
    QList<TillCounter> m_counters;
    State m_state = State::Loading;
    QString m_problem;
    QString m_wanted; ///< key of the counter to choose when it is loaded
    int m_chosen = -1;
};

} // namespace tilldesk::ui
