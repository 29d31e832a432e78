#pragma once

#include "ui/widgets/common/keyset_table.h"

namespace tilldesk::ui {

class CallbacksModel;
class Theme;

/// The log of callbacks.
class CallbacksTable : public KeysetTable
{
    Q_OBJECT

public:
    /// @param model  outlives it
    CallbacksTable(const Theme &theme, CallbacksModel &model, QWidget *parent = nullptr);

protected:
    void fillWidth() override;
};

} // namespace tilldesk::ui
