#pragma once

#include "core/domain/hosted_open.h"
#include "ui/models/common/gateways.h"
#include "ui/models/ledger/ledger_explanations.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// Compares the amount that the providers owe by the records of this shop with the amount that they
/// owe by their own word, and names the items that make the difference.
class OpenBalance
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::OpenBalance)

public:
    OpenBalance() = default;
    explicit OpenBalance(HostedComparison compared);

    enum class State {
        Unknown, ///< not compared yet
        Equal,
        Differs, ///< the sums are equal, but items differ
        Explained,
        Unexplained,
    };
    [[nodiscard]] State state() const;
    /// @pre the state is not Unknown; as for there(), difference() and parts()
    [[nodiscard]] Amount here() const { return owedHere(m_compared.owed); }
    [[nodiscard]] Amount there() const { return m_compared.owed.there; }
    [[nodiscard]] Amount difference() const { return tilldesk::difference(m_compared.owed); }
    /// `Not compared yet`, `The provider says the same`, `The sums are equal, but 2 items differ`,
    /// `3 items explain it, nothing is left` or `€ 3.10 are not explained`
    [[nodiscard]] QString verdict() const;
    /// `185 payments € 5 114.20 − 3 refunds € 63.90 · compared 14:30:12`
    [[nodiscard]] QString parts() const;
    /// Returns when both were compared; 1970: not yet.
    [[nodiscard]] Timestamp at() const { return m_compared.at; }
    /// Returns after how many days an open item was late.
    [[nodiscard]] int lateDays() const { return m_compared.lateDays; }
    /// Explains the difference by the items that make it. The explanation holds its items.
    [[nodiscard]] ExplanationPtr explanation() const;

private:
    HostedComparison m_compared;
};

} // namespace tilldesk::ui
