#include "ui/models/bank/bank_words.h"

#include "ui/models/common/format.h"
#include "ui/models/payouts/payout_words.h"

#include <QLocale>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// `18 Nov`
QString shortDay(const QDate &day)
{
    return dateWords(day, dayPattern());
}

QString namesOf(const Payout &payout)
{
    return PayoutWords::bulk(payout.bulkId);
}

bool isCutOrJoined(const BankItem &item)
{
    return std::ranges::any_of(item.evidence,
                               [](const BankEvidence &part) { return part.spans.size() > 1; });
}

bool isSentBack(const BankItem &item)
{
    return item.entry && item.entry->amount < Amount();
}

} // namespace

QString BankWords::differing(Amount payout, Amount difference)
{
    const qint64 cents = difference.cents();
    return (cents < 0 ? tr("The payout is %1, the bank booked %2 less")
                      : tr("The payout is %1, the bank booked %2 more"))
        .arg(money(payout), money(Amount::fromCents(std::abs(cents))));
}

QString BankWords::outcome(BankOutcome outcome)
{
    switch (outcome) {
    case BankOutcome::Matched: return tr("Matched");
    case BankOutcome::AmountDiffers: return tr("Amount differs");
    case BankOutcome::NoReference: return tr("No reference");
    case BankOutcome::Ambiguous: return tr("Ambiguous");
    case BankOutcome::Unexpected: return tr("Unexpected");
    case BankOutcome::Missing: return tr("Missing");
    case BankOutcome::Awaited: return tr("Awaited");
    case BankOutcome::Other: return tr("Other line");
    }
    Q_UNREACHABLE();
}

Tone BankWords::tone(BankOutcome outcome)
{
    switch (outcome) {
    case BankOutcome::Matched: return Tone::Green;
    case BankOutcome::AmountDiffers:
    case BankOutcome::NoReference: return Tone::Amber;
    case BankOutcome::Ambiguous: return Tone::Blue;
    case BankOutcome::Unexpected:
    case BankOutcome::Missing: return Tone::Red;
    case BankOutcome::Awaited:
    case BankOutcome::Other: return Tone::Grey;
    }
    Q_UNREACHABLE();
}

QString BankWords::format(BankFormat format)
{
    switch (format) {
    case BankFormat::Camt053v02:
    case BankFormat::Camt053v08: return u"CAMT.053"_s;
    case BankFormat::Mt940: return u"MT940"_s;
    case BankFormat::Coda: return u"CODA"_s;
    }
    Q_UNREACHABLE();
}

QString BankWords::payout(const BankItem &item)
{
    if (item.payouts.isEmpty())
        return u"–"_s;
    const bool isOne = item.payouts.size() == 1 && item.outcome != BankOutcome::NoReference;
    if (isOne)
        return namesOf(item.payouts.first());
    return tr("%1 possible", nullptr, int(item.payouts.size()))
        .arg(wholeNumber(item.payouts.size()));
}

QString BankWords::text(const BankItem &item)
{
    if (item.entry)
        return item.entry->text.isEmpty() ? tr("no text") : item.entry->text.text();
    return item.outcome == BankOutcome::Missing ? tr("on no statement") : tr("on no statement yet");
}

QString BankWords::note(const BankItem &item)
{
    switch (item.reason) {
    case BankReason::IdAndAmount:
        return isCutOrJoined(item) ? tr("Joined from two records") : QString();
    case BankReason::NotOfPayouts: return {};
    case BankReason::CutId:
        return tr("Cut by the bank: begins %1 payouts", nullptr, int(item.payouts.size()))
            .arg(wholeNumber(item.payouts.size()));
    case BankReason::OtherAmount: return tr("Another amount than the payout’s");
    case BankReason::SameAmount:
    case BankReason::SameAmounts:
        return tr("Amount of %1 payouts", nullptr, int(item.payouts.size()))
            .arg(wholeNumber(item.payouts.size()));
    case BankReason::UnknownId: return tr("No payout has this ID");
    case BankReason::PayoutFailed:
        return isSentBack(item) ? tr("The payout was sent back") : tr("The payout has failed");
    case BankReason::MatchedAlready: return tr("Matched with another line");
    case BankReason::NotOnStatements:
    case BankReason::NoStatementYet: return tr("Expected by %1").arg(shortDay(item.expected));
    case BankReason::SeveralIds:
        return tr("IDs of %1 payouts", nullptr, int(item.payouts.size()))
            .arg(wholeNumber(item.payouts.size()));
    case BankReason::BeforePayout: return tr("Booked before the payout");
    case BankReason::Undone: return tr("Match undone by hand");
    case BankReason::ByHand:
    case BankReason::NotAPayoutByHand: return reason(item);
    }
    Q_UNREACHABLE();
}

