# Generated from ui/room_check.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QStackedWidget, QVBoxLayout, QWidget

class Ui_RoomCheckPage(object):
    def setupUi(self, RoomCheckPage):
        if not RoomCheckPage.objectName():
            RoomCheckPage.setObjectName(u"RoomCheckPage")
        RoomCheckPage.resize(1024, 768)
        self.pageLayout = QVBoxLayout(RoomCheckPage)
        self.pageLayout.setSpacing(12)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(28, 18, 28, 20)
        self.head = QHBoxLayout()
        self.head.setObjectName(u"head")
        self.title = QLabel(RoomCheckPage)
        self.title.setProperty("textFormat", 0)
        self.title.setObjectName(u"title")
        self.title.setWordWrap(True)
        self.title.setProperty(u"role", u"headline")

        self.head.addWidget(self.title)

        self.progress = QLabel(RoomCheckPage)
        self.progress.setProperty("textFormat", 0)
        self.progress.setObjectName(u"progress")
        self.progress.setProperty(u"role", u"small")

        self.head.addWidget(self.progress)

        self.head.setStretch(0, 1)

        self.pageLayout.addLayout(self.head)

        self.task = QLabel(RoomCheckPage)
        self.task.setProperty("textFormat", 0)
        self.task.setObjectName(u"task")
        self.task.setWordWrap(True)

        self.pageLayout.addWidget(self.task)

        self.scroll = QScrollArea(RoomCheckPage)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setWidgetResizable(True)
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.sheet = QWidget()
        self.sheet.setObjectName(u"sheet")
        self.columns = QHBoxLayout(self.sheet)
        self.columns.setSpacing(16)
        self.columns.setObjectName(u"columns")
        self.columns.setContentsMargins(0, 0, 0, 0)
        self.picturePanel = QFrame(self.sheet)
        self.picturePanel.setObjectName(u"picturePanel")
        self.picturePanel.setProperty(u"panel", True)
        self.pictureLayout = QVBoxLayout(self.picturePanel)
        self.pictureLayout.setObjectName(u"pictureLayout")
        self.slideLayout = QVBoxLayout()
        self.slideLayout.setObjectName(u"slideLayout")

        self.pictureLayout.addLayout(self.slideLayout)

        self.large = QPushButton(self.picturePanel)
        self.large.setObjectName(u"large")

        self.pictureLayout.addWidget(self.large)

        self.pictureLayout.setStretch(0, 1)

        self.columns.addWidget(self.picturePanel)

        self.answerPanel = QFrame(self.sheet)
        self.answerPanel.setObjectName(u"answerPanel")
        self.answerPanel.setProperty(u"panel", True)
        self.answerLayout = QVBoxLayout(self.answerPanel)
        self.answerLayout.setObjectName(u"answerLayout")
        self.answerLayout.setContentsMargins(16, 12, 16, 12)
        self.answers = QStackedWidget(self.answerPanel)
        self.answers.setObjectName(u"answers")
        self.answers.setStyleSheet(u"QStackedWidget { background: transparent; }")
        self.screenStep = QWidget()
        self.screenStep.setObjectName(u"screenStep")
        self.screenLayout = QVBoxLayout(self.screenStep)
        self.screenLayout.setObjectName(u"screenLayout")
        self.answers.addWidget(self.screenStep)
        self.readStep = QWidget()
        self.readStep.setObjectName(u"readStep")
        self.readLayout = QVBoxLayout(self.readStep)
        self.readLayout.setSpacing(8)
        self.readLayout.setObjectName(u"readLayout")
        self.lineQuestion = QLabel(self.readStep)
        self.lineQuestion.setProperty("textFormat", 0)
        self.lineQuestion.setObjectName(u"lineQuestion")
        self.lineQuestion.setWordWrap(True)

        self.readLayout.addWidget(self.lineQuestion)

        self.lines = QGridLayout()
        self.lines.setObjectName(u"lines")

        self.readLayout.addLayout(self.lines)

        self.otherLetters = QPushButton(self.readStep)
        self.otherLetters.setObjectName(u"otherLetters")
        self.otherLetters.setProperty(u"variant", u"quiet")

        self.readLayout.addWidget(self.otherLetters)

        self.greyQuestion = QLabel(self.readStep)
        self.greyQuestion.setProperty("textFormat", 0)
        self.greyQuestion.setObjectName(u"greyQuestion")
        self.greyQuestion.setWordWrap(True)

        self.readLayout.addWidget(self.greyQuestion)

        self.greys = QHBoxLayout()
        self.greys.setObjectName(u"greys")

        self.readLayout.addLayout(self.greys)

        self.verdict = QLabel(self.readStep)
        self.verdict.setProperty("textFormat", 0)
        self.verdict.setObjectName(u"verdict")
        self.verdict.setWordWrap(True)
        self.verdict.setProperty(u"role", u"heading")

        self.readLayout.addWidget(self.verdict)

        self.readFill = QSpacerItem(20, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.readLayout.addItem(self.readFill)

        self.answers.addWidget(self.readStep)
        self.soundStep = QWidget()
        self.soundStep.setObjectName(u"soundStep")
        self.soundLayout = QVBoxLayout(self.soundStep)
        self.soundLayout.setSpacing(10)
        self.soundLayout.setObjectName(u"soundLayout")
        self.left = QPushButton(self.soundStep)
        self.left.setObjectName(u"left")

        self.soundLayout.addWidget(self.left)

        self.right = QPushButton(self.soundStep)
        self.right.setObjectName(u"right")

        self.soundLayout.addWidget(self.right)

        self.rain = QPushButton(self.soundStep)
        self.rain.setObjectName(u"rain")

        self.soundLayout.addWidget(self.rain)

        self.voice = QPushButton(self.soundStep)
        self.voice.setObjectName(u"voice")

        self.soundLayout.addWidget(self.voice)

        self.soundHint = QLabel(self.soundStep)
        self.soundHint.setProperty("textFormat", 0)
        self.soundHint.setObjectName(u"soundHint")
        self.soundHint.setWordWrap(True)
        self.soundHint.setProperty(u"role", u"small")

        self.soundLayout.addWidget(self.soundHint)

        self.soundFill = QSpacerItem(20, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.soundLayout.addItem(self.soundFill)

        self.answers.addWidget(self.soundStep)
        self.timerStep = QWidget()
        self.timerStep.setObjectName(u"timerStep")
        self.timerLayout = QVBoxLayout(self.timerStep)
        self.timerLayout.setSpacing(10)
        self.timerLayout.setObjectName(u"timerLayout")
        self.startTimer = QPushButton(self.timerStep)
        self.startTimer.setObjectName(u"startTimer")

        self.timerLayout.addWidget(self.startTimer)

        self.timerHint = QLabel(self.timerStep)
        self.timerHint.setProperty("textFormat", 0)
        self.timerHint.setObjectName(u"timerHint")
        self.timerHint.setWordWrap(True)
        self.timerHint.setProperty(u"role", u"small")

        self.timerLayout.addWidget(self.timerHint)

        self.timerFill = QSpacerItem(20, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.timerLayout.addItem(self.timerFill)

        self.answers.addWidget(self.timerStep)
        self.doneStep = QWidget()
        self.doneStep.setObjectName(u"doneStep")
        self.doneLayout = QVBoxLayout(self.doneStep)
        self.doneLayout.setSpacing(10)
        self.doneLayout.setObjectName(u"doneLayout")
        self.summary = QLabel(self.doneStep)
        self.summary.setProperty("textFormat", 0)
        self.summary.setObjectName(u"summary")
        self.summary.setWordWrap(True)

        self.doneLayout.addWidget(self.summary)

        self.useTheme = QCheckBox(self.doneStep)
        self.useTheme.setObjectName(u"useTheme")

        self.doneLayout.addWidget(self.useTheme)

        self.doneFill = QSpacerItem(20, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.doneLayout.addItem(self.doneFill)

        self.answers.addWidget(self.doneStep)

        self.answerLayout.addWidget(self.answers)


        self.columns.addWidget(self.answerPanel)

        self.columns.setStretch(0, 62)
        self.columns.setStretch(1, 38)
        self.scroll.setWidget(self.sheet)

        self.pageLayout.addWidget(self.scroll)

        self.foot = QHBoxLayout()
        self.foot.setObjectName(u"foot")
        self.leave = QPushButton(RoomCheckPage)
        self.leave.setObjectName(u"leave")

        self.foot.addWidget(self.leave)

        self.push = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.foot.addItem(self.push)

        self.back = QPushButton(RoomCheckPage)
        self.back.setObjectName(u"back")

        self.foot.addWidget(self.back)

        self.next = QPushButton(RoomCheckPage)
        self.next.setObjectName(u"next")
        self.next.setProperty(u"variant", u"primary")

        self.foot.addWidget(self.next)


        self.pageLayout.addLayout(self.foot)

        self.pageLayout.setStretch(2, 1)

        self.retranslateUi(RoomCheckPage)

        QMetaObject.connectSlotsByName(RoomCheckPage)
    # setupUi

    def retranslateUi(self, RoomCheckPage):
        self.large.setText(QCoreApplication.translate("RoomCheckPage", u"Full screen", None))
        self.lineQuestion.setText(QCoreApplication.translate("RoomCheckPage", u"What is the last line the back row can read easily?", None))
        self.otherLetters.setText(QCoreApplication.translate("RoomCheckPage", u"Change letters", None))
        self.greyQuestion.setText(QCoreApplication.translate("RoomCheckPage", u"How many of the three grey boxes below the letters can be seen from there?", None))
        self.left.setText(QCoreApplication.translate("RoomCheckPage", u"Left speaker", None))
        self.right.setText(QCoreApplication.translate("RoomCheckPage", u"Right speaker", None))
        self.rain.setText(QCoreApplication.translate("RoomCheckPage", u"Rain that covers the thief", None))
        self.voice.setText(QCoreApplication.translate("RoomCheckPage", u"Narrator\u2019s voice", None))
        self.startTimer.setText(QCoreApplication.translate("RoomCheckPage", u"Start a 12-second clock", None))
        self.timerHint.setText(QCoreApplication.translate("RoomCheckPage", u"A low chime at ten seconds, a gong at the end.", None))
        self.useTheme.setText(QCoreApplication.translate("RoomCheckPage", u"Use the Daylight theme: the room is bright", None))
        self.leave.setText(QCoreApplication.translate("RoomCheckPage", u"Leave the check", None))
        self.back.setText(QCoreApplication.translate("RoomCheckPage", u"Back", None))
        pass
    # retranslateUi
