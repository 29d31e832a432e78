#include "ui/widgets/settings/bookkeeping_page.h"

#include "ui/models/exports/export_words.h"
#include "ui/models/settings/settings_books_words.h"
#include "ui/models/settings/settings_pages.h"
#include "ui/widgets/common/date_field.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/settings/account_field.h"
#include "ui/widgets/settings/vat_field.h"
#include "ui/widgets/theme/metrics.h"

#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// Width of the page from which the rates and the day stand beside the accounts.
constexpr int kRoomForDay = 940;

} // namespace

BookkeepingPage::BookkeepingPage(const Gateways &gateways, const Theme &theme,
                                 SettingsProfiles &profiles, QWidget *parent)
    : SettingsPage(parent),
      m_theme(theme),
      m_profiles(profiles),
      m_form(gateways, profiles),
      m_day(gateways, m_form),
      m_merchants(named(new ComboBox(theme), u"booksMerchant"_s)),
      m_rows(new SettingRows),
      m_fields(*m_rows, m_form),
      m_feeRows(new SettingRows),
      m_feeFields(*m_feeRows, m_form),
      m_invoices(named(makeText({}, u"muted"_s), u"feeInvoices"_s)),
      m_days(named(new ComboBox(theme), u"journalDay"_s)),
      m_lines(new TextTableView(theme, m_day.lines(), tr("What a day becomes"))),
      m_result(named(makeText({}, u"good"_s), u"journalResult"_s))
{
    setHeading(titleOf(SettingsPageId::Bookkeeping));
    auto *above = new QWidget;
    above->hide();
    m_side =
        columnWidget({makeVat(), makeDay(), LayoutItem::stretch()}, {.spacing = metrics::kGap});
    m_besideArea = scrolling(m_side);
    placeAbove(above)->addWidget(m_besideArea, 1);
    m_merchants->setAccessibleName(tr("Merchant"));
    content().addWidget(m_merchants);
    addRows();
    content().addWidget(m_rows);
    addFees();
    content().addWidget(m_feeRows);
    SettingsPage::follow(m_form);
    connect(m_merchants, &QComboBox::activated, this, [this] {
        const MerchantId merchant(m_merchants->currentData().toString());
        if (merchant != m_form.merchant())
            Q_EMIT leaveRequested([this, merchant] { m_form.choose(merchant); });
        showMerchants();
    });
    connect(&profiles, &SettingsProfiles::changed, this, &BookkeepingPage::showMerchants);
    connect(&m_form, &SettingsForm::changed, this, &BookkeepingPage::showForm);
    connect(&m_day, &SettingsJournalDay::changed, this, &BookkeepingPage::showDay);
    connect(m_days, &QComboBox::activated, &m_day, &SettingsJournalDay::choose);
    showMerchants();
    showForm();
    showDay();
}

void BookkeepingPage::addRows()
{
    QList<std::pair<BookChart, QString>> charts;
    for (const BookChart chart : enumerators<BookChart>())
        charts << std::pair(chart, SettingsBooksWords::chart(chart));
    m_fields.choice(m_theme, u"chart"_s, tr("Chart of accounts"),
                    tr("Fills all accounts that are not yours"), &BooksDraft::chart, charts);
    QList<std::pair<ExportFormat, QString>> programs;
    for (const ExportFormat program : formatsOf(JournalFilter()))
        programs << std::pair(program, ExportWords::format(program));
    m_fields.choice(m_theme, u"program"_s, tr("Program"), tr("Checks the accounts while you type"),
                    &BooksDraft::program, programs);
    m_fields.text(u"journal"_s, tr("Journal"), tr("Code of the journal in the program"),
                  &BooksDraft::journal);
    m_fields.text(u"first-year"_s, tr("First book year"),
                  tr("Calendar year that is book year 1, for WinBooks and Octopus"),
                  &BooksDraft::firstYear);
    m_fields.text(u"consultant"_s, tr("Consultant"), tr("Number of the tax consultant, for DATEV"),
                  &BooksDraft::consultant);
    m_fields.text(u"client"_s, tr("Client"), tr("Number of the client, for DATEV"),
                  &BooksDraft::client);
}

