#include "tests/support/some_payments.h"
#include "tests/ui/screenshots/album.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/payouts/open_items_page.h"
#include "ui/widgets/payouts/payouts_view.h"
#include "ui/widgets/till/customer_display.h"
#include "ui/widgets/till/till_view.h"

#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

HostedConnection someConnection(const ProfileId &profile, Environment environment)
{
    HostedConnection connection;
    connection.profileId = profile;
    connection.environment = environment;
    connection.baseUrl = u"https://preprod.provider.example"_s;
    connection.keySetUrl = u"https://preprod.provider.example/jwks"_s;
    connection.hostedProfileId = u"01a168c9641f2d7709c41e55"_s;
    connection.issuer = u"Tilldesk"_s;
    connection.claimNamespace = u"https://provider.example"_s;
    connection.apiKeyEnd = u"7Qx2"_s;
    connection.kid = u"janssens-2026-11"_s;
    connection.keyMadeAt = kSomeNow - std::chrono::days(16);
    connection.publicKeys =
        R"({"keys":[{"kty":"EC","crv":"P-256","use":"sig","alg":"ES256",)"
        R"("kid":"janssens-2026-11","x":"xNiWLat7rir-QaJ-27mG91KtUoX1eRLsgYkDg2y",)"
        R"("y":"n3Qd6mB0s1VtW4kZr8yLhA5uEo7cXjPf2Gi9KvTbR_M"}]})";
    connection.ownKeySetUrl = u"https://janssens.example/hosted/6a0b1c2d/jwks.json"_s;
    return connection;
}

