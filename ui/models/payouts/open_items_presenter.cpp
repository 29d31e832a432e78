#include "ui/models/payouts/open_items_presenter.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::ui {
namespace {

constexpr auto kCompareEvery = 15min;
/// Comparing reads all payments of a provider, so a busy shop with many waits this many times as
/// long before it compares again.
constexpr int kPause = 20;

/// Returns the cents that the item adds to what the provider owes.
qint64 owed(const HostedOpenItem &item)
{
    const qint64 cents = OpenItemWords::amount(item).cents();
    return item.kind == PayoutItemKind::Refund ? -cents : cents;
}

/// A payout itself is no money that waits.
bool isMoney(const HostedOpenItem &item)
{
    return !item.id.isEmpty();
}

} // namespace

OpenItemsPresenter::OpenItemsPresenter(const ShopGateways &gateways, QObject *parent)
    : ListPresenter(gateways, parent),
      m_hosted(gateways.hosted),
      m_model(gateways.clock),
      m_compareSoon(kUsualDelay, [this] { refresh(); }),
      m_again(new QTimer(this))
{
    m_compareSoon.requestOn(gateways.payments, &gateway::Payments::changed);
    m_compareSoon.requestOn(gateways.refunds, &gateway::Refunds::changed);
    m_compareSoon.requestOn(gateways.payouts, &gateway::Payouts::changed);
    connect(&m_model, &OpenItemsModel::stateChanged, this, &OpenItemsPresenter::changed);
    m_again->setObjectName(u"compareAgain"_s);
    m_again->setTimerType(Qt::VeryCoarseTimer);
    connect(m_again, &QTimer::timeout, this, &OpenItemsPresenter::refresh);
    m_again->start(kCompareEvery);
}

void OpenItemsPresenter::setProfiles(const QList<ProfileId> &hosted)
{
    if (hosted != m_profiles)
        m_balance = {};
    choose(m_profiles, hosted);
}

void OpenItemsPresenter::ask()
{
    m_answers.drop();
    m_asked.start();
    askNext(m_profiles, {});
}

/// One profile after the other: there are few.
void OpenItemsPresenter::askNext(QList<ProfileId> left, const HostedComparison &found)
{
    if (left.isEmpty()) {
        m_items = found.items;
        m_compareSoon.setDelay(
            std::max(kUsualDelay, kPause * std::chrono::milliseconds(m_asked.elapsed())));
        m_balance = OpenBalance(found);
        return show();
    }
    const ProfileId next = left.takeFirst();
    m_answers.ask(m_hosted.openItems(next), this,
                  [this, left, found](const Result<HostedComparison> &compared) {
                      if (!compared)
                          return m_model.setError(compared.error());
                      HostedComparison all = found;
                      append(all, *compared);
                      askNext(left, all);
                  });
}

void OpenItemsPresenter::show()
{
    const Timestamp now = gateways().clock.now();
    QList<HostedOpenItem> shown;
    std::ranges::copy_if(m_items, std::back_inserter(shown), [this, now](const auto &item) {
        return isIn(item.reason, m_group) && (!m_age || OpenItemWords::ageOf(item, now) == *m_age);
    });
    std::ranges::stable_sort(shown, {}, &HostedOpenItem::at);
    m_model.setRows(shown);
    Q_EMIT changed();
}

bool OpenItemsPresenter::isIn(OpenReason reason, Group group)
{
    switch (group) {
    case Group::All: return true;
    case Group::Differs: return isDifference(reason);
    case Group::Late: return reason == OpenReason::Late || reason == OpenReason::NotFetched;
    case Group::Waits: return reason == OpenReason::WaitsForPayout;
    }
    Q_UNREACHABLE();
}

void OpenItemsPresenter::setGroup(Group group)
{
    if (std::exchange(m_group, group) != group)
        show();
}

void OpenItemsPresenter::setAge(std::optional<OpenAge> age)
{
    if (std::exchange(m_age, age) != age)
        show();
}

void OpenItemsPresenter::clearFilters()
{
    m_age.reset();
    m_group = Group::All;
    show();
}

int OpenItemsPresenter::countOf(Group group) const
{
    return int(std::ranges::count_if(
        m_items, [group](const HostedOpenItem &item) { return isIn(item.reason, group); }));
}

QString OpenItemsPresenter::textOf(Group group)
{
    switch (group) {
    case Group::All: return tr("All");
    case Group::Differs: return tr("Differs");
    case Group::Late: return tr("Late");
    case Group::Waits: return tr("Waits");
    }
    Q_UNREACHABLE();
}

int OpenItemsPresenter::countOf(OpenAge age) const
{
    const Timestamp now = gateways().clock.now();
    return int(std::ranges::count_if(m_items, [age, now](const HostedOpenItem &item) {
        return isMoney(item) && OpenItemWords::ageOf(item, now) == age;
    }));
}

Amount OpenItemsPresenter::sumOf(OpenAge age) const
{
    const Timestamp now = gateways().clock.now();
    qint64 cents = 0;
    for (const HostedOpenItem &item : m_items) {
        if (isMoney(item) && OpenItemWords::ageOf(item, now) == age)
            cents += owed(item);
    }
    return Amount::fromCents(cents);
}

int OpenItemsPresenter::needsPerson() const
{
    return countOf(Group::Differs) + countOf(Group::Late);
}

OpenItemFilter OpenItemsPresenter::filter() const
{
    OpenItemFilter wanted{
        .profiles = m_profiles, .at = m_balance.at(), .lateDays = m_balance.lateDays()};
    for (const OpenReason reason : enumerators<OpenReason>()) {
        if (m_group != Group::All && isIn(reason, m_group))
            wanted.reasons << reason;
    }
    if (m_age)
        std::tie(wanted.from, wanted.to) = OpenItemWords::sinceOf(*m_age, wanted.at);
    return wanted;
}

QString OpenItemsPresenter::summary() const
{
    const QString group = textOf(m_group);
    return m_age ? QString(group + u" · "_s + OpenItemWords::title(*m_age)) : group;
}

void OpenItemsPresenter::fetch()
{
    m_message.clear();
    for (const ProfileId &profile : std::as_const(m_profiles))
        whenReady(m_hosted.fetchPayouts(profile), this, [this](const Result<void> &asked) {
            if (!asked)
                m_message = Text::sentence(asked.error());
            Q_EMIT changed();
        });
}

QString OpenItemsPresenter::note() const
{
    QString stale = ListPresenter::note();
    return stale.isEmpty()
        ? tr("%1 differ · %2 late · %3 wait for a payout")
              .arg(wholeNumber(countOf(Group::Differs)), wholeNumber(countOf(Group::Late)),
                   wholeNumber(countOf(Group::Waits)))
        : stale;
}

QList<ListSum> OpenItemsPresenter::sums() const
{
    qint64 cents = 0;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (isMoney(*m_model.at(row)))
            cents += owed(*m_model.at(row));
    }
    return {{tr("Open"), money(Amount::fromCents(cents))}};
}

QString OpenItemsPresenter::failureTitle() const
{
    return tr("The open items cannot be shown");
}

EmptyList OpenItemsPresenter::emptyState() const
{
    using Does = EmptyList::Does;
    if (m_items.isEmpty())
        return {u"circle-check"_s,
                tr("Everything paid is in a payout"),
                tr("The provider says the same as this shop."),
                {},
                Does::Nothing};
    return {u"search-x"_s, tr("Nothing in this group"), {}, tr("Show all"), Does::ClearFilters};
}

} // namespace tilldesk::ui
