#include "ui/models/settings/settings_merchant_form.h"

#include "core/base/when_ready.h"
#include "ui/models/settings/settings_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

SettingsMerchantForm::SettingsMerchantForm(const Gateways &gateways, QObject *parent)
    : SettingsForm(parent),
      m_gateways(gateways)
{
}

void SettingsMerchantForm::setName(const QString &name)
{
    if (name == m_name)
        return;
    m_name = name;
    edited();
}

void SettingsMerchantForm::save()
{
    if (!canSave())
        return;
    begin();
    whenReady(m_gateways.merchants.addMerchant(m_name.trimmed()), this,
              [this](const Result<Merchant> &merchant) {
                  if (!merchant)
                      return fail(merchant.error());
                  m_name.clear();
                  succeed();
                  Q_EMIT added(*merchant);
              });
}

void SettingsMerchantForm::discard()
{
    setName({});
}

QHash<QString, QString> SettingsMerchantForm::findProblems() const
{
    const QString problem = SettingsWords::nameProblem(m_name);
    return problem.isEmpty() ? QHash<QString, QString>()
                             : QHash<QString, QString>{{u"name"_s, problem}};
}

QStringList SettingsMerchantForm::fields() const
{
    return {u"name"_s};
}

} // namespace tilldesk::ui
