#include "ui/models/common/keyset_model.h"

namespace tilldesk::ui {

void KeysetModelBase::setVisibleRows(int first, int last)
{
    m_firstVisible = qMax(0, first);
    m_lastVisible = qMax(m_firstVisible, last);
}

void KeysetModelBase::setState(State state)
{
    if (std::exchange(m_state, state) != state)
        Q_EMIT stateChanged();
}

void KeysetModelBase::setFailed(State state, const Error &error)
{
    m_error = error;
    setState(state);
}

} // namespace tilldesk::ui
