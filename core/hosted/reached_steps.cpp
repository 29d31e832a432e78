#include "core/hosted/reached_steps.h"

#include "core/domain/hosted_contact.h"
#include "core/hosted/clock_skew.h"

namespace tilldesk::hosted {
namespace {

CheckedStep nameStep(const ReplyEnd &reply)
{
    const net::ConnectionFacts &seen = reply.facts.connection;
    CheckedStep step{.step = CheckStep::Name,
                     .state = CheckState::Fails,
                     .took = seen.lookUp,
                     .count = seen.addresses};
    if (reply.facts.transport == net::Outcome::NameUnknown) {
        step.finding = CheckFinding::NameUnknown;
    } else if (reply.facts.transport == net::Outcome::NotAllowed) {
        step.finding = CheckFinding::AddressForbidden;
    } else if (seen.addresses == 0) {
        step.finding = CheckFinding::NoAnswer; // the look-up itself takes too long
        step.text = reply.detail;
    } else {
        step.state = CheckState::Holds;
        step.finding = CheckFinding::NameFound;
    }
    return step;
}

CheckedStep encryptionStep(const ReplyEnd &reply, bool isTls, Timestamp now)
{
    const net::ConnectionFacts &seen = reply.facts.connection;
    CheckedStep step{.step = CheckStep::Encryption,
                     .state = CheckState::Fails,
                     .took = seen.connect,
                     .text = reply.detail};
    if (reply.kind == ReplyKind::NotSent) {
        step.finding = reply.facts.transport == net::Outcome::TlsFailed
            ? CheckFinding::NotTrusted
            : CheckFinding::NoConnection;
        return step;
    }
    step.state = CheckState::Holds;
    step.finding = isTls ? CheckFinding::Encrypted : CheckFinding::NotEncrypted;
    step.text = seen.tls;
    step.until = seen.certificateUntil;
    if (step.until && *step.until < now + kCertificateWarning) {
        step.state = CheckState::Warns;
        step.finding = CheckFinding::CertificateEnds;
    }
    return step;
}

CheckedStep clockStep(const ReplyEnd &reply)
{
    CheckedStep step{.step = CheckStep::Clock,
                     .state = CheckState::Warns,
                     .finding = CheckFinding::NoTime,
                     .status = reply.facts.status,
                     .traceId = reply.facts.traceId,
                     .apart = reply.facts.skew.value_or(std::chrono::milliseconds(0))};
    if (reply.facts.transport != net::Outcome::Answered) {
        step.state = CheckState::Fails;
        step.finding = CheckFinding::NoAnswer;
        step.text = reply.detail;
    } else if (reply.facts.skew && std::chrono::abs(step.apart) > kSkewToRefuse) {
        step.state = CheckState::Fails;
        step.finding = CheckFinding::ClockWrong;
    } else if (reply.facts.skew && std::chrono::abs(step.apart) > kSkewToWarn) {
        step.finding = CheckFinding::ClockOff;
    } else if (reply.facts.skew) {
        step.state = CheckState::Holds;
        step.finding = CheckFinding::ClocksAgree;
    }
    return step;
}

} // namespace

QList<CheckedStep> reachedSteps(const ReplyEnd &reply, bool isTls, Timestamp now)
{
    QList<CheckedStep> steps{nameStep(reply), encryptionStep(reply, isTls, now), clockStep(reply)};
    for (qsizetype i = 1; i < steps.size(); ++i) {
        if (steps[i - 1].state == CheckState::Fails || steps[i - 1].state == CheckState::NotTried)
            steps[i] = {.step = steps[i].step, .finding = CheckFinding::NeedsEarlierStep};
    }
    return steps;
}

} // namespace tilldesk::hosted
