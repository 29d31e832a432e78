#include "tests/support/fake_tills.h"

#include "tests/support/done_future.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::test {
namespace {

/// A chessboard: no reader finds a code in it.
QrMatrix someCode()
{
    constexpr int kSide = 41;
    QrMatrix matrix{kSide, QByteArray(kSide * kSide, 0)};
    for (int i = 0; i < matrix.modules.size(); i += 2)
        matrix.modules[i] = 1;
    return matrix;
}

} // namespace

TillId FakeTills::add(const QString &name, std::chrono::milliseconds ago)
{
    const TillId id = append(name, ago);
    Q_EMIT changed();
    return id;
}

TillId FakeTills::append(const QString &name, std::chrono::milliseconds ago)
{
    const int number = int(all.size()) + 1;
    Till till{.id = TillId(u"t%1"_s.arg(number)),
              .name = name,
              .addedAt = m_clock.now() - 72h,
              .addedBy = u"Sofie Janssens"_s,
              .lastSeenAt = m_clock.now() - ago,
              .lastAddress = u"192.168.1.%1"_s.arg(30 + number),
              .version = u"1.4.0"_s,
              .revokedAt = {},
              .revokedBy = {}};
    all << till;
    return till.id;
}

void FakeTills::ask(const QString &name)
{
    pairing.asking = TillRequest{.id = TillId(u"asking"_s),
                                 .name = name,
                                 .address = u"192.168.1.33"_s,
                                 .version = u"1.4.0"_s};
    Q_EMIT changed();
}

void FakeTills::addWithCode(const QString &name)
{
    ask(name);
    std::ignore = accept(pairing.asking->id);
}

QFuture<Result<Till>> FakeTills::accept(const TillId &id)
{
    calls << u"accept "_s + id.text();
    if (error)
        return doneFuture<Till>(tl::unexpected<Error>(*error));
    if (!pairing.asking || pairing.asking->id != id)
        return doneFuture<Till>(fail(ErrorCode::FieldInvalid, u"does not ask"_s, u"id"_s));
    const QString name = std::exchange(pairing.asking, {})->name;
    pairing.state = TillPairing::State::Added;
    pairing.added = append(name, 0ms);
    Q_EMIT changed();
    return doneFuture<Till>(all.last());
}

QFuture<Result<void>> FakeTills::refuse(const TillId &id)
{
    calls << u"refuse "_s + id.text();
    setPairing({});
    return doneFuture<void>({});
}

void FakeTills::connectTill(const TillId &id, const std::optional<StaffMember> &member)
{
    const auto till = std::ranges::find(all, id, &Till::id);
    now.connected << ConnectedTill{
        id, till->lastAddress, {.isOn = true, .isLocked = !member, .member = member}};
    Q_EMIT changed();
}

void FakeTills::setPairing(const TillPairing &next)
{
    pairing = next;
    Q_EMIT changed();
}

QFuture<Result<TillList>> FakeTills::tills()
{
    if (error)
        return doneFuture<TillList>(tl::unexpected<Error>(*error));
    return doneFuture<TillList>(TillList{all, pairing});
}

QFuture<Result<void>> FakeTills::setOn(bool isOn)
{
    calls << (isOn ? u"on"_s : u"off"_s);
    if (error)
        return doneFuture<void>(tl::unexpected<Error>(*error));
    now.isOn = isOn;
    now.port = isOn ? 8444 : 0;
    now.connected.clear();
    Q_EMIT changed();
    return doneFuture<void>({});
}

QFuture<Result<TillInvitation>> FakeTills::invite(const QString &host)
{
    calls << u"invite "_s + host;
    if (error)
        return doneFuture<TillInvitation>(tl::unexpected<Error>(*error));
    const QString address = host.isEmpty() ? now.addresses.value(0) : host;
    const Timestamp until = m_clock.now() + kPairingLife;
    pairing = {.state = TillPairing::State::Waiting, .until = until};
    Q_EMIT changed();
    return doneFuture<TillInvitation>(
        TillInvitation{.code = code,
                       .until = until,
                       .link = u"tilldesk://%1:8444/?fingerprint=%2&code=%3"_s.arg(
                           address, QString::fromLatin1(now.fingerprint), code),
                       .qr = someCode(),
                       .fingerprint = now.fingerprint});
}

QFuture<Result<void>> FakeTills::stopInviting()
{
    calls << u"stopInviting"_s;
    if (pairing.state == TillPairing::State::Waiting)
        setPairing({});
    return doneFuture<void>({});
}

template <typename F>
QFuture<Result<Till>> FakeTills::apply(const TillId &id, F work)
{
    if (error)
        return doneFuture<Till>(tl::unexpected<Error>(*error));
    const auto till = std::ranges::find(all, id, &Till::id);
    if (till == all.end())
        return doneFuture<Till>(fail(ErrorCode::FieldInvalid, u"no till has this id"_s, u"id"_s));
    work(*till);
    const Till changedTill = *till;
    Q_EMIT changed();
    return doneFuture<Till>(changedTill);
}

QFuture<Result<Till>> FakeTills::change(const TillId &id, const TillSettings &settings)
{
    calls << u"change %1 %2 %3 %4"_s.arg(id.text(), settings.name, settings.posId,
                                         toText(settings.atMost));
    return apply(id, [&settings](Till &till) {
        till.name = settings.name;
        till.profileId = settings.profileId;
        till.posId = settings.posId;
        till.atMost = settings.atMost;
    });
}

QFuture<Result<void>> FakeTills::remove(const TillId &id)
{
    calls << u"remove "_s + id.text();
    if (error)
        return doneFuture<void>(tl::unexpected<Error>(*error));
    all.removeIf([&id](const Till &till) { return till.id == id; });
    Q_EMIT changed();
    return doneFuture<void>({});
}

QFuture<Result<Till>> FakeTills::revoke(const TillId &id)
{
    calls << u"revoke "_s + id.text();
    return apply(id, [this](Till &till) {
        till.revokedAt = m_clock.now();
        till.revokedBy = u"Sofie Janssens"_s;
    });
}

} // namespace tilldesk::test
