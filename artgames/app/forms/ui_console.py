# Generated from ui/console.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QSpinBox, QTabWidget, QToolButton, QVBoxLayout, QWidget

from artgames.app.room.room_preview import Preview

class Ui_ConsolePage(object):
    def setupUi(self, ConsolePage):
        if not ConsolePage.objectName():
            ConsolePage.setObjectName(u"ConsolePage")
        ConsolePage.resize(1366, 768)
        self.columns = QVBoxLayout(ConsolePage)
        self.columns.setSpacing(12)
        self.columns.setObjectName(u"columns")
        self.columns.setContentsMargins(16, 12, 16, 12)
        self.middle = QHBoxLayout()
        self.middle.setSpacing(16)
        self.middle.setObjectName(u"middle")
        self.left = QVBoxLayout()
        self.left.setSpacing(8)
        self.left.setObjectName(u"left")
        self.titleRow = QHBoxLayout()
        self.titleRow.setObjectName(u"titleRow")
        self.where = QLabel(ConsolePage)
        self.where.setProperty("textFormat", 0)
        self.where.setObjectName(u"where")
        self.where.setProperty("textFormat", 0)
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.where.sizePolicy().hasHeightForWidth())
        self.where.setSizePolicy(sizePolicy)

        self.titleRow.addWidget(self.where)

        self.tag = QLabel(ConsolePage)
        self.tag.setProperty("textFormat", 0)
        self.tag.setObjectName(u"tag")

        self.titleRow.addWidget(self.tag)

        self.titleRow.setStretch(0, 1)

        self.left.addLayout(self.titleRow)

        self.preview = Preview(ConsolePage)
        self.preview.setObjectName(u"preview")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(1)
        sizePolicy1.setHeightForWidth(self.preview.sizePolicy().hasHeightForWidth())
        self.preview.setSizePolicy(sizePolicy1)

        self.left.addWidget(self.preview)

        self.pictureRow = QWidget(ConsolePage)
        self.pictureRow.setObjectName(u"pictureRow")
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        sizePolicy2.setHorizontalStretch(0)
        sizePolicy2.setVerticalStretch(0)
        sizePolicy2.setHeightForWidth(self.pictureRow.sizePolicy().hasHeightForWidth())
        self.pictureRow.setSizePolicy(sizePolicy2)
        self.freezeButton = QToolButton(self.pictureRow)
        self.freezeButton.setObjectName(u"freezeButton")
        self.freezeButton.setCheckable(True)
        self.houseButton = QToolButton(self.pictureRow)
        self.houseButton.setObjectName(u"houseButton")
        self.houseButton.setCheckable(True)
        self.breakButton = QToolButton(self.pictureRow)
        self.breakButton.setObjectName(u"breakButton")
        self.breakButton.setCheckable(True)
        self.swapButton = QToolButton(self.pictureRow)
        self.swapButton.setObjectName(u"swapButton")
        self.leaveButton = QToolButton(self.pictureRow)
        self.leaveButton.setObjectName(u"leaveButton")

        self.left.addWidget(self.pictureRow)

        self.left.setStretch(1, 1)

        self.middle.addLayout(self.left)

        self.tabs = QTabWidget(ConsolePage)
        self.tabs.setObjectName(u"tabs")
        self.tabs.setUsesScrollButtons(False)
        self.nowTab = QWidget()
        self.nowTab.setObjectName(u"nowTab")
        self.nowColumn = QVBoxLayout(self.nowTab)
        self.nowColumn.setSpacing(6)
        self.nowColumn.setObjectName(u"nowColumn")
        self.nowScroll = QScrollArea(self.nowTab)
        self.nowScroll.setObjectName(u"nowScroll")
        self.nowScroll.setFrameShape(QFrame.Shape.NoFrame)
        self.nowScroll.setWidgetResizable(True)
        self.nowSheet = QWidget()
        self.nowSheet.setObjectName(u"nowSheet")
        self.nowSheetColumn = QVBoxLayout(self.nowSheet)
        self.nowSheetColumn.setSpacing(6)
        self.nowSheetColumn.setObjectName(u"nowSheetColumn")
        self.nowSheetColumn.setContentsMargins(0, 0, 0, 0)
        self.nowTitle = QLabel(self.nowSheet)
        self.nowTitle.setProperty("textFormat", 0)
        self.nowTitle.setObjectName(u"nowTitle")

        self.nowSheetColumn.addWidget(self.nowTitle)

        self.now = QLabel(self.nowSheet)
        self.now.setProperty("textFormat", 0)
        self.now.setObjectName(u"now")
        self.now.setProperty("textFormat", 0)
        self.now.setWordWrap(True)

        self.nowSheetColumn.addWidget(self.now)

        self.nextTitle = QLabel(self.nowSheet)
        self.nextTitle.setProperty("textFormat", 0)
        self.nextTitle.setObjectName(u"nextTitle")

        self.nowSheetColumn.addWidget(self.nextTitle)

        self.next = QLabel(self.nowSheet)
        self.next.setProperty("textFormat", 0)
        self.next.setObjectName(u"next")
        self.next.setProperty("textFormat", 0)
        self.next.setWordWrap(True)

        self.nowSheetColumn.addWidget(self.next)

        self.missingTitle = QLabel(self.nowSheet)
        self.missingTitle.setProperty("textFormat", 0)
        self.missingTitle.setObjectName(u"missingTitle")

        self.nowSheetColumn.addWidget(self.missingTitle)

        self.missing = QLabel(self.nowSheet)
        self.missing.setProperty("textFormat", 0)
        self.missing.setObjectName(u"missing")
        self.missing.setProperty("textFormat", 0)
        self.missing.setWordWrap(True)

        self.nowSheetColumn.addWidget(self.missing)

        self.nowPush = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.nowSheetColumn.addItem(self.nowPush)

        self.nowScroll.setWidget(self.nowSheet)

        self.nowColumn.addWidget(self.nowScroll)

        self.secretTitle = QLabel(self.nowTab)
        self.secretTitle.setProperty("textFormat", 0)
        self.secretTitle.setObjectName(u"secretTitle")

        self.nowColumn.addWidget(self.secretTitle)

        self.secret = QLabel(self.nowTab)
        self.secret.setProperty("textFormat", 0)
        self.secret.setObjectName(u"secret")
        self.secret.setProperty("textFormat", 0)
        self.secret.setWordWrap(True)

        self.nowColumn.addWidget(self.secret)

        self.secretSeat = QComboBox(self.nowTab)
        self.secretSeat.setObjectName(u"secretSeat")
        self.secretSeat.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.secretSeat.setMinimumContentsLength(8)

        self.nowColumn.addWidget(self.secretSeat)

        self.eyeButton = QPushButton(self.nowTab)
        self.eyeButton.setObjectName(u"eyeButton")

        self.nowColumn.addWidget(self.eyeButton)

        self.tabs.addTab(self.nowTab, "")
        self.peopleTab = QWidget()
        self.peopleTab.setObjectName(u"peopleTab")
        self.peopleColumn = QVBoxLayout(self.peopleTab)
        self.peopleColumn.setObjectName(u"peopleColumn")
        self.peopleScroll = QScrollArea(self.peopleTab)
        self.peopleScroll.setObjectName(u"peopleScroll")
        self.peopleScroll.setWidgetResizable(True)
        self.peopleScroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.peopleList = QWidget()
        self.peopleList.setObjectName(u"peopleList")
        self.peopleRows = QVBoxLayout(self.peopleList)
        self.peopleRows.setObjectName(u"peopleRows")
        self.peopleScroll.setWidget(self.peopleList)

        self.peopleColumn.addWidget(self.peopleScroll)

        self.tabs.addTab(self.peopleTab, "")
        self.timerTab = QWidget()
        self.timerTab.setObjectName(u"timerTab")
        self.timerPage = QVBoxLayout(self.timerTab)
        self.timerPage.setObjectName(u"timerPage")
        self.timerPage.setContentsMargins(0, 0, 0, 0)
        self.timerScroll = QScrollArea(self.timerTab)
        self.timerScroll.setObjectName(u"timerScroll")
        self.timerScroll.setFrameShape(QFrame.Shape.NoFrame)
        self.timerScroll.setWidgetResizable(True)
        self.timerSheet = QWidget()
        self.timerSheet.setObjectName(u"timerSheet")
        self.timerColumn = QVBoxLayout(self.timerSheet)
        self.timerColumn.setSpacing(10)
        self.timerColumn.setObjectName(u"timerColumn")
        self.time = QLabel(self.timerSheet)
        self.time.setProperty("textFormat", 0)
        self.time.setObjectName(u"time")
        self.time.setAlignment(Qt.AlignmentFlag.AlignCenter)

        self.timerColumn.addWidget(self.time)

        self.timeRow = QWidget(self.timerSheet)
        self.timeRow.setObjectName(u"timeRow")
        sizePolicy2.setHeightForWidth(self.timeRow.sizePolicy().hasHeightForWidth())
        self.timeRow.setSizePolicy(sizePolicy2)
        self.moreButton = QPushButton(self.timeRow)
        self.moreButton.setObjectName(u"moreButton")
        self.noClockButton = QPushButton(self.timeRow)
        self.noClockButton.setObjectName(u"noClockButton")
        self.finishButton = QPushButton(self.timeRow)
        self.finishButton.setObjectName(u"finishButton")

        self.timerColumn.addWidget(self.timeRow)

        self.breakRow = QHBoxLayout()
        self.breakRow.setObjectName(u"breakRow")
        self.breakLabel = QLabel(self.timerSheet)
        self.breakLabel.setProperty("textFormat", 0)
        self.breakLabel.setObjectName(u"breakLabel")

        self.breakRow.addWidget(self.breakLabel)

        self.breakMinutes = QSpinBox(self.timerSheet)
        self.breakMinutes.setObjectName(u"breakMinutes")
        self.breakMinutes.setMinimum(1)
        self.breakMinutes.setMaximum(60)

        self.breakRow.addWidget(self.breakMinutes)

        self.breakRow.setStretch(0, 1)

        self.timerColumn.addLayout(self.breakRow)

        self.autoRow = QWidget(self.timerSheet)
        self.autoRow.setObjectName(u"autoRow")
        sizePolicy2.setHeightForWidth(self.autoRow.sizePolicy().hasHeightForWidth())
        self.autoRow.setSizePolicy(sizePolicy2)
        self.goesOn = QCheckBox(self.autoRow)
        self.goesOn.setObjectName(u"goesOn")
        self.goesOnSeconds = QSpinBox(self.autoRow)
        self.goesOnSeconds.setObjectName(u"goesOnSeconds")
        self.goesOnSeconds.setMinimum(3)
        self.goesOnSeconds.setMaximum(60)

        self.timerColumn.addWidget(self.autoRow)

        self.houseRow = QHBoxLayout()
        self.houseRow.setObjectName(u"houseRow")
        self.houseLabel = QLabel(self.timerSheet)
        self.houseLabel.setProperty("textFormat", 0)
        self.houseLabel.setObjectName(u"houseLabel")
        self.houseLabel.setWordWrap(True)
        self.houseLabel.setProperty("textFormat", 0)
        sizePolicy.setHeightForWidth(self.houseLabel.sizePolicy().hasHeightForWidth())
        self.houseLabel.setSizePolicy(sizePolicy)

        self.houseRow.addWidget(self.houseLabel)

        self.housePicture = QPushButton(self.timerSheet)
        self.housePicture.setObjectName(u"housePicture")

        self.houseRow.addWidget(self.housePicture)

        self.houseRow.setStretch(0, 1)

        self.timerColumn.addLayout(self.houseRow)

        self.timerPush = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.timerColumn.addItem(self.timerPush)

        self.timerScroll.setWidget(self.timerSheet)

        self.timerPage.addWidget(self.timerScroll)

        self.tabs.addTab(self.timerTab, "")
        self.notesTab = QWidget()
        self.notesTab.setObjectName(u"notesTab")
        self.notesColumn = QVBoxLayout(self.notesTab)
        self.notesColumn.setObjectName(u"notesColumn")
        self.notes = QPlainTextEdit(self.notesTab)
        self.notes.setObjectName(u"notes")

        self.notesColumn.addWidget(self.notes)

        self.tabs.addTab(self.notesTab, "")

        self.middle.addWidget(self.tabs)

        self.middle.setStretch(0, 62)
        self.middle.setStretch(1, 38)

        self.columns.addLayout(self.middle)

        self.bigRow = QHBoxLayout()
        self.bigRow.setSpacing(12)
        self.bigRow.setObjectName(u"bigRow")
        self.backButton = QPushButton(ConsolePage)
        self.backButton.setObjectName(u"backButton")
        self.backButton.setProperty(u"big", True)

        self.bigRow.addWidget(self.backButton)

        self.nextButton = QPushButton(ConsolePage)
        self.nextButton.setObjectName(u"nextButton")
        self.nextButton.setProperty(u"big", True)

        self.bigRow.addWidget(self.nextButton)

        self.pauseButton = QPushButton(ConsolePage)
        self.pauseButton.setObjectName(u"pauseButton")
        self.pauseButton.setProperty(u"big", True)
        self.pauseButton.setCheckable(True)

        self.bigRow.addWidget(self.pauseButton)

        self.blackButton = QPushButton(ConsolePage)
        self.blackButton.setObjectName(u"blackButton")
        self.blackButton.setProperty(u"big", True)
        self.blackButton.setCheckable(True)

        self.bigRow.addWidget(self.blackButton)

        self.zoomButton = QPushButton(ConsolePage)
        self.zoomButton.setObjectName(u"zoomButton")
        self.zoomButton.setProperty(u"big", True)
        self.zoomButton.setCheckable(True)

        self.bigRow.addWidget(self.zoomButton)

        self.bigRow.setStretch(0, 1)
        self.bigRow.setStretch(1, 1)
        self.bigRow.setStretch(2, 1)
        self.bigRow.setStretch(3, 1)
        self.bigRow.setStretch(4, 1)

        self.columns.addLayout(self.bigRow)


        self.retranslateUi(ConsolePage)

        self.tabs.setCurrentIndex(0)


        QMetaObject.connectSlotsByName(ConsolePage)
    # setupUi

    def retranslateUi(self, ConsolePage):