ConnectionReport someReport()
{
    using enum CheckStep;
    using enum CheckState;
    ConnectionReport report;
    report.steps = {{.step = Name,
                     .state = Holds,
                     .finding = CheckFinding::NameFound,
                     .took = milliseconds(12),
                     .count = 2},
                    {.step = Encryption,
                     .state = Holds,
                     .finding = CheckFinding::Encrypted,
                     .took = milliseconds(41),
                     .text = u"TLS 1.3"_s,
                     .until = kSomeNow + std::chrono::days(114)},
                    {.step = Clock,
                     .state = Warns,
                     .finding = CheckFinding::ClockOff,
                     .took = milliseconds(1),
                     .apart = milliseconds(7'400)},
                    {.step = Keys,
                     .state = Holds,
                     .finding = CheckFinding::KeysRead,
                     .took = milliseconds(38),
                     .count = 2,
                     .text = u"ES256, RS256"_s},
                    {.step = ApiKey,
                     .state = Holds,
                     .finding = CheckFinding::KeyAccepted,
                     .took = milliseconds(184)},
                    {.step = Signature,
                     .state = Fails,
                     .finding = CheckFinding::SignatureRefused,
                     .took = milliseconds(96),
                     .status = 401,
                     .code = u"UNAUTHORIZED"_s,
                     .traceId = u"9f2c41d07be5"_s,
                     .text = u"janssens-2026-11"_s},
                    {.step = Refunds, .finding = CheckFinding::NeedsEarlierStep},
                    {.step = Payouts, .finding = CheckFinding::NeedsEarlierStep}};
    report.startedAt = kSomeNow;
    report.took = milliseconds(1'200);
    report.isOver = true;
    return report;
}

} // namespace

void Album::putInto(Environment environment)
{
    m_hosted.all.clear();
    m_hosted.met.clear();
    for (ProfileEntry &entry : m_merchants.entries) {
        entry.profile.environment = environment;
        m_hosted.all << (isHosted(environment) ? someConnection(entry.profile.id, environment)
                                               : HostedConnection{.profileId = entry.profile.id});
        if (isHosted(environment))
            m_hosted.met << HostedContact{.profileId = entry.profile.id,
                                          .answeredAgo = seconds(2),
                                          .status = 200,
                                          .took = milliseconds(212),
                                          .perMinute = 31};
    }
    Q_EMIT m_merchants.changed();
    Q_EMIT m_hosted.changed();
    settle();
}

void Album::takeHosted()
{
    const auto before = m_merchants.entries;
    putInto(Environment::Production);
    m_window.goTo(ui::Place::Today);
    save(m_window, u"production-today"_s);
    takeUnknown();
    m_window.goTo(ui::Place::Payouts);
    save(m_window, u"production-payouts"_s);
    takeOpenItems();
    takeConnection();
    putInto(Environment::PreProduction);
    m_merchants.entries[1].profile.environment = Environment::Local;
    Q_EMIT m_merchants.changed();
    m_window.goTo(ui::Place::Today);
    save(m_window, u"pre-production-today"_s);
    m_merchants.entries = before;
    putInto(Environment::Local);
}

void Album::takeOpenItems()
{
    using enum OpenReason;
    m_hosted.compared.items.clear();
    const auto add = [this](OpenReason reason, qint64 here, qint64 there, int hours) {
        HostedOpenItem item;
        item.reason = reason;
        item.id = u"01a168c9641f2d7709c4%1"_s.arg(0xaa00 + m_hosted.compared.items.size(), 4, 16);
        item.paymentId = PaymentId(item.id);
        if (reason != UnknownHere)
            item.reference = u"Order %1"_s.arg(10390 + m_hosted.compared.items.size());
        item.here = Amount::fromCents(here);
        item.there = Amount::fromCents(there);
        item.at = m_clock.now() - std::chrono::hours(hours);
        m_hosted.compared.items << item;
    };
    add(WaitsForPayout, 2450, 0, 3);
    add(WaitsForPayout, 3120, 0, 27);
    add(UnknownThere, 1890, 0, 40);
    add(AmountDiffers, 5460, 4860, 98);
    add(Late, 2940, 0, 124);
    add(UnknownHere, 0, 1240, 130);
    add(NotFetched, 3810, 0, 245);
    m_hosted.compared.items[3].gap = Amount::fromCents(600);
    m_hosted.compared.items[2].gap = Amount::fromCents(1890);
    m_hosted.compared.items[5].gap = Amount::fromCents(-1240);
    m_hosted.compared.at = m_clock.now();
    m_hosted.compared.owed = {.payments = 185,
                              .paid = Amount::fromCents(511'420),
                              .refunds = 3,
                              .refunded = Amount::fromCents(6'390),
                              .there = Amount::fromCents(503'780)};
    auto &view = *m_window.findChild<ui::PayoutsView *>();
    view.goTo(ui::PayoutsView::OpenItems);
    view.openItems().presenter().retry();
    settle();
    view.openItems().findChild<ui::TableView *>()->chooseRow(0);
    save(m_window, u"open-items"_s);
    resize({1024, 680});
    save(m_window, u"open-items-small"_s);
    usual();
    m_hosted.compared = {};
    m_hosted.compared.at = m_clock.now();
    view.openItems().presenter().retry();
    save(m_window, u"open-items-none"_s);
    view.goTo(ui::PayoutsView::Payouts);
}

void Album::takeUnknown()
{
    const ProfileId tills = m_merchants.entries.at(1).profile.id;
    HostedOutcome lost;
    lost.id = PaymentId(u"01a168c9641f2d7709c41e99"_s);
    lost.profileId = tills;
    lost.state = OutcomeState::Unknown;
    lost.amount = Amount::fromCents(2450);
    lost.reference = lost.sentReference = u"Till 2 - 0093"_s;
    lost.description = u"2 × sourdough, 1 × tart"_s;
    lost.pointOfSale = u"TILL2"_s;
    lost.sentAt = m_clock.now() - seconds(36);
    lost.certainAt = lost.sentAt + seconds(120);
    lost.askedAt = lost.answeredAt = m_clock.now() - seconds(3);
    m_hosted.setOutcome(lost);
    m_window.goTo(ui::Place::Today);
    save(m_window, u"unknown-today"_s);
    m_window.goTo(ui::Place::Payments);
    save(m_window, u"unknown-payments"_s);
    m_window.goTo(ui::Place::Till);
    auto &till = *m_window.findChild<ui::TillView *>();
    till.presenter().showOutcome(lost.id);
    save(m_window, u"unknown"_s);
    resize({1024, 680});
    save(m_window, u"unknown-small"_s);
    usual();
    till.toggleCustomerDisplay();
    save(*till.customerDisplay(), u"unknown-customer-display"_s);
    till.toggleCustomerDisplay();
    m_clock.advance(seconds(120));
    m_window.ticker().tick();
    save(m_window, u"unknown-late"_s);
    lost.state = OutcomeState::NotCreated;
    m_hosted.setOutcome(lost);
    save(m_window, u"unknown-not-created"_s);
    till.presenter().putAside();
    m_hosted.outcomes.clear();
    Q_EMIT m_hosted.outcomesChanged();
    m_clock.set(kSomeNow);
    settle();
}

void Album::takeConnection()
{
    m_hosted.met.first().found = 12'400;
    m_hosted.met.first().foundUpTo = kSomeNow - std::chrono::days(17);
    Q_EMIT m_hosted.changed();
    m_window.showSettings(ui::SettingsPageId::Connection);
    save(m_window, u"connection-production"_s);
    m_window.findChild<QPushButton *>(u"checkConnection"_s)->click();
    settle();
    save(m_window, u"connection-checking"_s);
    m_hosted.setReport(someReport());
    save(m_window, u"connection-checked"_s);
    resize({1024, 680});
    save(m_window, u"connection-small"_s);
    usual();
    for (auto *area : m_window.findChildren<QScrollArea *>()) {
        if (area->isVisible())
            area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
    }
    save(m_window, u"connection-keys"_s);
    putInto(Environment::PreProduction);
    m_window.findChild<QPushButton *>(u"checkConnection"_s)->click();
    m_hosted.setReport(someReport());
    save(m_window, u"connection-pre-production"_s);
    putInto(Environment::Local);
    save(m_window, u"connection-local"_s);
}

} // namespace tilldesk::test
