#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/lists/keyset_model.h"

namespace tilldesk::ui {

/// The values besides an entry itself that its cells depend on.
struct LedgerLook {
    Timestamp now;
    /// Account whose gains are positive and whose losses are negative; empty: amounts have no sign.
    std::optional<LedgerAccount> account;
};

/// The entries of the ledger, newest first. Entries never change. See KeysetModel.
class LedgerModel : public KeysetModel<LedgerEntry, LedgerPage, LedgerFilter, LedgerLook>
{
    Q_OBJECT

public:
    enum Column { When, Cause, Way, Account, Subject, AmountColumn, Hash };

    explicit LedgerModel(const Gateways &gateways, QObject *parent = nullptr);

protected:
    [[nodiscard]] QFuture<Result<LedgerPage>>
    read(const LedgerFilter &filter, std::optional<qint64> before, int count) override;
    [[nodiscard]] bool areRowsFinal() const override { return true; }
    [[nodiscard]] LedgerLook lookAt(int row) const override;

private:
    [[nodiscard]] static Columns columns();

    const Gateways m_gateways;
};

} // namespace tilldesk::ui
