#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/lists/text_table.h"

namespace tilldesk::ui {

/// The people who work in the shop, and what each role may do.
class SettingsStaff : public QObject
{
    Q_OBJECT

public:
    explicit SettingsStaff(const Gateways &gateways, QObject *parent = nullptr);

    void load();
    [[nodiscard]] TextTable &people() { return m_people; }
    [[nodiscard]] TextTable &roles() { return m_roles; }
    /// `4 people, 1 has left`
    [[nodiscard]] QString summary() const;
    /// Returns what to do while nobody but the owner works here; empty otherwise.
    [[nodiscard]] QString hint() const;
    /// Returns a member; null if the id is unknown.
    [[nodiscard]] const StaffMember *find(const QString &id) const;

    /// Returns the cell with the state of a member's PIN, `Blocked until 14:36`.
    [[nodiscard]] static TextCell pinOf(const StaffMember &member, Timestamp now);

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] QString lastSeen(const StaffMember &member) const;
    void fillRoles();

    const Gateways m_gateways;
    QList<StaffMember> m_members;
    TextTable m_people;
    TextTable m_roles;
};

} // namespace tilldesk::ui
