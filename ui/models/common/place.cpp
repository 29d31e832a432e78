#include "ui/models/common/place.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

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
        case Place::Settings: return {tr("Settings"), {}, {}, {}};
        case Place::Lock:
            return {tr("Lock till"), tr("Lock the till when you step away"),
                    tr("Staff will sign in and out here, so that nobody else uses the till while "
                       "you are away."),
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
    switch (place) {
    case Place::Today: return u"house"_s;
    case Place::Till: return u"store"_s;
    case Place::Payments: return u"credit-card"_s;
    case Place::Refunds: return u"undo-2"_s;
    case Place::Payouts: return u"landmark"_s;
    case Place::Callbacks: return u"webhook"_s;
    case Place::Reports: return u"file-spreadsheet"_s;
    case Place::Settings: return u"settings"_s;
    case Place::Lock: return u"lock"_s;
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk::ui
