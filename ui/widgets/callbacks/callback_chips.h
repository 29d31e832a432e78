#pragma once

#include "core/domain/callback.h"

#include <QMap>
#include <QWidget>

namespace tilldesk::ui {

class CallbacksPresenter;
class Chip;
class Theme;

/// The chips that narrow the log of callbacks, with live counts.
class CallbackChips : public QWidget
{
    Q_OBJECT

public:
    /// @param presenter  outlives it
    CallbackChips(const Theme &theme, CallbacksPresenter &presenter, QWidget *parent = nullptr);

private:
    void addState(const Theme &theme, CallbackState state);
    void showQuery();
    void chooseSpan();

    CallbacksPresenter &m_presenter;
    Chip *m_span;
    QMap<CallbackState, Chip *> m_states;
};

} // namespace tilldesk::ui