#if QT_CONFIG(accessibility)
        ConsolePage.setAccessibleName(QCoreApplication.translate("ConsolePage", u"Console", None))
#endif // QT_CONFIG(accessibility)
        self.where.setText("")
        self.where.setProperty(u"role", QCoreApplication.translate("ConsolePage", u"small", None))
        self.tag.setText("")
#if QT_CONFIG(accessibility)
        self.preview.setAccessibleName(QCoreApplication.translate("ConsolePage", u"What the room sees", None))
#endif // QT_CONFIG(accessibility)
        self.freezeButton.setText(QCoreApplication.translate("ConsolePage", u"Freeze", None))
#if QT_CONFIG(tooltip)
        self.freezeButton.setToolTip(QCoreApplication.translate("ConsolePage", u"The room's picture stands still, the match goes on (F)", None))
#endif // QT_CONFIG(tooltip)
        self.houseButton.setText(QCoreApplication.translate("ConsolePage", u"House", None))
#if QT_CONFIG(tooltip)
        self.houseButton.setToolTip(QCoreApplication.translate("ConsolePage", u"The room sees the picture of the house (H)", None))
#endif // QT_CONFIG(tooltip)
        self.breakButton.setText(QCoreApplication.translate("ConsolePage", u"Break", None))
#if QT_CONFIG(tooltip)
        self.breakButton.setToolTip(QCoreApplication.translate("ConsolePage", u"A countdown over one large painting", None))
