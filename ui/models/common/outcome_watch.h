#pragma once

#include "ui/models/common/latest.h"
#include "ui/models/common/shop_gateways.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// Texts about requests for payments whose outcome is not known.
class OutcomeWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::OutcomeWords)

public:
    /// `Outcome not known`
    [[nodiscard]] static QString pill();
    /// `Till 2 - 0093, € 24.50: asking the provider, last asked 3 s ago`
    [[nodiscard]] static QString line(const HostedOutcome &outcome, Timestamp now);
    /// `3 s ago`, `2 min ago`
    [[nodiscard]] static QString ago(std::chrono::milliseconds time);
};

/// The requests for payments whose outcome is not known, kept up to date. One for each window.
class OutcomeWatch : public QObject
{
    Q_OBJECT

public:
    explicit OutcomeWatch(const ShopGateways &gateways, QObject *parent = nullptr);

    /// Reads them for the first time. Does not call the gateway before start().
    void start();
    /// Returns them, oldest first; empty until loaded.
    [[nodiscard]] const QList<HostedOutcome> &open() const { return m_open; }
    /// Returns those of these profiles; of all if `profiles` is empty.
    [[nodiscard]] QList<HostedOutcome> openOf(const QList<ProfileId> &profiles) const;

Q_SIGNALS:
    void changed();

private:
    void ask();

    gateway::Hosted &m_hosted;
    QList<HostedOutcome> m_open;
    Latest m_answers;
    bool m_isStarted = false;
    bool m_hasFailed = false; ///< to read them last: nobody was signed in, for example
};

} // namespace tilldesk::ui
