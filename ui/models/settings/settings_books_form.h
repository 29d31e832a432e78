#pragma once

#include "core/domain/export.h"
#include "ui/models/common/latest.h"
#include "ui/models/settings/settings_fees_draft.h"
#include "ui/models/settings/settings_form.h"
#include "ui/models/settings/settings_profiles.h"

#include <map>

namespace tilldesk::ui {

/// The edited values of a merchant's bookkeeping, as the fields show them.
struct BooksDraft : FeesDraft {
    BookChart chart = BookChart::Belgium;
    ExportFormat program = ExportFormat::Exact; ///< decides how accounts are checked; not stored
    QString journal;
    QString consultant; ///< empty: not known
    QString client;     ///< empty: not known
    QString firstYear;  ///< empty: not known
    std::map<BookUse, QString> accounts;
    QDate vatFrom; ///< changed rates count from this day
    /// The rates of each place as vatSharesFrom() parses them; empty: the place has no rates.
    std::map<QString, QString> vat;

    friend bool operator==(const BooksDraft &, const BooksDraft &) = default;
};

/// Form of a merchant's bookkeeping: chart, accounts, VAT rates by point of sale, and fees.
class SettingsBooksForm final : public DraftForm<BooksDraft>
{
    Q_OBJECT

public:
    /// @pre The gateways and `profiles` outlive this object.
    SettingsBooksForm(const Gateways &gateways, SettingsProfiles &profiles,
                      QObject *parent = nullptr);

    /// Reads the stored values of the merchant again. Keeps unsaved edits.
    void load();
    /// Returns the merchant whose books are shown; empty until one is known.
    [[nodiscard]] const MerchantId &merchant() const { return m_merchant; }
    /// Shows the books of another merchant. Discards unsaved edits.
    void choose(const MerchantId &merchant);

    /// Returns the uses that have a field, in order.
    [[nodiscard]] QList<BookUse> uses() const;
    /// Returns the rates that can be chosen for a place.
    [[nodiscard]] QList<int> rates() const;
    [[nodiscard]] const QList<VatPlace> &places() const { return m_places; }
    /// Returns the key of a place in BooksDraft::vat, and of its problem.
    [[nodiscard]] static QString keyOf(const VatPlace &place);
    /// Returns the account of the chosen chart; empty: the chart has none for the use.
    [[nodiscard]] std::optional<QString> ofChart(const BookUse &use) const;
    /// Returns whether the account is the merchant's own and not the chart's.
    [[nodiscard]] bool isOwn(const BookUse &use) const;
    /// Takes the chart's account again.
    void reset(const BookUse &use);
    void resetAll();
    /// Returns a sentence about an account that does not prevent saving; empty: none.
    [[nodiscard]] QString advice(const BookUse &use) const;
    /// Returns the merchant's rules and invoices of fees, as stored.
    [[nodiscard]] const FeeTerms &fees() const { return m_fees; }
    /// Returns the months for which an invoice can be booked.
    [[nodiscard]] QList<QDate> invoiceMonths() const { return SettingsFees::months(today()); }
    /// Returns the books as edited.
    [[nodiscard]] Books books() const;
    /// Tells whether these books make a journal whose debit and credit differ: they cannot be
    /// saved.
    void setUnbalanced(bool isUnbalanced);

    [[nodiscard]] bool isChanged() const override;
    void save() override;
    void discard() override;

protected:
    [[nodiscard]] QHash<QString, QString> findProblems() const override;
    [[nodiscard]] QStringList fields() const override;
    [[nodiscard]] QString refusal(const Error &error) const override;
    void check() override;

private:
    struct VatChange {
        VatPlace place;
        VatShares shares;
    };

    void follow();
    void take(const Books &books);
    [[nodiscard]] BooksDraft stored() const;
    [[nodiscard]] QList<VatChange> vatChanges() const;
    void saveVat(QList<VatChange> changes);
    void saveFees();
    void saveInvoice();
    void finishFees();
    [[nodiscard]] QDate today() const;

    const Gateways m_gateways;
    SettingsProfiles &m_profiles;
    MerchantId m_merchant;
    std::optional<Books> m_books; ///< as stored; empty until read
    QList<VatPlace> m_places;
    FeeTerms m_fees;
    BookChart m_chart = BookChart::Belgium; ///< whose accounts the draft has
    bool m_isUnbalanced = false;            ///< set by setUnbalanced()
    Latest m_answers;
};

} // namespace tilldesk::ui
