#include "ui/models/callbacks/inbox_model.h"

#include "ui/models/callbacks/callback_checks.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

namespace tilldesk::ui {
InboxModel::Columns InboxModel::columns()
{
    static constexpr auto kColumns = std::to_array<ListColumn<InboxMessage>>({
        {.title = QT_TR_NOOP("Time"),
         .width = {112},
         .style = {.isQuiet = true},
         .text = [](const InboxMessage &message,
                    const Timestamp &now) { return shortMoment(message.receivedAt, now); },
         .hint = [](const InboxMessage &message,
                    const Timestamp &) { return utcMoment(message.receivedAt); }},
        {.title = QT_TR_NOOP("Payment"),
         .style = {.isQuiet = true, .isCode = true},
         .text = [](const InboxMessage &message, const Timestamp &) { return message.paymentId; }},
        {.title = QT_TR_NOOP("Status"),
         .width = {150},
         .text =
             [](const InboxMessage &message, const Timestamp &) {
                 const auto status = paymentStatusFrom(message.paymentStatus);
                 return status ? Text::status(*status) : message.paymentStatus;
             },
         .hint = [](const InboxMessage &message,
                    const Timestamp &) { return message.paymentStatus; },
         .tone =
             [](const InboxMessage &message, const Timestamp &) {
                 const auto status = paymentStatusFrom(message.paymentStatus);
                 return status ? std::optional(toneOf(*status)) : std::nullopt;
             }},
        {.title = QT_TR_NOOP("Checked"),
         .width = {180},
         .text =
             [](const InboxMessage &message, const Timestamp &) {
                 return message.isGood ? tr("Passed") : tr("Failed: %1").arg(message.firstFault);
             },
         .hint =
             [](const InboxMessage &message, const Timestamp &) {
                 return message.isGood ? QString() : checkNamed(message.firstFault);
             },
         .tone =
             [](const InboxMessage &message, const Timestamp &) {
                 return std::optional(message.isGood ? Tone::Green : Tone::Red);
             }},
    });
    static_assert(std::size(kColumns) == Checked + 1);
    return kColumns;
}

InboxModel::InboxModel(const Gateways &gateways, QObject *parent)
    : KeysetModel(columns(), parent),
      m_gateways(gateways)
{
}

QFuture<Result<QList<InboxMessage>>> InboxModel::read(const std::monostate &, std::optional<qint64>,
                                                      int)
{
    return m_gateways.callbacks.inbox();
}

} // namespace tilldesk::ui