QString BankWords::reason(const BankItem &item)
{
    const Payout payout = item.payouts.value(0);
    const Amount booked = item.entry ? item.entry->amount : Amount();
    const QString by = item.decision
        ? tr("%1, %2").arg(item.decision->by, fullMoment(item.decision->at))
        : QString();
    switch (item.reason) {
    case BankReason::IdAndAmount:
        return isCutOrJoined(item)
            ? tr("The line has the payout’s ID and its amount. The text stood in two records and "
                 "was joined.")
            : tr("The line has the payout’s ID and its amount.");
    case BankReason::ByHand: {
        const QString text = tr("Matched by hand: %1").arg(by);
        const Amount accepted = acceptedDifference(item);
        return accepted == Amount() ? text
                                    : QString(text + u". "_s + differing(payout.amount, accepted));
    }
    case BankReason::OtherAmount:
        return differing(payout.amount, Amount::fromCents(booked.cents() - payout.amount.cents()));
    case BankReason::SameAmount:
        return tr("Nothing of a payout in it; the amount is that of %1, %2")
            .arg(namesOf(payout), shortDay(inShopZone(payout.madeAt).date()));
    case BankReason::SameAmounts:
        return tr("Nothing of a payout in it; the amount is that of %1 payouts", nullptr,
                  int(item.payouts.size()))
            .arg(wholeNumber(item.payouts.size()));
    case BankReason::CutId: {
        const int left = item.evidence.isEmpty() ? 0 : int(item.evidence.last().text.size());
        return tr("The bank cut the text. Only %1 characters of the ID are left, and several "
                  "payouts of that day begin with them.",
                  nullptr, left)
            .arg(wholeNumber(left));
    }
    case BankReason::SeveralIds:
        return tr("The line has the IDs of %1 payouts", nullptr, int(item.payouts.size()))
            .arg(wholeNumber(item.payouts.size()));
    case BankReason::UnknownId: return tr("No payout to this account has this ID");
    case BankReason::PayoutFailed:
        return isSentBack(item) ? tr("A debit with the payout’s ID: the payout was sent back")
                                : tr("The payout has failed: no money was sent for it");
    case BankReason::MatchedAlready: return tr("The payout is matched with another line");
    case BankReason::BeforePayout: return tr("Booked before the payout was made");
    case BankReason::Undone: return tr("A match with this payout was undone by hand");
    case BankReason::NotOnStatements:
        return tr("Paid out %1; expected on a statement by %2")
            .arg(shortDay(inShopZone(payout.madeAt).date()), shortDay(item.expected));
    case BankReason::NoStatementYet:
        return tr("Paid out %1; awaited on a statement by %2")
            .arg(shortDay(inShopZone(payout.madeAt).date()), shortDay(item.expected));
    case BankReason::NotOfPayouts: return tr("The line has nothing to do with a payout");
    case BankReason::NotAPayoutByHand: return tr("Said to be no payout: %1").arg(by);
    }
    Q_UNREACHABLE();
}

QString BankWords::bytes(const BankItem &item)
{
    QStringList parts;
    for (const BankEvidence &part : item.evidence) {
        for (const ByteSpan &span : part.spans)
            parts << tr("%1 to %2")
                         .arg(wholeNumber(span.offset), wholeNumber(span.offset + span.length - 1));
    }
    return parts.isEmpty() ? QString() : tr("bytes %1").arg(parts.join(u", "_s));
}

QString BankWords::candidate(const BankItem &item, const Payout &payout)
{
    if (payout.status == PayoutStatus::Failed)
        return tr("The provider says that no money was sent.");
    const auto sent = std::ranges::count(item.payouts, PayoutStatus::Succeeded, &Payout::status);
    if (item.reason == BankReason::OtherAmount)
        return tr("Its ID is on the line; the amount is another one.");
    if (sent == 1 && item.payouts.size() > 1)
        return tr("Likely: of the possible payouts only this one succeeded.");
    if (sent == 1)
        return tr("Likely: no other payout has this amount.");
    return {};
}

QDate BankWords::day(const BankItem &item)
{
    return item.entry ? item.entry->day : inShopZone(item.payouts.value(0).madeAt).date();
}

QString BankWords::age(int days)
{
    return tr("%1 days", nullptr, days).arg(wholeNumber(days));
}

QList<CellMark> BankWords::marks(const BankItem &item)
{
    if (!item.entry)
        return {};
    const FileText &text = item.entry->text;
    const bool isCertain = item.outcome != BankOutcome::Ambiguous;
    const auto isEvidence = [&item](const ByteSpan &span) {
        return std::ranges::any_of(item.evidence, [&span](const BankEvidence &part) {
            return std::ranges::any_of(part.spans, [&span](const ByteSpan &proof) {
                return span.offset >= proof.offset && span.offset < proof.offset + proof.length;
            });
        });
    };
    QList<CellMark> marks;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QList<ByteSpan> spans = text.spans(i, 1);
        if (spans.isEmpty() || !isEvidence(spans.first()))
            continue;
        const bool isNext = !marks.isEmpty() && marks.last().from + marks.last().length == i
            && text.spans(i - 1, 2).size() == 1; // a break in the file is a break of the mark
        if (isNext)
            ++marks.last().length;
        else
            marks << CellMark{i, 1, isCertain};
    }
    return marks;
}

qsizetype BankWords::sharedStart(const BankItem &item, const Payout &payout)
{
    for (const BankEvidence &part : item.evidence) {
        if (payout.id.text().startsWith(part.text, Qt::CaseInsensitive))
            return part.text.size();
    }
    return 0;
}

} // namespace tilldesk::ui
