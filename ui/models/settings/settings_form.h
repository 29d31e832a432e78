#pragma once

#include "core/base/error.h"

#include <QHash>
#include <QObject>

namespace tilldesk::ui {

/// Settings that are being edited: whether they differ from what holds, what is wrong with them,
/// and their saving. A page shows it and hands back what the person did.
class SettingsForm : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Something differs from what holds.
    [[nodiscard]] virtual bool isChanged() const = 0;
    /// Takes over what is filled in; does nothing unless canSave().
    virtual void save() = 0;
    /// Back to what holds.
    virtual void discard() = 0;

    [[nodiscard]] bool canSave() const;
    /// Why it cannot be saved; empty when it can.
    [[nodiscard]] QString saveHint() const;
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    /// It was saved and not edited since.
    [[nodiscard]] bool isSaved() const { return m_isSaved; }
    /// Sentences by field, in the names of `Error::field`.
    [[nodiscard]] QHash<QString, QString> problems() const;
    /// Why it was not saved, when that is not about one field; empty otherwise.
    [[nodiscard]] const QString &failure() const { return m_failure; }

Q_SIGNALS:
    void changed();
    void saved();

protected:
    /// What is wrong with what is filled in, by field.
    [[nodiscard]] virtual QHash<QString, QString> findProblems() const = 0;
    /// Nothing that is needed is left empty.
    [[nodiscard]] virtual bool isComplete() const { return true; }
    /// The sentence for what the service has refused, if it is one of the form's own fields.
    [[nodiscard]] virtual QString refusal(const Error &error) const;
    [[nodiscard]] virtual QStringList fields() const = 0;

    /// The person has changed something.
    void edited();
    void begin();
    void succeed();
    void fail(const Error &error);
    /// Forgets what the last saving said.
    void forget();

private:
    QHash<QString, QString> m_refused;
    QString m_failure;
    bool m_isBusy = false;
    bool m_isSaved = false;
};

} // namespace tilldesk::ui