#endif // QT_CONFIG(tooltip)
        self.swapButton.setText(QCoreApplication.translate("ConsolePage", u"Swap", None))
#if QT_CONFIG(tooltip)
        self.swapButton.setToolTip(QCoreApplication.translate("ConsolePage", u"Room and console change screens (S)", None))
#endif // QT_CONFIG(tooltip)
        self.leaveButton.setText(QCoreApplication.translate("ConsolePage", u"End the room", None))
#if QT_CONFIG(tooltip)
        self.leaveButton.setToolTip(QCoreApplication.translate("ConsolePage", u"Back to the table on this laptop; the match goes on (F8)", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.tabs.setAccessibleName(QCoreApplication.translate("ConsolePage", u"Console", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.nowScroll.setAccessibleName(QCoreApplication.translate("ConsolePage", u"How the match stands", None))
#endif // QT_CONFIG(accessibility)
        self.nowTitle.setText(QCoreApplication.translate("ConsolePage", u"Now", None))
        self.nowTitle.setProperty(u"role", QCoreApplication.translate("ConsolePage", u"small", None))
        self.now.setText("")
        self.now.setProperty(u"role", QCoreApplication.translate("ConsolePage", u"heading", None))
        self.nextTitle.setText(QCoreApplication.translate("ConsolePage", u"Next", None))
        self.nextTitle.setProperty(u"role", QCoreApplication.translate("ConsolePage", u"small", None))
        self.next.setText("")
        self.next.setProperty(u"role", QCoreApplication.translate("ConsolePage", u"heading", None))
        self.missingTitle.setText(QCoreApplication.translate("ConsolePage", u"Still missing", None))
        self.missingTitle.setProperty(u"role", QCoreApplication.translate("ConsolePage", u"small", None))
        self.missing.setText("")
        self.missing.setProperty(u"role", QCoreApplication.translate("ConsolePage", u"heading", None))
        self.secretTitle.setText(QCoreApplication.translate("ConsolePage", u"Secret, for the host alone", None))
        self.secretTitle.setProperty(u"role", QCoreApplication.translate("ConsolePage", u"small", None))
        self.secret.setText("")
#if QT_CONFIG(accessibility)
        self.secretSeat.setAccessibleName(QCoreApplication.translate("ConsolePage", u"Whose page to look at", None))
#endif // QT_CONFIG(accessibility)
        self.eyeButton.setText(QCoreApplication.translate("ConsolePage", u"Hold to see it", None))
#if QT_CONFIG(tooltip)
        self.eyeButton.setToolTip(QCoreApplication.translate("ConsolePage", u"What this person sees, here and only as long as you hold the button, or the I key", None))
#endif // QT_CONFIG(tooltip)
        self.tabs.setTabText(self.tabs.indexOf(self.nowTab), QCoreApplication.translate("ConsolePage", u"Now", None))
#if QT_CONFIG(accessibility)
        self.peopleScroll.setAccessibleName(QCoreApplication.translate("ConsolePage", u"Players", None))
#endif // QT_CONFIG(accessibility)
        self.tabs.setTabText(self.tabs.indexOf(self.peopleTab), QCoreApplication.translate("ConsolePage", u"People", None))
#if QT_CONFIG(accessibility)
        self.timerScroll.setAccessibleName(QCoreApplication.translate("ConsolePage", u"Timer", None))
#endif // QT_CONFIG(accessibility)
        self.time.setText(QCoreApplication.translate("ConsolePage", u"\u2013", None))
        self.time.setProperty(u"role", QCoreApplication.translate("ConsolePage", u"count", None))
        self.moreButton.setText(QCoreApplication.translate("ConsolePage", u"+ 30 s", None))
#if QT_CONFIG(tooltip)
        self.moreButton.setToolTip(QCoreApplication.translate("ConsolePage", u"Half a minute more (+)", None))
#endif // QT_CONFIG(tooltip)
        self.noClockButton.setText(QCoreApplication.translate("ConsolePage", u"No clock", None))
#if QT_CONFIG(tooltip)
        self.noClockButton.setToolTip(QCoreApplication.translate("ConsolePage", u"Switch the countdown off; you say when the time is up", None))
#endif // QT_CONFIG(tooltip)
        self.finishButton.setText(QCoreApplication.translate("ConsolePage", u"Time is up", None))
#if QT_CONFIG(tooltip)
        self.finishButton.setToolTip(QCoreApplication.translate("ConsolePage", u"End the countdown now (E)", None))
#endif // QT_CONFIG(tooltip)
        self.breakLabel.setText(QCoreApplication.translate("ConsolePage", u"A break lasts", None))
#if QT_CONFIG(accessibility)
        self.breakMinutes.setAccessibleName(QCoreApplication.translate("ConsolePage", u"Minutes of a break", None))
#endif // QT_CONFIG(accessibility)
        self.breakMinutes.setSuffix(QCoreApplication.translate("ConsolePage", u" min", None))
        self.goesOn.setText(QCoreApplication.translate("ConsolePage", u"Go on by itself after", None))
#if QT_CONFIG(accessibility)
        self.goesOnSeconds.setAccessibleName(QCoreApplication.translate("ConsolePage", u"Seconds until it goes on", None))
#endif // QT_CONFIG(accessibility)
        self.goesOnSeconds.setSuffix(QCoreApplication.translate("ConsolePage", u" s", None))
        self.houseLabel.setText("")
        self.housePicture.setText(QCoreApplication.translate("ConsolePage", u"Choose \u2026", None))
#if QT_CONFIG(accessibility)
        self.housePicture.setAccessibleName(QCoreApplication.translate("ConsolePage", u"Choose the picture of the house", None))
#endif // QT_CONFIG(accessibility)
        self.tabs.setTabText(self.tabs.indexOf(self.timerTab), QCoreApplication.translate("ConsolePage", u"Timer", None))
#if QT_CONFIG(accessibility)
        self.notes.setAccessibleName(QCoreApplication.translate("ConsolePage", u"The host's notes", None))
#endif // QT_CONFIG(accessibility)
        self.notes.setPlaceholderText(QCoreApplication.translate("ConsolePage", u"What you want to say tonight. Only this screen shows it.", None))
        self.tabs.setTabText(self.tabs.indexOf(self.notesTab), QCoreApplication.translate("ConsolePage", u"Notes", None))
        self.backButton.setText(QCoreApplication.translate("ConsolePage", u"Back", None))
#if QT_CONFIG(tooltip)
        self.backButton.setToolTip(QCoreApplication.translate("ConsolePage", u"One step back (Page Up)", None))
#endif // QT_CONFIG(tooltip)
        self.nextButton.setText(QCoreApplication.translate("ConsolePage", u"Next", None))
#if QT_CONFIG(tooltip)
        self.nextButton.setToolTip(QCoreApplication.translate("ConsolePage", u"One step on (Space, Page Down)", None))
#endif // QT_CONFIG(tooltip)
        self.pauseButton.setText(QCoreApplication.translate("ConsolePage", u"Pause", None))
#if QT_CONFIG(tooltip)
        self.pauseButton.setToolTip(QCoreApplication.translate("ConsolePage", u"Stop everything, and go on (P)", None))
#endif // QT_CONFIG(tooltip)
        self.blackButton.setText(QCoreApplication.translate("ConsolePage", u"Black", None))
#if QT_CONFIG(tooltip)
        self.blackButton.setToolTip(QCoreApplication.translate("ConsolePage", u"The room sees nothing (B)", None))
#endif // QT_CONFIG(tooltip)
        self.zoomButton.setText(QCoreApplication.translate("ConsolePage", u"Zoom", None))
#if QT_CONFIG(tooltip)
        self.zoomButton.setToolTip(QCoreApplication.translate("ConsolePage", u"One painting, large, for everybody (Z); \u2190 and \u2192 show the next. Or click on one in the picture above", None))
#endif // QT_CONFIG(tooltip)
    # retranslateUi
