# Generated from ui/setup.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QRadioButton, QScrollArea, QSizePolicy, QSpacerItem, QToolButton, QVBoxLayout, QWidget

from artgames.app.widgets.steady_label import SteadyLabel

class Ui_SetupPage(object):
    def setupUi(self, SetupPage):
        if not SetupPage.objectName():
            SetupPage.setObjectName(u"SetupPage")
        SetupPage.resize(1280, 800)
        self.pageLayout = QVBoxLayout(SetupPage)
        self.pageLayout.setSpacing(12)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(28, 20, 28, 20)
        self.head = QHBoxLayout()
        self.head.setSpacing(12)
        self.head.setObjectName(u"head")
        self.head.setContentsMargins(0, 0, 0, 0)
        self.back = QPushButton(SetupPage)
        self.back.setObjectName(u"back")
        self.back.setProperty(u"variant", u"quiet")

        self.head.addWidget(self.back)

        self.title = QLabel(SetupPage)
        self.title.setProperty("textFormat", 0)
        self.title.setObjectName(u"title")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.title.sizePolicy().hasHeightForWidth())
        self.title.setSizePolicy(sizePolicy)
        self.title.setWordWrap(True)
        self.title.setProperty(u"role", u"headline")

        self.head.addWidget(self.title)

        self.practise = QPushButton(SetupPage)
        self.practise.setObjectName(u"practise")

        self.head.addWidget(self.practise)


        self.pageLayout.addLayout(self.head)

        self.scroll = QScrollArea(SetupPage)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll.setWidgetResizable(True)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.sheet = QWidget()
        self.sheet.setObjectName(u"sheet")
        self.columns = QHBoxLayout(self.sheet)
        self.columns.setSpacing(12)
        self.columns.setObjectName(u"columns")
        self.columns.setContentsMargins(0, 0, 0, 0)
        self.playersPanel = QFrame(self.sheet)
        self.playersPanel.setObjectName(u"playersPanel")
        self.playersPanel.setProperty(u"panel", True)
        self.playersLayout = QVBoxLayout(self.playersPanel)
        self.playersLayout.setSpacing(8)
        self.playersLayout.setObjectName(u"playersLayout")
        self.playersLayout.setContentsMargins(12, 14, 12, 14)
        self.playersHead = QHBoxLayout()
        self.playersHead.setSpacing(8)
        self.playersHead.setObjectName(u"playersHead")
        self.playersHead.setContentsMargins(0, 0, 0, 0)
        self.playersHeading = QLabel(self.playersPanel)
        self.playersHeading.setProperty("textFormat", 0)
        self.playersHeading.setObjectName(u"playersHeading")
        self.playersHeading.setProperty(u"role", u"heading")

        self.playersHead.addWidget(self.playersHeading)

        self.playersSpacer = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.playersHead.addItem(self.playersSpacer)

        self.playersHint = QLabel(self.playersPanel)
        self.playersHint.setProperty("textFormat", 0)
        self.playersHint.setObjectName(u"playersHint")
        self.playersHint.setProperty(u"role", u"small")

        self.playersHead.addWidget(self.playersHint)


        self.playersLayout.addLayout(self.playersHead)

        self.seats = QWidget(self.playersPanel)
        self.seats.setObjectName(u"seats")
        self.seatsLayout = QVBoxLayout(self.seats)
        self.seatsLayout.setSpacing(4)
        self.seatsLayout.setObjectName(u"seatsLayout")
        self.seatsLayout.setContentsMargins(0, 0, 0, 0)

        self.playersLayout.addWidget(self.seats)

        self.seatProblem = QLabel(self.playersPanel)
        self.seatProblem.setProperty("textFormat", 0)
        self.seatProblem.setObjectName(u"seatProblem")
        self.seatProblem.setProperty("textFormat", 0)
        self.seatProblem.setWordWrap(True)
        self.seatProblem.setProperty(u"role", u"wrong")

        self.playersLayout.addWidget(self.seatProblem)

        self.addLayout = QHBoxLayout()
        self.addLayout.setSpacing(8)
        self.addLayout.setObjectName(u"addLayout")
        self.addLayout.setContentsMargins(0, 0, 0, 0)
        self.addPerson = QPushButton(self.playersPanel)
        self.addPerson.setObjectName(u"addPerson")

        self.addLayout.addWidget(self.addPerson)

        self.addBot = QPushButton(self.playersPanel)
        self.addBot.setObjectName(u"addBot")

        self.addLayout.addWidget(self.addBot)

        self.addSpacer = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.addLayout.addItem(self.addSpacer)


        self.playersLayout.addLayout(self.addLayout)

        self.waysHint = QLabel(self.playersPanel)
        self.waysHint.setProperty("textFormat", 0)
        self.waysHint.setObjectName(u"waysHint")
        self.waysHint.setWordWrap(True)
        self.waysHint.setProperty(u"role", u"small")

        self.playersLayout.addWidget(self.waysHint)

        self.publicHint = QLabel(self.playersPanel)
        self.publicHint.setProperty("textFormat", 0)
        self.publicHint.setObjectName(u"publicHint")
        self.publicHint.setWordWrap(True)
        self.publicHint.setProperty(u"role", u"small")

        self.playersLayout.addWidget(self.publicHint)

        self.playersFill = QSpacerItem(20, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.playersLayout.addItem(self.playersFill)


        self.columns.addWidget(self.playersPanel)

        self.rulesPanel = QFrame(self.sheet)
        self.rulesPanel.setObjectName(u"rulesPanel")
        self.rulesPanel.setProperty(u"panel", True)
        self.rulesLayout = QVBoxLayout(self.rulesPanel)
        self.rulesLayout.setSpacing(8)
        self.rulesLayout.setObjectName(u"rulesLayout")
        self.rulesLayout.setContentsMargins(12, 14, 12, 14)
        self.rulesHeading = QLabel(self.rulesPanel)
        self.rulesHeading.setProperty("textFormat", 0)
        self.rulesHeading.setObjectName(u"rulesHeading")
        self.rulesHeading.setProperty(u"role", u"heading")

        self.rulesLayout.addWidget(self.rulesHeading)

        self.presets = QWidget(self.rulesPanel)
        self.presets.setObjectName(u"presets")
        self.presetsLayout = QGridLayout(self.presets)
        self.presetsLayout.setObjectName(u"presetsLayout")
        self.presetsLayout.setHorizontalSpacing(6)
        self.presetsLayout.setVerticalSpacing(6)
        self.presetsLayout.setContentsMargins(0, 0, 0, 0)

        self.rulesLayout.addWidget(self.presets)

        self.presetHint = SteadyLabel(self.rulesPanel)
        self.presetHint.setObjectName(u"presetHint")
        self.presetHint.setWordWrap(True)
        self.presetHint.setProperty(u"role", u"small")

        self.rulesLayout.addWidget(self.presetHint)

        self.basics = QWidget(self.rulesPanel)
        self.basics.setObjectName(u"basics")
        self.basicsLayout = QVBoxLayout(self.basics)
        self.basicsLayout.setSpacing(6)
        self.basicsLayout.setObjectName(u"basicsLayout")
        self.basicsLayout.setContentsMargins(0, 0, 0, 0)

        self.rulesLayout.addWidget(self.basics)

        self.moreLayout = QHBoxLayout()
        self.moreLayout.setSpacing(0)
        self.moreLayout.setObjectName(u"moreLayout")
        self.moreLayout.setContentsMargins(0, 0, 0, 0)
        self.more = QToolButton(self.rulesPanel)
        self.more.setObjectName(u"more")
        self.more.setProperty(u"variant", u"quiet")
        self.more.setArrowType(Qt.ArrowType.RightArrow)
        self.more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

        self.moreLayout.addWidget(self.more)

        self.moreSpacer = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.moreLayout.addItem(self.moreSpacer)


        self.rulesLayout.addLayout(self.moreLayout)

        self.details = QWidget(self.rulesPanel)
        self.details.setObjectName(u"details")
        self.detailsLayout = QVBoxLayout(self.details)
        self.detailsLayout.setSpacing(6)
        self.detailsLayout.setObjectName(u"detailsLayout")
        self.detailsLayout.setContentsMargins(0, 0, 0, 0)

        self.rulesLayout.addWidget(self.details)

        self.rulesFill = QSpacerItem(20, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.rulesLayout.addItem(self.rulesFill)


        self.columns.addWidget(self.rulesPanel)

        self.tablePanel = QFrame(self.sheet)
        self.tablePanel.setObjectName(u"tablePanel")
        self.tablePanel.setProperty(u"panel", True)
        self.tableLayout = QVBoxLayout(self.tablePanel)
        self.tableLayout.setSpacing(6)
        self.tableLayout.setObjectName(u"tableLayout")
        self.tableLayout.setContentsMargins(12, 14, 12, 14)
        self.tableHeading = QLabel(self.tablePanel)
        self.tableHeading.setProperty("textFormat", 0)
        self.tableHeading.setObjectName(u"tableHeading")
        self.tableHeading.setProperty(u"role", u"heading")

        self.tableLayout.addWidget(self.tableHeading)

        self.deckLabel = QLabel(self.tablePanel)
        self.deckLabel.setProperty("textFormat", 0)
        self.deckLabel.setObjectName(u"deckLabel")
        self.deckLabel.setProperty(u"role", u"small")

        self.tableLayout.addWidget(self.deckLabel)

        self.deckTitle = QLabel(self.tablePanel)
        self.deckTitle.setProperty("textFormat", 0)
        self.deckTitle.setObjectName(u"deckTitle")
        self.deckTitle.setWordWrap(True)

        self.tableLayout.addWidget(self.deckTitle)

        self.deck = QPushButton(self.tablePanel)
        self.deck.setObjectName(u"deck")

        self.tableLayout.addWidget(self.deck)

        self.deckGap = QSpacerItem(20, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.tableLayout.addItem(self.deckGap)

        self.theftLabel = QLabel(self.tablePanel)
        self.theftLabel.setProperty("textFormat", 0)
        self.theftLabel.setObjectName(u"theftLabel")
        self.theftLabel.setProperty(u"role", u"small")

        self.tableLayout.addWidget(self.theftLabel)

        self.theftCurtain = QRadioButton(self.tablePanel)
        self.theftCurtain.setObjectName(u"theftCurtain")
        self.theftCurtain.setChecked(True)

        self.tableLayout.addWidget(self.theftCurtain)

        self.theftEyesClosed = QRadioButton(self.tablePanel)
        self.theftEyesClosed.setObjectName(u"theftEyesClosed")

        self.tableLayout.addWidget(self.theftEyesClosed)

        self.theftHint = QLabel(self.tablePanel)
        self.theftHint.setProperty("textFormat", 0)
        self.theftHint.setObjectName(u"theftHint")
        self.theftHint.setWordWrap(True)
        self.theftHint.setProperty(u"role", u"small")

        self.tableLayout.addWidget(self.theftHint)

        self.hands = QWidget(self.tablePanel)
        self.hands.setObjectName(u"hands")
        self.handsLayout = QVBoxLayout(self.hands)
        self.handsLayout.setObjectName(u"handsLayout")
        self.handsLayout.setContentsMargins(0, 0, 0, 0)
        self.handsLabel = QLabel(self.hands)
        self.handsLabel.setProperty("textFormat", 0)
        self.handsLabel.setObjectName(u"handsLabel")
        self.handsLabel.setProperty(u"role", u"small")

        self.handsLayout.addWidget(self.handsLabel)

        self.handsCurtain = QRadioButton(self.hands)
        self.handsCurtain.setObjectName(u"handsCurtain")
        self.handsCurtain.setChecked(True)

        self.handsLayout.addWidget(self.handsCurtain)

        self.handsFacing = QRadioButton(self.hands)
        self.handsFacing.setObjectName(u"handsFacing")

        self.handsLayout.addWidget(self.handsFacing)

        self.handsOpen = QRadioButton(self.hands)
        self.handsOpen.setObjectName(u"handsOpen")

        self.handsLayout.addWidget(self.handsOpen)

        self.handsHint = QLabel(self.hands)
        self.handsHint.setProperty("textFormat", 0)
        self.handsHint.setObjectName(u"handsHint")
        self.handsHint.setWordWrap(True)
        self.handsHint.setProperty(u"role", u"small")

        self.handsLayout.addWidget(self.handsHint)


        self.tableLayout.addWidget(self.hands)

        self.tableGap = QSpacerItem(20, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.tableLayout.addItem(self.tableGap)

        self.length = QLabel(self.tablePanel)
        self.length.setProperty("textFormat", 0)
        self.length.setObjectName(u"length")
        self.length.setWordWrap(True)
        self.length.setProperty(u"role", u"heading")

        self.tableLayout.addWidget(self.length)

        self.hints = QLabel(self.tablePanel)
        self.hints.setProperty("textFormat", 0)
        self.hints.setObjectName(u"hints")
        self.hints.setWordWrap(True)
        self.hints.setProperty(u"role", u"small")

        self.tableLayout.addWidget(self.hints)

        self.tableFill = QSpacerItem(20, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.tableLayout.addItem(self.tableFill)


        self.columns.addWidget(self.tablePanel)

        self.columns.setStretch(0, 48)
        self.columns.setStretch(1, 27)
        self.columns.setStretch(2, 25)
        self.scroll.setWidget(self.sheet)

        self.pageLayout.addWidget(self.scroll)

        self.foot = QHBoxLayout()
        self.foot.setSpacing(16)
        self.foot.setObjectName(u"foot")
        self.foot.setContentsMargins(0, 0, 0, 0)
        self.footText = QLabel(SetupPage)
        self.footText.setProperty("textFormat", 0)
        self.footText.setObjectName(u"footText")
        self.footText.setWordWrap(True)
        self.footText.setProperty(u"role", u"wrong")

        self.foot.addWidget(self.footText)

        self.start = QPushButton(SetupPage)
        self.start.setObjectName(u"start")
        self.start.setProperty(u"variant", u"primary")

        self.foot.addWidget(self.start)

        self.foot.setStretch(0, 1)

        self.pageLayout.addLayout(self.foot)


        self.retranslateUi(SetupPage)

        self.start.setDefault(True)


        QMetaObject.connectSlotsByName(SetupPage)
    # setupUi

    def retranslateUi(self, SetupPage):
        SetupPage.setWindowTitle(QCoreApplication.translate("SetupPage", u"Set-up", None))
        self.back.setText(QCoreApplication.translate("SetupPage", u"Back", None))
        self.title.setText("")
        self.practise.setText(QCoreApplication.translate("SetupPage", u"Practise: 90 seconds", None))
        self.playersHeading.setText(QCoreApplication.translate("SetupPage", u"Players", None))
        self.playersHint.setText(QCoreApplication.translate("SetupPage", u"Clockwise round the table", None))
        self.seatProblem.setText("")
        self.addPerson.setText(QCoreApplication.translate("SetupPage", u"Add a player", None))
        self.addBot.setText(QCoreApplication.translate("SetupPage", u"Add a bot", None))
        self.waysHint.setText(QCoreApplication.translate("SetupPage", u"Person: answers in secret at the laptop. On paper: writes answers down, to be typed in at the reveal. A team: Foxes (Ada, Ben). Guest: no name is kept.", None))
        self.publicHint.setText(QCoreApplication.translate("SetupPage", u"The public: everybody in the room without a seat. Their majority answers.", None))
        self.rulesHeading.setText(QCoreApplication.translate("SetupPage", u"House rules", None))
        self.presetHint.setText("")
        self.more.setText(QCoreApplication.translate("SetupPage", u"More house rules", None))
        self.tableHeading.setText(QCoreApplication.translate("SetupPage", u"On the table", None))
        self.deckLabel.setText(QCoreApplication.translate("SetupPage", u"Paintings", None))
        self.deckTitle.setText("")
        self.deck.setText(QCoreApplication.translate("SetupPage", u"Other paintings", None))
        self.theftLabel.setText(QCoreApplication.translate("SetupPage", u"Secret work on the wall", None))
        self.theftCurtain.setText(QCoreApplication.translate("SetupPage", u"Behind the curtain", None))
        self.theftEyesClosed.setText(QCoreApplication.translate("SetupPage", u"All eyes closed", None))
        self.theftHint.setText("")
        self.handsLabel.setText(QCoreApplication.translate("SetupPage", u"How hands are held", None))
        self.handsCurtain.setText(QCoreApplication.translate("SetupPage", u"Behind the curtain", None))
        self.handsFacing.setText(QCoreApplication.translate("SetupPage", u"Facing each other", None))
        self.handsOpen.setText(QCoreApplication.translate("SetupPage", u"Open on the table", None))
        self.handsHint.setText("")
        self.length.setText("")
        self.hints.setText("")
        self.footText.setText("")
        self.start.setText(QCoreApplication.translate("SetupPage", u"Start", None))
    # retranslateUi
