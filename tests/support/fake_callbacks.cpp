#include "tests/support/fake_callbacks.h"

#include "core/domain/search_text.h"
#include "tests/support/done_future.h"
#include "tests/support/some_callbacks.h"

#include <QMap>
#include <QUrl>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

namespace {

QString hostOf(const Callback &callback)
{
    const QUrl url(callback.url);
    return u"%1:%2"_s.arg(url.host()).arg(url.port(url.scheme() == "http"_L1 ? 80 : 443));
}

/// Returns the class of the last attempt; -1 before the first one.
int classOf(const Callback &callback)
{
    return callback.attempts == 0 ? -1 : answerClassOf(callback.lastOutcome, callback.lastDuration);
}

/// Returns the answer times of callbacks that were sent.
AnswerTimes timesOf(const QList<Callback> &callbacks, const QString &host)
{
    AnswerTimes times{.host = host};
    QList<std::chrono::milliseconds> answers;
    for (const Callback &callback : callbacks) {
        ++times.sent;
        ++times.classes[std::size_t(classOf(callback))];
        times.delivered += callback.state == CallbackState::Delivered ? 1 : 0;
        if (isAnswer(callback.lastOutcome))
            answers << callback.lastDuration;
        if (callback.lastOutcome != CallbackOutcome::Receipt)
            times.lastFailure = std::max(times.lastFailure, callback.lastAt);
    }
    std::ranges::sort(answers);
    if (!answers.isEmpty()) {
        times.half = answers[(answers.size() + 1) / 2 - 1];
        times.most = answers[(answers.size() * 95 + 99) / 100 - 1];
    }
    return times;
}

} // namespace

QList<Callback> FakeCallbacks::matching(CallbackFilter filter) const
{
    QList<Callback> found;
    for (const CallbackDetails &details : callbacks) {
        const Callback &callback = details.callback;
        if ((filter.profiles.isEmpty() || filter.profiles.contains(callback.profileId))
            && (!filter.state || callback.state == *filter.state)
            && (!filter.from || callback.createdAt >= *filter.from)
            && (!filter.to || callback.createdAt <= *filter.to)
            && (!filter.payment || callback.paymentId == *filter.payment)
            && (filter.host.startsWith(u'=') ? hostOf(callback) == filter.host.sliced(1)
                                             : hostOf(callback).contains(filter.host))
            && searchable(callback.reference).contains(searchable(filter.referencePart))
            && std::ranges::all_of(filter.terms,
                                   [&callback](const SearchTerm &term) {
                                       return searchable(callback.reference).contains(term.wanted)
                                           || callback.url.contains(term.wanted)
                                           || callback.id.text().contains(term.wanted)
                                           || callback.paymentId.text().contains(term.wanted);
                                   })
            && (!filter.answer || classOf(callback) == *filter.answer))
            found.prepend(callback);
    }
    return found;
}

QFuture<Result<CallbackPage>> FakeCallbacks::page(const CallbackFilter &filter,
                                                  std::optional<qint64> before, int count)
{
    calls << u"page %1+%2"_s.arg(before.value_or(0)).arg(count);
    filters << filter;
    if (error)
        return doneFuture<CallbackPage>(tl::unexpected<Error>(*error));
    QList<Callback> rows = matching(filter);
    const auto isAbove = [&filter](const Callback &a, const Callback &b) {
        return comesBefore(a, b, filter.order);
    };
    std::ranges::sort(rows, isAbove);
    if (const auto above = std::ranges::find(rows, before.value_or(0), &Callback::seq);
        above != rows.end())
        rows.erase(rows.begin(), above + 1);
    else if (before)
        rows.removeIf([before](const Callback &row) { return row.seq >= *before; });
    return doneFuture<CallbackPage>(
        CallbackPage{rows.first(qMin<qsizetype>(count, rows.size())), rows.size() > count});
}

QFuture<Result<CallbackCounts>> FakeCallbacks::counts(const CallbackFilter &filter)
{
    calls << u"counts"_s;
    if (error)
        return doneFuture<CallbackCounts>(tl::unexpected<Error>(*error));
    CallbackFilter anyState = filter;
    anyState.state.reset();
    CallbackCounts counts;
    for (const Callback &callback : matching(anyState)) {
        switch (callback.state) {
        case CallbackState::Waiting: ++counts.waiting; break;
        case CallbackState::Delivered: ++counts.delivered; break;
        case CallbackState::Failed: ++counts.failed; break;
        }
    }
    return doneFuture<CallbackCounts>(counts);
}

