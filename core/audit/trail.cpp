#include "core/audit/trail.h"

#include "core/audit/audit_chain.h"
#include "core/audit/guarded_state.h"
#include "core/audit/known_state.h"
#include "core/domain/iban.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::audit {
namespace {

/// Fact of an entry TrailOpened: the number of guarded kinds of record.
const QString kKnownGuards = u"recordKinds"_s;

// Work of the core runs on one thread from beginning to end, so the thread knows who acts.
thread_local const Acting *innermost = nullptr;

/// Returns the text with each valid IBAN in it masked.
QString withoutIbans(const QString &text)
{
    static const QRegularExpression kLikeIban(u"\\b[A-Z]{2}[0-9]{2}(?: ?[A-Z0-9]){11,30}\\b"_s);
    QString masked;
    qsizetype end = 0;
    auto matches = kLikeIban.globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        const QString iban = match.captured().remove(u' ');
        if (!isValidIban(iban))
            continue;
        masked += text.sliced(end, match.capturedStart() - end) + maskedIban(iban);
        end = match.capturedEnd();
    }
    return masked + text.sliced(end);
}

QJsonValue withoutIbans(const QJsonValue &value)
{
    if (value.isString())
        return withoutIbans(value.toString());
    if (value.isArray()) {
        QJsonArray masked;
        for (const QJsonValue &item : value.toArray())
            masked << withoutIbans(item);
        return masked;
    }
    if (value.isObject()) {
        QJsonObject masked;
        const QJsonObject object = value.toObject();
        for (auto item = object.begin(); item != object.end(); ++item)
            masked[item.key()] = withoutIbans(item.value());
        return masked;
    }
    return value;
}

QByteArray jsonOf(const QJsonObject &values)
{
    if (values.isEmpty())
        return {};
    return QJsonDocument(withoutIbans(QJsonValue(values)).toObject())
        .toJson(QJsonDocument::Compact);
}

/// Removes the values that are equal in both.
void keepChanges(QJsonObject &before, QJsonObject &after)
{
    const QStringList names = after.keys();
    for (const QString &name : names) {
        if (before.contains(name) && before[name] == after[name]) {
            before.remove(name);
            after.remove(name);
        }
    }
}

} // namespace

Acting::Acting(AuditActor actor) : m_actor(std::move(actor)), m_outer(innermost)
{
    innermost = this;
}

Acting::~Acting()
{
    innermost = m_outer;
}

AuditActor Acting::current()
{
    return innermost == nullptr ? AuditActor() : innermost->m_actor;
}

AuditActor actorOf(const Actor &actor)
{
    switch (actor.kind) {
    case Actor::Kind::Service: return {.kind = AuditActorKind::Service, .name = actor.name};
    case Actor::Kind::ApiKey: return {.kind = AuditActorKind::ApiKey, .name = actor.name};
    case Actor::Kind::Window: return {.kind = AuditActorKind::Window, .name = actor.name};
    case Actor::Kind::Debtor: return {.kind = AuditActorKind::Customer, .name = actor.name};
    case Actor::Kind::Signature: return {.kind = AuditActorKind::Signature, .name = actor.name};
    case Actor::Kind::Provider: return {.kind = AuditActorKind::Service, .name = actor.name};
    }
    Q_UNREACHABLE();
}

qint64 Trail::record(const Event &event)
{
    Event kept = event;
    if (!event.before.isEmpty()) {
        keepChanges(kept.before, kept.after);
        if (kept.before.isEmpty() && kept.after.isEmpty())
            return 0;
    }
    return append(kept, Acting::current(), m_clock.now());
}

