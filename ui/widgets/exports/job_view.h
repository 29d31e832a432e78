#pragma once

#include "ui/models/exports/export_job.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

class QHBoxLayout;
class QProgressBar;

namespace tilldesk::ui {

/// The progress and the outcome of writing a file or a pack, with the buttons to save, stop, retry
/// and open.
class JobView : public QWidget
{
    Q_OBJECT

public:
    /// File: the user can open the file. Pack: the user can open its folder.
    enum class Of { File, Pack };

    /// @param job  must outlive this object
    JobView(ExportJob &job, Of of, QWidget *parent = nullptr);

    void setSaveText(const QString &text);
    /// Disables Save and says why. @param whyNot  empty: possible
    void setWhyNotSave(const QString &whyNot);
    /// Shows a text at the left of the buttons. It is hidden while the job runs and after it.
    void setNote(const QString &note);
    /// Adds a button before Close. It is hidden while the job runs.
    void addAction(QPushButton *button);

Q_SIGNALS:
    void saveRequested();
    void closeRequested();
    void besideRequested(); ///< write the pack beside the earlier one

private:
    [[nodiscard]] QWidget *makeProgress();
    [[nodiscard]] QWidget *makeButtons();
    void showState();
    void showProgress();
    void open(const QString &path);
    [[nodiscard]] QString folder() const;

    ExportJob &m_job;
    const Of m_of;
    QWidget *m_progress;
    QProgressBar *m_bar;
    QLabel *m_rows;
    QFrame *m_problemFrame;
    QLabel *m_problem;
    QLabel *m_done;
    QLabel *m_place;
    QLabel *m_note;
    QPushButton *m_stop;
    QPushButton *m_open;
    QPushButton *m_showFolder;
    QPushButton *m_retry;
    QPushButton *m_beside;
    QPushButton *m_close;
    QPushButton *m_save;
    QHBoxLayout *m_buttons = nullptr;
    QList<QPushButton *> m_actions;
    ExportJob::State m_shown = ExportJob::State::Idle;
};

} // namespace tilldesk::ui
