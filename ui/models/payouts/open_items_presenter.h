#pragma once

#include "ui/models/common/latest.h"
#include "ui/models/common/shop_gateways.h"
#include "ui/models/lists/list_presenter.h"
#include "ui/models/payouts/open_balance.h"
#include "ui/models/payouts/open_item_words.h"
#include "ui/models/payouts/open_items_model.h"

#include <QElapsedTimer>
#include <QTimer>

namespace tilldesk::ui {

/// The list of what the providers of the chosen profiles have not paid out, or tell otherwise than
/// this shop.
class OpenItemsPresenter : public ListPresenter
{
    Q_OBJECT

public:
    explicit OpenItemsPresenter(const ShopGateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] OpenItemsModel &model() { return m_model; }
    [[nodiscard]] const ListModel &rows() const override { return m_model; }

    /// @param hosted  the hosted profiles of the scope; empty: nothing is shown
    void setProfiles(const QList<ProfileId> &hosted);
    /// Returns whether a profile of the scope has a provider.
    [[nodiscard]] bool hasProvider() const { return !m_profiles.isEmpty(); }

    /// The groups that the list can be narrowed to.
    enum class Group { All, Differs, Late, Waits };
    [[nodiscard]] Group group() const { return m_group; }
    void setGroup(Group group);
    [[nodiscard]] int countOf(Group group) const;
    [[nodiscard]] static QString textOf(Group group);

    /// Returns the age that the list is narrowed to; empty: every age.
    [[nodiscard]] std::optional<OpenAge> age() const { return m_age; }
    void setAge(std::optional<OpenAge> age);
    [[nodiscard]] int countOf(OpenAge age) const;
    /// Returns the sum of the items that wait for a payout; refunds lower it.
    [[nodiscard]] Amount sumOf(OpenAge age) const;
    /// Returns how many items need a person: those that differ, and those that are late.
    [[nodiscard]] int needsPerson() const;

    /// Returns the amounts owed by the shop's records and by the providers' word, as compared last.
    [[nodiscard]] const OpenBalance &balance() const { return m_balance; }

    /// Returns the shown items as a list to export, and its name.
    [[nodiscard]] OpenItemFilter filter() const;
    [[nodiscard]] QString summary() const;

    /// Asks the providers of the scope for the payouts that were not fetched yet.
    void fetch();
    /// Returns why the last fetch() was refused; empty: it was not.
    [[nodiscard]] const QString &message() const { return m_message; }

    [[nodiscard]] QString note() const override;
    [[nodiscard]] QList<ListSum> sums() const override;
    [[nodiscard]] QString failureTitle() const override;
    [[nodiscard]] EmptyList emptyState() const override;
    void clearFilters() override;

protected:
    void ask() override;
    void askAgain() override { ask(); }

private:
    void askNext(QList<ProfileId> left, const HostedComparison &found);
    void show();
    [[nodiscard]] static bool isIn(OpenReason reason, Group group);

    gateway::Hosted &m_hosted;
    OpenItemsModel m_model;
    QList<ProfileId> m_profiles;
    QList<HostedOpenItem> m_items; ///< of all groups
    OpenBalance m_balance;
    Throttled m_compareSoon;
    QElapsedTimer m_asked; ///< since the last comparison began
    QTimer *m_again;       ///< items become late although nothing has changed
    Group m_group = Group::All;
    std::optional<OpenAge> m_age;
    QString m_message;
    Latest m_answers;
};

} // namespace tilldesk::ui
