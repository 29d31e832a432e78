#include "ui/models/callbacks/callback_cells.h"

#include "ui/models/callbacks/callback_words.h"
#include "ui/models/callbacks/callbacks_model.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QString words(const Callback &callback, CallbacksModel::Column column, Timestamp now)
{
    switch (column) {
    case CallbacksModel::Time: return shortMoment(callback.createdAt, now);
    case CallbacksModel::PaymentColumn: return CallbackWords::payment(callback);
    case CallbacksModel::Status: return Text::status(callback.status);
    case CallbacksModel::To: return CallbackWords::target(callback.url);
    case CallbacksModel::Attempts: return CallbackWords::attempts(callback);
    case CallbacksModel::Answer: return CallbackWords::answer(callback);
    }
    Q_UNREACHABLE();
}

QString hint(const Callback &callback, CallbacksModel::Column column)
{
    switch (column) {
    case CallbacksModel::Time: return utcMoment(callback.createdAt);
    case CallbacksModel::PaymentColumn: return callback.paymentId.text();
    case CallbacksModel::Status: return toText(callback.status);
    case CallbacksModel::To: return callback.url;
    case CallbacksModel::Attempts:
        return callback.dueAt ? CallbacksModel::tr("Planned: %1").arg(fullMoment(*callback.dueAt))
                              : QString();
    case CallbacksModel::Answer: return CallbackWords::state(callback.state);
    }
    Q_UNREACHABLE();
}

QVariant toneIn(const Callback &callback, CallbacksModel::Column column)
{
    if (column == CallbacksModel::Status)
        return int(toneOf(callback.status));
    if (column == CallbacksModel::Answer)
        return int(CallbackWords::answerTone(callback));
    return {};
}

} // namespace

QVariant callbackCell(const Callback &callback, int column, int role, Timestamp now)
{
    const auto what = CallbacksModel::Column(column);
    switch (role) {
    case Qt::DisplayRole: return words(callback, what, now);
    case Qt::ToolTipRole: return hint(callback, what);
    case Qt::TextAlignmentRole:
        return (Qt::AlignVCenter
                | (what == CallbacksModel::Answer ? Qt::AlignRight : Qt::AlignLeft))
            .toInt();
    case CallbacksModel::ToneRole: return toneIn(callback, what);
    case CallbacksModel::IsQuietRole:
        return what == CallbacksModel::Time || what == CallbacksModel::To;
    case Qt::AccessibleTextRole:
        return QString(callbackColumnTitle(column) + u": " + words(callback, what, now));
    default: return {};
    }
}

QString callbackColumnTitle(int column)
{
    switch (CallbacksModel::Column(column)) {
    case CallbacksModel::Time: return CallbacksModel::tr("Time");
    case CallbacksModel::PaymentColumn: return CallbacksModel::tr("Payment");
    case CallbacksModel::Status: return CallbacksModel::tr("Status sent");
    case CallbacksModel::To: return CallbacksModel::tr("To");
    case CallbacksModel::Attempts: return CallbacksModel::tr("Attempts");
    case CallbacksModel::Answer: return CallbacksModel::tr("Answer");
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk::ui
