#include "tests/support/test_program.h"

#include <QCoreApplication>
#include <QTranslator>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

namespace {

std::map<std::string, tilldesk::test::TestMain> &tests()
{
    static std::map<std::string, tilldesk::test::TestMain> all;
    return all;
}

/// Installs the English singulars ("1 payment"). Programs without user interface lack the file.
void installEnglish()
{
    auto *english = new QTranslator(QCoreApplication::instance()); // qApp casts to QGuiApplication
    if (english->load(QStringLiteral(":/i18n/tilldesk_en.qm")))
        QCoreApplication::installTranslator(english);
}

Q_COREAPP_STARTUP_FUNCTION(installEnglish)

} // namespace

namespace tilldesk::test {

bool addTest(const char *sourceFile, TestMain run)
{
    std::string name = sourceFile;
    name.erase(0, name.rfind("tst_") + 4);
    name.erase(name.rfind(".cpp"));
    return tests().emplace(name, run).second;
}

} // namespace tilldesk::test

int main(int argc, char **argv)
{
    const auto test = argc > 1 ? tests().find(argv[1]) : tests().end();
    if (test == tests().end()) {
        std::fprintf(stderr, "usage: %s TEST [arguments of QtTest]\nTEST is one of:\n", argv[0]);
        for (const auto &[name, run] : tests())
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    std::vector<char *> rest(argv, argv + argc + 1);
    rest.erase(rest.begin() + 1);
    return test->second(argc - 1, rest.data());
}
