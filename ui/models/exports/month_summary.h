#pragma once

#include "core/domain/export.h"
#include "ui/models/common/gateways.h"
#include "ui/models/common/latest.h"
#include "ui/models/exports/month_link.h"
#include "ui/models/lists/text_table.h"

namespace tilldesk::ui {

/// The figures of a merchant's month beside the pack: how the month adds up, VAT, and what the
/// accountant will ask about.
class MonthSummary : public QObject
{
    Q_OBJECT

public:
    /// A line of the bridge.
    struct Line {
        QString sign; ///< empty: the first line
        QString text;
        QString amount;
        bool isSum = false;
    };
    /// A warning. Warnings never prevent saving.
    struct Warning {
        QString title;
        QString text;
        QString action; ///< text of the link
        MonthLink link = MonthLink::None;
    };
    /// A part of the pack that can be left out.
    enum class Part { Statements, Journal, VatBook, Lists, BankItems };
    /// A part of the pack.
    struct Content {
        Part part;
        QString title;
        QString text;
        QString action; ///< text of the link; empty: no link
        MonthLink link = MonthLink::None;
        QList<ExportFormat> formats = {}; ///< to choose from
        bool isThere = true;              ///< false: the month has nothing for this part
    };

    /// @pre the gateways outlive this object
    explicit MonthSummary(const Gateways &gateways, QObject *parent = nullptr);

    /// Shows the figures of a month. @param merchant  empty: none are shown
    void show(const MerchantId &merchant, const QDate &month);

    /// Returns whether the figures are being read.
    [[nodiscard]] bool isLoading() const { return m_isLoading; }
    /// Returns whether figures are shown.
    [[nodiscard]] bool isShown() const { return m_figures.has_value(); }
    [[nodiscard]] QList<Line> bridge() const;
    /// Returns whether the ledger says the same as the movements. @pre isShown()
    [[nodiscard]] bool isProved() const { return m_figures->isProved(); }
    /// Returns the result of the check in a few words. @pre isShown()
    [[nodiscard]] QString proof() const;
    /// Returns where the ledger explains the month: at the entry that no movement explains, else in
    /// the month. @pre isShown()
    [[nodiscard]] MonthLink explanation() const;
    /// Returns why the pack must not be saved; empty: it can be.
    [[nodiscard]] QString whyNotSave() const;
    /// Returns the VAT by rate; no rows if the month has no VAT rates.
    [[nodiscard]] TextTable &vat() { return m_vat; }
    [[nodiscard]] QList<Warning> warnings() const;
    /// Returns what goes into the pack; empty unless isShown().
    [[nodiscard]] QList<Content> contents() const;

Q_SIGNALS:
    void changed();

private:
    void showVat();

    const Gateways m_gateways;
    std::optional<MonthFigures> m_figures;
    bool m_isLoading = false;
    TextTable m_vat;
    Latest m_answers;
};

} // namespace tilldesk::ui
