#pragma once

#include "ui/models/callbacks/callback_checks.h"
#include "ui/models/common/gateways.h"
#include "ui/models/common/latest.h"

namespace tilldesk::ui {

/// Inspects a callback from any source, check by check.
class CallbackInspector : public QObject
{
    Q_OBJECT

public:
    /// The key set that verifies the signature: the service's own, one at a URL, or a pasted one.
    enum class Keys { Own, Address, Pasted };

    explicit CallbackInspector(const Gateways &gateways, QObject *parent = nullptr);

    /// Fills in all fields, and starts the inspection.
    void take(const CallbackInspection &inspection);

    [[nodiscard]] const QString &signature() const { return m_wanted.signature; }
    /// Returns the body as text. A body from take() is inspected with its exact bytes, not as this
    /// text.
    [[nodiscard]] QString body() const { return QString::fromUtf8(m_wanted.body); }
    [[nodiscard]] const QString &address() const { return m_wanted.address; }
    [[nodiscard]] Keys keys() const { return m_keys; }

    /// Sets the value of the Signature header. Also accepts the whole line `Signature: …`.
    void setSignature(const QString &text);
    void setBody(const QString &text);
    void setAddress(const QString &address);
    void setKeys(Keys keys, const QString &addressOrSet);

    /// Returns why the callback cannot be inspected; empty if it can.
    [[nodiscard]] QString whyNotCheck() const;
    void check();

    [[nodiscard]] const QList<CallbackFinding> &findings() const { return m_findings; }
    [[nodiscard]] QString headline() const { return verdictSentence(m_findings); }
    /// Returns what is wrong with the key set, or why the inspection failed; empty if it did not
    /// fail.
    [[nodiscard]] const QString &problem() const { return m_problem; }

Q_SIGNALS:
    void taken(); ///< take() has replaced the values of the fields
    void changed();

private:
    void forget();

    const Gateways m_gateways;
    CallbackInspection m_wanted;
    Keys m_keys = Keys::Own;
    QList<CallbackFinding> m_findings;
    QString m_problem;
    Latest m_inspections;
    bool m_isBusy = false;
};

} // namespace tilldesk::ui