void BookkeepingPage::addFees()
{
    m_feeRows->addSection(tr("Fees of the payment service"));
    m_feeFields.text(u"fixed"_s, tr("For each payment"), tr("Euros; empty: none"),
                     &BooksDraft::feeFixed);
    m_feeFields.text(u"percent"_s, tr("Percentage"), tr("Of the payment’s amount"),
                     &BooksDraft::feePercent);
    m_feeFields.text(u"minimum"_s, tr("Minimum of a month"), tr("Euros; empty: none"),
                     &BooksDraft::feeMinimum);
    QList<std::pair<FeeCollection, QString>> collections;
    for (const FeeCollection collection : enumerators<FeeCollection>())
        collections << std::pair(collection, SettingsFees::collection(collection));
    m_feeFields.choice<FeeCollection>(m_theme, u"collection"_s, tr("Payouts"),
                                      tr("A change counts from today; earlier payments keep their"
                                         " fee"),
                                      &BooksDraft::feeCollection, collections);
    QList<std::pair<QDate, QString>> months;
    for (const QDate &month : m_form.invoiceMonths())
        months << std::pair(month, QLocale().toString(month, u"MMMM yyyy"_s));
    m_feeFields.choice<QDate>(m_theme, u"month"_s, tr("Invoice of the month"),
                              tr("Of the provider: replaces the fees by rule"),
                              &BooksDraft::invoiceMonth, months);
    m_feeFields.text(u"number"_s, tr("Number of the invoice"), {}, &BooksDraft::invoiceNumber);
    m_feeFields.text(u"amount"_s, tr("Amount of the invoice"), tr("Euros, for the whole month"),
                     &BooksDraft::invoiceAmount);
    m_feeRows->addWide(m_invoices);
}

/// Makes the rows of the accounts. Another chart or rate needs other rows.
void BookkeepingPage::addAccounts()
{
    QList<BookUse> shown;
    for (const AccountField *field : std::as_const(m_accounts))
        shown << field->use();
    const QList<BookUse> wanted = m_form.uses();
    const auto isSame = [](const BookUse &a, const BookUse &b) { return (a <=> b) == 0; };
    if (std::ranges::equal(shown, wanted, isSame))
        return;
    delete m_accountRows;
    m_accounts.clear();
    m_accountRows = new SettingRows;
    m_accountFields = std::make_unique<BoundRows<SettingsBooksForm>>(*m_accountRows, m_form);
    m_accountRows->addSection(tr("Accounts"));
    for (const BookUse &use : wanted) {
        auto *field = new AccountField(use);
        m_accountRows->addRow(toText(use), SettingsBooksWords::use(use),
                              SettingsBooksWords::hint(use), field);
        m_accounts << field;
        connect(&field->line(), &QLineEdit::textChanged, this, [this] { m_accountFields->edit(); });
        connect(&field->line(), &QLineEdit::returnPressed, &m_form, &SettingsForm::save);
        connect(field, &AccountField::resetRequested, this, [this, use] { m_form.reset(use); });
        m_accountFields->bind(
            [field, use](const BooksDraft &draft) {
                const auto found = draft.accounts.find(use);
                const QString text = found == draft.accounts.end() ? QString() : found->second;
                if (field->line().text() != text)
                    field->line().setText(text);
            },
            [field, use](BooksDraft &draft) { draft.accounts[use] = field->line().text(); });
    }
    auto *all =
        named(makeButton(tr("All accounts back to the chart’s"), u"link"_s), u"resetAccounts"_s);
    connect(all, &QPushButton::clicked, &m_form, &SettingsBooksForm::resetAll);
    m_accountRows->addWide(rowWidget({all, LayoutItem::stretch()}));
    content().addWidget(m_accountRows);
}

QWidget *BookkeepingPage::makeVat()
{
    auto *inside = new QWidget;
    m_vatLayout = fill(inside, {makeLabel(tr("VAT by point of sale"), u"heading"_s)});
    return card({inside}, {.spacing = 0, .margins = {18, 14, 18, 14}});
}

QWidget *BookkeepingPage::makeDay()
{
    m_days->setAccessibleName(tr("Day"));
    m_lines->setWidths({78, 0, 92, 92});
    m_lines->setFocusPolicy(Qt::NoFocus);
    return card(
        {row({makeLabel(tr("What a day becomes"), u"heading"_s), LayoutItem::stretch(), m_days}),
         LayoutItem::gap(8), m_lines, LayoutItem::gap(8), m_result},
        {.spacing = 0, .margins = {18, 14, 18, 14}});
}

