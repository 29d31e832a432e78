#pragma once

#include <QTest>

namespace tilldesk::test {

/// The main function of one test class, with the arguments of a QtTest program.
using TestMain = int (*)(int argc, char **argv);

/// Adds a test class to the program of its folder. Called during static initialisation.
/// @param sourceFile  path of its tst_NAME.cpp; the program runs the class if its first argument is
/// NAME
/// @return true, so that a constant can be initialised with the call
bool addTest(const char *sourceFile, TestMain run);

/// Runs one test class with an application object of type `Application`.
template <class Test, class Application>
int runTest(int argc, char **argv)
{
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    const Application application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tilldesk::test

/// Replaces QTEST_MAIN at the end of tst_NAME.cpp. The test classes of a folder share one program:
/// linking a program for each takes longer than compiling its test.
#define TILLDESK_TEST(Test, Application)                                                           \
    static const bool isTestAdded =                                                                \
        tilldesk::test::addTest(__FILE__, &tilldesk::test::runTest<Test, Application>);
