#pragma once

// Forward declarations of the classes that many headers use only as pointers or references.

class QBoxLayout;
class QButtonGroup;
class QFrame;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QPainter;
class QPlainTextEdit;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace tilldesk::ui {

class Chip;
class ComboBox;
class CopyButton;
class CountdownRing;
class FilterChips;
class MessagePage;
class Pill;
class Preferences;
class ProfileChoice;
class QrCode;
class RecordLinks;
class Switch;
class TabStrip;
class TableView;
class TextTableView;
class Theme;
class Ticker;

} // namespace tilldesk::ui
