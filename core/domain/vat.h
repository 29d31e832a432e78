#pragma once

#include "core/base/amount.h"
#include "core/base/result.h"

#include <QList>
#include <QString>
#include <optional>
#include <utility>

namespace tilldesk {

/// Stands for sales whose VAT rate is not known. Rates are hundredths of a percent: 600 is 6 %.
inline constexpr int kNoVatRate = -1;
/// Largest VAT rate, in hundredths of a percent.
inline constexpr int kMaxVatRate = 9999;
/// Most rates that one sale can have.
inline constexpr int kMaxVatParts = 8;

/// A VAT rate and its weight among the rates of a sale.
struct VatPart {
    int rate = 0;      ///< hundredths of a percent, 0 to kMaxVatRate
    qint64 weight = 1; ///< positive; only the ratio of the weights counts

    friend bool operator==(const VatPart &, const VatPart &) = default;
};

/// The VAT rates of a sale, by their share of the amount with VAT. Empty: the rate is not known.
using VatShares = QList<VatPart>;

/// Returns for example `21` or `5.5`, without the sign of percent. @pre rate >= 0
[[nodiscard]] QString vatRateText(int rate);
/// Returns the rate of a text such as `21` or `5.5`; empty unless it is 0 to 99.99.
[[nodiscard]] std::optional<int> vatRateFrom(const QString &text);

/// Parses one rate (`6`) or shares of the amount with VAT in percent (`12:75,21:25`), which must be
/// 100 % together. Errors: `FieldInvalid` naming `field`.
[[nodiscard]] Result<VatShares> vatSharesFrom(const QString &text, const QString &field);
/// Checks shares that were not parsed: at most kMaxVatParts, rates from 0 to kMaxVatRate, positive
/// weights. Errors: `FieldInvalid` (vat).
[[nodiscard]] Result<void> checkedVatShares(const VatShares &shares);
/// Returns the form that vatSharesFrom() parses, for shares that it returned.
[[nodiscard]] QString toText(const VatShares &shares);

/// Returns the form that tables store: `1200:7500 2100:2500`.
[[nodiscard]] QString storedShares(const VatShares &shares);
/// Reads what storedShares() wrote; stops at the first part that is no share.
[[nodiscard]] VatShares sharesFromStored(const QString &stored);

/// Splits an amount with VAT by rate, in the order of the shares. The parts add up to the amount.
/// Without shares: one part of kNoVatRate.
[[nodiscard]] QList<std::pair<int, Amount>> splitByVat(Amount amount, const VatShares &shares);

/// Returns the VAT contained in an amount with VAT, rounded half up to cents. 0 for kNoVatRate.
/// @pre amount >= 0
[[nodiscard]] Amount vatIn(Amount amount, int rate);

} // namespace tilldesk
