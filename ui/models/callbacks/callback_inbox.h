#pragma once

#include "ui/models/callbacks/callback_checks.h"
#include "ui/models/callbacks/inbox_model.h"
#include "ui/models/lists/list_presenter.h"

namespace tilldesk::ui {

/// The callbacks received by the inbox, and the findings about the chosen callback.
class CallbackInbox : public ListPresenter
{
    Q_OBJECT

public:
    explicit CallbackInbox(const Gateways &gateways, QObject *parent = nullptr);

    void clear();
    /// Switches the inbox on or off.
    void setOn(bool isOn);
    [[nodiscard]] bool isOn() const { return !address().isEmpty(); }
    /// @param id  id of a row; empty: no row is chosen
    void choose(const QString &id);

    [[nodiscard]] InboxModel &model() { return m_model; }
    [[nodiscard]] const ListModel &rows() const override { return m_model; }
    /// Returns the URL that receives callbacks; empty while the inbox is off.
    [[nodiscard]] QString address() const { return gateways().callbacks.inboxAddress(); }
    /// Returns the chosen message; null if no message is chosen.
    [[nodiscard]] const InboxMessage *chosen() const;
    [[nodiscard]] const QList<CallbackFinding> &findings() const { return m_findings; }
    [[nodiscard]] CallbackInspection inspection() const;

    /// Returns why the last action failed, or why the rows may be out of date; empty if neither
    /// applies.
    [[nodiscard]] QString note() const override;
    [[nodiscard]] QString failureTitle() const override;
    [[nodiscard]] EmptyList emptyState() const override;

protected:
    void ask() override { m_model.show({}); }
    void askAgain() override { m_model.refresh(); }

private:
    void inspect();
    void follow(const QFuture<Result<void>> &done);

    InboxModel m_model;
    QList<CallbackFinding> m_findings;
    QString m_chosen;
    QString m_message;
    Latest m_inspections;
};

} // namespace tilldesk::ui
