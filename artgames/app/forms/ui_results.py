# Generated from ui/results.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QAbstractItemView, QCheckBox, QComboBox, QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QStackedWidget, QTableView, QVBoxLayout, QWidget

class Ui_ResultsPage(object):
    def setupUi(self, ResultsPage):
        if not ResultsPage.objectName():
            ResultsPage.setObjectName(u"ResultsPage")
        self.pageLayout = QVBoxLayout(ResultsPage)
        self.pageLayout.setSpacing(12)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(28, 20, 28, 20)
        self.head = QHBoxLayout()
        self.head.setSpacing(12)
        self.head.setObjectName(u"head")
        self.title = QLabel(ResultsPage)
        self.title.setProperty("textFormat", 0)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"headline")

        self.head.addWidget(self.title)

        self.told = QLabel(ResultsPage)
        self.told.setProperty("textFormat", 0)
        self.told.setObjectName(u"told")
        self.told.setAlignment(Qt.AlignmentFlag.AlignLeading|Qt.AlignmentFlag.AlignVCenter)
        self.told.setWordWrap(True)

        self.head.addWidget(self.told)

        self.back = QPushButton(ResultsPage)
        self.back.setObjectName(u"back")

        self.head.addWidget(self.back)

        self.head.setStretch(1, 1)

        self.pageLayout.addLayout(self.head)

        self.scroll = QScrollArea(ResultsPage)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll.setWidgetResizable(True)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.sheet = QWidget()
        self.sheet.setObjectName(u"sheet")
        self.sheetLayout = QVBoxLayout(self.sheet)
        self.sheetLayout.setSpacing(12)
        self.sheetLayout.setObjectName(u"sheetLayout")
        self.sheetLayout.setContentsMargins(0, 0, 0, 0)
        self.filters = QWidget(self.sheet)
        self.filters.setObjectName(u"filters")
        self.day = QComboBox(self.filters)
        self.day.setObjectName(u"day")
        self.game = QComboBox(self.filters)
        self.game.setObjectName(u"game")
        self.group = QComboBox(self.filters)
        self.group.setObjectName(u"group")
        self.deck = QComboBox(self.filters)
        self.deck.setObjectName(u"deck")
        self.anonymous = QCheckBox(self.filters)
        self.anonymous.setObjectName(u"anonymous")

        self.sheetLayout.addWidget(self.filters)

        self.question = QFrame(self.sheet)
        self.question.setObjectName(u"question")
        self.question.setProperty(u"panel", True)
        self.questionLayout = QHBoxLayout(self.question)
        self.questionLayout.setSpacing(12)
        self.questionLayout.setObjectName(u"questionLayout")
        self.questionText = QLabel(self.question)
        self.questionText.setProperty("textFormat", 0)
        self.questionText.setObjectName(u"questionText")
        self.questionText.setWordWrap(True)

        self.questionLayout.addWidget(self.questionText)

        self.forget = QPushButton(self.question)
        self.forget.setObjectName(u"forget")
        self.forget.setProperty(u"variant", u"danger")

        self.questionLayout.addWidget(self.forget)

        self.keep = QPushButton(self.question)
        self.keep.setObjectName(u"keep")

        self.questionLayout.addWidget(self.keep)

        self.questionLayout.setStretch(0, 1)

        self.sheetLayout.addWidget(self.question)

        self.shown = QStackedWidget(self.sheet)
        self.shown.setObjectName(u"shown")
        self.tablesPage = QWidget()
        self.tablesPage.setObjectName(u"tablesPage")
        self.columns = QHBoxLayout(self.tablesPage)
        self.columns.setSpacing(16)
        self.columns.setObjectName(u"columns")
        self.columns.setContentsMargins(0, 0, 0, 0)
        self.pupilsLayout = QVBoxLayout()
        self.pupilsLayout.setSpacing(6)
        self.pupilsLayout.setObjectName(u"pupilsLayout")
        self.pupilsHeading = QLabel(self.tablesPage)
        self.pupilsHeading.setProperty("textFormat", 0)
        self.pupilsHeading.setObjectName(u"pupilsHeading")
        self.pupilsHeading.setProperty(u"role", u"heading")

        self.pupilsLayout.addWidget(self.pupilsHeading)

        self.pupils = QTableView(self.tablesPage)
        self.pupils.setObjectName(u"pupils")
        self.pupils.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.pupils.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.pupils.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.pupils.setShowGrid(False)
        self.pupils.setSortingEnabled(True)
        self.pupils.setTabKeyNavigation(False)

        self.pupilsLayout.addWidget(self.pupils)

        self.pupilsLayout.setStretch(1, 1)

        self.columns.addLayout(self.pupilsLayout)

        self.paintingsLayout = QVBoxLayout()
        self.paintingsLayout.setSpacing(6)
        self.paintingsLayout.setObjectName(u"paintingsLayout")
        self.paintingsHeading = QLabel(self.tablesPage)
        self.paintingsHeading.setProperty("textFormat", 0)
        self.paintingsHeading.setObjectName(u"paintingsHeading")
        self.paintingsHeading.setProperty(u"role", u"heading")
        self.paintingsHeading.setWordWrap(True)

        self.paintingsLayout.addWidget(self.paintingsHeading)

        self.paintings = QTableView(self.tablesPage)
        self.paintings.setObjectName(u"paintings")
        self.paintings.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.paintings.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.paintings.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.paintings.setShowGrid(False)
        self.paintings.setSortingEnabled(True)
        self.paintings.setTabKeyNavigation(False)

        self.paintingsLayout.addWidget(self.paintings)

        self.paintingsLayout.setStretch(1, 1)

        self.columns.addLayout(self.paintingsLayout)

        self.columns.setStretch(0, 9)
        self.columns.setStretch(1, 11)
        self.shown.addWidget(self.tablesPage)
        self.emptyPage = QWidget()
        self.emptyPage.setObjectName(u"emptyPage")
        self.emptyLayout = QVBoxLayout(self.emptyPage)
        self.emptyLayout.setObjectName(u"emptyLayout")
        self.above = QSpacerItem(20, 20, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.emptyLayout.addItem(self.above)

        self.emptyTitle = QLabel(self.emptyPage)
        self.emptyTitle.setProperty("textFormat", 0)
        self.emptyTitle.setObjectName(u"emptyTitle")
        self.emptyTitle.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.emptyTitle.setWordWrap(True)
        self.emptyTitle.setProperty(u"role", u"heading")

        self.emptyLayout.addWidget(self.emptyTitle)

        self.emptyText = QLabel(self.emptyPage)
        self.emptyText.setProperty("textFormat", 0)
        self.emptyText.setObjectName(u"emptyText")
        self.emptyText.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.emptyText.setWordWrap(True)

        self.emptyLayout.addWidget(self.emptyText)

        self.below = QSpacerItem(20, 20, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.emptyLayout.addItem(self.below)

        self.emptyLayout.setStretch(0, 1)
        self.emptyLayout.setStretch(3, 1)
        self.shown.addWidget(self.emptyPage)

        self.sheetLayout.addWidget(self.shown)

        self.acts = QWidget(self.sheet)
        self.acts.setObjectName(u"acts")
        self.savePdf = QPushButton(self.acts)
        self.savePdf.setObjectName(u"savePdf")
        self.saveCsv = QPushButton(self.acts)
        self.saveCsv.setObjectName(u"saveCsv")
        self.delete_ = QPushButton(self.acts)
        self.delete_.setObjectName(u"delete_")
        self.delete_.setProperty(u"variant", u"danger")

        self.sheetLayout.addWidget(self.acts)

        self.sheetLayout.setStretch(2, 1)
        self.scroll.setWidget(self.sheet)

        self.pageLayout.addWidget(self.scroll)

        self.pageLayout.setStretch(1, 1)

        self.retranslateUi(ResultsPage)

        QMetaObject.connectSlotsByName(ResultsPage)
    # setupUi

    def retranslateUi(self, ResultsPage):
        ResultsPage.setWindowTitle(QCoreApplication.translate("ResultsPage", u"Results", None))
        self.title.setText(QCoreApplication.translate("ResultsPage", u"Results", None))
        self.back.setText(QCoreApplication.translate("ResultsPage", u"Back", None))
#if QT_CONFIG(accessibility)
        self.day.setAccessibleName(QCoreApplication.translate("ResultsPage", u"Day", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.game.setAccessibleName(QCoreApplication.translate("ResultsPage", u"Game", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.group.setAccessibleName(QCoreApplication.translate("ResultsPage", u"Class", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.deck.setAccessibleName(QCoreApplication.translate("ResultsPage", u"Paintings", None))
#endif // QT_CONFIG(accessibility)
        self.anonymous.setText(QCoreApplication.translate("ResultsPage", u"Hide names", None))
#if QT_CONFIG(tooltip)
        self.anonymous.setToolTip(QCoreApplication.translate("ResultsPage", u"Pupil 01, Pupil 02 \u2026: on screen, in the CSV and on paper", None))
#endif // QT_CONFIG(tooltip)
        self.forget.setText(QCoreApplication.translate("ResultsPage", u"Delete", None))
        self.keep.setText(QCoreApplication.translate("ResultsPage", u"Keep", None))
        self.pupilsHeading.setText(QCoreApplication.translate("ResultsPage", u"By pupil", None))
#if QT_CONFIG(accessibility)
        self.pupils.setAccessibleName(QCoreApplication.translate("ResultsPage", u"By pupil", None))
#endif // QT_CONFIG(accessibility)
        self.paintingsHeading.setText(QCoreApplication.translate("ResultsPage", u"By painting, most missed first", None))
#if QT_CONFIG(accessibility)
        self.paintings.setAccessibleName(QCoreApplication.translate("ResultsPage", u"By painting", None))
#endif // QT_CONFIG(accessibility)
        self.savePdf.setText(QCoreApplication.translate("ResultsPage", u"Save as PDF\u2026", None))
        self.saveCsv.setText(QCoreApplication.translate("ResultsPage", u"Export as CSV", None))
        self.delete_.setText(QCoreApplication.translate("ResultsPage", u"Delete\u2026", None))
    # retranslateUi
