#include "tests/support/some_activity.h"

#include <QCryptographicHash>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::test {
namespace {

AuditActor person(const QString &id, const QString &name, const QString &place)
{
    return {.kind = AuditActorKind::Staff, .id = id, .name = name, .place = place};
}

} // namespace

QList<AuditEntry> someActivity(Timestamp now)
{
    const AuditActor anna = person(u"member000000000000000003"_s, u"Anna De Smet"_s, u"Till 1"_s);
    const AuditActor marc = person(u"member000000000000000002"_s, u"Marc Peeters"_s, u"Office"_s);
    const AuditActor sofie =
        person(u"member000000000000000001"_s, u"Sofie Janssens"_s, u"Office"_s);
    AuditActor approved = anna;
    approved.approverId = marc.id;
    approved.approverName = marc.name;
    const QString payment = u"6a600000000000000000048a"_s;
    QList<AuditEntry> entries;
    const auto add = [&](Timestamp at, AuditKind kind, const AuditActor &actor,
                         const QJsonObject &facts = {}, const QString &subject = {}) {
        entries << AuditEntry{.seq = entries.size() + 1,
                              .at = at,
                              .kind = kind,
                              .actor = actor,
                              .subject = subject,
                              .facts = facts,
                              .before = {},
                              .after = {},
                              .hash = QCryptographicHash::hash(QByteArray::number(entries.size()),
                                                               QCryptographicHash::Sha256)
                                          .toHex()};
        return &entries.last();
    };
    const Timestamp yesterday = now - 20h;
    add(yesterday, AuditKind::TrailOpened, {});
    add(yesterday + 1min, AuditKind::DayClosed, marc, {{u"kind"_s, u"Z"_s}, {u"number"_s, 214}});
    add(now - 6h, AuditKind::BackupMade, {}, {{u"bytes"_s, 212'000'000}});
    add(now - 5h, AuditKind::Exported, marc,
        {{u"list"_s, u"payments"_s}, {u"format"_s, u"xlsx"_s}, {u"rows"_s, 1120}});
    add(now - 4h, AuditKind::PaymentCancelled, anna,
        {{u"amount"_s, 3115}, {u"reference"_s, u"Till 1 - 0471"_s}}, payment);
    auto *limits = add(now - 3h, AuditKind::RefundLimitsChanged, sofie, {}, u"cashier"_s);
    limits->before = {{u"perRefund"_s, 3000}};
    limits->after = {{u"perRefund"_s, 5000}};
    add(now - 2h, AuditKind::DebtorIbanShown, sofie, {{u"reference"_s, u"Till 1 - 0488"_s}},
        payment);
    add(now - 1h, AuditKind::PinGiven, sofie, {{u"name"_s, u"Youssef Amrani"_s}});
    add(now - 15min, AuditKind::SignedOut, anna);
    add(now - 14min, AuditKind::SignedIn, anna);
    add(now - 13min, AuditKind::WrongPin, anna, {{u"name"_s, u"Marc Peeters"_s}, {u"try"_s, 1}});
    auto *refund = add(now - 10min, AuditKind::RefundMade, approved,
                       {{u"amount"_s, 1250},
                        {u"reference"_s, u"Till 1 - 0490"_s},
                        {u"paymentId"_s, payment},
                        {u"description"_s, u"Wrong tart"_s}});
    refund->before = {{u"left"_s, 3115}};
    refund->after = {{u"left"_s, 1865}};
    add(now - 1min, AuditKind::Refused, anna, {{u"command"_s, u"export-file"_s}});
    return entries;
}

} // namespace tilldesk::test
