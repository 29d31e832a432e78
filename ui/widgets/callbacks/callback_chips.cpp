#include "ui/widgets/callbacks/callback_chips.h"

#include "ui/models/callbacks/callbacks_presenter.h"
#include "ui/models/common/format.h"
#include "ui/widgets/common/chip.h"
#include "ui/widgets/common/flow_layout.h"

#include <QMenu>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

CallbackChips::CallbackChips(const Theme &theme, CallbacksPresenter &presenter, QWidget *parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_span(new Chip(theme))
{
    constexpr int kGap = 8;
    auto *layout = new FlowLayout(kGap, this);
    m_span->setObjectName(u"spanChip"_s);
    m_span->setKind(Chip::Kind::Choice);
    layout->addWidget(m_span);
    for (const auto state :
         {CallbackState::Failed, CallbackState::Waiting, CallbackState::Delivered})
        addState(theme, state);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Filters"));
    connect(m_span, &Chip::clicked, this, &CallbackChips::chooseSpan);
    connect(&presenter, &CallbacksPresenter::changed, this, &CallbackChips::showQuery);
    showQuery();
}

void CallbackChips::addState(const Theme &theme, CallbackState state)
{
    auto *chip = new Chip(theme);
    chip->setKind(Chip::Kind::Toggle);
    chip->setObjectName(u"stateChip%1"_s.arg(int(state)));
    layout()->addWidget(chip);
    m_states.insert(state, chip);
    connect(chip, &Chip::clicked, this, [this, state] {
        const bool isChosen = m_presenter.state() == state;
        m_presenter.setState(isChosen ? std::nullopt : std::optional(state));
    });
}

void CallbackChips::showQuery()
{
    m_span->setText(CallbackWords::span(m_presenter.span()));
    m_span->setAccessibleName(tr("Time: %1").arg(m_span->text()));
    m_span->setActive(m_presenter.span() != CallbackSpan::Always);
    for (const auto &[state, chip] : m_states.asKeyValueRange()) {
        const std::optional<qint64> count = m_presenter.countOf(state);
        chip->setText(
            QString(CallbackWords::state(state) + u' ' + (count ? wholeNumber(*count) : QString()))
                .trimmed());
        chip->setAccessibleName(chip->text());
        chip->setActive(m_presenter.state() == state);
    }
    layout()->invalidate();
    updateGeometry();
}

void CallbackChips::chooseSpan()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const CallbackSpan span : kCallbackSpans) {
        QAction *action = menu->addAction(CallbackWords::span(span));
        action->setCheckable(true);
        action->setChecked(span == m_presenter.span());
        connect(action, &QAction::triggered, &m_presenter,
                [this, span] { m_presenter.setSpan(span); });
        if (span == m_presenter.span())
            menu->setActiveAction(action);
    }
    menu->popup(m_span->mapToGlobal(QPoint(0, m_span->height() + 4)));
}

} // namespace tilldesk::ui
