#include "ui/models/callbacks/callback_test_form.h"

#include "core/base/when_ready.h"
#include "ui/models/common/text.h"
#include "ui/models/settings/settings_words.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

CallbackTestForm::CallbackTestForm(const Gateways &gateways, QList<ProfileEntry> entries,
                                   const std::optional<ProfileId> &chosen, QObject *parent)
    : SettingsForm(parent),
      m_gateways(gateways),
      m_entries(std::move(entries))
{
    if (chosen)
        setProfile(*chosen);
    else if (!m_entries.isEmpty())
        setProfile(m_entries.first().profile.id);
}

const Profile *CallbackTestForm::profile() const
{
    const auto found = std::ranges::find_if(m_entries, [this](const ProfileEntry &entry) {
        return entry.profile.id == m_draft.profile;
    });
    return found == m_entries.end() ? nullptr : &found->profile;
}

void CallbackTestForm::setProfile(const ProfileId &id)
{
    m_draft.profile = id;
    if (const Profile *chosen = profile(); chosen && !m_isUrlTyped)
        m_draft.url = chosen->callbackUrl;
    edited();
}

void CallbackTestForm::setStatus(PaymentStatus status)
{
    m_draft.status = status;
    edited();
}

void CallbackTestForm::setUrl(const QString &url)
{
    m_isUrlTyped = true;
    m_draft.url = url.trimmed();
    edited();
}

void CallbackTestForm::setFault(CallbackFault fault)
{
    m_draft.fault = fault;
    edited();
}

QString CallbackTestForm::whyNoFault() const
{
    return m_gateways.simulation.state().isOn
        ? QString()
        : tr("Faults need the simulation: switch it on in Settings.");
}

void CallbackTestForm::save()
{
    if (!canSave())
        return;
    begin();
    whenReady(m_gateways.callbacks.sendTest(m_draft), this, [this](const Result<CallbackId> &id) {
        if (!id)
            return fail(id.error());
        m_sent = *id;
        succeed();
    });
}

QHash<QString, QString> CallbackTestForm::findProblems() const
{
    QHash<QString, QString> problems;
    const Profile *chosen = profile();
    const QString wrong = SettingsWords::addressProblem(
        m_draft.url, chosen == nullptr ? UrlRule::PublicHttpsOrLocal : urlRuleOf(*chosen));
    if (!wrong.isEmpty())
        problems[u"url"_s] = wrong;
    return problems;
}

QString CallbackTestForm::refusal(const Error &error) const
{
    return error.field == "url"_L1 ? tr("The service does not send callbacks to this address.")
                                   : Text::sentence(error);
}

bool CallbackTestForm::isComplete() const
{
    return profile() != nullptr && !m_draft.url.isEmpty();
}

QStringList CallbackTestForm::fields() const
{
    return {u"profile"_s, u"status"_s, u"url"_s, u"fault"_s};
}

} // namespace tilldesk::ui
