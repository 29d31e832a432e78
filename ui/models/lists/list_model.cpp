#include "ui/models/lists/list_model.h"

#include <utility>

namespace tilldesk::ui {

void ListModel::setVisibleRows(int first, int last)
{
    m_firstVisible = qMax(0, first);
    m_lastVisible = qMax(m_firstVisible, last);
}

void ListModel::setState(State state)
{
    if (std::exchange(m_state, state) != state)
        Q_EMIT stateChanged();
}

void ListModel::setFailed(State state, const Error &error)
{
    m_error = error;
    setState(state);
}

} // namespace tilldesk::ui
