#include "ui/models/callbacks/callbacks_model.h"

#include "core/domain/callback_times.h"
#include "ui/models/callbacks/callback_words.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

namespace tilldesk::ui {

CallbacksModel::Columns CallbacksModel::columns()
{
    constexpr int kRoomForTarget = 668;
    static constexpr auto kColumns = std::to_array<ListColumn<Callback>>({
        {.title = QT_TR_NOOP("Time"),
         .width = {104},
         .style = {.isQuiet = true},
         .text = [](const Callback &callback,
                    const Timestamp &now) { return shortMoment(callback.createdAt, now); },
         .hint = [](const Callback &callback,
                    const Timestamp &) { return utcMoment(callback.createdAt); }},
        {.title = QT_TR_NOOP("Payment"),
         .text = [](const Callback &callback,
                    const Timestamp &) { return CallbackWords::payment(callback); },
         .hint = [](const Callback &callback,
                    const Timestamp &) { return QString(callback.paymentId.text()); }},
        {.title = QT_TR_NOOP("Status sent"),
         .width = {.usual = 172, .narrow = 150},
         .text = [](const Callback &callback,
                    const Timestamp &) { return Text::status(callback.status); },
         .hint = [](const Callback &callback,
                    const Timestamp &) { return QString(toText(callback.status)); },
         .tone = [](const Callback &callback,
                    const Timestamp &) { return std::optional(toneOf(callback.status)); }},
        {.title = QT_TR_NOOP("To"),
         .width = {.usual = 220, .roomNeeded = kRoomForTarget},
         .style = {.isQuiet = true},
         .text = [](const Callback &callback,
                    const Timestamp &) { return CallbackWords::target(callback.url); },
         .hint = [](const Callback &callback, const Timestamp &) { return callback.url; }},
        {.title = QT_TR_NOOP("Attempts"),
         .width = {.usual = 84, .roomNeeded = 540},
         .text = [](const Callback &callback,
                    const Timestamp &) { return CallbackWords::attempts(callback); },
         .hint =
             [](const Callback &callback, const Timestamp &) {
                 return callback.dueAt ? tr("Planned: %1").arg(fullMoment(*callback.dueAt))
                                       : QString();
             }},
        {.title = QT_TR_NOOP("Answer time"),
         .width = {.usual = 168, .roomNeeded = 760},
         .text = [](const Callback &callback,
                    const Timestamp &) { return CallbackWords::answerTime(callback); },
         .hint = [](const Callback &callback,
                    const Timestamp &) { return CallbackWords::answerTime(callback); },
         .bar =
             [](const Callback &callback, const Timestamp &) {
                 const bool isSlow = callback.lastDuration >= kSlowAnswer;
                 return std::optional(CellBar{.share = answerShare(callback),
                                              .tone = isSlow ? Tone::Amber : Tone::Green,
                                              .place = BarPlace::InPlaceOfText});
             }},
        {.title = QT_TR_NOOP("Answer"),
         .width = {130},
         .isNumber = true,
         .text = [](const Callback &callback,
                    const Timestamp &) { return CallbackWords::answer(callback); },
         .hint = [](const Callback &callback,
                    const Timestamp &) { return CallbackWords::state(callback.state); },
         .tone =
             [](const Callback &callback, const Timestamp &) {
                 return std::optional(CallbackWords::answerTone(callback));
             }},
    });
    static_assert(std::size(kColumns) == Answer + 1);
    return kColumns;
}

ListSorting<CallbackColumn> CallbacksModel::sorting()
{
    static constexpr auto kSortable = std::to_array<SortableColumn<CallbackColumn>>({
        {Time, CallbackColumn::Created, false},
        {AnswerTime, CallbackColumn::AnswerTime, false},
        {Answer, CallbackColumn::State, false},
        {PaymentColumn, CallbackColumn::Reference, true},
        {Status, CallbackColumn::PaymentStatus, true},
        {To, CallbackColumn::Host, true},
        {Attempts, CallbackColumn::Attempts, false},
    });
    return ListSorting<CallbackColumn>(kSortable);
}

CallbacksModel::CallbacksModel(gateway::Callbacks &callbacks, const Clock &clock, QObject *parent)
    : KeysetModel(columns(), parent),
      m_callbacks(callbacks),
      m_clock(clock)
{
}

QFuture<Result<CallbackPage>> CallbacksModel::read(const CallbackFilter &filter,
                                                   std::optional<qint64> before, int count)
{
    return m_callbacks.page(filter, before, count);
}

} // namespace tilldesk::ui
