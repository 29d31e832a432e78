#include "core/tills/till_directory.h"

#include "core/crypto/digest.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::tills {
namespace {

QString revokedText(const Till &till)
{
    const QString at = QString::fromLatin1(toIsoUtc(*till.revokedAt));
    return till.revokedBy.isEmpty()
        ? u"this till was revoked at %1"_s.arg(at)
        : u"this till was revoked at %1 by %2"_s.arg(at, till.revokedBy);
}

} // namespace

Result<Till> TillDirectory::admit(const QString &token) const
{
    const Till *till = findByToken(token);
    if (till == nullptr)
        return fail(ErrorCode::Unauthorized, u"the shop does not know this till"_s, u"token"_s);
    if (till->revokedAt)
        return fail(ErrorCode::AccessDenied, revokedText(*till), u"token"_s);
    return *till;
}

const Till *TillDirectory::findByToken(const QString &token) const
{
    const QByteArray digest = crypto::sha256(token.toUtf8()).toHex();
    const auto row = std::ranges::find_if(m_rows, [&digest](const TillRow &one) {
        return crypto::equalsConstantTime(one.token, digest);
    });
    return row == m_rows.cend() ? nullptr : &row->till;
}

const Till *TillDirectory::find(const TillId &id) const
{
    const auto row = std::ranges::find(m_rows, id, [](const TillRow &one) { return one.till.id; });
    return row == m_rows.cend() ? nullptr : &row->till;
}

QList<Till> TillDirectory::tills() const
{
    QList<Till> tills;
    for (const TillRow &row : m_rows) {
        if (!row.isRemoved)
            tills << row.till;
    }
    return tills;
}

} // namespace tilldesk::tills
