#include "ui/models/settings/settings_books_form.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/settings/settings_books_words.h"

#include <algorithm>
#include <set>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QString numberText(qint64 number)
{
    return number == 0 ? QString() : QString::number(number);
}

/// Returns the uses that every merchant needs, whatever the chart.
constexpr std::array kNeeded{BookAccountKind::Clearing, BookAccountKind::Vat,
                             BookAccountKind::Refunds,  BookAccountKind::Fees,
                             BookAccountKind::Transfer, BookAccountKind::Unknown};

} // namespace

SettingsBooksForm::SettingsBooksForm(const Gateways &gateways, SettingsProfiles &profiles,
                                     QObject *parent)
    : DraftForm(parent),
      m_gateways(gateways),
      m_profiles(profiles)
{
    connect(&profiles, &SettingsProfiles::changed, this, &SettingsBooksForm::follow);
    follow();
}

void SettingsBooksForm::follow()
{
    const QList<Merchant> &known = m_profiles.merchants();
    const bool isKnown = std::ranges::find(known, m_merchant, &Merchant::id) != known.end();
    if (!isKnown && !known.isEmpty())
        choose(known.first().id);
}

void SettingsBooksForm::choose(const MerchantId &merchant)
{
    m_merchant = merchant;
    m_books.reset();
    load();
}

void SettingsBooksForm::load()
{
    if (m_merchant.isEmpty())
        return;
    m_answers.drop();
    m_answers.await(m_gateways.bookkeeping.vatPlaces({m_merchant}), this,
                    [this](const Result<QList<VatPlace>> &places) {
                        if (!places)
                            return fail(places.error());
                        const bool wasChanged = m_books && isChanged();
                        m_places = *places;
                        if (m_books && !wasChanged)
                            take(*m_books);
                    });
    m_answers.await(m_gateways.bookkeeping.fees(m_merchant), this,
                    [this](const Result<FeeTerms> &fees) {
                        if (!fees)
                            return fail(fees.error());
                        const bool wasChanged = m_books && isChanged();
                        m_fees = *fees;
                        if (m_books && !wasChanged)
                            take(*m_books);
                    });
    m_answers.await(m_gateways.bookkeeping.books(m_merchant), this,
                    [this](const Result<Books> &books) {
                        if (!books)
                            return fail(books.error());
                        if (m_books && isChanged())
                            m_books = *books;
                        else
                            take(*books);
                    });
}

void SettingsBooksForm::take(const Books &books)
{
    const ExportFormat program = m_books ? m_draft.program : SettingsBooksWords::usual(books.chart);
    m_books = books;
    m_draft = stored();
    m_draft.program = program;
    m_chart = m_draft.chart;
    edited();
}

BooksDraft SettingsBooksForm::stored() const
{
    BooksDraft draft;
    static_cast<FeesDraft &>(draft) = SettingsFees::draftOf(m_fees, today());
    if (!m_books)
        return draft;
    draft.chart = m_books->chart;
    draft.program = m_draft.program;
    draft.journal = m_books->journal;
    draft.consultant = numberText(m_books->consultant);
    draft.client = numberText(m_books->client);
    draft.firstYear = numberText(m_books->firstYear);
    draft.vatFrom = today();
    for (const VatPlace &place : m_places)
        draft.vat[keyOf(place)] = toText(place.at(today()));
    draft.accounts = m_books->all();
    for (const BookAccountKind kind : kNeeded) {
        const bool isThere = std::ranges::any_of(
            draft.accounts, [kind](const auto &each) { return each.first.kind == kind; });
        if (!isThere)
            draft.accounts[{.kind = kind}] = QString();
    }
    for (const int rate : rates())
        draft.accounts.try_emplace(
            {.kind = BookAccountKind::Sales, .rate = rate},
            m_books->account({.kind = BookAccountKind::Sales, .rate = rate}).value_or(QString()));
    return draft;
}

QList<int> SettingsBooksForm::rates() const
{
    std::set<int> rates{0};
    const BookChart chart = m_draft.accounts.empty() && m_books ? m_books->chart : m_draft.chart;
    for (const auto &[use, account] : accountsOf(chart)) {
        if (use.kind == BookAccountKind::Sales && use.rate != kNoVatRate)
            rates.insert(use.rate);
    }
    for (const VatPlace &place : m_places) {
        for (const VatPeriod &period : place.periods) {
            for (const VatPart &part : period.shares)
                rates.insert(part.rate);
        }
    }
    return {rates.begin(), rates.end()};
}

QList<BookUse> SettingsBooksForm::uses() const
{
    QList<BookUse> uses;
    for (const auto &[use, account] : m_draft.accounts)
        uses << use;
    return uses;
}

QString SettingsBooksForm::keyOf(const VatPlace &place)
{
    return u"vat %1 %2"_s.arg(place.profile.text(), place.posId);
}

std::optional<QString> SettingsBooksForm::ofChart(const BookUse &use) const
{
    Books books;
    books.chart = m_draft.chart;
    return books.account(use);
}

