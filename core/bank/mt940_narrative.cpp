#include "core/bank/mt940_narrative.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::bank {
namespace {

/// Returns the part between the end of `begin` and the next match of `end`; empty without `begin`.
FileText between(const FileText &text, const QRegularExpression &begin,
                 const QRegularExpression &end)
{
    const auto first = begin.match(text.text());
    if (!first.hasMatch())
        return {};
    const auto next = end.match(text.text(), first.capturedEnd());
    return text.mid(first.capturedEnd(),
                    next.hasMatch() ? next.capturedStart() - first.capturedEnd() : -1);
}

Narrative germanNarrative(const FileText &field)
{
    static const QRegularExpression kSubfield(u"\\?(\\d\\d)"_s);
    static const QRegularExpression kPurpose(u"SVWZ\\+"_s);
    static const QRegularExpression kNextPurpose(
        u"(?:EREF|KREF|MREF|CRED|DEBT|ABWA|ABWE|IBAN|BIC)\\+"_s);
    Narrative found;
    auto subfields = kSubfield.globalMatch(field.text());
    while (subfields.hasNext()) {
        const auto subfield = subfields.next();
        const qsizetype end =
            subfields.hasNext() ? subfields.peekNext().capturedStart() : field.size();
        const FileText value = field.mid(subfield.capturedEnd(), end - subfield.capturedEnd());
        const int number = subfield.captured(1).toInt();
        if ((number >= 20 && number <= 29) || (number >= 60 && number <= 63))
            found.remittance.append(value);
        else if (number == 32 || number == 33)
            found.party += value.text();
    }
    if (const FileText purpose = between(found.remittance, kPurpose, kNextPurpose);
        !purpose.isEmpty())
        found.remittance = purpose;
    return found;
}

} // namespace

Narrative narrativeOf(const FileText &field)
{
    static const QRegularExpression kGerman(u"^\\d{3}\\?\\d\\d"_s);
    static const QRegularExpression kRemittance(u"/REMI/(?:USTD//)?"_s);
    static const QRegularExpression kName(u"/NAME/"_s);
    static const QRegularExpression kCodeWord(
        u"/(?:EREF|ORDP|BENM|NAME|IBAN|BIC|CNTP|TRTP|CSID|MARF|RTRN|ULTC|ULTD|PURP|SVCL|KREF|PREF)/"_s);
    static const QRegularExpression kSlash(u"/"_s);
    Narrative found;
    if (kGerman.match(field.text()).hasMatch()) {
        found = germanNarrative(field);
    } else {
        found.remittance = between(field, kRemittance, kCodeWord);
        found.party = between(field, kName, kSlash).text();
    }
    if (found.remittance.isEmpty())
        found.remittance = field;
    found.remittance.trimEnd();
    found.party = found.party.trimmed();
    return found;
}

} // namespace tilldesk::bank
