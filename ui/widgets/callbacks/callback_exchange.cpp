#include "ui/widgets/callbacks/callback_exchange.h"

#include "ui/models/callbacks/callback_presenter.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/wrapping.h"
#include "ui/widgets/settings/code_box.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

CallbackExchange::CallbackExchange(const Theme &theme, QWidget *parent)
    : QWidget(parent),
      m_answer(makeLabel({}, u"plain"_s)),
      m_answerHeaders(new CodeBox(theme, tr("Headers of the answer"), 3)),
      m_answerBody(named(new CodeBox(theme, tr("Body of the answer"), 3), u"answerBody"_s)),
      m_hint(makeLabel({}, u"small"_s)),
      m_requestTitle(makeSectionLabel(tr("Request"))),
      m_request(named(new CodeBox(theme, tr("Headers of the request"), 6), u"requestHeaders"_s))
{
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse);
    fill(this,
         {makeSectionLabel(tr("Answer")), m_answer, m_answerHeaders, m_answerBody, m_hint,
          LayoutItem::gap(6), m_requestTitle, m_request},
         {.margins = {0, 6, 0, 0}});
}

void CallbackExchange::showAttempt(const CallbackPresenter &presenter)
{
    const CallbackAttempt *attempt = presenter.attempt();
    setHidden(attempt == nullptr);
    if (attempt == nullptr)
        return;
    setWrapped(m_answer, presenter.answerWords());
    m_answerHeaders->fit(attempt->answerHeaders);
    m_answerBody->fit(attempt->answerBody);
    showText(m_hint, presenter.answerBodyHint());
    m_requestTitle->setHidden(attempt->requestHeaders.isEmpty());
    m_request->fit(attempt->requestHeaders);
}

} // namespace tilldesk::ui
