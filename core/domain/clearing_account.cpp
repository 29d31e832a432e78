#include "core/domain/clearing_account.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk {

QString defaultClearingAccount(const MerchantId &merchant)
{
    constexpr qsizetype kDigits = 8;
    return u"TILLDESK-"_s + merchant.text().right(kDigits).toUpper();
}

Result<QString> checkedClearingAccount(const QString &text)
{
    static const QRegularExpression allowed(QRegularExpression::anchoredPattern(
        u"[A-Z0-9][A-Z0-9-]{0,%1}"_s.arg(kClearingAccountLength - 1)));
    static const QRegularExpression iban(
        QRegularExpression::anchoredPattern(u"[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}"_s));
    const auto refused = [](const QString &rule) {
        return fail(ErrorCode::FieldInvalid, rule, u"clearing-account"_s);
    };
    const QString account = text.trimmed().toUpper();
    if (!allowed.match(account).hasMatch())
        return refused(u"must have 1 to 34 of A-Z, 0-9 and hyphens, and begin with no hyphen"_s);
    if (iban.match(account).hasMatch())
        return refused(u"must not be an IBAN: a clearing account is no account at a bank"_s);
    return account;
}

} // namespace tilldesk