bool SettingsBooksForm::isOwn(const BookUse &use) const
{
    const auto found = m_draft.accounts.find(use);
    return found != m_draft.accounts.end()
        && found->second.trimmed() != ofChart(use).value_or(QString());
}

void SettingsBooksForm::reset(const BookUse &use)
{
    BooksDraft draft = m_draft;
    draft.accounts[use] = ofChart(use).value_or(QString());
    setDraft(draft);
}

void SettingsBooksForm::resetAll()
{
    BooksDraft draft = m_draft;
    for (auto &[use, account] : draft.accounts)
        account = ofChart(use).value_or(QString());
    setDraft(draft);
}

/// Fills the fields that are not the merchant's own with the accounts of a chart that was chosen.
void SettingsBooksForm::check()
{
    if (m_draft.chart == m_chart)
        return;
    Books before;
    before.chart = m_chart;
    m_chart = m_draft.chart;
    m_draft.program = SettingsBooksWords::usual(m_chart);
    std::map<BookUse, QString> accounts;
    for (const auto &[use, account] : m_draft.accounts) {
        const QString text = account.trimmed();
        const bool isOwn = m_chart == BookChart::Own // which begins with the accounts shown
            || text != before.account(use).value_or(QString());
        if (!text.isEmpty() && isOwn)
            accounts[use] = text;
    }
    for (const auto &[use, account] : accountsOf(m_chart))
        accounts.try_emplace(use, account);
    m_draft.accounts = std::move(accounts);
    for (const int rate : rates()) {
        const BookUse use{.kind = BookAccountKind::Sales, .rate = rate};
        m_draft.accounts.try_emplace(use, ofChart(use).value_or(QString()));
    }
    for (const BookAccountKind kind : kNeeded) {
        const bool isThere = std::ranges::any_of(
            m_draft.accounts, [kind](const auto &each) { return each.first.kind == kind; });
        if (!isThere)
            m_draft.accounts[{.kind = kind}] = QString();
    }
}

QString SettingsBooksForm::advice(const BookUse &use) const
{
    if (!m_draft.accounts.contains(use))
        return {};
    const auto advice = adviceOn(m_draft.chart, m_draft.accounts, use);
    if (!advice)
        return {};
    switch (advice->doubt) {
    case AccountDoubt::NotApart: return tr("VAT is not booked apart: the program splits it off.");
    case AccountDoubt::Missing: return tr("Without this account no journal can be written.");
    case AccountDoubt::Bank:
        if (use.kind == BookAccountKind::Clearing)
            return tr("Your bank’s account? Clearing needs an account of its own.");
        return tr("Your bank’s account? If its statements are posted too, payouts are booked"
                  " twice.");
    case AccountDoubt::Shared:
    case AccountDoubt::Wrong:
        return tr("The same account as “%1”.").arg(SettingsBooksWords::use(advice->other));
    }
    Q_UNREACHABLE();
}

Books SettingsBooksForm::books() const
{
    Books books = m_books.value_or(Books());
    books.chart = m_draft.chart;
    books.journal = m_draft.journal.trimmed().toUpper();
    books.consultant = m_draft.consultant.trimmed().toLongLong();
    books.client = m_draft.client.trimmed().toLongLong();
    books.firstYear = m_draft.firstYear.trimmed().toInt();
    books.own.clear();
    for (const auto &[use, account] : m_draft.accounts) {
        const QString text = account.trimmed();
        if (isOwn(use))
            books.own[use] = text;
    }
    return books;
}

void SettingsBooksForm::setUnbalanced(bool isUnbalanced)
{
    if (std::exchange(m_isUnbalanced, isUnbalanced) != isUnbalanced)
        Q_EMIT changed();
}

QHash<QString, QString> SettingsBooksForm::findProblems() const
{
    QHash<QString, QString> problems;
    if (!m_books)
        return problems;
    for (const auto &[field, text, words] :
         {std::tuple(u"consultant"_s, m_draft.consultant, tr("A number from 1001 to 9999999.")),
          std::tuple(u"client"_s, m_draft.client, tr("A number from 1 to 99999.")),
          std::tuple(u"first-year"_s, m_draft.firstYear, tr("A year such as 2024."))}) {
        bool isNumber = text.trimmed().isEmpty();
        if (!isNumber)
            text.trimmed().toLongLong(&isNumber);
        if (!isNumber)
            problems.insert(field, words);
    }
    if (m_isUnbalanced)
        problems.insert(u"journalDay"_s, tr("The journal of the day does not balance."));
    if (const auto checked = checkedBooks(books()); !checked)
        problems.insert(checked.error().field, refusal(checked.error()));
    for (const auto &[use, account] : m_draft.accounts) {
        const QString problem = SettingsBooksWords::problem(m_draft.program, account.trimmed());
        if (!problem.isEmpty())
            problems.insert(toText(use), problem);
    }
    if (const auto apart = checkedSharing(*m_books, books()); !apart)
        problems.insert(apart.error().field,
                        tr("Taken already: clearing and VAT need accounts of their own."));
    for (const auto &[place, text] : m_draft.vat) {
        if (!text.trimmed().isEmpty() && !vatSharesFrom(text, place))
            problems.insert(place,
                            tr("A rate such as 6, or shares that are 100 % together: "
                               "12:75,21:25"));
    }
    problems.insert(SettingsFees::problems(m_draft, m_fees));
    if (m_draft.vatFrom.isValid() && m_draft.vatFrom < today())
        problems.insert(u"from"_s, tr("Rates are never changed back in time."));
    return problems;
}

