#include "ui/models/settings/settings_merchant_keys_form.h"

#include "core/base/when_ready.h"
#include "ui/models/common/text.h"
#include "ui/models/settings/settings_words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

using Source = SettingsMerchantKeysForm::Source;

SettingsMerchantKeysForm::Draft draftOf(const Profile &profile)
{
    const Source source = !profile.jwksUrl.isEmpty() ? Source::Address
        : !profile.jwks.isEmpty()                    ? Source::Pasted
                                                     : Source::None;
    return {source, profile.jwksUrl, profile.jwks};
}

/// Returns whether a key set holds a private or symmetric key. The service rejects such a set, even
/// if its other keys are usable.
bool holdsPrivateKey(const QString &keySet)
{
    const QJsonArray keys =
        QJsonDocument::fromJson(keySet.toUtf8()).object().value(u"keys"_s).toArray();
    return std::ranges::any_of(keys, [](const QJsonValue &key) {
        return key.toObject().contains(u"d"_s) || key.toObject().contains(u"k"_s);
    });
}

} // namespace

SettingsMerchantKeysForm::SettingsMerchantKeysForm(const Gateways &gateways,
                                                   SettingsProfiles &profiles, QObject *parent)
    : DraftForm(parent),
      m_gateways(gateways),
      m_profiles(profiles)
{
    connect(&profiles, &SettingsProfiles::changed, this, &SettingsMerchantKeysForm::follow);
    connect(&profiles, &SettingsProfiles::chosenChanged, this, &SettingsMerchantKeysForm::follow);
    follow();
}

void SettingsMerchantKeysForm::follow()
{
    const ProfileEntry *entry = m_profiles.chosen();
    const Profile now = entry != nullptr ? entry->profile : Profile();
    const bool isOther = now.id != m_stored.id;
    if (isOther)
        forget();
    const bool takesOver = isOther || !isChanged();
    m_stored = now;
    if (takesOver)
        m_draft = draftOf(now);
    check();
    Q_EMIT changed();
}

/// Lets the service parse the pasted key set, as it will for a signed request.
void SettingsMerchantKeysForm::check()
{
    m_checks.drop();
    m_summary.clear();
    m_problem.clear();
    if (m_draft.source != Source::Pasted || m_draft.keySet.trimmed().isEmpty())
        return;
    if (holdsPrivateKey(m_draft.keySet)) {
        m_problem = refusal({ErrorCode::FieldInvalid, {}, u"jwks"_s});
        return;
    }
    m_checks.await(m_gateways.merchants.checkKeySet(m_draft.keySet), this,
                   [this](const Result<KeySetSummary> &set) {
                       if (set) {
                           m_summary = tr("%1 usable: %2", nullptr, int(set->kids.size()))
                                           .arg(set->kids.size())
                                           .arg(set->kids.join(u", "_s));
                           if (!set->skipped.isEmpty())
                               m_summary += u" · "_s
                                   + tr("%1 not usable", nullptr, int(set->skipped.size()))
                                         .arg(set->skipped.size());
                       } else {
                           m_problem = refusal(set.error());
                       }
                       Q_EMIT changed();
                   });
}

bool SettingsMerchantKeysForm::isChanged() const
{
    const Draft stored = draftOf(m_stored);
    if (m_draft.source != stored.source)
        return true;
    return (m_draft.source == Source::Address && m_draft.address.trimmed() != stored.address)
        || (m_draft.source == Source::Pasted && m_draft.keySet != stored.keySet);
}

void SettingsMerchantKeysForm::save()
{
    if (!canSave())
        return;
    begin();
    Profile wanted = m_stored;
    wanted.jwksUrl = m_draft.source == Source::Address ? m_draft.address.trimmed() : QString();
    wanted.jwks = m_draft.source == Source::Pasted ? m_draft.keySet : QString();
    whenReady(m_gateways.merchants.changeProfile(wanted), this,
              [this](const Result<Profile> &stored) {
                  if (!stored)
                      return fail(stored.error());
                  m_stored = *stored;
                  m_draft = draftOf(*stored);
                  check();
                  succeed();
              });
}

void SettingsMerchantKeysForm::discard()
{
    setDraft(draftOf(m_stored));
}

QHash<QString, QString> SettingsMerchantKeysForm::findProblems() const
{
    if (m_draft.source == Source::Address) {
        const QString problem =
            SettingsWords::addressProblem(m_draft.address.trimmed(), urlRuleOf(m_stored));
        return problem.isEmpty() ? QHash<QString, QString>()
                                 : QHash<QString, QString>{{u"jwksUrl"_s, problem}};
    }
    if (m_draft.source == Source::Pasted && !m_problem.isEmpty())
        return {{u"jwks"_s, m_problem}};
    return {};
}

bool SettingsMerchantKeysForm::isComplete() const
{
    switch (m_draft.source) {
    case Source::None: return true;
    case Source::Address: return !m_draft.address.trimmed().isEmpty();
    case Source::Pasted: return !m_summary.isEmpty();
    }
    Q_UNREACHABLE();
}

QString SettingsMerchantKeysForm::refusal(const Error &error) const
{
    if (error.field != "jwks"_L1)
        return SettingsForm::refusal(error);
    const QJsonDocument document = QJsonDocument::fromJson(m_draft.keySet.toUtf8());
    if (!document.isObject())
        return tr("This is not a JSON object. Paste the whole key set, from { to }.");
    const QJsonValue keys = document.object().value(u"keys"_s);
    if (!keys.isArray())
        return tr("A key set must have a list named “keys”.");
    if (keys.toArray().isEmpty())
        return tr("The key set must have at least one key.");
    if (holdsPrivateKey(m_draft.keySet))
        return tr("The key set contains a private key. Paste public keys only, and stop using that "
                  "private key.");
    return tr("No key of the key set can check signatures. A key needs its own “kid” and must be "
              "P-256, or RSA with at least 2048 bits.");
}

QStringList SettingsMerchantKeysForm::fields() const
{
    return {u"jwksUrl"_s, u"jwks"_s};
}

} // namespace tilldesk::ui
