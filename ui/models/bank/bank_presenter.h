#pragma once

#include "ui/models/bank/bank_import_job.h"
#include "ui/models/bank/bank_model.h"
#include "ui/models/common/latest.h"
#include "ui/models/lists/list_presenter.h"

namespace tilldesk::ui {

/// The payouts beside the lines of the bank's statements: what is certain, and what needs a person.
/// Shows the days of one file, and older items that still need a person.
class BankPresenter : public ListPresenter
{
    Q_OBJECT

public:
    /// The groups that the list can be narrowed to.
    enum class Group {
        All, ///< everything except Others
        NeedsYou,
        Matched,
        AmountDiffers,
        NoReference,
        Ambiguous,
        Unexpected,
        Missing,
        Awaited,
        Others, ///< lines that have nothing to do with payouts
    };

    explicit BankPresenter(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] BankModel &model() { return m_model; }
    [[nodiscard]] const ListModel &rows() const override { return m_model; }
    [[nodiscard]] BankImportJob &job() { return m_job; }
    void setMerchant(const std::optional<MerchantId> &merchant);
    /// Reads a file of the bank.
    void import(const QString &path) { m_job.begin(path, merchants()); }

    /// Returns the files that were read, latest first.
    [[nodiscard]] const QList<BankFileSummary> &files() const { return m_files; }
    /// Returns the file whose days are shown; empty: no file was read yet.
    [[nodiscard]] std::optional<BankFileSummary> file() const;
    /// @param index  in files()
    void showFile(int index);
    /// `KBC · BE68 … · statement 224, 16 to 20 Nov`
    [[nodiscard]] QString statementText() const;
    /// Returns how the statement's balances come about, and whether its lines make them.
    [[nodiscard]] QString balanceText() const;
    [[nodiscard]] bool isBalanced() const;
    /// `6 of 10 payouts certain`
    [[nodiscard]] QString progressText() const;
    [[nodiscard]] int certain() const { return countOf(Group::Matched); }
    /// Returns the number of payouts of the shown days.
    [[nodiscard]] int payouts() const;

    [[nodiscard]] Group group() const { return m_group; }
    void setGroup(Group group);
    [[nodiscard]] int countOf(Group group) const;
    [[nodiscard]] static QString textOf(Group group);
    /// Returns whether the chip of a group is shown: the usual groups always, others only with
    /// items.
    [[nodiscard]] bool isOffered(Group group) const;
    /// Returns the filter that shows the same items; for an export.
    [[nodiscard]] BankItemFilter filter() const;

    /// Returns the row of the next item that needs a person, after `row` and from the beginning;
    /// -1: none.
    [[nodiscard]] int nextThatNeedsYou(int row) const;
    /// Returns the words of the button that matches a line with a payout: whoever presses it
    /// accepts that the amounts differ. The hint names the difference.
    [[nodiscard]] static QString matchText(const BankItem &item, const PayoutId &payout);
    [[nodiscard]] static QString matchHint(const BankItem &item, const PayoutId &payout);
    /// Returns which statement may be missing; empty: none.
    [[nodiscard]] QString gapText() const;
    /// Matches a line with a payout by hand, whatever matchText() says of the amounts.
    /// @param payout  empty: the line is no payout
    void match(const BankItem &item, const PayoutId &payout);
    /// Ends the match of a line.
    void unmatch(const BankItem &item);
    [[nodiscard]] bool canUndo() const { return !m_decisions.isEmpty(); }
    /// Takes back the last match() or unmatch() of this window.
    void undo();
    /// Returns why the last decision was refused; empty: it was not.
    [[nodiscard]] const QString &message() const { return m_message; }

    [[nodiscard]] QString note() const override;
    [[nodiscard]] QList<ListSum> sums() const override;
    [[nodiscard]] QString failureTitle() const override;
    [[nodiscard]] EmptyList emptyState() const override;
    void clearFilters() override { setGroup(Group::All); }

Q_SIGNALS:
    /// A line was matched by hand. @param id  of its row
    void decided(const QString &id);

protected:
    void ask() override;
    void askAgain() override { ask(); }

private:
    struct Decision {
        qint64 entry = 0;
        PayoutId payout;     ///< of the match that was made or ended; empty: no payout
        bool isMatch = true; ///< false: the match was ended
        bool acceptsDifference = false;
    };

    [[nodiscard]] QList<MerchantId> merchants() const;
    [[nodiscard]] static bool isIn(const BankItem &item, Group group);
    /// Returns by how much the line differs from the payout; 0 for another payout than the item's.
    [[nodiscard]] static Amount differenceTo(const BankItem &item, const PayoutId &payout);
    void askItems();
    void showGroup();
    void decide(const Decision &decision, bool isUndo);

    BankModel m_model;
    BankImportJob m_job;
    std::optional<MerchantId> m_merchant;
    QList<BankFileSummary> m_files;
    int m_file = 0; ///< index in m_files
    Group m_group = Group::All;
    QList<BankItem> m_items; ///< of all groups
    std::optional<Timestamp> m_firstPayout;
    QList<Decision> m_decisions; ///< of this window, latest last
    QString m_message;
    Latest m_answers;
};

} // namespace tilldesk::ui
