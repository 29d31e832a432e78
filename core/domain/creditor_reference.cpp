#include "core/domain/creditor_reference.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

constexpr int kModulus = 97;

/// Returns the number modulo 97; a letter counts as two digits, A as 10.
int remainder97(const QString &text)
{
    int rest = 0;
    for (const QChar c : text) {
        const int value = c.isDigit() ? c.digitValue() : c.unicode() - u'A' + 10;
        rest = (rest * (value < 10 ? 10 : 100) + value) % kModulus;
    }
    return rest;
}

} // namespace

std::optional<CreditorReference> creditorReferenceIn(const QString &text)
{
    static const QRegularExpression belgian(QRegularExpression::anchoredPattern(
        u"(\\+{3}|\\*{3})([0-9]{3})/([0-9]{4})/([0-9]{5})(\\+{3}|\\*{3})"_s));
    static const QRegularExpression iso11649(
        QRegularExpression::anchoredPattern(u"RF[0-9]{2}[A-Z0-9]{1,21}"_s));
    const QString trimmed = text.trimmed();
    // Statements ask for every payment, and few texts begin like a reference.
    const QChar first = trimmed.isEmpty() ? QChar() : trimmed.front();
    if (first != u'+' && first != u'*' && first != u'R' && first != u'r')
        return {};
    if (const auto match = belgian.match(trimmed); match.hasMatch()) {
        const QString digits = match.captured(2) + match.captured(3) + match.captured(4);
        const int rest = remainder97(digits.left(10));
        const bool isRight = digits.right(2).toInt() == (rest == 0 ? kModulus : rest);
        return isRight ? std::optional(CreditorReference{CreditorReference::Kind::Belgian, digits})
                       : std::nullopt;
    }
    QString compact = trimmed.toUpper();
    compact.remove(u' ');
    if (iso11649.match(compact).hasMatch() && remainder97(compact.mid(4) + compact.left(4)) == 1)
        return CreditorReference{CreditorReference::Kind::Iso11649, compact};
    return {};
}

} // namespace tilldesk
