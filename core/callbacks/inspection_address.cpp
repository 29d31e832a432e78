#include "core/callbacks/inspection_address.h"

#include "core/callbacks/inspection_parts.h"

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {
namespace {

/// Parts of a URL or a path. `origin` is scheme and authority in lower case; empty for a path.
struct Place {
    QString origin;
    QString path;
    QString query; ///< with the `?`
};

Place placeOf(const QString &text)
{
    Place place;
    QString rest = text;
    if (const qsizetype scheme = text.indexOf("://"_L1); scheme > 0 && !text.startsWith(u'/')) {
        qsizetype end = scheme + 3;
        while (end < text.size() && text[end] != u'/' && text[end] != u'?')
            ++end;
        place.origin = text.first(end).toLower();
        rest = text.sliced(end);
    }
    const qsizetype mark = rest.indexOf(u'?');
    place.path = mark < 0 ? rest : rest.first(mark);
    if (mark >= 0)
        place.query = rest.sliced(mark);
    if (place.path.isEmpty())
        place.path = u"/"_s;
    return place;
}

QString withoutLastSlash(const QString &path)
{
    return path.endsWith(u'/') ? path.chopped(1) : path;
}

} // namespace

QString faultOfPath(const QString &claimed, const QString &received, bool isExtended)
{
    const Place claim = placeOf(claimed);
    const Place place = placeOf(received);
    if (!isExtended && !claim.origin.isEmpty())
        return u"it is a whole address: the specified form has the path alone"_s;
    if (isExtended && claim.origin.isEmpty())
        return u"it is the path alone: the extended form has the whole address"_s;
    if (claim.path != place.path) {
        return withoutLastSlash(claim.path) == withoutLastSlash(place.path)
            ? u"it differs from where it was received by the slash at the end"_s
            : u"it is %1, received at %2"_s.arg(quoted(claim.path), quoted(place.path));
    }
    if (!isExtended)
        return claim.query.isEmpty()
            ? QString()
            : u"it has the query too: the specified form has the path alone"_s;
    if (!place.origin.isEmpty() && claim.origin != place.origin)
        return u"it is at %1, received at %2"_s.arg(quoted(claim.origin), quoted(place.origin));
    if (claim.query != place.query && (!place.origin.isEmpty() || !place.query.isEmpty()))
        return u"the query of path is %1, but the callback was received with %2"_s.arg(
            quoted(claim.query), quoted(place.query));
    return {};
}

} // namespace tilldesk::callbacks
