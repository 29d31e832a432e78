#include "core/hosted/search_repository.h"

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {

std::optional<Searched> SearchRepository::find(const ProfileId &profile)
{
    auto row = m_db.prepare(u"SELECT s.since, s.upto, s.history_since, s.history_upto"
                            " FROM hosted_search s JOIN profile r ON r.seq = s.profile"
                            " WHERE r.id = :profile"_s);
    row.bind(u":profile"_s, profile.text());
    if (!row.next())
        return {};
    Searched searched;
    searched.known.since = row.read<Timestamp>();
    searched.known.upTo = row.read<Timestamp>();
    const auto since = row.read<std::optional<Timestamp>>();
    const auto upTo = row.read<std::optional<Timestamp>>();
    if (since && upTo)
        searched.history = SearchedSpan{*since, *upTo};
    return searched;
}

void SearchRepository::begin(const ProfileId &profile, Timestamp since)
{
    m_db.prepare(u"INSERT INTO hosted_search (profile, upto, since)"
                 " VALUES ((SELECT seq FROM profile WHERE id = :profile), :since, :since)"_s)
        .bind(u":profile"_s, profile.text())
        .bind(u":since"_s, since)
        .run();
}

void SearchRepository::setKnownUpTo(const ProfileId &profile, Timestamp upTo)
{
    m_db.prepare(u"UPDATE hosted_search SET upto = :upto"
                 " WHERE profile = (SELECT seq FROM profile WHERE id = :profile)"_s)
        .bind(u":upto"_s, upTo)
        .bind(u":profile"_s, profile.text())
        .run();
}

void SearchRepository::setKnownSince(const ProfileId &profile, Timestamp since)
{
    m_db.prepare(u"UPDATE hosted_search SET since = :since, history_since = NULL,"
                 " history_upto = NULL"
                 " WHERE profile = (SELECT seq FROM profile WHERE id = :profile)"_s)
        .bind(u":since"_s, since)
        .bind(u":profile"_s, profile.text())
        .run();
}

void SearchRepository::setHistory(const ProfileId &profile,
                                  const std::optional<SearchedSpan> &reached)
{
    m_db.prepare(u"UPDATE hosted_search SET history_since = :since, history_upto = :upto"
                 " WHERE profile = (SELECT seq FROM profile WHERE id = :profile)"_s)
        .bind(u":since"_s, reached ? std::optional(reached->since) : std::nullopt)
        .bind(u":upto"_s, reached ? std::optional(reached->upTo) : std::nullopt)
        .bind(u":profile"_s, profile.text())
        .run();
}

} // namespace tilldesk::hosted
