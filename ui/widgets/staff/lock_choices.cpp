#include "ui/widgets/staff/lock_choices.h"

#include "ui/widgets/common/preferences.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

const QString kMinutesKey = u"lockAfterMinutes"_s;
const QString kPaymentKey = u"lockAfterPayment"_s;

} // namespace

int lockAfterMinutes(const Preferences &preferences)
{
    return preferences.layout(kMinutesKey).toInt();
}

void setLockAfterMinutes(Preferences &preferences, int minutes)
{
    preferences.setLayout(kMinutesKey, QByteArray::number(minutes));
}

bool locksAfterPayment(const Preferences &preferences)
{
    return preferences.layout(kPaymentKey) == "yes";
}

void setLocksAfterPayment(Preferences &preferences, bool locks)
{
    preferences.setLayout(kPaymentKey, locks ? "yes" : "no");
}

} // namespace tilldesk::ui
