#include "ui/models/settings/settings_member_form.h"

#include "core/base/when_ready.h"
#include "ui/models/staff/staff_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

const QString kMemberName = u"name"_s;
const QString kMemberRole = u"role"_s;
const QString kMemberPin = u"pin"_s;
const QString kMemberPassword = u"password"_s;

} // namespace

SettingsMemberForm::SettingsMemberForm(const Gateways &gateways,
                                       const std::optional<StaffMember> &member, QObject *parent)
    : DraftForm(parent),
      m_gateways(gateways),
      m_member(member)
{
    if (m_member)
        m_stored = {m_member->name, m_member->role};
    else if (gateways.staff.members().isEmpty())
        m_stored.role = StaffRole::Owner; // the first person
    m_draft = m_stored;
}

bool SettingsMemberForm::isChanged() const
{
    return m_draft != m_stored;
}

bool SettingsMemberForm::isComplete() const
{
    return !m_draft.name.trimmed().isEmpty();
}

void SettingsMemberForm::save()
{
    if (!canSave())
        return;
    begin();
    const QString name = m_draft.name.simplified();
    if (m_member) {
        whenReady(m_gateways.staff.change({m_member->id, name, m_draft.role, m_member->isActive}),
                  this, [this](const Result<StaffMember> &member) {
                      take(member);
                      if (member)
                          Q_EMIT done();
                  });
        return;
    }
    whenReady(m_gateways.staff.add(name, m_draft.role, {}), this,
              [this](const Result<StaffMember> &member) {
                  take(member);
                  if (member)
                      givePin();
              });
}

void SettingsMemberForm::take(const Result<StaffMember> &member)
{
    if (!member)
        return fail(member.error());
    m_member = *member;
    m_stored = m_draft = {member->name, member->role};
    succeed();
}

void SettingsMemberForm::givePin()
{
    begin();
    whenReady(m_gateways.staff.givePin(m_member->id), this, [this](const Result<QString> &pin) {
        if (!pin)
            return fail(pin.error());
        m_pin = *pin;
        succeed();
    });
}

void SettingsMemberForm::unblock()
{
    begin();
    whenReady(m_gateways.staff.unblock(m_member->id), this,
              [this](const Result<StaffMember> &member) { take(member); });
}

void SettingsMemberForm::setPassword(const QString &password)
{
    begin();
    whenReady(m_gateways.staff.setPassword(m_member->id, password), this,
              [this](const Result<StaffMember> &member) {
                  if (!member)
                      return fail(member.error());
                  m_member = *member;
                  succeed();
                  Q_EMIT passwordStored();
              });
}

void SettingsMemberForm::leave()
{
    begin();
    whenReady(m_gateways.staff.leave(m_member->id), this,
              [this](const Result<StaffMember> &member) {
                  take(member);
                  if (member)
                      Q_EMIT done();
              });
}

bool SettingsMemberForm::canUnblock() const
{
    return m_member && m_member->blockedUntil && *m_member->blockedUntil > m_gateways.clock.now();
}

void SettingsMemberForm::discard()
{
    m_draft = m_stored;
    edited();
}

QString SettingsMemberForm::pinSentence() const
{
    return tr("Give this PIN to %1. It is shown only now, and must be replaced at the first "
              "sign-in.")
        .arg(StaffWords::firstName(m_stored.name));
}

QString SettingsMemberForm::leaveQuestion() const
{
    return tr("%1 can no longer sign in or approve. The name stays in this list and in Activity.")
        .arg(m_stored.name);
}

QHash<QString, QString> SettingsMemberForm::findProblems() const
{
    return {};
}

QString SettingsMemberForm::refusal(const Error &error) const
{
    if (error.field == kMemberRole)
        return tr("The shop needs an owner.");
    if (error.field == kMemberPin)
        return tr("An owner needs a PIN first.");
    if (error.field == kMemberPassword)
        return tr("A password has 10 to 128 characters.");
    if (error.field == kMemberName)
        return tr("There is a %1 already; add a letter.")
            .arg(shortStaffName(m_draft.name.simplified()));
    return SettingsForm::refusal(error);
}

QStringList SettingsMemberForm::fields() const
{
    return {kMemberName, kMemberRole, kMemberPin, kMemberPassword};
}

} // namespace tilldesk::ui
