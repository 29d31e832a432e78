#pragma once

#include "ui/widgets/common/keyset_table.h"

namespace tilldesk::ui {

class RefundsModel;
class Theme;

/// The list of refunds.
class RefundsTable : public KeysetTable
{
    Q_OBJECT

public:
    /// @param model  outlives it
    RefundsTable(const Theme &theme, RefundsModel &model, QWidget *parent = nullptr);

protected:
    void fillWidth() override;
};

} // namespace tilldesk::ui
