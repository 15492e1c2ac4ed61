# Generated from ui/result.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHBoxLayout, QHeaderView, QLabel, QListView, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QTableView, QVBoxLayout, QWidget

class Ui_ResultPage(object):
    def setupUi(self, ResultPage):
        if not ResultPage.objectName():
            ResultPage.setObjectName(u"ResultPage")
        ResultPage.resize(1280, 800)
        self.pageLayout = QVBoxLayout(ResultPage)
        self.pageLayout.setSpacing(12)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(28, 20, 28, 20)
        self.head = QHBoxLayout()
        self.head.setSpacing(12)
        self.head.setObjectName(u"head")
        self.head.setContentsMargins(0, 0, 0, 0)
        self.title = QLabel(ResultPage)
        self.title.setProperty("textFormat", 0)
        self.title.setObjectName(u"title")
        self.title.setProperty("textFormat", 0)
        self.title.setWordWrap(True)
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.title.sizePolicy().hasHeightForWidth())
        self.title.setSizePolicy(sizePolicy)
        self.title.setProperty(u"role", u"headline")

        self.head.addWidget(self.title)

        self.home = QPushButton(ResultPage)
        self.home.setObjectName(u"home")
        self.home.setProperty(u"variant", u"quiet")

        self.head.addWidget(self.home)

        self.head.setStretch(0, 1)

        self.pageLayout.addLayout(self.head)

        self.scroll = QScrollArea(ResultPage)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll.setWidgetResizable(True)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.sheet = QWidget()
        self.sheet.setObjectName(u"sheet")
        self.sheetLayout = QVBoxLayout(self.sheet)
        self.sheetLayout.setSpacing(16)
        self.sheetLayout.setObjectName(u"sheetLayout")
        self.sheetLayout.setContentsMargins(0, 0, 0, 0)
        self.top = QHBoxLayout()
        self.top.setSpacing(16)
        self.top.setObjectName(u"top")
        self.top.setContentsMargins(0, 0, 0, 0)
        self.podiumPanel = QFrame(self.sheet)
        self.podiumPanel.setObjectName(u"podiumPanel")
        self.podiumPanel.setProperty(u"panel", True)
        self.podiumLayout = QVBoxLayout(self.podiumPanel)
        self.podiumLayout.setSpacing(8)
        self.podiumLayout.setObjectName(u"podiumLayout")
        self.podiumLayout.setContentsMargins(12, 12, 12, 0)

        self.top.addWidget(self.podiumPanel)

        self.chartPanel = QFrame(self.sheet)
        self.chartPanel.setObjectName(u"chartPanel")
        self.chartPanel.setProperty(u"panel", True)
        self.chartLayout = QVBoxLayout(self.chartPanel)
        self.chartLayout.setSpacing(4)
        self.chartLayout.setObjectName(u"chartLayout")
        self.chartLayout.setContentsMargins(16, 10, 12, 8)
        self.chartHeading = QLabel(self.chartPanel)
        self.chartHeading.setProperty("textFormat", 0)
        self.chartHeading.setObjectName(u"chartHeading")
        self.chartHeading.setProperty(u"role", u"small")

        self.chartLayout.addWidget(self.chartHeading)


        self.top.addWidget(self.chartPanel)

        self.top.setStretch(0, 45)
        self.top.setStretch(1, 55)

        self.sheetLayout.addLayout(self.top)

        self.bottom = QHBoxLayout()
        self.bottom.setSpacing(16)
        self.bottom.setObjectName(u"bottom")
        self.bottom.setContentsMargins(0, 0, 0, 0)
        self.padPanel = QFrame(self.sheet)
        self.padPanel.setObjectName(u"padPanel")
        self.padPanel.setProperty(u"panel", True)
        self.padLayout = QVBoxLayout(self.padPanel)
        self.padLayout.setSpacing(6)
        self.padLayout.setObjectName(u"padLayout")
        self.padLayout.setContentsMargins(16, 10, 16, 12)
        self.padHead = QHBoxLayout()
        self.padHead.setObjectName(u"padHead")
        self.padHeading = QLabel(self.padPanel)
        self.padHeading.setProperty("textFormat", 0)
        self.padHeading.setObjectName(u"padHeading")
        self.padHeading.setProperty(u"role", u"small")

        self.padHead.addWidget(self.padHeading)

        self.correct = QPushButton(self.padPanel)
        self.correct.setObjectName(u"correct")
        self.correct.setProperty(u"variant", u"quiet")

        self.padHead.addWidget(self.correct)

        self.padHead.setStretch(0, 1)

        self.padLayout.addLayout(self.padHead)

        self.pad = QTableView(self.padPanel)
        self.pad.setObjectName(u"pad")
        self.pad.setTabKeyNavigation(False)
        self.pad.setShowGrid(False)
        self.pad.setStyleSheet(u"QAbstractItemView { background: transparent; border: none; } QHeaderView::section { border: none; padding: 1px 4px; }")
        self.pad.setFrameShape(QFrame.Shape.NoFrame)
        self.pad.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.pad.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

        self.padLayout.addWidget(self.pad)

        self.corrections = QLabel(self.padPanel)
        self.corrections.setProperty("textFormat", 0)
        self.corrections.setObjectName(u"corrections")
        self.corrections.setWordWrap(True)
        self.corrections.setProperty("textFormat", 0)
        self.corrections.setProperty(u"role", u"small")

        self.padLayout.addWidget(self.corrections)


        self.bottom.addWidget(self.padPanel)

        self.stolenPanel = QFrame(self.sheet)
        self.stolenPanel.setObjectName(u"stolenPanel")
        self.stolenPanel.setProperty(u"panel", True)
        self.stolenLayout = QVBoxLayout(self.stolenPanel)
        self.stolenLayout.setSpacing(6)
        self.stolenLayout.setObjectName(u"stolenLayout")
        self.stolenLayout.setContentsMargins(16, 10, 16, 12)
        self.stolenHead = QHBoxLayout()
        self.stolenHead.setObjectName(u"stolenHead")
        self.stolenHeading = QLabel(self.stolenPanel)
        self.stolenHeading.setProperty("textFormat", 0)
        self.stolenHeading.setObjectName(u"stolenHeading")
        self.stolenHeading.setProperty(u"role", u"small")

        self.stolenHead.addWidget(self.stolenHeading)

        self.memoryMap = QPushButton(self.stolenPanel)
        self.memoryMap.setObjectName(u"memoryMap")
        self.memoryMap.setProperty(u"variant", u"quiet")

        self.stolenHead.addWidget(self.memoryMap)

        self.stolenHead.setStretch(0, 1)

        self.stolenLayout.addLayout(self.stolenHead)

        self.stolen = QListView(self.stolenPanel)
        self.stolen.setObjectName(u"stolen")
        self.stolen.setStyleSheet(u"QAbstractItemView { background: transparent; border: none; }")
        self.stolen.setFrameShape(QFrame.Shape.NoFrame)
        self.stolen.setFlow(QListView.Flow.LeftToRight)
        self.stolen.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.stolen.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.stolen.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

        self.stolenLayout.addWidget(self.stolen)


        self.bottom.addWidget(self.stolenPanel)

        self.bottom.setStretch(0, 50)
        self.bottom.setStretch(1, 50)

        self.sheetLayout.addLayout(self.bottom)

        self.sheetLayout.setStretch(0, 50)
        self.sheetLayout.setStretch(1, 50)
        self.scroll.setWidget(self.sheet)

        self.pageLayout.addWidget(self.scroll)

        self.lessonLine = QHBoxLayout()
        self.lessonLine.setSpacing(12)
        self.lessonLine.setObjectName(u"lessonLine")
        self.lesson = QPushButton(ResultPage)
        self.lesson.setObjectName(u"lesson")

        self.lessonLine.addWidget(self.lesson)

        self.progress = QPushButton(ResultPage)
        self.progress.setObjectName(u"progress")

        self.lessonLine.addWidget(self.progress)

        self.whoKnew = QPushButton(ResultPage)
        self.whoKnew.setObjectName(u"whoKnew")

        self.lessonLine.addWidget(self.whoKnew)

        self.lessonSpacer = QSpacerItem(20, 2, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.lessonLine.addItem(self.lessonSpacer)

        self.lessonLine.setStretch(3, 1)

        self.pageLayout.addLayout(self.lessonLine)

        self.foot = QHBoxLayout()
        self.foot.setSpacing(12)
        self.foot.setObjectName(u"foot")
        self.foot.setContentsMargins(0, 0, 0, 0)
        self.showMe = QPushButton(ResultPage)
        self.showMe.setObjectName(u"showMe")

        self.foot.addWidget(self.showMe)

        self.footSpacer = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.foot.addItem(self.footSpacer)

        self.change = QPushButton(ResultPage)
        self.change.setObjectName(u"change")

        self.foot.addWidget(self.change)

        self.rotate = QPushButton(ResultPage)
        self.rotate.setObjectName(u"rotate")

        self.foot.addWidget(self.rotate)

        self.again = QPushButton(ResultPage)
        self.again.setObjectName(u"again")
        self.again.setProperty(u"variant", u"primary")

        self.foot.addWidget(self.again)


        self.pageLayout.addLayout(self.foot)


        self.retranslateUi(ResultPage)

        self.again.setDefault(True)


        QMetaObject.connectSlotsByName(ResultPage)
    # setupUi

    def retranslateUi(self, ResultPage):
        ResultPage.setWindowTitle(QCoreApplication.translate("ResultPage", u"Result", None))
        self.title.setText("")
        self.home.setText(QCoreApplication.translate("ResultPage", u"Home", None))
        self.chartHeading.setText(QCoreApplication.translate("ResultPage", u"Points by round", None))
        self.padHeading.setText(QCoreApplication.translate("ResultPage", u"Score pad", None))
        self.correct.setText(QCoreApplication.translate("ResultPage", u"Correct\u2026", None))
#if QT_CONFIG(tooltip)
        self.correct.setToolTip(QCoreApplication.translate("ResultPage", u"Give or take points by hand, with a note", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.pad.setAccessibleName(QCoreApplication.translate("ResultPage", u"Score pad", None))
#endif // QT_CONFIG(accessibility)
        self.stolenHeading.setText(QCoreApplication.translate("ResultPage", u"What was stolen", None))
        self.memoryMap.setText(QCoreApplication.translate("ResultPage", u"Memory map", None))
#if QT_CONFIG(tooltip)
        self.memoryMap.setToolTip(QCoreApplication.translate("ResultPage", u"Which places of the wall people remembered", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.stolen.setAccessibleName(QCoreApplication.translate("ResultPage", u"What was stolen", None))
#endif // QT_CONFIG(accessibility)
        self.lesson.setText(QCoreApplication.translate("ResultPage", u"Make a lesson of what was missed", None))
#if QT_CONFIG(tooltip)
        self.lesson.setToolTip(QCoreApplication.translate("ResultPage", u"Keeps these paintings as a set, to learn or to play with", None))
#endif // QT_CONFIG(tooltip)
        self.progress.setText(QCoreApplication.translate("ResultPage", u"How it goes", None))
        self.whoKnew.setText(QCoreApplication.translate("ResultPage", u"Who knew what", None))
#if QT_CONFIG(tooltip)
        self.whoKnew.setToolTip(QCoreApplication.translate("ResultPage", u"Results by pupil and by painting, for the teacher", None))
#endif // QT_CONFIG(tooltip)
        self.showMe.setText(QCoreApplication.translate("ResultPage", u"Show me", None))
#if QT_CONFIG(tooltip)
        self.showMe.setToolTip(QCoreApplication.translate("ResultPage", u"What decided it, and how likely it was", None))
#endif // QT_CONFIG(tooltip)
        self.change.setText(QCoreApplication.translate("ResultPage", u"Change something", None))
        self.rotate.setText(QCoreApplication.translate("ResultPage", u"Rotate seats", None))
        self.again.setText(QCoreApplication.translate("ResultPage", u"Same again", None))
    # retranslateUi
