#include "ui/models/callbacks/callback_checks.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

using Verdict = CallbackFinding::Verdict;

class CheckWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::CheckWords)

public:
    static QString verdict(Verdict verdict)
    {
        switch (verdict) {
        case Verdict::Holds: return tr("Passed");
        case Verdict::Fails: return tr("Failed");
        case Verdict::Undecided: return tr("Not checked");
        }
        Q_UNREACHABLE();
    }

    static QString check(CallbackCheck check)
    {
        switch (check) {
        case CallbackCheck::Parts: return tr("Three parts, of which the middle one is empty");
        case CallbackCheck::Base64Url: return tr("Header and signature are strict base64url");
        case CallbackCheck::HeaderJson:
            return tr("The header is a JSON object without duplicate members");
        case CallbackCheck::Type: return tr("The type is jose+json");
        case CallbackCheck::Algorithm: return tr("The algorithm is ES256");
        case CallbackCheck::KeyId: return tr("The key is in the key set");
        case CallbackCheck::Thumbprint:
            return tr("The thumbprint matches the certificate of the key");
        case CallbackCheck::SigningInput: return tr("The signed text: header, dot, body");
        case CallbackCheck::Signature:
            return tr("The signature of 64 bytes is valid for this text");
        case CallbackCheck::Critical:
            return tr("The critical names are the four or five expected ones");
        case CallbackCheck::Issuer: return tr("The issuer is the service");
        case CallbackCheck::Subject: return tr("The profile is one of ours");
        case CallbackCheck::Path: return tr("The path is that of the receiver");
        case CallbackCheck::IssuedAt: return tr("The time is within five minutes of the clock");
        case CallbackCheck::RequestId: return tr("The callback was not received before");
        case CallbackCheck::Body: return tr("The body is a callback and matches the payment");
        }
        Q_UNREACHABLE();
    }

    static QString strictly()
    {
        return tr("Many receivers would still refuse this callback: they expect five critical "
                  "names and the whole callback address as path. Set the profile’s “Callback "
                  "header” to “Extended” for them.");
    }
    static QString holds() { return tr("All checks passed"); }
    static QString undecided()
    {
        return tr("No check failed, but not everything could be checked");
    }
    static QString failsAt(const QString &name, const QString &reason)
    {
        return tr("First failure: %1 — %2").arg(name, reason);
    }

    static QString header(bool holds)
    {
        return holds ? tr("Header is a detached JWS, ES256")
                     : tr("Header is not a detached JWS with ES256");
    }
    static QString key(bool holds, const QString &kid)
    {
        return (holds ? tr("Key %1 found in the key set") : tr("Key %1 is not in the key set"))
            .arg(kid)
            .simplified();
    }
    static QString thumbprint(bool holds)
    {
        return holds ? tr("x5t#S256 matches the certificate")
                     : tr("x5t#S256 does not match the certificate");
    }
    static QString critical(bool holds, const QString &names)
    {
        return holds ? tr("crit names %1").arg(names) : tr("crit does not have the expected names");
    }
    static QString path(bool holds, const QString &path)
    {
        return holds ? tr("path is %1, sub is this profile").arg(path)
                     : tr("Issuer, profile or path is wrong");
    }
    static QString signature(bool holds)
    {
        return holds ? tr("Signature over header.body is valid")
                     : tr("Signature over header.body is not valid");
    }
    static QString body(bool holds)
    {
        return holds ? tr("Body is a callback of this payment")
                     : tr("Body is not a callback of this payment");
    }
};

/// The readable values of a callback's JWS header.
class HeaderWords
{
public:
    /// @param json  the decoded header; invalid JSON: all values are empty
    explicit HeaderWords(const QString &json)
        : m_header(QJsonDocument::fromJson(json.toUtf8()).object())
    {
    }

    [[nodiscard]] QString kid() const
    {
        constexpr qsizetype kShown = 12;
        const QString kid = m_header.value("kid"_L1).toString();
        return kid.size() > 2 * kShown ? QString(kid.first(kShown) + u'…') : kid;
    }
    /// Returns the critical names without their namespace: `iss, iat, jti, path`.
    [[nodiscard]] QString critical() const
    {
        QStringList names;
        for (const QJsonValue name : m_header.value("crit"_L1).toArray())
            names << name.toString().section(u'/', -1);
        return names.join(u", "_s);
    }
    [[nodiscard]] QString path() const
    {
        for (auto member = m_header.begin(); member != m_header.end(); ++member) {
            if (member.key().endsWith("/path"_L1))
                return member.value().toString();
        }
        return {};
    }

private:
    QJsonObject m_header;
};

