#include "ui/models/payments/view_counts.h"

#include "ui/models/payments/payments_query.h"

namespace tilldesk::ui {

ViewCounts::ViewCounts(const Gateways &gateways, const SavedViews &views, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_views(views),
      m_askSoon(kDelay, [this] { ask(); })
{
    connect(&views, &SavedViews::changed, this, &ViewCounts::ask);
    m_askSoon.requestOn(gateways.payments, &gateway::Payments::changed);
    ask();
}

void ViewCounts::setProfiles(const QList<ProfileId> &profiles)
{
    if (profiles == m_profiles)
        return;
    m_profiles = profiles;
    m_counts.clear();
    ask();
}

void ViewCounts::ask()
{
    m_answers.drop();
    for (const SavedView &view : m_views.views()) {
        PaymentsQuery query = queryOf(view);
        query.profiles = m_profiles;
        m_answers.await(m_gateways.payments.page(filterOf(query, m_gateways.clock.now()), 0, 0),
                        this, [this, name = view.name](const Result<PaymentPage> &page) {
                            if (page && m_counts.value(name, -1) != page->total) {
                                m_counts.insert(name, page->total);
                                Q_EMIT changed();
                            }
                        });
    }
}

} // namespace tilldesk::ui
