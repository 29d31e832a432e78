#include "core/exports/bank_statement.h"

using namespace Qt::StringLiterals;

namespace tilldesk::exports {

QString BankStatement::id() const
{
    return u"%1-%2-%3"_s.arg(day.year(), 4, 10, '0'_L1).arg(number, 3, 10, '0'_L1).arg(accountKey);
}

QString euros(Amount amount, char16_t mark)
{
    const qint64 cents = amount.cents();
    QString text = QString::number(cents / 100);
    text += QChar(mark);
    text += QChar(char16_t(u'0' + cents / 10 % 10));
    text += QChar(char16_t(u'0' + cents % 10));
    return text;
}

QString firstCharacters(const QString &text, int most)
{
    if (text.size() <= most)
        return text;
    const QList<uint> characters = text.toUcs4();
    return QString::fromUcs4(reinterpret_cast<const char32_t *>(characters.constData()),
                             std::min<qsizetype>(characters.size(), most));
}

QString isoLocal(Timestamp at, const QTimeZone &zone)
{
    const QDateTime utc = QDateTime::fromMSecsSinceEpoch(toMillis(at), Qt::UTC);
    const int minutes = zone.offsetFromUtc(utc) / 60;
    const QString local = utc.addSecs(minutes * 60).toString(u"yyyy-MM-ddTHH:mm:ss"_s);
    const int distance = std::abs(minutes);
    return u"%1%2%3:%4"_s.arg(local)
        .arg(minutes < 0 ? "-"_L1 : "+"_L1)
        .arg(distance / 60, 2, 10, '0'_L1)
        .arg(distance % 60, 2, 10, '0'_L1);
}

} // namespace tilldesk::exports
