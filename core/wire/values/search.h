#pragma once

#include "core/domain/search_hit.h"
#include "core/domain/search_query.h"

#include <boost/describe/class.hpp>

namespace tilldesk {

BOOST_DESCRIBE_STRUCT(Hit, (),
                      (kind, id, profileId, merchantId, paymentId, title, payer, reason, text, span,
                       payments, amount, refunded, status, at))
BOOST_DESCRIBE_STRUCT(HitGroup, (), (kind, hits, hasMore))
BOOST_DESCRIBE_STRUCT(SearchScope, (), (profiles, kind, limit))
BOOST_DESCRIBE_STRUCT(SearchHits, (), (query, groups, unsearched))
BOOST_DESCRIBE_STRUCT(SuggestedValue, (), (value, name, count))
BOOST_DESCRIBE_STRUCT(QueryPart, (), (word, value, span))
BOOST_DESCRIBE_STRUCT(QueryProblem, (), (kind, word, value, suggestion, span))
BOOST_DESCRIBE_STRUCT(SearchQuery, (), (filter, parts, problems))

} // namespace tilldesk
