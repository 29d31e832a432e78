#include "ui/models/till/till_amount.h"

#include "core/domain/typed_amount.h"
#include "ui/models/common/format.h"

#include <algorithm>

namespace tilldesk::ui {
namespace {

constexpr QChar kMark = u',';

bool isMark(QChar key)
{
    return key == u',' || key == u'.';
}

bool isDigit(QChar key)
{
    return key >= u'0' && key <= u'9';
}

} // namespace

TillAmount::Refusal TillAmount::refusalOf(QChar key) const
{
    const qsizetype mark = m_keys.indexOf(kMark);
    if (isMark(key))
        return mark < 0 ? Refusal::None : Refusal::TwoMarks;
    if (!isDigit(key))
        return Refusal::NoDigit;
    return mark >= 0 && m_keys.size() - mark > 2 ? Refusal::NoMoreCents : Refusal::None;
}

TillAmount::Refusal TillAmount::type(QStringView keys)
{
    TillAmount next = *this;
    for (const QChar key : keys) {
        if (const Refusal refusal = next.refusalOf(key); refusal != Refusal::None)
            return refusal;
        if (key != u'0' || !next.m_keys.isEmpty())
            next.m_keys.append(isMark(key) ? kMark : key);
        if (next.amount().cents() > Amount::kMaxCents)
            return Refusal::TooMuch;
    }
    *this = next;
    return Refusal::None;
}

TillAmount::Refusal TillAmount::take(QStringView text)
{
    const QStringView digits = text.trimmed();
    if (!digits.isEmpty() && std::ranges::all_of(digits, isDigit)) {
        TillAmount typed; // as if the digits were typed: they mean the same everywhere
        const Refusal refusal = typed.type(digits);
        if (refusal == Refusal::None)
            *this = typed;
        return refusal;
    }
    const auto amount = readTypedAmount(text, decimalMark());
    if (!amount)
        return Refusal::NoAmount;
    if (amount->cents() > Amount::kMaxCents)
        return Refusal::TooMuch;
    m_keys = amount->cents() == 0 ? QString() : QString::number(amount->cents());
    return Refusal::None;
}

Amount TillAmount::amount() const
{
    const qsizetype mark = m_keys.indexOf(kMark);
    if (mark < 0)
        return Amount::fromCents(m_keys.toLongLong());
    const QString cents = m_keys.sliced(mark + 1).leftJustified(2, u'0');
    return Amount::fromCents(m_keys.first(mark).toLongLong() * 100 + cents.toLongLong());
}

} // namespace tilldesk::ui
