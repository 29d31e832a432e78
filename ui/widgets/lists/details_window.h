#pragma once

#include <QWidget>
#include <memory>

namespace tilldesk::ui {

class AsyncRecordBase;
class DetailsFrame;

/// The details of one record in a window of their own, which Escape closes.
class DetailsWindow : public QWidget
{
    Q_OBJECT

public:
    /// @param record   shown by `details`
    /// @param details  owned by the window from now on
    /// @param title    of the window until the record is shown
    DetailsWindow(std::unique_ptr<AsyncRecordBase> record, DetailsFrame *details,
                  const QString &title, QSize size, QWidget *parent);
    ~DetailsWindow() override;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    std::unique_ptr<AsyncRecordBase> m_record;
};

} // namespace tilldesk::ui
