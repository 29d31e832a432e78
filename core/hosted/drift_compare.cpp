#include "core/hosted/drift_compare.h"

#include <QJsonArray>
#include <QSet>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

/// Members that the contract of the profile decides about.
constexpr std::array kOwnMembers{"bulkId"_L1, "creditor.iban"_L1, "creditor.callbackUrl"_L1,
                                 "creditor.identifyCallbackUrl"_L1};
const QString kAbsent = u"absent"_s;

bool isOwn(const QString &path)
{
    const QString member = path.section(u"[]."_s, -1);
    return std::ranges::find(kOwnMembers, member) != kOwnMembers.end();
}

QString textOf(ReplySignature signature, const QString &fault)
{
    switch (signature) {
    case ReplySignature::Absent: return u"not signed"_s;
    case ReplySignature::Unread: return u"signed, but the keys cannot be read"_s;
    case ReplySignature::Holds: return u"signed"_s;
    case ReplySignature::Fails: return fault;
    }
    Q_UNREACHABLE();
}

/// Returns the schema or response that a `$ref` leads to.
QJsonObject resolved(QJsonObject node, const QJsonObject &description)
{
    for (int hops = 0; hops < 8 && node.contains(u"$ref"_s); ++hops) {
        QJsonValue at = description;
        for (const QString &part : node[u"$ref"_s].toString().sliced(2).split(u'/'))
            at = at.toObject()[part];
        node = at.toObject();
    }
    return node;
}

/// Collects differences of one probe.
class Comparison
{
public:
    Comparison(const DriftProbe &probe, const HostedRequest &request, const Observation &theirs,
               const Observation &ours, const QJsonObject &description)
        : m_probe(probe),
          m_request(request),
          m_theirs(theirs),
          m_ours(ours),
          m_description(description)
    {
    }

    QList<Drift> run()
    {
        if (!m_theirs.problem.isEmpty() || !m_ours.problem.isEmpty()
            || m_theirs.isTried != m_ours.isTried) {
            add(DriftKind::Answer, {}, answerOf(m_theirs), answerOf(m_ours));
            return m_found;
        }
        compareHeads();
        compareMaps(DriftKind::Header, m_theirs.headers, m_ours.headers);
        // The body of another status is another thing.
        if (m_theirs.status == m_ours.status) {
            compareMembers();
            compareMaps(DriftKind::Value, m_theirs.values, m_ours.values);
        }
        compareWithDescription();
        return m_found;
    }

private:
    static QString answerOf(const Observation &seen)
    {
        if (!seen.isTried)
            return u"not tried: an earlier creation failed"_s;
        return seen.problem.isEmpty() ? u"an answer, %1"_s.arg(seen.status)
                                      : u"no answer: "_s + seen.problem;
    }

    void compareHeads()
    {
        if (m_theirs.status != m_ours.status)
            add(DriftKind::Status, {}, QString::number(m_theirs.status),
                QString::number(m_ours.status));
        if (m_theirs.code != m_ours.code)
            add(DriftKind::Code, u"code"_s, m_theirs.code.isEmpty() ? kAbsent : m_theirs.code,
                m_ours.code.isEmpty() ? kAbsent : m_ours.code);
        if (m_theirs.signature != m_ours.signature)
            add(DriftKind::Signature, {}, textOf(m_theirs.signature, m_theirs.signatureFault),
                textOf(m_ours.signature, m_ours.signatureFault));
    }

    void compareMaps(DriftKind kind, const QMap<QString, QString> &theirs,
                     const QMap<QString, QString> &ours)
    {
        QSet<QString> names;
        for (const auto &map : {theirs, ours}) {
            for (auto it = map.begin(); it != map.end(); ++it)
                names << it.key();
        }
        QStringList sorted(names.begin(), names.end());
        sorted.sort();
        for (const QString &name : sorted) {
            const QString a = theirs.value(name, kAbsent);
            const QString b = ours.value(name, kAbsent);
            // An absent member is not an absent value, too.
            const bool isMember = kind == DriftKind::Value && (a == kAbsent || b == kAbsent);
            if (a != b && !isMember && !isOwn(name))
                add(kind, name, a, b);
        }
    }

