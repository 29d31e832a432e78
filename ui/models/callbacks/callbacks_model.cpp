#include "ui/models/callbacks/callbacks_model.h"

#include "ui/models/callbacks/callback_cells.h"

namespace tilldesk::ui {

CallbacksModel::CallbacksModel(gateway::Callbacks &callbacks, const Clock &clock, QObject *parent)
    : KeysetModel(parent),
      m_callbacks(callbacks),
      m_clock(clock)
{
}

QFuture<Result<CallbackPage>> CallbacksModel::read(const CallbackFilter &filter,
                                                   std::optional<qint64> before, int count)
{
    return m_callbacks.page(filter, before, count);
}

int CallbacksModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant CallbacksModel::data(const QModelIndex &index, int role) const
{
    const Callback *callback = at(index.row());
    return callback ? callbackCell(*callback, index.column(), role, m_clock.now()) : QVariant();
}

QVariant CallbacksModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return (Qt::AlignVCenter | (section == Answer ? Qt::AlignRight : Qt::AlignLeft)).toInt();
    return role == Qt::DisplayRole ? QVariant(callbackColumnTitle(section)) : QVariant();
}

} // namespace tilldesk::ui