/// Groups several checks into one step. The step fails with the first check that fails.
class Steps
{
public:
    explicit Steps(const QList<CallbackFinding> &findings) : m_findings(findings) {}

    [[nodiscard]] CallbackFinding find(CallbackCheck check) const
    {
        for (const CallbackFinding &finding : m_findings) {
            if (finding.check == check)
                return finding;
        }
        return {check, Verdict::Undecided, {}, {}};
    }

    /// @param shown  the check whose value the step shows, unless another check fails
    template <typename Words>
    void add(const QList<CallbackCheck> &checks, CallbackCheck shown, Words words)
    {
        CheckRow row{.words = {},
                     .verdict = Verdict::Holds,
                     .verdictWord = {},
                     .reason = {},
                     .value = find(shown).value};
        for (const CallbackCheck check : checks) {
            const CallbackFinding finding = find(check);
            const bool isWorse = finding.verdict == Verdict::Fails
                || (finding.verdict == Verdict::Undecided && row.verdict == Verdict::Holds);
            if (!isWorse || row.verdict == Verdict::Fails)
                continue;
            row.verdict = finding.verdict;
            row.reason = finding.reason;
            if (finding.verdict == Verdict::Fails)
                row.value = finding.value;
        }
        row.words = words(row.verdict != Verdict::Fails);
        row.verdictWord = CheckWords::verdict(row.verdict);
        m_rows.append(row);
    }
    [[nodiscard]] const QList<CheckRow> &rows() const { return m_rows; }

private:
    const QList<CallbackFinding> &m_findings;
    QList<CheckRow> m_rows;
};

} // namespace

QList<CheckRow> checkRows(const QList<CallbackFinding> &findings)
{
    QList<CheckRow> rows;
    for (const CallbackFinding &finding : findings)
        rows.append({toText(finding.check) + u" · "_s + CheckWords::check(finding.check),
                     finding.verdict, CheckWords::verdict(finding.verdict), finding.reason,
                     finding.value});
    return rows;
}

QList<CheckRow> signatureSteps(const QList<CallbackFinding> &findings)
{
    using enum CallbackCheck;
    if (findings.isEmpty())
        return {};
    Steps steps(findings);
    const HeaderWords header(steps.find(HeaderJson).value);
    steps.add({Parts, Base64Url, HeaderJson, Type, Algorithm}, HeaderJson, &CheckWords::header);
    steps.add({KeyId}, KeyId,
              [&header](bool holds) { return CheckWords::key(holds, header.kid()); });
    steps.add({Thumbprint}, Thumbprint, &CheckWords::thumbprint);
    steps.add({Critical}, Critical,
              [&header](bool holds) { return CheckWords::critical(holds, header.critical()); });
    steps.add({Issuer, Subject, Path}, Path,
              [&header](bool holds) { return CheckWords::path(holds, header.path()); });
    steps.add({SigningInput, Signature}, SigningInput, &CheckWords::signature);
    steps.add({Body}, Body, &CheckWords::body);
    return steps.rows();
}

QString strictReceiverHint(const QList<CallbackFinding> &findings)
{
    return isStrictlyRefused(findings) ? CheckWords::strictly() : QString();
}

bool allHold(const QList<CallbackFinding> &findings)
{
    return std::ranges::none_of(
        findings, [](const CallbackFinding &finding) { return finding.verdict == Verdict::Fails; });
}

QString verdictSentence(const QList<CallbackFinding> &findings)
{
    bool isUndecided = false;
    for (const CallbackFinding &finding : findings) {
        if (finding.verdict == Verdict::Fails)
            return CheckWords::failsAt(toText(finding.check), finding.reason);
        isUndecided = isUndecided || finding.verdict == Verdict::Undecided;
    }
    if (findings.isEmpty())
        return {};
    return isUndecided ? CheckWords::undecided() : CheckWords::holds();
}

QString checkNamed(const QString &name)
{
    const auto check = callbackCheckFrom(name);
    return check ? CheckWords::check(*check) : name;
}

} // namespace tilldesk::ui
