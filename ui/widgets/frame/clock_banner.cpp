#include "ui/widgets/frame/clock_banner.h"

#include "core/base/when_ready.h"
#include "ui/models/common/clock_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"

#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ClockBanner::ClockBanner(gateway::Endpoint &endpoint, QWidget *parent)
    : QFrame(parent),
      m_endpoint(endpoint),
      m_words(makeText({}, u"small"_s)),
      m_confirm(named(makeButton(ClockWords::confirm(), u"alarm"_s), u"confirmClock"_s))
{
    setObjectName(u"clockBanner"_s);
    this->setLayout(row({{m_words, 1}, m_confirm}, {.spacing = -1, .margins = {14, 6, 14, 6}}));
    connect(&endpoint, &gateway::Endpoint::clockJumpChanged, this, &ClockBanner::showJump);
    connect(m_confirm, &QPushButton::clicked, this, &ClockBanner::confirm);
    showJump();
}

void ClockBanner::showJump()
{
    const auto jump = m_endpoint.clockJump();
    if (jump)
        m_words->setText(ClockWords::jump(*jump));
    m_confirm->setEnabled(true);
    setVisible(jump.has_value());
}

void ClockBanner::confirm()
{
    m_confirm->setEnabled(false);
    whenReady(m_endpoint.confirmClock(), this,
              [this](const Result<void> & /*shown on clockJumpChanged*/) {
                  m_confirm->setEnabled(true);
              });
}

} // namespace tilldesk::ui
