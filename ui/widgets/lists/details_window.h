#pragma once

#include <QWidget>
#include <memory>

namespace tilldesk::ui {

class AsyncRecordBase;
class DetailsFrame;

/// Shows the details of one record in a separate window. Escape closes it.
class DetailsWindow : public QWidget
{
    Q_OBJECT

public:
    /// @param record   the record that `details` shows; owned by the window
    /// @param details  owned by the window
    /// @param title    title of the window until the record is shown
    DetailsWindow(std::unique_ptr<AsyncRecordBase> record, DetailsFrame *details,
                  const QString &title, QSize size, QWidget *parent);
    ~DetailsWindow() override;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    std::unique_ptr<AsyncRecordBase> m_record;
};

} // namespace tilldesk::ui
