#include "ui/models/settings/settings_merchant_form.h"

#include "core/base/when_ready.h"
#include "ui/models/settings/settings_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

SettingsMerchantForm::SettingsMerchantForm(const Gateways &gateways, QObject *parent)
    : DraftForm(parent),
      m_gateways(gateways)
{
}

void SettingsMerchantForm::save()
{
    if (!canSave())
        return;
    begin();
    whenReady(m_gateways.merchants.addMerchant({.name = m_draft.name.trimmed()}), this,
              [this](const Result<Merchant> &merchant) {
                  if (!merchant)
                      return fail(merchant.error());
                  m_draft = {};
                  succeed();
                  Q_EMIT added(*merchant);
              });
}

QHash<QString, QString> SettingsMerchantForm::findProblems() const
{
    const QString problem = SettingsWords::nameProblem(m_draft.name);
    return problem.isEmpty() ? QHash<QString, QString>()
                             : QHash<QString, QString>{{u"name"_s, problem}};
}

QStringList SettingsMerchantForm::fields() const
{
    return {u"name"_s};
}

} // namespace tilldesk::ui
