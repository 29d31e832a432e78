#include "ui/models/help/support_file.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

SupportFile::SupportFile(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways)
{
}

QString SupportFile::title()
{
    return tr("Support file");
}

QString SupportFile::content()
{
    return tr("Versions, settings, the number of rows of each table, the checks of the books and "
              "the end of the log. Names, account numbers, references and secrets are replaced. "
              "Nothing is sent: you decide who gets the file.");
}

QString SupportFile::fileName() const
{
    return u"tilldesk-support-%1.txt"_s.arg(
        inShopZone(m_gateways.clock.now()).date().toString(Qt::ISODate));
}

void SupportFile::begin(const QString &state)
{
    m_isBusy = true;
    m_failure.clear();
    m_state = state;
    Q_EMIT changed();
}

void SupportFile::collect()
{
    if (m_isBusy)
        return;
    begin(tr("Collecting, and checking the books. This can take a minute…"));
    whenReady(m_gateways.safekeeping.supportText(), this, [this](const Result<QString> &text) {
        m_isBusy = false;
        m_state.clear();
        if (text)
            m_text = *text;
        else
            m_failure = Text::sentence(text.error());
        Q_EMIT changed();
    });
}

void SupportFile::save(const QString &path)
{
    if (m_isBusy || m_text.isEmpty())
        return;
    begin(tr("Saving…"));
    whenReady(m_gateways.safekeeping.saveSupport(m_text, path), this,
              [this, path](const Result<void> &saved) {
                  m_isBusy = false;
                  m_state = saved ? tr("Saved: %1").arg(path) : QString();
                  if (!saved)
                      m_failure = Text::sentence(saved.error());
                  Q_EMIT changed();
              });
}

} // namespace tilldesk::ui