void BookkeepingPage::showForm()
{
    addAccounts();
    showPlaces();
    m_fields.show();
    m_feeFields.show();
    showText(m_invoices, SettingsFees::invoices(m_form.fees(), m_form.draft()));
    const QHash<QString, QString> problems = m_form.problems();
    if (m_accountFields)
        m_accountFields->show();
    if (m_vatFields)
        m_vatFields->show();
    for (AccountField *field : std::as_const(m_accounts)) {
        const BookUse &use = field->use();
        field->setOrigin(m_form.isOwn(use), m_form.ofChart(use).value_or(QString()),
                         problems.contains(toText(use)) ? QString() : m_form.advice(use));
    }
    showMerchants();
}

void BookkeepingPage::showMerchants()
{
    const QSignalBlocker blocker(m_merchants);
    m_merchants->clear();
    for (const Merchant &merchant : m_profiles.merchants())
        m_merchants->addItem(merchant.name, merchant.id.text());
    m_merchants->setCurrentIndex(m_merchants->findData(m_form.merchant().text()));
    m_merchants->setVisible(m_merchants->count() > 1);
}

/// Makes the rows of the places. Other places or rates need other rows.
void BookkeepingPage::showPlaces()
{
    QStringList wanted;
    for (const int rate : m_form.rates())
        wanted << QString::number(rate);
    for (const VatPlace &place : m_form.places())
        wanted << SettingsBooksForm::keyOf(place);
    if (wanted == m_shownPlaces)
        return;
    m_shownPlaces = wanted;
    delete m_vatRows;
    m_vatRows = new SettingRows;
    m_vatFields = std::make_unique<BoundRows<SettingsBooksForm>>(*m_vatRows, m_form);
    for (const VatPlace &place : m_form.places()) {
        const QString key = SettingsBooksForm::keyOf(place);
        const bool isTill = !place.posId.isEmpty();
        auto *field = new VatField(m_theme, m_form.rates(), isTill);
        m_vatRows->addRow(key, isTill ? place.posName : place.profileName,
                          isTill ? place.profileName : tr("all sales of the profile"), field);
        connect(field, &VatField::changed, this, [this] { m_vatFields->edit(); });
        m_vatFields->bind(
            [field, key](const BooksDraft &draft) {
                const auto found = draft.vat.find(key);
                field->setShares(found == draft.vat.end() ? QString() : found->second);
            },
            [field, key](BooksDraft &draft) { draft.vat[key] = field->shares(); });
    }
    auto *from = new DateField(m_theme, m_form.draft().vatFrom);
    m_vatRows->addRow(u"from"_s, tr("Changes count from"), tr("Never back in time"), from);
    connect(from, &QDateEdit::dateChanged, this, [this] { m_vatFields->edit(); });
    m_vatFields->bind(
        [from](const BooksDraft &draft) {
            if (draft.vatFrom.isValid())
                from->setDate(draft.vatFrom);
        },
        [from](BooksDraft &draft) { draft.vatFrom = from->date(); });
    m_vatLayout->addWidget(m_vatRows);
}

void BookkeepingPage::showDay()
{
    const QSignalBlocker blocker(m_days);
    if (m_days->count() != m_day.days().size()) {
        m_days->clear();
        for (int i = 0; i < m_day.days().size(); ++i)
            m_days->addItem(m_day.dayWords(i));
    }
    m_days->setVisible(m_days->count() > 0);
    m_result->setText(m_day.result());
    setStyleProperty(m_result, "role", m_day.hasProblem() ? u"problem"_s : u"good"_s);
    m_lines->setHidden(m_day.lines().rowCount() == 0);
    m_lines->setFixedHeight(m_lines->sizeHint().height());
}

void BookkeepingPage::resizeEvent(QResizeEvent *event)
{
    SettingsPage::resizeEvent(event);
    const bool isNarrow = width() < kRoomForDay;
    if (isNarrow == m_besideArea->isHidden())
        return;
    // One scroll bar is enough: in a narrow window all is below the accounts.
    if (isNarrow)
        content().addWidget(m_besideArea->takeWidget());
    else
        m_besideArea->setWidget(m_side);
    m_side->show();
    m_besideArea->setHidden(isNarrow);
}

} // namespace tilldesk::ui
