#include "ui/models/amount_input.h"

#include "ui/models/format.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// @return the digits of a whole number that may be in groups of three, empty when it is none.
std::optional<QString> wholeDigits(const QString &text, QChar cents)
{
    static const QRegularExpression plain(u"^\\d{1,12}$"_s);
    static const QRegularExpression grouped(u"^\\d{1,3}(?:([.,])\\d{3})(?:\\1\\d{3})*$"_s);
    if (plain.match(text).hasMatch())
        return text;
    const QRegularExpressionMatch match = grouped.match(text);
    if (!match.hasMatch() || match.capturedView(1) == cents)
        return {};
    return QString(text).remove(match.captured(1));
}

} // namespace

std::optional<Amount> parseAmount(QStringView text)
{
    static const QRegularExpression noise(u"[\\s€']"_s);
    static const QRegularExpression withCents(u"^(.*)([.,])(\\d{1,2})$"_s);
    QString clean = text.toString().remove(noise);
    QString cents = u"00"_s;
    QChar mark = decimalMark();
    if (const auto match = withCents.match(clean); match.hasMatch()) {
        cents = match.captured(3).leftJustified(2, u'0');
        mark = match.capturedView(2).front();
        clean = match.captured(1).isEmpty() ? u"0"_s : match.captured(1);
    }
    const auto digits = wholeDigits(clean, mark);
    if (!digits || digits->size() > 12)
        return {};
    return Amount::fromCents(digits->toLongLong() * 100 + cents.toLongLong());
}

} // namespace tilldesk::ui
