#include "ui/models/settings/settings_form.h"

#include "ui/models/common/text.h"

namespace tilldesk::ui {

bool SettingsForm::canSave() const
{
    return isChanged() && !m_isBusy && isComplete() && problems().isEmpty();
}

QString SettingsForm::saveHint() const
{
    if (m_isBusy)
        return tr("The changes are being saved");
    if (!problems().isEmpty())
        return tr("Correct the marked fields first");
    if (!isChanged())
        return tr("Nothing has been changed");
    return isComplete() ? QString() : tr("Fill in the empty fields first");
}

QHash<QString, QString> SettingsForm::problems() const
{
    QHash<QString, QString> all = m_refused;
    all.insert(findProblems());
    return all;
}

QString SettingsForm::refusal(const Error &error) const
{
    return Text::sentence(error);
}

void SettingsForm::edited()
{
    forget();
    Q_EMIT changed();
}

void SettingsForm::begin()
{
    forget();
    m_isBusy = true;
    Q_EMIT changed();
}

void SettingsForm::succeed()
{
    m_isBusy = false;
    m_isSaved = true;
    Q_EMIT changed();
    Q_EMIT saved();
}

void SettingsForm::fail(const Error &error)
{
    m_isBusy = false;
    if (fields().contains(error.field))
        m_refused.insert(error.field, refusal(error));
    else
        m_failure = Text::sentence(error);
    Q_EMIT changed();
}

void SettingsForm::forget()
{
    m_refused.clear();
    m_failure.clear();
    m_isSaved = false;
}

} // namespace tilldesk::ui
