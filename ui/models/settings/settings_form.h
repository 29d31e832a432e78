#pragma once

#include "core/base/error.h"

#include <QHash>
#include <QObject>

namespace tilldesk::ui {

/// Base of the settings forms. Holds the edited values, their errors, and the progress of saving.
/// The page shows the form and passes the user's edits to it.
class SettingsForm : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns whether an edited value differs from the stored value.
    [[nodiscard]] virtual bool isChanged() const = 0;
    /// Stores the edited values. No-op unless canSave().
    virtual void save() = 0;
    /// Resets the edited values to the stored values.
    virtual void discard() = 0;

    [[nodiscard]] bool canSave() const;
    /// Returns why the form cannot be saved; empty if it can.
    [[nodiscard]] QString saveHint() const;
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    /// Returns whether the form was saved and has not been edited since.
    [[nodiscard]] bool isSaved() const { return m_isSaved; }
    /// Returns the error sentence of each wrong field. The keys are names as in `Error::field`.
    [[nodiscard]] QHash<QString, QString> problems() const;
    /// Returns why saving failed, if the error concerns no single field; empty otherwise.
    [[nodiscard]] const QString &failure() const { return m_failure; }

Q_SIGNALS:
    void changed();
    void saved();

protected:
    /// Returns the errors that the form itself finds in the edited values, by field.
    [[nodiscard]] virtual QHash<QString, QString> findProblems() const = 0;
    /// Returns whether all required fields are filled in.
    [[nodiscard]] virtual bool isComplete() const { return true; }
    /// Returns the sentence for an error that the service returned for a field of this form.
    [[nodiscard]] virtual QString refusal(const Error &error) const;
    /// Returns the names of the form's fields, as in `Error::field`.
    [[nodiscard]] virtual QStringList fields() const = 0;

    /// Must be called after each edit by the user.
    void edited();
    void begin();
    void succeed();
    void fail(const Error &error);
    /// Clears the result of the last save.
    void forget();

private:
    QHash<QString, QString> m_refused;
    QString m_failure;
    bool m_isBusy = false;
    bool m_isSaved = false;
};

/// A settings form whose edited values are the members of a struct.
/// @tparam T  the struct, comparable by value
template <typename T>
class DraftForm : public SettingsForm
{
public:
    using Draft = T;

    /// Returns the edited values.
    [[nodiscard]] const Draft &draft() const { return m_draft; }
    /// Replaces the edited values. No-op if they stay the same.
    void setDraft(const Draft &draft)
    {
        if (draft == m_draft)
            return;
        m_draft = draft;
        check();
        edited();
    }

protected:
    using SettingsForm::SettingsForm;

    /// Hook: called by setDraft() with the new draft in place, before changed().
    virtual void check() {}

    Draft m_draft;
};

} // namespace tilldesk::ui
