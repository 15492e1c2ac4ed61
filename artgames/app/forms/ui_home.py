# Generated from ui/home.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QComboBox, QFrame, QHBoxLayout, QLabel, QListView, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from artgames.app.widgets.choice_list import ChoiceList

class Ui_HomePage(object):
    def setupUi(self, HomePage):
        if not HomePage.objectName():
            HomePage.setObjectName(u"HomePage")
        HomePage.resize(1280, 800)
        self.pageLayout = QVBoxLayout(HomePage)
        self.pageLayout.setSpacing(16)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(28, 20, 28, 20)
        self.head = QHBoxLayout()
        self.head.setSpacing(4)
        self.head.setObjectName(u"head")
        self.head.setContentsMargins(0, 0, 0, 0)
        self.title = QLabel(HomePage)
        self.title.setProperty("textFormat", 0)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"headline")

        self.head.addWidget(self.title)

        self.headSpacer = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.head.addItem(self.headSpacer)

        self.collection = QPushButton(HomePage)
        self.collection.setObjectName(u"collection")
        self.collection.setProperty(u"variant", u"quiet")

        self.head.addWidget(self.collection)

        self.more = QPushButton(HomePage)
        self.more.setObjectName(u"more")
        self.more.setProperty(u"variant", u"quiet")

        self.head.addWidget(self.more)

        self.quit = QPushButton(HomePage)
        self.quit.setObjectName(u"quit")
        self.quit.setProperty(u"variant", u"quiet")

        self.head.addWidget(self.quit)

        self.settings = QPushButton(HomePage)
        self.settings.setObjectName(u"settings")
        self.settings.setProperty(u"variant", u"quiet")

        self.head.addWidget(self.settings)

        self.help = QPushButton(HomePage)
        self.help.setObjectName(u"help")
        self.help.setProperty(u"variant", u"quiet")

        self.head.addWidget(self.help)


        self.pageLayout.addLayout(self.head)

        self.columns = QHBoxLayout()
        self.columns.setSpacing(28)
        self.columns.setObjectName(u"columns")
        self.columns.setContentsMargins(0, 0, 0, 0)
        self.gamesColumn = QVBoxLayout()
        self.gamesColumn.setSpacing(10)
        self.gamesColumn.setObjectName(u"gamesColumn")
        self.gamesColumn.setContentsMargins(0, 0, 0, 0)
        self.hero = QFrame(HomePage)
        self.hero.setObjectName(u"hero")
        self.heroLayout = QVBoxLayout(self.hero)
        self.heroLayout.setSpacing(6)
        self.heroLayout.setObjectName(u"heroLayout")
        self.heroLayout.setContentsMargins(0, 0, 0, 0)
        self.heroRail = QFrame(self.hero)
        self.heroRail.setObjectName(u"heroRail")
        self.heroRail.setProperty(u"rail", True)
        self.heroRailLayout = QHBoxLayout(self.heroRail)
        self.heroRailLayout.setSpacing(10)
        self.heroRailLayout.setObjectName(u"heroRailLayout")
        self.heroRailLayout.setContentsMargins(18, 8, 14, 8)
        self.heroWords = QVBoxLayout()
        self.heroWords.setSpacing(0)
        self.heroWords.setObjectName(u"heroWords")
        self.heroWords.setContentsMargins(0, 0, 0, 0)
        self.heroTitle = QLabel(self.heroRail)
        self.heroTitle.setProperty("textFormat", 0)
        self.heroTitle.setObjectName(u"heroTitle")
        self.heroTitle.setProperty(u"role", u"headline")

        self.heroWords.addWidget(self.heroTitle)

        self.heroFacts = QLabel(self.heroRail)
        self.heroFacts.setProperty("textFormat", 0)
        self.heroFacts.setObjectName(u"heroFacts")
        self.heroFacts.setWordWrap(True)
        self.heroFacts.setProperty(u"role", u"small")

        self.heroWords.addWidget(self.heroFacts)


        self.heroRailLayout.addLayout(self.heroWords)

        self.heroPractise = QPushButton(self.heroRail)
        self.heroPractise.setObjectName(u"heroPractise")

        self.heroRailLayout.addWidget(self.heroPractise)

        self.heroPlay = QPushButton(self.heroRail)
        self.heroPlay.setObjectName(u"heroPlay")

        self.heroRailLayout.addWidget(self.heroPlay)

        self.heroRailLayout.setStretch(0, 1)

        self.heroLayout.addWidget(self.heroRail)


        self.gamesColumn.addWidget(self.hero)

        self.gamesHead = QHBoxLayout()
        self.gamesHead.setSpacing(12)
        self.gamesHead.setObjectName(u"gamesHead")
        self.gamesHead.setContentsMargins(0, 0, 0, 0)
        self.gamesHeading = QLabel(HomePage)
        self.gamesHeading.setProperty("textFormat", 0)
        self.gamesHeading.setObjectName(u"gamesHeading")
        self.gamesHeading.setProperty(u"role", u"heading")

        self.gamesHead.addWidget(self.gamesHeading)

        self.gamesSpacer = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.gamesHead.addItem(self.gamesSpacer)

        self.kinds = QComboBox(HomePage)
        self.kinds.setObjectName(u"kinds")

        self.gamesHead.addWidget(self.kinds)

        self.players = QComboBox(HomePage)
        self.players.setObjectName(u"players")

        self.gamesHead.addWidget(self.players)

        self.minutes = QComboBox(HomePage)
        self.minutes.setObjectName(u"minutes")

        self.gamesHead.addWidget(self.minutes)


        self.gamesColumn.addLayout(self.gamesHead)

        self.games = ChoiceList(HomePage)
        self.games.setObjectName(u"games")
        self.games.setFrameShape(QFrame.Shape.NoFrame)
        self.games.setStyleSheet(u"QAbstractItemView { background: transparent; border: none; }")
        self.games.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.games.setViewMode(QListView.ViewMode.IconMode)
        self.games.setMovement(QListView.Movement.Static)
        self.games.setResizeMode(QListView.ResizeMode.Adjust)
        self.games.setUniformItemSizes(True)

        self.gamesColumn.addWidget(self.games)

        self.gamesColumn.setStretch(2, 1)

        self.columns.addLayout(self.gamesColumn)

        self.sideLayout = QVBoxLayout()
        self.sideLayout.setSpacing(16)
        self.sideLayout.setObjectName(u"sideLayout")
        self.sideLayout.setContentsMargins(0, 0, 0, 0)
        self.same = QFrame(HomePage)
        self.same.setObjectName(u"same")
        self.same.setProperty(u"panel", True)
        self.sameLayout = QVBoxLayout(self.same)
        self.sameLayout.setSpacing(10)
        self.sameLayout.setObjectName(u"sameLayout")
        self.sameLayout.setContentsMargins(20, 16, 20, 20)
        self.sameHeading = QLabel(self.same)
        self.sameHeading.setProperty("textFormat", 0)
        self.sameHeading.setObjectName(u"sameHeading")
        self.sameHeading.setProperty(u"role", u"heading")

        self.sameLayout.addWidget(self.sameHeading)

        self.sameWho = QLabel(self.same)
        self.sameWho.setProperty("textFormat", 0)
        self.sameWho.setObjectName(u"sameWho")
        self.sameWho.setProperty("textFormat", 0)
        self.sameWho.setWordWrap(True)
        self.sameWho.setProperty(u"role", u"small")

        self.sameLayout.addWidget(self.sameWho)

        self.sameAgain = QPushButton(self.same)
        self.sameAgain.setObjectName(u"sameAgain")
        self.sameAgain.setProperty(u"variant", u"primary")

        self.sameLayout.addWidget(self.sameAgain)


        self.sideLayout.addWidget(self.same)

        self.waiting = QFrame(HomePage)
        self.waiting.setObjectName(u"waiting")
        self.waiting.setProperty(u"panel", True)
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.waiting.sizePolicy().hasHeightForWidth())
        self.waiting.setSizePolicy(sizePolicy)
        self.waitingLayout = QVBoxLayout(self.waiting)
        self.waitingLayout.setSpacing(10)
        self.waitingLayout.setObjectName(u"waitingLayout")
        self.waitingLayout.setContentsMargins(20, 16, 20, 16)
        self.continueHeading = QLabel(self.waiting)
        self.continueHeading.setProperty("textFormat", 0)
        self.continueHeading.setObjectName(u"continueHeading")
        self.continueHeading.setProperty(u"role", u"heading")

        self.waitingLayout.addWidget(self.continueHeading)

        self.continueMatch = QPushButton(self.waiting)
        self.continueMatch.setObjectName(u"continueMatch")
        self.continueMatch.setProperty(u"variant", u"primary")

        self.waitingLayout.addWidget(self.continueMatch)

        self.unfinished = ChoiceList(self.waiting)
        self.unfinished.setObjectName(u"unfinished")
        self.unfinished.setFrameShape(QFrame.Shape.NoFrame)
        self.unfinished.setSizeAdjustPolicy(QAbstractScrollArea.SizeAdjustPolicy.AdjustToContents)
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.unfinished.sizePolicy().hasHeightForWidth())
        self.unfinished.setSizePolicy(sizePolicy1)
        self.unfinished.setStyleSheet(u"QAbstractItemView { background: transparent; border: none; }")
        self.unfinished.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.unfinished.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

        self.waitingLayout.addWidget(self.unfinished)


        self.sideLayout.addWidget(self.waiting)

        self.today = QWidget(HomePage)
        self.today.setObjectName(u"today")
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        sizePolicy2.setHorizontalStretch(0)
        sizePolicy2.setVerticalStretch(0)
        sizePolicy2.setHeightForWidth(self.today.sizePolicy().hasHeightForWidth())
        self.today.setSizePolicy(sizePolicy2)
        self.todayLayout = QVBoxLayout(self.today)
        self.todayLayout.setSpacing(8)
        self.todayLayout.setObjectName(u"todayLayout")
        self.todayLayout.setContentsMargins(0, 0, 0, 0)
        self.todayHeading = QLabel(self.today)
        self.todayHeading.setProperty("textFormat", 0)
        self.todayHeading.setObjectName(u"todayHeading")
        self.todayHeading.setProperty(u"role", u"small")

        self.todayLayout.addWidget(self.todayHeading)


        self.sideLayout.addWidget(self.today)

        self.sideSpacer = QSpacerItem(20, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.sideLayout.addItem(self.sideSpacer)

        self.sideLayout.setStretch(2, 1000)
        self.sideLayout.setStretch(3, 1)

        self.columns.addLayout(self.sideLayout)

        self.columns.setStretch(0, 70)
        self.columns.setStretch(1, 30)

        self.pageLayout.addLayout(self.columns)


        self.retranslateUi(HomePage)

        self.sameAgain.setDefault(True)


        QMetaObject.connectSlotsByName(HomePage)
    # setupUi

    def retranslateUi(self, HomePage):
        HomePage.setWindowTitle(QCoreApplication.translate("HomePage", u"Home", None))
        self.title.setText(QCoreApplication.translate("HomePage", u"Artgames", None))
        self.collection.setText(QCoreApplication.translate("HomePage", u"The collection", None))
        self.more.setText(QCoreApplication.translate("HomePage", u"Class and museum", None))
        self.quit.setText(QCoreApplication.translate("HomePage", u"Quit", None))
        self.settings.setText(QCoreApplication.translate("HomePage", u"Settings", None))
        self.help.setText(QCoreApplication.translate("HomePage", u"Help", None))
        self.heroTitle.setText("")
        self.heroFacts.setText("")
        self.heroPractise.setText(QCoreApplication.translate("HomePage", u"Practise", None))
        self.heroPlay.setText(QCoreApplication.translate("HomePage", u"New game", None))
        self.gamesHeading.setText(QCoreApplication.translate("HomePage", u"Games", None))
#if QT_CONFIG(accessibility)
        self.kinds.setAccessibleName(QCoreApplication.translate("HomePage", u"Type of game", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.players.setAccessibleName(QCoreApplication.translate("HomePage", u"Players", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.minutes.setAccessibleName(QCoreApplication.translate("HomePage", u"Time", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.games.setAccessibleName(QCoreApplication.translate("HomePage", u"Games", None))
#endif // QT_CONFIG(accessibility)
        self.sameHeading.setText(QCoreApplication.translate("HomePage", u"Play again", None))
        self.sameWho.setText("")
        self.sameAgain.setText(QCoreApplication.translate("HomePage", u"Play again", None))
        self.continueHeading.setText(QCoreApplication.translate("HomePage", u"Welcome back", None))
        self.continueMatch.setText(QCoreApplication.translate("HomePage", u"Continue", None))
#if QT_CONFIG(accessibility)
        self.unfinished.setAccessibleName(QCoreApplication.translate("HomePage", u"Unfinished matches", None))
#endif // QT_CONFIG(accessibility)
        self.todayHeading.setText(QCoreApplication.translate("HomePage", u"On our wall today", None))
    # retranslateUi
