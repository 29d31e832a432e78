#include "ui/models/settings/settings_compatible_form.h"

#include "core/base/when_ready.h"

#include <QUrl>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr qsizetype kMaxIssuer = 100; // characters, as in the rule of the stored setting

bool isNamespace(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    return url.isValid() && url.scheme() == "https"_L1 && !url.host().isEmpty() && !url.hasQuery()
        && !url.hasFragment() && !text.endsWith(u'/');
}

} // namespace

SettingsCompatibleForm::SettingsCompatibleForm(const Gateways &gateways, SettingsProfiles &profiles,
                                               QObject *parent)
    : DraftForm(parent),
      m_gateways(gateways),
      m_profiles(profiles)
{
    connect(&profiles, &SettingsProfiles::changed, this, &SettingsCompatibleForm::follow);
    connect(&profiles, &SettingsProfiles::chosenChanged, this, &SettingsCompatibleForm::follow);
    follow();
}

SettingsCompatibleForm::Draft SettingsCompatibleForm::stored() const
{
    return {m_names.issuer(), m_names.claimNamespace(), m_profile.callbackHeader,
            m_profile.refundsAcceptApiKey};
}

void SettingsCompatibleForm::follow()
{
    const ProfileEntry *entry = m_profiles.chosen();
    const Profile now = entry != nullptr ? entry->profile : Profile();
    const bool isOther = now.id != m_profile.id;
    if (isOther)
        forget();
    const bool takesOver = isOther || !isChanged();
    m_profile = now;
    m_names = m_gateways.endpoint.names();
    if (takesOver)
        m_draft = stored();
    Q_EMIT changed();
}

void SettingsCompatibleForm::fillInProfile()
{
    const Profile wanted = compatible(m_profile);
    Draft draft = m_draft;
    draft.callbackHeader = wanted.callbackHeader;
    draft.refundsAcceptApiKey = wanted.refundsAcceptApiKey;
    setDraft(draft);
}

bool SettingsCompatibleForm::isProfileFilledIn() const
{
    return wantedProfile() == compatible(m_profile);
}

Profile SettingsCompatibleForm::wantedProfile() const
{
    Profile wanted = m_profile;
    wanted.callbackHeader = m_draft.callbackHeader;
    wanted.refundsAcceptApiKey = m_draft.refundsAcceptApiKey;
    return wanted;
}

void SettingsCompatibleForm::save()
{
    if (!canSave())
        return;
    begin();
    const ServiceNames wanted(m_draft.issuer.trimmed(), m_draft.claimNamespace.trimmed());
    if (wanted == m_names)
        return saveProfile();
    whenReady(m_gateways.endpoint.setNames(wanted), this, [this, wanted](const Result<void> &set) {
        if (!set)
            return fail(set.error());
        m_names = wanted;
        saveProfile();
    });
}

void SettingsCompatibleForm::saveProfile()
{
    if (wantedProfile() == m_profile) {
        m_draft = stored();
        return succeed();
    }
    whenReady(m_gateways.merchants.changeProfile(wantedProfile()), this,
              [this](const Result<Profile> &changed) {
                  if (!changed)
                      return fail(changed.error());
                  m_profile = *changed;
                  m_draft = stored();
                  succeed();
              });
}

QHash<QString, QString> SettingsCompatibleForm::findProblems() const
{
    QHash<QString, QString> problems;
    if (m_draft.issuer.trimmed().size() > kMaxIssuer)
        problems[u"issuer"_s] = tr("At most %1 characters.").arg(kMaxIssuer);
    const QString claimNamespace = m_draft.claimNamespace.trimmed();
    if (!claimNamespace.isEmpty() && !isNamespace(claimNamespace))
        problems[u"claimNamespace"_s] =
            tr("Type an address like https://claims.example, without a slash at the end.");
    return problems;
}

bool SettingsCompatibleForm::isComplete() const
{
    return !m_draft.issuer.trimmed().isEmpty() && !m_draft.claimNamespace.trimmed().isEmpty();
}

QString SettingsCompatibleForm::refusal(const Error &error) const
{
    if (error.field == "issuer"_L1)
        return tr("The name must be on one line.");
    if (error.field == "claimNamespace"_L1)
        return tr("Type an address like https://claims.example, without a slash at the end.");
    return SettingsForm::refusal(error);
}

QStringList SettingsCompatibleForm::fields() const
{
    return {u"issuer"_s, u"claimNamespace"_s};
}

} // namespace tilldesk::ui