QFuture<Result<CallbackTimes>> FakeCallbacks::times(const CallbackFilter &filter)
{
    calls << u"times"_s;
    if (error)
        return doneFuture<CallbackTimes>(tl::unexpected<Error>(*error));
    CallbackFilter only;
    only.profiles = filter.profiles;
    only.from = filter.from;
    only.to = filter.to;
    QList<Callback> sent = matching(only);
    sent.removeIf([](const Callback &callback) { return callback.attempts == 0; });
    QMap<QString, QList<Callback>> byHost;
    for (const Callback &callback : std::as_const(sent))
        byHost[hostOf(callback)] << callback;
    CallbackTimes times{timesOf(sent, {}), {}};
    for (auto host = byHost.cbegin(); host != byHost.cend(); ++host)
        times.hosts << timesOf(host.value(), host.key());
    std::ranges::stable_sort(times.hosts, std::greater(), &AnswerTimes::sent);
    return doneFuture<CallbackTimes>(times);
}

QFuture<Result<CallbackDetails>> FakeCallbacks::details(const CallbackId &id)
{
    calls << u"details "_s + id.text();
    if (error)
        return doneFuture<CallbackDetails>(tl::unexpected<Error>(*error));
    if (const CallbackDetails *found = find(id))
        return doneFuture<CallbackDetails>(*found);
    return doneFuture<CallbackDetails>(fail(ErrorCode::CallbackNotFound));
}

void FakeCallbacks::waitAgain(Callback &callback)
{
    callback.state = CallbackState::Waiting;
    callback.dueAt = m_clock.now();
    callback.retriesLeft = 0;
}

QFuture<Result<void>> FakeCallbacks::sendAgain(const CallbackId &id)
{
    calls << u"send "_s + id.text();
    if (sendError)
        return doneFuture<void>(tl::unexpected<Error>(*sendError));
    waitAgain(find(id)->callback);
    Q_EMIT changed();
    return doneFuture<void>({});
}

QFuture<Result<int>> FakeCallbacks::sendFailedAgain(const CallbackFilter &filter)
{
    calls << u"send failed"_s;
    if (sendError)
        return doneFuture<int>(tl::unexpected<Error>(*sendError));
    CallbackFilter failed = filter;
    failed.state = CallbackState::Failed;
    const QList<Callback> all = matching(failed);
    for (const Callback &callback : all)
        waitAgain(find(callback.id)->callback);
    Q_EMIT changed();
    return doneFuture<int>(int(all.size()));
}

QFuture<Result<CallbackId>> FakeCallbacks::sendTest(const TestCallback &wanted)
{
    tests << wanted;
    if (sendError)
        return doneFuture<CallbackId>(tl::unexpected<Error>(*sendError));
    CallbackDetails made = someCallback(900 + int(tests.size()), wanted.status, m_clock.now());
    made.callback.kind = CallbackKind::Test;
    made.callback.profileId = wanted.profile;
    made.callback.reference.clear();
    made.callback.url = wanted.url;
    made.callback.fault = wanted.fault;
    add(made);
    return doneFuture<CallbackId>(callbacks.last().callback.id);
}

QFuture<Result<QList<CallbackFinding>>> FakeCallbacks::inspect(const CallbackInspection &wanted)
{
    inspections << wanted;
    if (inspectError)
        return doneFuture<QList<CallbackFinding>>(tl::unexpected<Error>(*inspectError));
    return doneFuture<QList<CallbackFinding>>(findings);
}

QFuture<Result<QList<InboxMessage>>> FakeCallbacks::inbox()
{
    calls << u"inbox"_s;
    if (error)
        return doneFuture<QList<InboxMessage>>(tl::unexpected<Error>(*error));
    return doneFuture<QList<InboxMessage>>(messages);
}

QFuture<Result<void>> FakeCallbacks::setInbox(bool isOn)
{
    calls << (isOn ? u"inbox on"_s : u"inbox off"_s);
    if (error)
        return doneFuture<void>(tl::unexpected<Error>(*error));
    address = isOn ? u"http://127.0.0.1:8400/inbox"_s : QString();
    Q_EMIT inboxChanged();
    return doneFuture<void>({});
}

QFuture<Result<void>> FakeCallbacks::clearInbox()
{
    calls << u"clear inbox"_s;
    if (error)
        return doneFuture<void>(tl::unexpected<Error>(*error));
    messages.clear();
    Q_EMIT inboxChanged();
    return doneFuture<void>({});
}

void FakeCallbacks::add(CallbackDetails details)
{
    details.callback.seq = callbacks.isEmpty() ? 1 : callbacks.last().callback.seq + 1;
    callbacks.append(details);
    Q_EMIT changed();
}

void FakeCallbacks::attempt(const CallbackId &id, CallbackOutcome outcome, int status)
{
    CallbackDetails &details = *find(id);
    addAttempt(details, outcome, status, m_clock.now());
    Q_EMIT changed();
}

void FakeCallbacks::receive(const InboxMessage &message)
{
    messages.prepend(message);
    Q_EMIT inboxChanged();
}

CallbackDetails *FakeCallbacks::find(const CallbackId &id)
{
    const auto found = std::ranges::find_if(
        callbacks, [&id](const CallbackDetails &each) { return each.callback.id == id; });
    return found == callbacks.end() ? nullptr : &*found;
}

} // namespace tilldesk::test
