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
    /// What changed; one line that says that nothing changed.
    [[nodiscard]] QList<Fact> changes() const;
    /// The entry's number, its seal, the seal before, and whether the seals fit.
    [[nodiscard]] QList<Fact> proof() const;

protected:
    [[nodiscard]] QFuture<Result<AuditPage>> read(const QString &id) override;
    void forget() override;
    void arrived() override;

private:
    /// @pre m_check is known
    [[nodiscard]] QString fitWords() const;

    const Gateways m_gateways;
    AuditEntry m_entry;
    std::optional<ChainCheck> m_check; ///< from this entry on; empty: not known
    Latest m_checkAnswers;
};

} // namespace tilldesk::ui
