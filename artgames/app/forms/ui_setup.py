# Generated from ui/setup.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QPushButton, QRadioButton, QScrollArea, QSizePolicy, QSpacerItem, QToolButton, QVBoxLayout, QWidget

from artgames.app.phones.join_panel import JoinPanel
from artgames.app.setup.game_story import GameStory
from artgames.app.widgets.shrinking_label import FittedLabel
from artgames.app.widgets.steady_label import SteadyLabel

class Ui_SetupPage(object):
    def setupUi(self, SetupPage):
        if not SetupPage.objectName():
            SetupPage.setObjectName(u"SetupPage")
        SetupPage.resize(1280, 800)
        self.pageLayout = QVBoxLayout(SetupPage)
        self.pageLayout.setSpacing(10)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(20, 12, 20, 14)
        self.head = QHBoxLayout()
        self.head.setSpacing(12)
        self.head.setObjectName(u"head")
        self.head.setContentsMargins(0, 0, 0, 0)
        self.back = QPushButton(SetupPage)
        self.back.setObjectName(u"back")
        self.back.setProperty(u"variant", u"quiet")

        self.head.addWidget(self.back)

        self.title = FittedLabel(SetupPage)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"headline")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.title.sizePolicy().hasHeightForWidth())
        self.title.setSizePolicy(sizePolicy)
        self.title.setProperty("textFormat", 0)

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
        self.columns.setSpacing(14)
        self.columns.setObjectName(u"columns")
        self.columns.setContentsMargins(0, 0, 0, 0)
        self.storyPanel = QFrame(self.sheet)
        self.storyPanel.setObjectName(u"storyPanel")
        self.storyPanel.setProperty(u"panel", True)
        self.storyLayout = QVBoxLayout(self.storyPanel)
        self.storyLayout.setSpacing(8)
        self.storyLayout.setObjectName(u"storyLayout")
        self.storyLayout.setContentsMargins(14, 14, 14, 14)
        self.story = GameStory(self.storyPanel)
        self.story.setObjectName(u"story")

        self.storyLayout.addWidget(self.story)

        self.join = JoinPanel(self.storyPanel)
        self.join.setObjectName(u"join")

        self.storyLayout.addWidget(self.join)

        self.wholeClass = QPushButton(self.storyPanel)
        self.wholeClass.setObjectName(u"wholeClass")

        self.storyLayout.addWidget(self.wholeClass)


        self.columns.addWidget(self.storyPanel)

        self.playersPanel = QFrame(self.sheet)
        self.playersPanel.setObjectName(u"playersPanel")
        self.playersPanel.setProperty(u"panel", True)
        self.playersLayout = QVBoxLayout(self.playersPanel)
        self.playersLayout.setSpacing(6)
        self.playersLayout.setObjectName(u"playersLayout")
        self.playersLayout.setContentsMargins(16, 8, 16, 8)
        self.playersHead = QHBoxLayout()
        self.playersHead.setSpacing(8)
        self.playersHead.setObjectName(u"playersHead")
        self.playersHead.setContentsMargins(0, 0, 0, 0)
        self.playersHeading = QLabel(self.playersPanel)
        self.playersHeading.setProperty("textFormat", 0)
        self.playersHeading.setObjectName(u"playersHeading")
        self.playersHeading.setProperty(u"role", u"heading")

        self.playersHead.addWidget(self.playersHeading)

        self.playersSpacer = QSpacerItem(4, 4, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.playersHead.addItem(self.playersSpacer)

        self.playersHint = QLabel(self.playersPanel)
        self.playersHint.setProperty("textFormat", 0)
        self.playersHint.setObjectName(u"playersHint")
        self.playersHint.setProperty(u"role", u"small")

        self.playersHead.addWidget(self.playersHint)

        self.phones = QPushButton(self.playersPanel)
        self.phones.setObjectName(u"phones")
        self.phones.setProperty(u"variant", u"quiet")

        self.playersHead.addWidget(self.phones)

        self.groups = QPushButton(self.playersPanel)
        self.groups.setObjectName(u"groups")
        self.groups.setProperty(u"variant", u"quiet")

        self.playersHead.addWidget(self.groups)


        self.playersLayout.addLayout(self.playersHead)

        self.seats = QWidget(self.playersPanel)
        self.seats.setObjectName(u"seats")
        self.adds = QWidget(self.seats)
        self.adds.setObjectName(u"adds")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.adds.sizePolicy().hasHeightForWidth())
        self.adds.setSizePolicy(sizePolicy1)
        self.addLayout = QVBoxLayout(self.adds)
        self.addLayout.setSpacing(8)
        self.addLayout.setObjectName(u"addLayout")
        self.addLayout.setContentsMargins(0, 0, 0, 0)
        self.addPerson = QPushButton(self.adds)
        self.addPerson.setObjectName(u"addPerson")
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        sizePolicy2.setHorizontalStretch(0)
        sizePolicy2.setVerticalStretch(0)
        sizePolicy2.setHeightForWidth(self.addPerson.sizePolicy().hasHeightForWidth())
        self.addPerson.setSizePolicy(sizePolicy2)

        self.addLayout.addWidget(self.addPerson)

        self.addBot = QPushButton(self.adds)
        self.addBot.setObjectName(u"addBot")
        sizePolicy2.setHeightForWidth(self.addBot.sizePolicy().hasHeightForWidth())
        self.addBot.setSizePolicy(sizePolicy2)

        self.addLayout.addWidget(self.addBot)


        self.playersLayout.addWidget(self.seats)

        self.seatProblem = QLabel(self.playersPanel)
        self.seatProblem.setProperty("textFormat", 0)
        self.seatProblem.setObjectName(u"seatProblem")
        self.seatProblem.setWordWrap(True)
        self.seatProblem.setProperty(u"role", u"wrong")

        self.playersLayout.addWidget(self.seatProblem)

        self.presetsHeading = QLabel(self.playersPanel)
        self.presetsHeading.setProperty("textFormat", 0)
        self.presetsHeading.setObjectName(u"presetsHeading")
        self.presetsHeading.setProperty(u"role", u"heading")

        self.playersLayout.addWidget(self.presetsHeading)

        self.presets = QWidget(self.playersPanel)
        self.presets.setObjectName(u"presets")

        self.playersLayout.addWidget(self.presets)

        self.presetHint = SteadyLabel(self.playersPanel)
        self.presetHint.setObjectName(u"presetHint")
        self.presetHint.setProperty(u"role", u"small")

        self.playersLayout.addWidget(self.presetHint)

        self.moreLayout = QHBoxLayout()
        self.moreLayout.setSpacing(8)
        self.moreLayout.setObjectName(u"moreLayout")
        self.moreLayout.setContentsMargins(0, 0, 0, 0)
        self.more = QToolButton(self.playersPanel)
        self.more.setObjectName(u"more")
        self.more.setProperty(u"variant", u"quiet")
        self.more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.more.setArrowType(Qt.ArrowType.RightArrow)

        self.moreLayout.addWidget(self.more)

        self.deckNow = QLabel(self.playersPanel)
        self.deckNow.setProperty("textFormat", 0)
        self.deckNow.setObjectName(u"deckNow")
        self.deckNow.setProperty(u"role", u"small")
        self.deckNow.setProperty("textFormat", 0)
        sizePolicy.setHeightForWidth(self.deckNow.sizePolicy().hasHeightForWidth())
        self.deckNow.setSizePolicy(sizePolicy)

        self.moreLayout.addWidget(self.deckNow)


        self.playersLayout.addLayout(self.moreLayout)

        self.details = QWidget(self.playersPanel)
        self.details.setObjectName(u"details")
        self.detailsColumns = QHBoxLayout(self.details)
        self.detailsColumns.setSpacing(24)
        self.detailsColumns.setObjectName(u"detailsColumns")
        self.detailsColumns.setContentsMargins(0, 0, 0, 0)
        self.rules = QWidget(self.details)
        self.rules.setObjectName(u"rules")
        self.detailsLayout = QVBoxLayout(self.rules)
        self.detailsLayout.setSpacing(6)
        self.detailsLayout.setObjectName(u"detailsLayout")
        self.detailsLayout.setContentsMargins(0, 0, 0, 0)

        self.detailsColumns.addWidget(self.rules)

        self.tablePanel = QWidget(self.details)
        self.tablePanel.setObjectName(u"tablePanel")
        self.tableLayout = QVBoxLayout(self.tablePanel)
        self.tableLayout.setSpacing(8)
        self.tableLayout.setObjectName(u"tableLayout")
        self.tableLayout.setContentsMargins(0, 0, 0, 0)
        self.deckLabel = QLabel(self.tablePanel)
        self.deckLabel.setProperty("textFormat", 0)
        self.deckLabel.setObjectName(u"deckLabel")
        self.deckLabel.setProperty(u"role", u"heading")

        self.tableLayout.addWidget(self.deckLabel)

        self.deckTitle = QLabel(self.tablePanel)
        self.deckTitle.setProperty("textFormat", 0)
        self.deckTitle.setObjectName(u"deckTitle")
        self.deckTitle.setWordWrap(True)
        self.deckTitle.setProperty("textFormat", 0)

        self.tableLayout.addWidget(self.deckTitle)

        self.deck = QPushButton(self.tablePanel)
        self.deck.setObjectName(u"deck")
        sizePolicy3 = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        sizePolicy3.setHorizontalStretch(0)
        sizePolicy3.setVerticalStretch(0)
        sizePolicy3.setHeightForWidth(self.deck.sizePolicy().hasHeightForWidth())
        self.deck.setSizePolicy(sizePolicy3)

        self.tableLayout.addWidget(self.deck)

        self.young = QCheckBox(self.tablePanel)
        self.young.setObjectName(u"young")

        self.tableLayout.addWidget(self.young)

        self.ordered = QCheckBox(self.tablePanel)
        self.ordered.setObjectName(u"ordered")

        self.tableLayout.addWidget(self.ordered)

        self.theftLabel = QLabel(self.tablePanel)
        self.theftLabel.setProperty("textFormat", 0)
        self.theftLabel.setObjectName(u"theftLabel")
        self.theftLabel.setProperty(u"role", u"heading")

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
        self.handsLayout.setSpacing(6)
        self.handsLayout.setObjectName(u"handsLayout")
        self.handsLayout.setContentsMargins(0, 0, 0, 0)
        self.handsLabel = QLabel(self.hands)
        self.handsLabel.setProperty("textFormat", 0)
        self.handsLabel.setObjectName(u"handsLabel")
        self.handsLabel.setProperty(u"role", u"heading")

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

        self.waysHint = QLabel(self.tablePanel)
        self.waysHint.setProperty("textFormat", 0)
        self.waysHint.setObjectName(u"waysHint")
        self.waysHint.setWordWrap(True)
        self.waysHint.setProperty(u"role", u"small")

        self.tableLayout.addWidget(self.waysHint)

        self.publicHint = QLabel(self.tablePanel)
        self.publicHint.setProperty("textFormat", 0)
        self.publicHint.setObjectName(u"publicHint")
        self.publicHint.setWordWrap(True)
        self.publicHint.setProperty(u"role", u"small")

        self.tableLayout.addWidget(self.publicHint)

        self.tableSpacer = QSpacerItem(4, 4, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.tableLayout.addItem(self.tableSpacer)


        self.detailsColumns.addWidget(self.tablePanel)

        self.detailsColumns.setStretch(0, 1)
        self.detailsColumns.setStretch(1, 1)

        self.playersLayout.addWidget(self.details)

        self.playersBottom = QSpacerItem(4, 4, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.playersLayout.addItem(self.playersBottom)


        self.columns.addWidget(self.playersPanel)

        self.columns.setStretch(0, 28)
        self.columns.setStretch(1, 72)
        self.scroll.setWidget(self.sheet)

        self.pageLayout.addWidget(self.scroll)

        self.foot = QHBoxLayout()
        self.foot.setSpacing(14)
        self.foot.setObjectName(u"foot")
        self.foot.setContentsMargins(0, 0, 0, 0)
        self.facts = QVBoxLayout()
        self.facts.setSpacing(2)
        self.facts.setObjectName(u"facts")
        self.facts.setContentsMargins(0, 0, 0, 0)
        self.length = QLabel(SetupPage)
        self.length.setProperty("textFormat", 0)
        self.length.setObjectName(u"length")
        self.length.setWordWrap(True)
        self.length.setProperty(u"role", u"heading")

        self.facts.addWidget(self.length)

        self.hints = QLabel(SetupPage)
        self.hints.setProperty("textFormat", 0)
        self.hints.setObjectName(u"hints")
        self.hints.setWordWrap(True)
        self.hints.setProperty(u"role", u"small")
        self.hints.setProperty("textFormat", 0)

        self.facts.addWidget(self.hints)

        self.footText = QLabel(SetupPage)
        self.footText.setProperty("textFormat", 0)
        self.footText.setObjectName(u"footText")
        self.footText.setWordWrap(True)
        self.footText.setProperty(u"role", u"wrong")
        self.footText.setProperty("textFormat", 0)

        self.facts.addWidget(self.footText)


        self.foot.addLayout(self.facts)

        self.daily = QPushButton(SetupPage)
        self.daily.setObjectName(u"daily")
        self.daily.setProperty(u"big", True)

        self.foot.addWidget(self.daily)

        self.tryFirst = QPushButton(SetupPage)
        self.tryFirst.setObjectName(u"tryFirst")
        self.tryFirst.setProperty(u"big", True)

        self.foot.addWidget(self.tryFirst)

        self.start = QPushButton(SetupPage)
        self.start.setObjectName(u"start")
        self.start.setProperty(u"variant", u"primary")
        self.start.setProperty(u"big", True)

        self.foot.addWidget(self.start)

        self.foot.setStretch(0, 1)

        self.pageLayout.addLayout(self.foot)


        self.retranslateUi(SetupPage)

        QMetaObject.connectSlotsByName(SetupPage)
    # setupUi

    def retranslateUi(self, SetupPage):
        SetupPage.setWindowTitle(QCoreApplication.translate("SetupPage", u"Set-up", None))
        self.back.setText(QCoreApplication.translate("SetupPage", u"Back", None))
        self.title.setText("")
        self.practise.setText(QCoreApplication.translate("SetupPage", u"Practise: 90 seconds", None))
        self.wholeClass.setText(QCoreApplication.translate("SetupPage", u"Whole class by phone", None))
#if QT_CONFIG(tooltip)
        self.wholeClass.setToolTip(QCoreApplication.translate("SetupPage", u"Questions on the room screen, and every pupil answers by phone; nobody needs a seat", None))
#endif // QT_CONFIG(tooltip)
        self.playersHeading.setText(QCoreApplication.translate("SetupPage", u"Who plays?", None))
        self.playersHint.setText(QCoreApplication.translate("SetupPage", u"Clockwise round the table", None))
        self.phones.setText(QCoreApplication.translate("SetupPage", u"Join with phones", None))
        self.groups.setText(QCoreApplication.translate("SetupPage", u"Same people as\u2026", None))
        self.addPerson.setText(QCoreApplication.translate("SetupPage", u"+ Person", None))
        self.addBot.setText(QCoreApplication.translate("SetupPage", u"+ Bot", None))
        self.seatProblem.setText("")
        self.presetsHeading.setText(QCoreApplication.translate("SetupPage", u"How hard?", None))
        self.presetHint.setText("")
        self.more.setText(QCoreApplication.translate("SetupPage", u"House rules", None))
        self.deckNow.setText("")
        self.deckLabel.setText(QCoreApplication.translate("SetupPage", u"Paintings", None))
        self.deckTitle.setText("")
        self.deck.setText(QCoreApplication.translate("SetupPage", u"Choose paintings\u2026", None))
        self.young.setText(QCoreApplication.translate("SetupPage", u"For young players", None))
#if QT_CONFIG(tooltip)
        self.young.setToolTip(QCoreApplication.translate("SetupPage", u"Leaves out nudity, violence and crucifixions.", None))
#endif // QT_CONFIG(tooltip)
        self.ordered.setText(QCoreApplication.translate("SetupPage", u"In the order of the set", None))
#if QT_CONFIG(tooltip)
        self.ordered.setToolTip(QCoreApplication.translate("SetupPage", u"Otherwise the paintings are shuffled.", None))
#endif // QT_CONFIG(tooltip)
        self.theftLabel.setText(QCoreApplication.translate("SetupPage", u"Secret turn at the wall", None))
        self.theftCurtain.setText(QCoreApplication.translate("SetupPage", u"Behind the curtain", None))
        self.theftEyesClosed.setText(QCoreApplication.translate("SetupPage", u"All eyes closed", None))
        self.theftHint.setText("")
        self.handsLabel.setText(QCoreApplication.translate("SetupPage", u"Cards in hand", None))
        self.handsCurtain.setText(QCoreApplication.translate("SetupPage", u"Behind the curtain", None))
        self.handsFacing.setText(QCoreApplication.translate("SetupPage", u"Facing each other", None))
        self.handsOpen.setText(QCoreApplication.translate("SetupPage", u"Open on the table", None))
        self.handsHint.setText("")
        self.waysHint.setText(QCoreApplication.translate("SetupPage", u"Person: answers in secret at the laptop. On paper: writes answers down, entered at the reveal. Guest: name not saved. For a team, type Foxes (Ada, Ben).", None))
        self.publicHint.setText(QCoreApplication.translate("SetupPage", u"Audience: everyone in the room without a seat, voting as one player.", None))
        self.length.setText("")
        self.hints.setText("")
        self.footText.setText("")
#if QT_CONFIG(tooltip)
        self.daily.setToolTip(QCoreApplication.translate("SetupPage", u"The same paintings for everyone today, and one try", None))
#endif // QT_CONFIG(tooltip)
        self.daily.setText(QCoreApplication.translate("SetupPage", u"Today\u2019s deal", None))
        self.tryFirst.setText(QCoreApplication.translate("SetupPage", u"Practise first", None))
        self.start.setText(QCoreApplication.translate("SetupPage", u"Start", None))
    # retranslateUi
