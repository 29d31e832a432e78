#include "core/callbacks/callback_times_queries.h"

#include "core/callbacks/callback_log.h"
#include "core/callbacks/callback_repository.h"
#include "core/storage/transaction.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {
namespace {

using Durations = std::vector<qint64>; ///< in milliseconds

/// The callbacks of one host, while they are counted.
struct Counted {
    AnswerTimes times;
    Durations answers;
};

/// Returns the answer time that `percent` of the answers do not exceed; empty without answers.
std::optional<std::chrono::milliseconds> quantile(Durations &answers, std::size_t percent)
{
    if (answers.empty())
        return {};
    const std::size_t rank = (answers.size() * percent + 99) / 100; // from 1
    const auto at = answers.begin() + std::ptrdiff_t(rank - 1);
    std::ranges::nth_element(answers, at);
    return std::chrono::milliseconds(*at);
}

void finish(Counted &counted)
{
    counted.times.half = quantile(counted.answers, 50);
    counted.times.most = quantile(counted.answers, 95);
}

struct ByText {
    using is_transparent = void;
    std::size_t operator()(QByteArrayView text) const { return qHash(text); }
};

} // namespace

CallbackTimes times(storage::Database &db, const CallbackFilter &filter)
{
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    CallbackFilter only;
    only.profiles = filter.profiles;
    QString sql = u"SELECT host, state, last_outcome, last_duration, last_at FROM callback"
                  " INDEXED BY callback_answers WHERE seq BETWEEN :first AND :last"
                  " AND last_outcome IS NOT NULL"_s;
    if (!only.profiles.isEmpty())
        sql += u" AND profile_id IN (%1)"_s.arg(profileNames(only));
    auto row = db.prepare(sql);
    const SeqRange range = stretchOf(db, filter);
    row.bind(u":first"_s, range.first).bind(u":last"_s, range.last);
    bindProfiles(row, only);

    std::unordered_map<QByteArray, Counted, ByText, std::equal_to<>> hosts;
    while (row.next()) {
        const auto host = row.read<QByteArrayView>();
        auto found = hosts.find(host);
        if (found == hosts.end()) {
            found = hosts.emplace(host.toByteArray(), Counted()).first;
            found->second.times.host = QString::fromUtf8(host);
        }
        const auto [state, outcome, duration, at] =
            row.read<CallbackState, CallbackOutcome, std::chrono::milliseconds, Timestamp>();
        AnswerTimes &times = found->second.times;
        ++times.sent;
        times.delivered += state == CallbackState::Delivered ? 1 : 0;
        ++times.classes[std::size_t(answerClassOf(outcome, duration))];
        if (isAnswer(outcome))
            found->second.answers.push_back(duration.count());
        if (outcome != CallbackOutcome::Receipt)
            times.lastFailure = std::max(times.lastFailure.value_or(at), at);
    }

    CallbackTimes times;
    Counted all;
    for (auto &[host, counted] : hosts) {
        all.answers.insert(all.answers.end(), counted.answers.begin(), counted.answers.end());
        all.times.sent += counted.times.sent;
        all.times.delivered += counted.times.delivered;
        for (std::size_t i = 0; i < all.times.classes.size(); ++i)
            all.times.classes[i] += counted.times.classes[i];
        all.times.lastFailure = std::max(all.times.lastFailure, counted.times.lastFailure);
        finish(counted);
        times.hosts << counted.times;
    }
    finish(all);
    times.all = all.times;
    std::ranges::sort(times.hosts, [](const AnswerTimes &a, const AnswerTimes &b) {
        return std::pair(-a.sent, a.host) < std::pair(-b.sent, b.host);
    });
    return times;
}

} // namespace tilldesk::callbacks
