#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/latest.h"
#include "ui/models/lists/async_record.h"
#include "ui/models/payments/payment_facts.h"

namespace tilldesk::ui {

/// The details of one entry of the audit trail. The entry is shown at once; the seal of the entry
/// before is read.
class ActivityRecord : public AsyncRecord<QString, AuditPage>
{
    Q_OBJECT

public:
    explicit ActivityRecord(const Gateways &gateways, QObject *parent = nullptr);

    void show(const AuditEntry &entry);
    void showNone();
    [[nodiscard]] const AuditEntry &entry() const { return m_entry; }

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString when() const; ///< `20 Nov 2026, 14:44:22.318`
    /// Who and where.
    [[nodiscard]] QList<Fact> persons() const;
    [[nodiscard]] QList<Fact> facts() const;
    /// The entry's number, its seal and the seal before.
    [[nodiscard]] QList<Fact> proof() const;
    /// Returns whether the seals of the entry and its neighbours are known to fit.
    [[nodiscard]] bool fits() const;
    /// Returns whether the seals fit, in words; empty until it is known.
    [[nodiscard]] QString fitWords() const;

protected:
    [[nodiscard]] QFuture<Result<AuditPage>> read(const QString &id) override;
    void forget() override;
    void arrived() override;

private:
    void askBackup();

    const Gateways m_gateways;
    AuditEntry m_entry;
    std::optional<ChainCheck> m_check; ///< from this entry on; empty: not known
    Latest m_checkAnswers;
    std::optional<Timestamp> m_backupAt; ///< of the last backup before a broken entry
    Latest m_backupAnswers;
};

} // namespace tilldesk::ui
