#include "ui/models/common/place.h"

#include "core/base/enum_texts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr EnumTexts<Place> kIcons{
    {Place::Today, "house"},
    {Place::Till, "store"},
    {Place::Payments, "credit-card"},
    {Place::Refunds, "undo-2"},
    {Place::Payouts, "landmark"},
    {Place::Callbacks, "webhook"},
    {Place::Reports, "file-spreadsheet"},
    {Place::Activity, "history"},
    {Place::Settings, "settings"},
    {Place::Lock, "lock"},
};

class PlaceText
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::PlaceText)

public:
    static PlaceWords words(Place place)
    {
        const QString go = tr("Go to payments");
        switch (place) {
        case Place::Today: return {tr("Today"), {}, {}, {}};
        case Place::Till: return {tr("Till"), {}, {}, {}};
        case Place::Payments: return {tr("Payments"), {}, {}, {}};
        case Place::Refunds: return {tr("Refunds"), {}, {}, {}};
        case Place::Payouts: return {tr("Payouts"), {}, {}, {}};
        case Place::Callbacks: return {tr("Callbacks"), {}, {}, {}};
        case Place::Reports: return {tr("Reports"), {}, {}, {}};
        case Place::Activity: return {tr("Activity"), {}, {}, {}};
        case Place::Settings: return {tr("Settings"), {}, {}, {}};
        case Place::Lock:
            return {tr("Lock till"), tr("Lock the till when you step away"),
                    tr("Nobody has a PIN yet. Add the people who work here in Settings, Staff. "
                       "Then this button locks the till, and each person opens it with "
                       "their own PIN."),
                    go};
        }
        Q_UNREACHABLE();
    }
};

} // namespace

PlaceWords wordsOf(Place place)
{
    return PlaceText::words(place);
}

QString iconOf(Place place)
{
    return kIcons.textOf(place);
}

} // namespace tilldesk::ui