QString SettingsBooksForm::refusal(const Error &error) const
{
    if (error.field == "journal"_L1)
        return tr("1 to 6 letters and digits.");
    if (error.field == "consultant"_L1)
        return tr("A number from 1001 to 9999999.");
    if (error.field == "client"_L1)
        return tr("A number from 1 to 99999.");
    if (error.field == "first-year"_L1)
        return tr("A year such as 2024.");
    if (error.field == "from"_L1)
        return tr("Rates are never changed back in time.");
    const QString ofFees = SettingsFees::refusal(error.field);
    return ofFees.isEmpty() ? SettingsForm::refusal(error) : ofFees;
}

QStringList SettingsBooksForm::fields() const
{
    QStringList fields{u"journal"_s, u"consultant"_s, u"client"_s, u"first-year"_s, u"from"_s};
    fields << SettingsFees::fields();
    for (const BookUse &use : uses())
        fields << toText(use);
    return fields;
}

QList<SettingsBooksForm::VatChange> SettingsBooksForm::vatChanges() const
{
    QList<VatChange> changes;
    for (const VatPlace &place : m_places) {
        const auto found = m_draft.vat.find(keyOf(place));
        if (found == m_draft.vat.end() || found->second.trimmed() == toText(place.at(today())))
            continue;
        const auto shares = vatSharesFrom(found->second, {});
        changes << VatChange{place, shares.value_or(VatShares())};
    }
    return changes;
}

bool SettingsBooksForm::isChanged() const
{
    return m_books
        && (books() != *m_books || !vatChanges().isEmpty()
            || SettingsFees::isChanged(m_draft, m_fees, today())
            || SettingsFees::invoiceOf(m_draft));
}

void SettingsBooksForm::save()
{
    if (!canSave())
        return;
    begin();
    const QList<VatChange> changes = vatChanges();
    if (books() == *m_books)
        return saveVat(changes);
    whenReady(m_gateways.bookkeeping.change(m_merchant, books()), this,
              [this, changes](const Result<Books> &stored) {
                  if (!stored)
                      return fail(stored.error());
                  m_books = *stored;
                  saveVat(changes);
              });
}

/// Stores one change after the other, then reads the rates again.
void SettingsBooksForm::saveVat(QList<VatChange> changes)
{
    if (changes.isEmpty()) {
        whenReady(m_gateways.bookkeeping.vatPlaces({m_merchant}), this,
                  [this](const Result<QList<VatPlace>> &places) {
                      m_places = places.value_or(m_places);
                      saveFees();
                  });
        return;
    }
    const VatChange next = changes.takeFirst();
    whenReady(m_gateways.bookkeeping.setVat(next.place.profile, next.place.posId, next.shares,
                                            m_draft.vatFrom),
              this, [this, changes](const Result<void> &done) {
                  if (!done)
                      return fail(done.error());
                  saveVat(changes);
              });
}

void SettingsBooksForm::saveFees()
{
    if (!SettingsFees::isChanged(m_draft, m_fees, today()))
        return saveInvoice();
    whenReady(m_gateways.bookkeeping.setFeeRule(m_merchant, SettingsFees::ruleOf(m_draft)), this,
              [this](const Result<void> &done) {
                  if (!done)
                      return fail(done.error());
                  saveInvoice();
              });
}

void SettingsBooksForm::saveInvoice()
{
    const auto invoice = SettingsFees::invoiceOf(m_draft);
    if (!invoice)
        return finishFees();
    whenReady(m_gateways.bookkeeping.bookFeeInvoice(m_merchant, *invoice), this,
              [this](const Result<FeeInvoice> &booked) {
                  if (!booked)
                      return fail(booked.error());
                  finishFees();
              });
}

/// Shows what was stored.
void SettingsBooksForm::finishFees()
{
    whenReady(m_gateways.bookkeeping.fees(m_merchant), this, [this](const Result<FeeTerms> &fees) {
        m_fees = fees.value_or(m_fees);
        take(Books(*m_books));
        succeed();
    });
}

void SettingsBooksForm::discard()
{
    forget();
    if (m_books)
        take(Books(*m_books));
}

QDate SettingsBooksForm::today() const
{
    return inShopZone(m_gateways.clock.now()).date();
}

} // namespace tilldesk::ui
