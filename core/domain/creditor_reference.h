#pragma once

#include <QString>
#include <optional>

namespace tilldesk {

/// A structured reference of a creditor, by which bookkeeping software finds the invoice.
struct CreditorReference {
    enum class Kind {
        Belgian,  ///< structured communication: 12 digits
        Iso11649, ///< creditor reference: `RF`, two check digits, 1 to 21 letters and digits
    };
    Kind kind = Kind::Belgian;
    QString text; ///< electronic form, without signs and blanks: `090933755493`, `RF18539007547034`

    friend bool operator==(const CreditorReference &, const CreditorReference &) = default;
};

/// Returns the reference that the whole text is: a Belgian structured communication written
/// `+++090/9337/55493+++` or `***090/9337/55493***`, or an RF reference, in groups or not; empty if
/// the text is anything else or the check digits are wrong.
/// @source Febelfin, structured communication (modulo 97); ISO 11649
[[nodiscard]] std::optional<CreditorReference> creditorReferenceIn(const QString &text);

} // namespace tilldesk
