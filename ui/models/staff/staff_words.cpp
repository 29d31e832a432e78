#include "ui/models/staff/staff_words.h"

#include "ui/models/common/format.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QString StaffWords::role(StaffRole role)
{
    switch (role) {
    case StaffRole::Owner: return tr("Owner");
    case StaffRole::Manager: return tr("Manager");
    case StaffRole::Cashier: return tr("Cashier");
    case StaffRole::Bookkeeper: return tr("Bookkeeper");
    }
    Q_UNREACHABLE();
}

QString StaffWords::firstName(const QString &name)
{
    return name.section(u' ', 0, 0);
}

QString StaffWords::initials(const QString &name)
{
    const QStringList words = name.split(u' ', Qt::SkipEmptyParts);
    QString letters;
    for (const QString &word : words.first(std::min<qsizetype>(words.size(), 2)))
        letters += word.first(1).toUpper();
    return letters;
}

QString StaffWords::signedIn(const StaffSession &session)
{
    if (!session.isOn)
        return {};
    if (session.isLocked || !session.member)
        return tr("Nobody signed in");
    return shortStaffName(session.member->name) + u" · "_s + role(session.member->role);
}

QString StaffWords::result(const PinTry &tried, const QString &name)
{
    switch (tried.outcome) {
    case PinTry::Outcome::Right: return {};
    case PinTry::Outcome::Wrong:
        return tr("That is not the PIN of %1. %n tries left.", nullptr, tried.triesLeft)
            .arg(firstName(name));
    case PinTry::Outcome::Blocked:
        return tr("Blocked until %1")
            .arg(QLocale().toString(inShopZone(tried.blockedUntil.value_or(Timestamp())).time(),
                                    u"HH:mm"_s));
    }
    Q_UNREACHABLE();
}

QString StaffWords::pinProblem(const QString &pin)
{
    if (checkPin(pin))
        return {};
    return pin.size() < 4 || pin.size() > 8 ? tr("A PIN has 4 to 8 digits.")
                                            : tr("Too easy: 1234, 0000, 1111 are tried first.");
}

QString StaffWords::morePayments(int count)
{
    return tr("%n more", "payments", count);
}

QString StaffWords::digitsEntered(int count)
{
    return tr("%n digits entered", nullptr, count);
}

} // namespace tilldesk::ui