    void compareMembers()
    {
        auto theirs = m_theirs.members;
        auto ours = m_ours.members;
        // A list may be empty at one side: its elements are then not compared.
        const auto both = QStringList(theirs.keys()) + ours.keys();
        for (const QString &path : both) {
            if (theirs.value(path) != "empty array"_L1 && ours.value(path) != "empty array"_L1)
                continue;
            for (auto *map : {&theirs, &ours}) {
                if (map->contains(path))
                    (*map)[path] = u"array"_s;
                map->removeIf([&path](const auto &member) {
                    return member.key().startsWith(path + u"[]"_s);
                });
            }
        }
        compareMaps(DriftKind::Member, theirs, ours);
    }

    void compareWithDescription()
    {
        const QJsonObject operation =
            m_description[u"paths"_s]
                .toObject()[m_probe.pattern]
                .toObject()[QString::fromLatin1(m_request.method).toLower()]
                .toObject();
        const QJsonObject responses = operation[u"responses"_s].toObject();
        const QString status = QString::number(m_theirs.status);
        if (!responses.contains(status)) {
            if (!has(DriftKind::Status, {}))
                add(DriftKind::Status, {}, status, responses.keys().join(u", "_s), true);
            return;
        }
        const QJsonObject schema =
            resolved(responses[status].toObject(), m_description)[u"content"_s]
                .toObject()[u"application/json"_s]
                .toObject()[u"schema"_s]
                .toObject();
        checkRequired(schema, {}, 0);
    }

    /// Names each member that the description requires and the response has not.
    void checkRequired(const QJsonObject &unresolved, const QString &path, int depth)
    {
        constexpr int kDeepest = 8;
        const QJsonObject schema = resolved(unresolved, m_description);
        if (depth == kDeepest)
            return;
        const auto memberOf = [&path](const QString &name) {
            return path.isEmpty() ? name : path + u'.' + name;
        };
        const QJsonArray all = schema[u"allOf"_s].toArray();
        for (const QJsonValue &part : all)
            checkRequired(part.toObject(), path, depth + 1);
        const QJsonArray required = schema[u"required"_s].toArray();
        for (const QJsonValue &name : required) {
            const QString member = memberOf(name.toString());
            if (!m_theirs.members.contains(member) && !has(DriftKind::Member, member))
                add(DriftKind::Member, member, kAbsent, u"required"_s, true);
        }
        const QJsonObject properties = schema[u"properties"_s].toObject();
        for (auto it = properties.begin(); it != properties.end(); ++it) {
            if (m_theirs.members.contains(memberOf(it.key())))
                checkRequired(it.value().toObject(), memberOf(it.key()), depth + 1);
        }
        if (schema.contains(u"items"_s) && m_theirs.members.contains(path + u"[]"_s))
            checkRequired(schema[u"items"_s].toObject(), path + u"[]"_s, depth + 1);
    }

    [[nodiscard]] bool has(DriftKind kind, const QString &name) const
    {
        return std::ranges::any_of(
            m_found, [&](const Drift &drift) { return drift.kind == kind && drift.name == name; });
    }

    void add(DriftKind kind, const QString &name, const QString &theirs, const QString &ours,
             bool isFromDescription = false)
    {
        m_found << Drift{.probe = m_probe.name,
                         .request = QString::fromLatin1(m_request.method) + u' ' + m_probe.pattern,
                         .kind = kind,
                         .name = name,
                         .theirs = theirs,
                         .ours = ours,
                         .rule = m_probe.rule,
                         .traceId = m_theirs.traceId,
                         .isFromDescription = isFromDescription};
    }

    const DriftProbe &m_probe;
    const HostedRequest &m_request;
    const Observation &m_theirs;
    const Observation &m_ours;
    const QJsonObject &m_description;
    QList<Drift> m_found;
};

} // namespace

QList<Drift> driftsOf(const DriftProbe &probe, const HostedRequest &request,
                      const Observation &theirs, const Observation &ours,
                      const QJsonObject &description)
{
    return Comparison(probe, request, theirs, ours, description).run();
}

} // namespace tilldesk::hosted
