#pragma once

#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

class CallbackPresenter;
class CodeBox;

/// The request and the response of one attempt of a callback.
class CallbackExchange : public QWidget
{
    Q_OBJECT

public:
    explicit CallbackExchange(const Theme &theme, QWidget *parent = nullptr);

    /// Shows the chosen attempt. Hides itself if no attempt is chosen.
    void showAttempt(const CallbackPresenter &presenter);

private:
    QLabel *m_answer;
    CodeBox *m_answerHeaders;
    CodeBox *m_answerBody;
    QLabel *m_hint;
    QLabel *m_requestTitle;
    CodeBox *m_request;
};

} // namespace tilldesk::ui
