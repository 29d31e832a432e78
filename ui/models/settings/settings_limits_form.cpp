#include "ui/models/settings/settings_limits_form.h"

#include "core/base/when_ready.h"
#include "core/domain/typed_amount.h"
#include "ui/models/common/format.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// Returns an amount as it is typed; empty: no limit.
QString typedLimit(const std::optional<Amount> &limit)
{
    if (!limit)
        return {};
    return QString::number(limit->cents() / 100) + decimalMark()
        + u"%1"_s.arg(limit->cents() % 100, 2, 10, QChar(u'0'));
}

std::optional<Amount> limitFrom(const QString &text)
{
    return text.trimmed().isEmpty() ? std::nullopt : readTypedAmount(text, decimalMark());
}

bool isWrong(const QString &text)
{
    return !text.trimmed().isEmpty() && !readTypedAmount(text, decimalMark());
}

} // namespace

SettingsLimitsForm::SettingsLimitsForm(const Gateways &gateways, QObject *parent)
    : DraftForm(parent),
      m_gateways(gateways)
{
    connect(&gateways.staff, &gateway::Staff::changed, this, &SettingsLimitsForm::load);
}

void SettingsLimitsForm::load()
{
    const bool wasChanged = isChanged();
    const RefundLimits manager = m_gateways.staff.limits(StaffRole::Manager);
    const RefundLimits cashier = m_gateways.staff.limits(StaffRole::Cashier);
    m_stored = {typedLimit(manager.perRefund), typedLimit(manager.perDay),
                typedLimit(cashier.perRefund), typedLimit(cashier.perDay)};
    if (!wasChanged)
        m_draft = m_stored;
    Q_EMIT changed();
}

RefundLimits SettingsLimitsForm::limitsOf(const Draft &draft, StaffRole role)
{
    const bool isManager = role == StaffRole::Manager;
    return {limitFrom(isManager ? draft.managerRefund : draft.cashierRefund),
            limitFrom(isManager ? draft.managerDay : draft.cashierDay)};
}

void SettingsLimitsForm::save()
{
    if (!canSave())
        return;
    begin();
    QList<StaffRole> changedRoles;
    for (const StaffRole role : {StaffRole::Manager, StaffRole::Cashier}) {
        if (limitsOf(m_draft, role) != limitsOf(m_stored, role))
            changedRoles << role;
    }
    store(changedRoles);
}

void SettingsLimitsForm::store(QList<StaffRole> roles)
{
    if (roles.isEmpty()) {
        m_stored = m_draft;
        return succeed();
    }
    const StaffRole role = roles.takeFirst();
    whenReady(m_gateways.staff.setLimits(role, limitsOf(m_draft, role)), this,
              [this, roles](const Result<void> &result) {
                  if (!result)
                      return fail(result.error());
                  store(roles);
              });
}

void SettingsLimitsForm::discard()
{
    m_draft = m_stored;
    edited();
}

QHash<QString, QString> SettingsLimitsForm::findProblems() const
{
    QHash<QString, QString> problems;
    const QStringList keys = fields();
    const QStringList texts{m_draft.managerRefund, m_draft.managerDay, m_draft.cashierRefund,
                            m_draft.cashierDay};
    for (qsizetype i = 0; i < keys.size(); ++i) {
        if (isWrong(texts[i]))
            problems.insert(keys[i], tr("An amount such as 50.00; empty: no limit"));
    }
    for (qsizetype i = 0; i < keys.size(); i += 2) {
        const auto perRefund = limitFrom(texts[i]);
        const auto perDay = limitFrom(texts[i + 1]);
        if (perDay && (!perRefund || *perDay < *perRefund) && !problems.contains(keys[i + 1]))
            problems.insert(keys[i + 1], tr("Less than one refund."));
    }
    return problems;
}

QStringList SettingsLimitsForm::fields() const
{
    return {u"managerRefund"_s, u"managerDay"_s, u"cashierRefund"_s, u"cashierDay"_s};
}

} // namespace tilldesk::ui
