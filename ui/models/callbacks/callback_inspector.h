#pragma once

#include "ui/models/callbacks/callback_checks.h"
#include "ui/models/common/gateways.h"
#include "ui/models/common/latest.h"

namespace tilldesk::ui {

/// A callback from anywhere, looked at check by check.
class CallbackInspector : public QObject
{
    Q_OBJECT

public:
    /// Whose keys the signature is compared with.
    enum class Keys { Own, Address, Pasted };

    explicit CallbackInspector(const Gateways &gateways, QObject *parent = nullptr);

    /// Fills everything in and checks it.
    void take(const CallbackInspection &inspection);

    [[nodiscard]] const QString &signature() const { return m_wanted.signature; }
    /// The body as text; what was taken over is checked with its exact bytes.
    [[nodiscard]] QString body() const { return QString::fromUtf8(m_wanted.body); }
    [[nodiscard]] const QString &address() const { return m_wanted.address; }
    [[nodiscard]] Keys keys() const { return m_keys; }

    /// The header's value; a whole line `Signature: …` does as well.
    void setSignature(const QString &text);
    void setBody(const QString &text);
    void setAddress(const QString &address);
    void setKeys(Keys keys, const QString &addressOrSet);

    /// Why it cannot be checked; empty when it can.
    [[nodiscard]] QString whyNotCheck() const;
    void check();

    [[nodiscard]] const QList<CallbackFinding> &findings() const { return m_findings; }
    [[nodiscard]] QString headline() const { return verdictSentence(m_findings); }
    /// What is wrong with the key set, or why nothing could be checked; empty when nothing is.
    [[nodiscard]] const QString &problem() const { return m_problem; }

Q_SIGNALS:
    void taken(); ///< the fields show something else
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
