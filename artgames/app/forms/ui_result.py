# Generated from ui/result.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QTableView, QVBoxLayout, QWidget

from artgames.app.result.keepsake_view import KeepsakeView
from artgames.app.result.person_card import CardRow

class Ui_ResultPage(object):
    def setupUi(self, ResultPage):
        if not ResultPage.objectName():
            ResultPage.setObjectName(u"ResultPage")
        ResultPage.resize(1280, 800)
        self.pageLayout = QVBoxLayout(ResultPage)
        self.pageLayout.setSpacing(0)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(0, 0, 0, 0)
        self.headRail = QFrame(ResultPage)
        self.headRail.setObjectName(u"headRail")
        self.headRail.setProperty(u"rail", True)
        self.head = QHBoxLayout(self.headRail)
        self.head.setSpacing(12)
        self.head.setObjectName(u"head")
        self.head.setContentsMargins(28, 10, 20, 10)
        self.title = QLabel(self.headRail)
        self.title.setProperty("textFormat", 0)
        self.title.setObjectName(u"title")
        self.title.setWordWrap(True)
        self.title.setProperty("textFormat", 0)
        self.title.setProperty(u"role", u"headline")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.title.sizePolicy().hasHeightForWidth())
        self.title.setSizePolicy(sizePolicy)

        self.head.addWidget(self.title)

        self.facts = QLabel(self.headRail)
        self.facts.setProperty("textFormat", 0)
        self.facts.setObjectName(u"facts")
        self.facts.setProperty("textFormat", 0)
        self.facts.setProperty(u"role", u"small")

        self.head.addWidget(self.facts)

        self.home = QPushButton(self.headRail)
        self.home.setObjectName(u"home")
        self.home.setProperty(u"variant", u"quiet")

        self.head.addWidget(self.home)

        self.head.setStretch(0, 1)

        self.pageLayout.addWidget(self.headRail)

        self.scroll = QScrollArea(ResultPage)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll.setWidgetResizable(True)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.sheet = QWidget()
        self.sheet.setObjectName(u"sheet")
        self.sheetLayout = QVBoxLayout(self.sheet)
        self.sheetLayout.setSpacing(16)
        self.sheetLayout.setObjectName(u"sheetLayout")
        self.sheetLayout.setContentsMargins(28, 16, 28, 16)
        self.top = QHBoxLayout()
        self.top.setSpacing(20)
        self.top.setObjectName(u"top")
        self.top.setContentsMargins(0, 0, 0, 0)
        self.podiumPanel = QFrame(self.sheet)
        self.podiumPanel.setObjectName(u"podiumPanel")
        self.podiumLayout = QVBoxLayout(self.podiumPanel)
        self.podiumLayout.setSpacing(6)
        self.podiumLayout.setObjectName(u"podiumLayout")
        self.podiumLayout.setContentsMargins(0, 0, 0, 0)

        self.top.addWidget(self.podiumPanel)

        self.story = QWidget(self.sheet)
        self.story.setObjectName(u"story")
        self.storyLayout = QVBoxLayout(self.story)
        self.storyLayout.setSpacing(12)
        self.storyLayout.setObjectName(u"storyLayout")
        self.storyLayout.setContentsMargins(0, 0, 0, 0)
        self.chartPanel = QFrame(self.story)
        self.chartPanel.setObjectName(u"chartPanel")
        self.chartPanel.setProperty(u"panel", True)
        self.chartLayout = QVBoxLayout(self.chartPanel)
        self.chartLayout.setSpacing(4)
        self.chartLayout.setObjectName(u"chartLayout")
        self.chartLayout.setContentsMargins(16, 10, 12, 8)
        self.chartHeading = QLabel(self.chartPanel)
        self.chartHeading.setProperty("textFormat", 0)
        self.chartHeading.setObjectName(u"chartHeading")
        self.chartHeading.setProperty(u"role", u"section")

        self.chartLayout.addWidget(self.chartHeading)


        self.storyLayout.addWidget(self.chartPanel)

        self.turns = CardRow(self.story)
        self.turns.setObjectName(u"turns")

        self.storyLayout.addWidget(self.turns)


        self.top.addWidget(self.story)

        self.top.setStretch(0, 47)
        self.top.setStretch(1, 53)

        self.sheetLayout.addLayout(self.top)

        self.awards = CardRow(self.sheet)
        self.awards.setObjectName(u"awards")

        self.sheetLayout.addWidget(self.awards)

        self.padPanel = QFrame(self.sheet)
        self.padPanel.setObjectName(u"padPanel")
        self.padPanel.setProperty(u"panel", True)
        self.padLayout = QVBoxLayout(self.padPanel)
        self.padLayout.setSpacing(6)
        self.padLayout.setObjectName(u"padLayout")
        self.padLayout.setContentsMargins(16, 10, 16, 12)
        self.padHead = QHBoxLayout()
        self.padHead.setSpacing(12)
        self.padHead.setObjectName(u"padHead")
        self.padHead.setContentsMargins(0, 0, 0, 0)
        self.padHeading = QLabel(self.padPanel)
        self.padHeading.setProperty("textFormat", 0)
        self.padHeading.setObjectName(u"padHeading")
        self.padHeading.setProperty(u"role", u"section")

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
        self.pad.setFrameShape(QFrame.Shape.NoFrame)
        self.pad.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.pad.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.pad.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

        self.padLayout.addWidget(self.pad)

        self.lines = CardRow(self.padPanel)
        self.lines.setObjectName(u"lines")

        self.padLayout.addWidget(self.lines)

        self.corrections = QLabel(self.padPanel)
        self.corrections.setProperty("textFormat", 0)
        self.corrections.setObjectName(u"corrections")
        self.corrections.setWordWrap(True)
        self.corrections.setProperty("textFormat", 0)
        self.corrections.setProperty(u"role", u"small")

        self.padLayout.addWidget(self.corrections)


        self.sheetLayout.addWidget(self.padPanel)

        self.albumPanel = QFrame(self.sheet)
        self.albumPanel.setObjectName(u"albumPanel")
        self.albumPanel.setProperty(u"panel", True)
        self.albumLayout = QVBoxLayout(self.albumPanel)
        self.albumLayout.setSpacing(6)
        self.albumLayout.setObjectName(u"albumLayout")
        self.albumLayout.setContentsMargins(16, 10, 16, 12)
        self.albumHeading = QLabel(self.albumPanel)
        self.albumHeading.setProperty("textFormat", 0)
        self.albumHeading.setObjectName(u"albumHeading")
        self.albumHeading.setWordWrap(True)
        self.albumHeading.setProperty("textFormat", 0)
        self.albumHeading.setProperty(u"role", u"section")

        self.albumLayout.addWidget(self.albumHeading)

        self.album = KeepsakeView(self.albumPanel)
        self.album.setObjectName(u"album")

        self.albumLayout.addWidget(self.album)


        self.sheetLayout.addWidget(self.albumPanel)

        self.stolenPanel = QFrame(self.sheet)
        self.stolenPanel.setObjectName(u"stolenPanel")
        self.stolenPanel.setProperty(u"panel", True)
        self.stolenLayout = QVBoxLayout(self.stolenPanel)
        self.stolenLayout.setSpacing(6)
        self.stolenLayout.setObjectName(u"stolenLayout")
        self.stolenLayout.setContentsMargins(16, 10, 16, 12)
        self.stolenHead = QHBoxLayout()
        self.stolenHead.setSpacing(12)
        self.stolenHead.setObjectName(u"stolenHead")
        self.stolenHead.setContentsMargins(0, 0, 0, 0)
        self.stolenHeading = QLabel(self.stolenPanel)
        self.stolenHeading.setProperty("textFormat", 0)
        self.stolenHeading.setObjectName(u"stolenHeading")
        self.stolenHeading.setProperty(u"role", u"section")

        self.stolenHead.addWidget(self.stolenHeading)

        self.memoryMap = QPushButton(self.stolenPanel)
        self.memoryMap.setObjectName(u"memoryMap")
        self.memoryMap.setProperty(u"variant", u"quiet")

        self.stolenHead.addWidget(self.memoryMap)

        self.stolenHead.setStretch(0, 1)

        self.stolenLayout.addLayout(self.stolenHead)

        self.stolen = KeepsakeView(self.stolenPanel)
        self.stolen.setObjectName(u"stolen")

        self.stolenLayout.addWidget(self.stolen)


        self.sheetLayout.addWidget(self.stolenPanel)

        self.sheetLayout.setStretch(0, 1)
        self.scroll.setWidget(self.sheet)

        self.pageLayout.addWidget(self.scroll)

        self.footRail = QFrame(ResultPage)
        self.footRail.setObjectName(u"footRail")
        self.footRail.setProperty(u"rail", True)
        self.footLayout = QHBoxLayout(self.footRail)
        self.footLayout.setSpacing(0)
        self.footLayout.setObjectName(u"footLayout")
        self.footLayout.setContentsMargins(28, 10, 28, 12)
        self.more = QWidget(self.footRail)
        self.more.setObjectName(u"more")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.more.sizePolicy().hasHeightForWidth())
        self.more.setSizePolicy(sizePolicy1)
        self.showMe = QPushButton(self.more)
        self.showMe.setObjectName(u"showMe")
        self.whoKnew = QPushButton(self.more)
        self.whoKnew.setObjectName(u"whoKnew")
        self.progress = QPushButton(self.more)
        self.progress.setObjectName(u"progress")
        self.rotate = QPushButton(self.more)
        self.rotate.setObjectName(u"rotate")

        self.footLayout.addWidget(self.more)

        self.foot = QWidget(self.footRail)
        self.foot.setObjectName(u"foot")
        self.footSpace = QWidget(self.foot)
        self.footSpace.setObjectName(u"footSpace")
        sizePolicy.setHeightForWidth(self.footSpace.sizePolicy().hasHeightForWidth())
        self.footSpace.setSizePolicy(sizePolicy)
        self.lesson = QPushButton(self.foot)
        self.lesson.setObjectName(u"lesson")
        self.change = QPushButton(self.foot)
        self.change.setObjectName(u"change")
        self.again = QPushButton(self.foot)
        self.again.setObjectName(u"again")
        self.again.setProperty(u"variant", u"primary")

        self.footLayout.addWidget(self.foot)

        self.footLayout.setStretch(0, 9)
        self.footLayout.setStretch(1, 11)

        self.pageLayout.addWidget(self.footRail)


        self.retranslateUi(ResultPage)

        self.again.setDefault(True)


        QMetaObject.connectSlotsByName(ResultPage)
    # setupUi

    def retranslateUi(self, ResultPage):
        ResultPage.setWindowTitle(QCoreApplication.translate("ResultPage", u"Result", None))
        self.title.setText("")
        self.facts.setText("")
        self.home.setText(QCoreApplication.translate("ResultPage", u"Home", None))
        self.chartHeading.setText(QCoreApplication.translate("ResultPage", u"How it turned", None))
        self.padHeading.setText(QCoreApplication.translate("ResultPage", u"Score sheet", None))
        self.correct.setText(QCoreApplication.translate("ResultPage", u"Correct a score\u2026", None))
