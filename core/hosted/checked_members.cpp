#include "core/hosted/checked_members.h"

#include "core/domain/sepa_text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

void refuseMember(http::JsonReader &in, std::string_view name, const QString &why)
{
    in.keep({ErrorCode::FieldInvalid, why, in.fieldName(name)});
}

bool isWordCharacter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9')
        || c == u'.' || c == u'_' || c == u'-';
}

/// `.` and `..` would be other paths.
bool isHostedWord(const QString &text, int maxLength)
{
    return text.size() <= maxLength && std::ranges::all_of(text, isWordCharacter)
        && !std::ranges::all_of(text, [](QChar c) { return c == u'.'; });
}

} // namespace

QString printable(const QString &text)
{
    QString clean;
    clean.reserve(text.size());
    for (const char32_t c : text.toUcs4())
        clean +=
            QChar::isPrint(c) ? QString::fromUcs4(&c, 1) : QString(QChar::ReplacementCharacter);
    return clean;
}

QString optionalWordIn(http::JsonReader &in, std::string_view name, int maxLength)
{
    QString text = in.text(name);
    if (!text.isEmpty() && !isHostedWord(text, maxLength)) {
        refuseMember(in, name,
                     u"must have 1 to %1 letters, digits, '.', '_' or '-'"_s.arg(maxLength));
        text.clear();
    }
    return text;
}

QString wordIn(http::JsonReader &in, std::string_view name, int maxLength)
{
    return in.requiredText(name).isEmpty() ? QString() : optionalWordIn(in, name, maxLength);
}

QString idIn(http::JsonReader &in, std::string_view name)
{
    const QString id = wordIn(in, name, kHostedIdLength);
    if (!id.isEmpty() && id.size() != kHostedIdLength) {
        refuseMember(in, name, u"must have %1 characters"_s.arg(kHostedIdLength));
        return {};
    }
    return id;
}

QString textIn(http::JsonReader &in, std::string_view name, int maxLength)
{
    const QString text = in.text(name);
    if (characterCount(text) > maxLength) {
        refuseMember(in, name, u"must have at most %1 characters"_s.arg(maxLength));
        return {};
    }
    return printable(text);
}

QString accountIn(http::JsonReader &in, std::string_view name)
{
    constexpr qsizetype kShortest = 5;
    constexpr qsizetype kLongest = 34;
    const QString text = in.text(name);
    const bool isAccount = std::ranges::all_of(text, [](QChar c) {
        return (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') || c == u'*';
    });
    if (!text.isEmpty() && (!isAccount || text.size() < kShortest || text.size() > kLongest)) {
        refuseMember(in, name, u"is not an account number"_s);
        return {};
    }
    return text;
}

qint64 numberIn(http::JsonReader &in, std::string_view name, qint64 least, qint64 most)
{
    const qint64 number = in.integer(name);
    if (number >= least && number <= most)
        return number;
    refuseMember(in, name, u"must be from %1 to %2"_s.arg(least).arg(most));
    return least;
}

Amount centsIn(http::JsonReader &in, std::string_view name, qint64 least, qint64 most)
{
    return Amount::fromCents(numberIn(in, name, least, most));
}

Timestamp timeIn(http::JsonReader &in, std::string_view name)
{
    if (in.requiredText(name).isEmpty())
        return {};
    return in.time(name).value_or(Timestamp());
}

void checkEuro(http::JsonReader &in, std::string_view name)
{
    if (in.requiredText(name) != "EUR"_L1)
        refuseMember(in, name, u"must be EUR"_s);
}

} // namespace tilldesk::hosted
