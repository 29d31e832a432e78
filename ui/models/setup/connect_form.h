#pragma once

#include "core/gateway/joining.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// Pairs this computer with a service: checks the link while it is typed, then joins.
class ConnectForm : public QObject
{
    Q_OBJECT

public:
    /// @pre `connection` outlives this object
    /// @param name  proposed name of this till
    ConnectForm(gateway::Joining &connection, const QString &name, QObject *parent = nullptr);
    ~ConnectForm() override; ///< ends a join() that has not ended

    void setLink(const QString &text);
    void setName(const QString &name);
    [[nodiscard]] const QString &name() const { return m_name; }
    /// Returns the sentence below the link field: the service that the link leads to, or the fault
    /// of the link.
    [[nodiscard]] QString linkWords() const;
    [[nodiscard]] bool isLinkGood() const { return m_link.has_value(); }
    /// Returns the fingerprint that both screens must show, in groups; empty without a link.
    [[nodiscard]] QString fingerprint() const;
    /// Returns the reason why join() does nothing; empty if it can begin.
    [[nodiscard]] QString whyNot() const;
    void join();
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    /// Returns what the person should do while the shop is asked; empty otherwise.
    [[nodiscard]] QString askedWords() const;
    /// Returns why the last attempt failed; empty: it did not.
    [[nodiscard]] const QString &failure() const { return m_failure; }

Q_SIGNALS:
    void changed();
    void joined(); ///< this computer is a till of the service

private:
    void follow();

    gateway::Joining &m_connection;
    QString m_text; ///< of the link
    QString m_name;
    std::optional<TillLink> m_link;
    bool m_isBusy = false;
    QString m_failure;
};

} // namespace tilldesk::ui