#if QT_CONFIG(tooltip)
        self.correct.setToolTip(QCoreApplication.translate("ResultPage", u"Add or take away points by hand, with a note", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.pad.setAccessibleName(QCoreApplication.translate("ResultPage", u"Score sheet", None))
#endif // QT_CONFIG(accessibility)
        self.corrections.setText("")
        self.albumHeading.setText("")
        self.stolenHeading.setText(QCoreApplication.translate("ResultPage", u"What was stolen", None))
        self.memoryMap.setText(QCoreApplication.translate("ResultPage", u"Memory map", None))
#if QT_CONFIG(tooltip)
        self.memoryMap.setToolTip(QCoreApplication.translate("ResultPage", u"Which parts of the wall people remembered", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.stolen.setAccessibleName(QCoreApplication.translate("ResultPage", u"What was stolen", None))
#endif // QT_CONFIG(accessibility)
        self.showMe.setText(QCoreApplication.translate("ResultPage", u"Review", None))
#if QT_CONFIG(tooltip)
        self.showMe.setToolTip(QCoreApplication.translate("ResultPage", u"What decided it, and how likely it was", None))
#endif // QT_CONFIG(tooltip)
        self.whoKnew.setText(QCoreApplication.translate("ResultPage", u"Answers in detail", None))
#if QT_CONFIG(tooltip)
        self.whoKnew.setToolTip(QCoreApplication.translate("ResultPage", u"Results by pupil and painting, for the teacher", None))
#endif // QT_CONFIG(tooltip)
        self.progress.setText(QCoreApplication.translate("ResultPage", u"Progress", None))
        self.rotate.setText(QCoreApplication.translate("ResultPage", u"Rotate seats", None))
        self.lesson.setText(QCoreApplication.translate("ResultPage", u"Learn what you missed", None))
#if QT_CONFIG(tooltip)
        self.lesson.setToolTip(QCoreApplication.translate("ResultPage", u"Saves these paintings as a set and starts a lesson", None))
#endif // QT_CONFIG(tooltip)
        self.change.setText(QCoreApplication.translate("ResultPage", u"Change the set-up", None))
        self.again.setText(QCoreApplication.translate("ResultPage", u"Play again", None))
    # retranslateUi
