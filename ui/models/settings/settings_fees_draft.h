#pragma once

#include "core/domain/fees.h"

#include <QCoreApplication>
#include <QHash>

namespace tilldesk::ui {

/// The edited values of a merchant's fees, as the fields show them.
struct FeesDraft {
    QString feeFixed;   ///< euros; empty: 0
    QString feePercent; ///< empty: 0
    QString feeMinimum; ///< euros; empty: 0
    FeeCollection feeCollection = FeeCollection::Net;
    QDate invoiceMonth; ///< first day
    QString invoiceNumber;
    QString invoiceAmount; ///< euros

    friend bool operator==(const FeesDraft &, const FeesDraft &) = default;
};

/// Turns a merchant's fees into fields and back.
class SettingsFees
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::SettingsFees)

public:
    static constexpr int kMonths = 6; ///< months for which an invoice can be booked

    /// Returns the fields for the rule of today, without an invoice.
    [[nodiscard]] static FeesDraft draftOf(const FeeTerms &terms, const QDate &today);
    /// Returns the last months that have ended, latest first.
    [[nodiscard]] static QList<QDate> months(const QDate &today);
    /// Returns the rule of the fields, from today on. @pre problems() has no rule's field
    [[nodiscard]] static FeeRule ruleOf(const FeesDraft &draft);
    /// Returns the invoice of the fields; empty: none was typed. @pre as ruleOf()
    [[nodiscard]] static std::optional<FeeInvoice> invoiceOf(const FeesDraft &draft);
    /// Returns whether the fields say something else than the rule of today.
    [[nodiscard]] static bool isChanged(const FeesDraft &draft, const FeeTerms &terms,
                                        const QDate &today);
    /// Returns the sentences about wrong fields, by `Error::field`.
    [[nodiscard]] static QHash<QString, QString> problems(const FeesDraft &draft,
                                                          const FeeTerms &terms);
    [[nodiscard]] static QStringList fields();
    /// Returns the sentence for an error about a field; empty: not a field of fees.
    [[nodiscard]] static QString refusal(const QString &field);
    [[nodiscard]] static QString collection(FeeCollection collection);
    /// Returns the invoices in a sentence each, latest first, below what the typed one replaces;
    /// empty: none.
    [[nodiscard]] static QString invoices(const FeeTerms &terms, const FeesDraft &draft);
};

} // namespace tilldesk::ui
