#include "ui/models/common/amount_input.h"

#include "ui/models/common/format.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// Returns the digits of a whole number, which may be in groups of three; empty if it is no whole
/// number.
/// @param notGroups  the mark that separates cents in this text, so it cannot group thousands
std::optional<QString> wholeDigits(const QString &text, QChar notGroups)
{
    static const QRegularExpression plain(u"^\\d{1,12}$"_s);
    static const QRegularExpression grouped(u"^\\d{1,3}(?:([.,' ])\\d{3})(?:\\1\\d{3})*$"_s);
    if (plain.match(text).hasMatch())
        return text;
    const QRegularExpressionMatch match = grouped.match(text);
    if (!match.hasMatch() || match.captured(1) == notGroups)
        return {};
    return QString(text).remove(match.captured(1));
}

/// Returns the text without a euro sign at either end. Replaces every run of blanks by one plain
/// blank.
QString withoutCurrency(QStringView text)
{
    static const QRegularExpression blanks(u"[\\s\u00a0\u202f]+"_s);
    QString clean = text.toString().replace(blanks, u" "_s).trimmed();
    if (clean.startsWith(u'€'))
        clean.remove(0, 1);
    else if (clean.endsWith(u'€'))
        clean.chop(1);
    return clean.trimmed();
}

} // namespace

std::optional<Amount> parseAmount(QStringView text)
{
    // Between digits the euro sign separates the cents: 24€50.
    static const QRegularExpression withCents(u"^(.*?)(?:([.,])(\\d{1,2})|(€)(\\d{2}))$"_s);
    QString clean = withoutCurrency(text);
    QString cents = u"00"_s;
    // A decimal mark that occurs twice can only group thousands, even the mark of this language.
    QChar notGroups = clean.count(decimalMark()) == 1 ? decimalMark() : QChar();
    if (const auto match = withCents.match(clean); match.hasMatch()) {
        const bool isEuro = match.hasCaptured(4);
        cents = match.captured(isEuro ? 5 : 3).leftJustified(2, u'0');
        notGroups = match.capturedView(isEuro ? 4 : 2).front();
        clean = match.captured(1).isEmpty() ? u"0"_s : match.captured(1);
    }
    const auto digits = wholeDigits(clean, notGroups);
    if (!digits || digits->size() > 12)
        return {};
    return Amount::fromCents(digits->toLongLong() * 100 + cents.toLongLong());
}

} // namespace tilldesk::ui
