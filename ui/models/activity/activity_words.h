#pragma once

#include "core/domain/audit.h"
#include "ui/models/payments/payment_facts.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// A value that an entry has changed.
struct Change {
    QString label;
    QString before;
    QString after;
};

/// Texts about entries of the audit trail, in the language of the program. Names are those that
/// the entries have stored.
class ActivityWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::ActivityWords)

public:
    /// Returns a whole sentence, `Anna refunded € 12.50 of Till 1 - 0490, approved by Marc`.
    [[nodiscard]] static QString sentence(const AuditEntry &entry);
    /// Returns the names and amounts in the sentence that are shown in bold.
    [[nodiscard]] static QStringList strongParts(const AuditEntry &entry);
    /// Returns the name of the icon of an actor who has no initials; empty for staff.
    [[nodiscard]] static QString icon(AuditActorKind kind);
    /// Returns the name of the icon of a kind.
    [[nodiscard]] static QString icon(AuditKind kind);
    /// Returns who acted, for a sentence: a first name, `Tilldesk`, `API key “webshop”`.
    [[nodiscard]] static QString actor(const AuditActor &actor);
    /// Returns who acted, with everything known, for details.
    [[nodiscard]] static QString fullActor(const AuditActor &actor);
    /// Returns the name of a group of kinds, `Sign-in`.
    [[nodiscard]] static QString group(AuditGroup group);
    /// Returns the values that changed; empty if nothing changed.
    [[nodiscard]] static QList<Change> changes(const AuditEntry &entry);
    /// Returns the stored facts that the sentence does not say.
    [[nodiscard]] static QList<Fact> facts(const AuditEntry &entry);
    /// `186 entries`
    [[nodiscard]] static QString entries(qint64 count);
    /// Returns a seal in groups of four, shortened: `7c1e 09af d2b4 … 4b2d`.
    [[nodiscard]] static QString seal(const QByteArray &hash);
    /// Returns the text of "Copy entry": sentence, time, number and whole seal.
    [[nodiscard]] static QString copied(const AuditEntry &entry);

private:
    [[nodiscard]] static QString refused(const QString &name);
    [[nodiscard]] static QString label(const QString &key);
    [[nodiscard]] static QString value(const QString &key, const QJsonValue &value);
};

/// Returns whether an entry is a refusal, or something that went wrong.
[[nodiscard]] bool isWarning(AuditKind kind);
/// Returns the payment that the entry is about; empty if there is none.
[[nodiscard]] PaymentId paymentOf(const AuditEntry &entry);

} // namespace tilldesk::ui
