#pragma once

#include "ui/models/setup/setup_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QPointer>
#include <QWidget>

class QAction;
class QApplication;

namespace tilldesk::ui {

class SetupPreview;

/// The window of the first run: one page of questions at the left, a live preview at the right.
class SetupWindow : public QWidget
{
    Q_OBJECT

public:
    /// @pre all arguments must outlive this object
    SetupWindow(gateway::Setup &setup, const Theme &theme, QApplication &application);

    [[nodiscard]] SetupPresenter &presenter() { return m_presenter; }

Q_SIGNALS:
    void finished();         ///< a shop is open, or the person has left the setup
    void connectRequested(); ///< the shop runs on another computer

protected:
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    [[nodiscard]] QWidget *makePage();
    [[nodiscard]] QWidget *makeShop();
    [[nodiscard]] QWidget *makeAccount();
    [[nodiscard]] QWidget *makeTill();
    [[nodiscard]] QWidget *makeOwner();
    [[nodiscard]] QWidget *makeLanguages();
    [[nodiscard]] QWidget *makeSuggestions();
    [[nodiscard]] QLayout *makeButtons();
    [[nodiscard]] QLineEdit *makeField(QVBoxLayout &form, const QString &label, const QString &name,
                                       const QString &text);
    [[nodiscard]] QLineEdit *addField(QVBoxLayout &form, const QString &label, const QString &name,
                                      const QString &text, QLineEdit *field);
    [[nodiscard]] QLabel *makeMark(const QString &name);
    void showState();
    void showMark(QLabel *words, QLineEdit *field, const SetupPresenter::Mark &mark);
    void ask();
    void leave();
    void restore();

    const Theme &m_theme;
    QApplication &m_application;
    SetupPresenter m_presenter;
    QWidget *m_content = nullptr; ///< rebuilt for each page and language
    QPointer<SetupPreview> m_preview;
    QPointer<QLineEdit> m_first; ///< receives the focus
    QPointer<QLineEdit> m_second;
    QPointer<QLineEdit> m_third;
    QPointer<QLabel> m_mark;
    QPointer<QLabel> m_count;
    QPointer<QAction> m_good; ///< the check in the field of the account number
    QPointer<QLabel> m_doing;
    QPointer<QLabel> m_failure;
    QPointer<QPushButton> m_next;
    QPointer<QPushButton> m_skip;
    QList<QPointer<QWidget>> m_others; ///< disabled while a request runs
    bool m_isLeaving = false;
};

} // namespace tilldesk::ui