qint64 Trail::append(const Event &event, const AuditActor &actor, Timestamp at)
{
    const AuditHead last = head();
    ChainedRow row{.seq = last.seq + 1,
                   .at = at,
                   .kind = qint64(event.kind),
                   .actorKind = qint64(actor.kind),
                   .actorId = actor.id.toUtf8(),
                   .actorName = actor.name.toUtf8(),
                   .approverId = actor.approverId.toUtf8(),
                   .approverName = actor.approverName.toUtf8(),
                   .place = actor.place.toUtf8(),
                   // The subject of a guarded record finds the record again.
                   .subject = event.guard == AuditGuard::None ? withoutIbans(event.subject).toUtf8()
                                                              : event.subject.toUtf8(),
                   .facts = jsonOf(event.facts),
                   .before = jsonOf(event.before),
                   .after = jsonOf(event.after),
                   .guard = qint64(event.guard),
                   .state = {}};
    if (event.guard != AuditGuard::None) {
        row.state = KnownState::of(event.guard, event.subject);
        if (row.state.isEmpty())
            row.state = stateOf(m_db, event.guard, event.subject);
    }
    const QByteArray hash = chainedHash(last.hash, row);
    static const QString sql =
        u"INSERT INTO audit_trail (seq, at, kind, actor_kind, actor_id, actor_name, approver_id,"
        " approver_name, place, subject, facts, old_values, new_values, guard, state, hash)"
        " VALUES (:seq, :at, :kind, :actor_kind, :actor_id, :actor_name, :approver_id,"
        " :approver_name, :place, :subject, :facts, :old_values, :new_values, :guard, :state,"
        " :hash)"_s;
    m_db.prepare(sql)
        .bind(u":seq"_s, row.seq)
        .bind(u":at"_s, row.at)
        .bind(u":kind"_s, row.kind)
        .bind(u":actor_kind"_s, row.actorKind)
        .bind(u":actor_id"_s, actor.id)
        .bind(u":actor_name"_s, actor.name)
        .bind(u":approver_id"_s, actor.approverId)
        .bind(u":approver_name"_s, actor.approverName)
        .bind(u":place"_s, actor.place)
        .bind(u":subject"_s, QString::fromUtf8(row.subject))
        .bind(u":facts"_s, QString::fromUtf8(row.facts))
        .bind(u":old_values"_s, QString::fromUtf8(row.before))
        .bind(u":new_values"_s, QString::fromUtf8(row.after))
        .bind(u":guard"_s, row.guard)
        .bind(u":state"_s, QString::fromLatin1(row.state))
        .bind(u":hash"_s, QString::fromLatin1(hash))
        .run();
    return row.seq;
}

void Trail::open()
{
    const qint64 known = knownGuards();
    if (known == qint64(kGuards.size()))
        return;
    if (known == 0)
        adoptEarlier();
    const Timestamp now = m_clock.now();
    append({.kind = AuditKind::TrailOpened, .facts = {{kKnownGuards, qint64(kGuards.size())}}}, {},
           now);
    for (const AuditGuard guard : kGuards) {
        if (qint64(guard) <= known)
            continue;
        const auto records = statesOf(m_db, guard);
        for (const GuardedState &record : records)
            append({.kind = AuditKind::RecordAdopted,
                    .subject = record.id,
                    .facts = {{u"table"_s, nameOf(guard)}},
                    .guard = guard},
                   {}, now);
    }
}

/// Returns how many kinds of records the entries guard already; 0: the trail is empty.
qint64 Trail::knownGuards()
{
    if (head().seq == 0)
        return 0;
    constexpr qint64 kOfTheFirstTrails = 4; // they did not record their number
    auto row = m_db.prepare(u"SELECT facts FROM audit_trail WHERE kind = %1"
                            " ORDER BY seq DESC LIMIT 1"_s.arg(qint64(AuditKind::TrailOpened)));
    if (!row.next())
        return kOfTheFirstTrails;
    const QJsonObject facts = QJsonDocument::fromJson(row.read<QByteArray>()).object();
    return facts[kKnownGuards].toInteger(kOfTheFirstTrails);
}

/// Copies the entries of earlier versions, which recorded only that an IBAN was shown.
void Trail::adoptEarlier()
{
    auto rows =
        m_db.prepare(u"SELECT at, subject, actor_kind, actor_name FROM audit_entry ORDER BY seq"_s);
    while (rows.next()) {
        const auto [at, subject, actorKind, actorName] =
            rows.read<Timestamp, QString, AuditActorKind, QString>();
        append({.kind = AuditKind::DebtorIbanShown, .subject = subject},
               {.kind = actorKind, .name = actorName}, at);
    }
}

AuditHead Trail::head()
{
    const AuditHead last = audit::head(m_db);
    return last.seq == 0 ? AuditHead{0, firstHash()} : last;
}

} // namespace tilldesk::audit
