#include "ui/models/callbacks/callback_inspector.h"

#include "core/base/when_ready.h"
#include "ui/models/common/text.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

CallbackInspector::CallbackInspector(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways)
{
}

void CallbackInspector::take(const CallbackInspection &inspection)
{
    forget();
    m_wanted = inspection;
    m_wanted.keySet.clear();
    m_keys = Keys::Own;
    Q_EMIT taken();
    check();
}

void CallbackInspector::setSignature(const QString &text)
{
    constexpr auto kName = "Signature:"_L1;
    QString value = text.trimmed();
    if (value.startsWith(kName, Qt::CaseInsensitive))
        value = value.sliced(kName.size()).trimmed();
    if (value == m_wanted.signature)
        return;
    m_wanted.signature = value;
    forget();
}

void CallbackInspector::setBody(const QString &text)
{
    if (text == body())
        return;
    m_wanted.body = text.toUtf8();
    forget();
}

void CallbackInspector::setAddress(const QString &address)
{
    if (address.trimmed() == m_wanted.address)
        return;
    m_wanted.address = address.trimmed();
    forget();
}

void CallbackInspector::setKeys(Keys keys, const QString &addressOrSet)
{
    const QString keySet = keys == Keys::Own ? QString() : addressOrSet.trimmed();
    if (keys == m_keys && keySet == m_wanted.keySet)
        return;
    m_keys = keys;
    m_wanted.keySet = keySet;
    forget();
}

/// Drops the findings: the fields have changed.
void CallbackInspector::forget()
{
    m_inspections.drop();
    m_wanted.inboxMessageId.clear();
    m_isBusy = false;
    m_findings.clear();
    m_problem.clear();
    Q_EMIT changed();
}

QString CallbackInspector::whyNotCheck() const
{
    if (m_isBusy)
        return tr("The callback is being checked.");
    if (m_wanted.signature.isEmpty())
        return tr("Paste the value of the header Signature first.");
    if (m_keys == Keys::Address && m_wanted.keySet.isEmpty())
        return tr("Type the address of the key set first.");
    if (m_keys == Keys::Pasted && m_wanted.keySet.isEmpty())
        return tr("Paste the key set first.");
    return {};
}

void CallbackInspector::check()
{
    if (!whyNotCheck().isEmpty()) {
        Q_EMIT changed();
        return;
    }
    m_isBusy = true;
    m_problem.clear();
    Q_EMIT changed();
    m_inspections.ask(m_gateways.callbacks.inspect(m_wanted), this,
                      [this](const Result<QList<CallbackFinding>> &findings) {
                          m_isBusy = false;
                          m_findings = findings ? *findings : QList<CallbackFinding>();
                          if (!findings)
                              m_problem = findings.error().field == "keySet"_L1
                                  ? tr("No key set could be fetched from that address: %1")
                                        .arg(findings.error().detail)
                                  : Text::sentence(findings.error());
                          Q_EMIT changed();
                      });
}

} // namespace tilldesk::ui
