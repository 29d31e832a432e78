#include "ui/models/amount_input.h"

#include "ui/models/format.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// @param notGroups  the mark that separates cents here, so that it cannot group thousands
/// @return the digits of a whole number that may be in groups of three, empty when it is none.
std::optional<QString> wholeDigits(const QString &text, QChar notGroups)
{
    static const QRegularExpression plain(u"^\\d{1,12}$"_s);
    static const QRegularExpression grouped(u"^\\d{1,3}(?:([.,])\\d{3})(?:\\1\\d{3})*$"_s);
    if (plain.match(text).hasMatch())
        return text;
    const QRegularExpressionMatch match = grouped.match(text);
    if (!match.hasMatch() || match.captured(1) == notGroups)
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
    // Twice in a number, even the language's own mark of cents can only group.
    QChar notGroups = clean.count(decimalMark()) == 1 ? decimalMark() : QChar();
    if (const auto match = withCents.match(clean); match.hasMatch()) {
        cents = match.captured(3).leftJustified(2, u'0');
        notGroups = match.capturedView(2).front();
        clean = match.captured(1).isEmpty() ? u"0"_s : match.captured(1);
    }
    const auto digits = wholeDigits(clean, notGroups);
    if (!digits || digits->size() > 12)
        return {};
    return Amount::fromCents(digits->toLongLong() * 100 + cents.toLongLong());
}

} // namespace tilldesk::ui
