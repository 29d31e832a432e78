#include "tests/support/fake_service_keys.h"

#include "tests/support/done_future.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

using Phase = ServiceKeyEntry::Phase;

ServiceKeyEntry entryOf(const QString &algorithm, int number)
{
    // Both values have the length of 32 bytes in base64url.
    return {.kid = u"%1-key-%2-%3"_s.arg(algorithm).arg(number).arg(u"k"_s, 31, u'k'),
            .algorithm = algorithm,
            .thumbprint = QByteArray(41, 't') + QByteArray::number(10 + number),
            .phase = Phase::Signing,
            .publishedAt = FakeServiceKeys::kPublishedAt,
            .signsFrom = FakeServiceKeys::kPublishedAt,
            .retiredAt = {}};
}

} // namespace

FakeServiceKeys::FakeServiceKeys()
    : entries{entryOf(u"ES256"_s, 1), entryOf(u"RS256"_s, 2)},
      addresses{u"http://127.0.0.1:8400/.well-known/jwks.json"_s,
                u"http://127.0.0.1:8400/certificates"_s, u"http://127.0.0.1:8400/"_s},
      set("{\n    \"keys\": [\n    ]\n}\n")
{
}

void FakeServiceKeys::setEntries(const QList<ServiceKeyEntry> &now)
{
    entries = now;
    Q_EMIT changed();
}

QFuture<Result<QList<ServiceKeyEntry>>> FakeServiceKeys::keys()
{
    if (error)
        return doneFuture<QList<ServiceKeyEntry>>(tl::unexpected<Error>(*error));
    return doneFuture<QList<ServiceKeyEntry>>(entries);
}

QFuture<Result<void>> FakeServiceKeys::rotate()
{
    ++rotations;
    if (error)
        return doneFuture<void>(tl::unexpected<Error>(*error));
    const auto waits = [](const ServiceKeyEntry &entry) { return entry.phase == Phase::Waiting; };
    if (std::ranges::any_of(entries, waits))
        return doneFuture<void>(fail(ErrorCode::FieldInvalid, u"New keys are already published"_s));
    constexpr auto kOverlap = std::chrono::hours(24);
    for (ServiceKeyEntry &entry : entries)
        entry.retiredAt = kPublishedAt + 2 * kOverlap;
    for (const QString &algorithm : {u"ES256"_s, u"RS256"_s}) {
        ServiceKeyEntry entry = entryOf(algorithm, int(entries.size()) + 1);
        entry.phase = Phase::Waiting;
        entry.signsFrom = kPublishedAt + kOverlap;
        entries << entry;
    }
    Q_EMIT changed();
    return doneFuture<void>({});
}

} // namespace tilldesk::test
