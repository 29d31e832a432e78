#pragma once

#include "core/bank/file_examination.h"
#include "core/base/clock.h"
#include "core/payouts/closing_time.h"

#include <functional>
#include <memory>

namespace tilldesk::bank {

/// Use cases of the bank's side: statements, and matches of their lines with payouts. Called on the
/// core thread; each call is part of the open transaction, and leaves an entry in the audit trail.
class BankService
{
public:
    /// @pre the references outlive this object
    BankService(storage::Database &db, const Clock &clock, payouts::ClosingTime closing)
        : m_db(db),
          m_rows(db),
          m_clock(clock),
          m_closing(std::move(closing))
    {
    }

    /// Runs a step of an import on the core thread, in a transaction of its own. Returns when that
    /// is committed, with the step's result. The step may run twice.
    using OnCore = std::function<Result<void>(const std::function<Result<void>()> &step)>;

    /// Returns the statements that an import of the file would store, with their warnings. Stores
    /// nothing.
    /// Errors: `FieldInvalid` (account): an account that is not the merchant's.
    [[nodiscard]] Result<BankImport> examine(const ParsedFile &file,
                                             const QList<MerchantId> &merchants);
    /// Stores the new lines of a file, then matches them with payouts, in the open transaction. A
    /// line that is in several files is stored once. Of equal lines of one day, the table keeps as
    /// many as the file with most of those lines.
    /// Errors: `FieldInvalid`: an account that is not the merchant's, or balances that do not add
    /// up; `Busy` during another import; `Cancelled`. After an error the transaction must be rolled
    /// back.
    /// @param control  gets the progress, and cancels; null: neither
    [[nodiscard]] Result<BankImport> import(const ParsedFile &file, const ImportRequest &request,
                                            BankReadControl *control = nullptr);
    /// As import(), but in steps of at most 1,000 lines, each a transaction of its own, so that
    /// other commands run on the core thread between the steps. Queries leave out the lines until
    /// the last step. After an error no staged row is left; after a crash, removeStaged() removes
    /// the staged rows. @pre not on the core thread
    [[nodiscard]] static Result<BankImport>
    importInSteps(BankService &service, const ParsedFile &file, const ImportRequest &request,
                  BankReadControl &control, const OnCore &onCore);
    /// Removes the staged rows of imports that did not end.
    void removeStaged();
    /// Matches again all lines with the whole id and the amount of a payout, in steps of at most
    /// 1,000 matches. Returns the number of new matches. Errors: `Busy` during an import.
    /// @pre not on the core thread
    [[nodiscard]] static Result<qint64> matchAll(BankService &service, const OnCore &onCore);
    /// Matches a line with a payout by hand. @param entry  seq of the line  @param payout  empty:
    /// the line is no payout  @param merchants  only payouts of these; empty: all
    /// @param acceptsDifference  matches although the amounts differ
    /// Errors: `FieldInvalid` (entry, payout); `PayoutNotFound`; `Busy` during an import.
    [[nodiscard]] Result<StoredMatch> match(qint64 entry, const PayoutId &payout,
                                            const QList<MerchantId> &merchants = {},
                                            bool acceptsDifference = false);
    /// Ends the match of a line. It is not made again unless by hand.
    /// Errors: `FieldInvalid` (entry) if the line has no match; `PayoutNotFound`; `Busy` during an
    /// import.
    [[nodiscard]] Result<void> unmatch(qint64 entry, const QList<MerchantId> &merchants = {});

private:
    /// Reserves the imports until `import` is destroyed. Errors: `Busy`.
    [[nodiscard]] Result<void> reserve(const std::shared_ptr<const void> &import);
    /// Errors: `Busy` during an import.
    [[nodiscard]] Result<void> checkIdle();
    /// As removeStaged(), in steps of at most 1,000 rows. Touches this service in the steps only.
    [[nodiscard]] Result<void> removeStagedInSteps(const OnCore &onCore);
    /// Stores the matches that begin at `begin`, StagedImport::kPart at most.
    void insertPart(const std::vector<StoredMatch> &matches, std::size_t begin);

    storage::Database &m_db;
    BankRepository m_rows;
    const Clock &m_clock;
    payouts::ClosingTime m_closing;
    std::weak_ptr<const void> m_import; ///< the import that reserve() has admitted
};

/// Returns the name of the present actor for the tables of the bank's side.
[[nodiscard]] QString actorName();

/// Returns all payouts to an account, oldest first.
[[nodiscard]] QList<Payout> payoutsTo(storage::Database &db, const QString &iban);

} // namespace tilldesk::bank
