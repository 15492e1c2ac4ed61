# Generated from ui/exhibit_editor.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, QRect, Qt
from PySide6.QtWidgets import QAbstractItemView, QCheckBox, QComboBox, QFormLayout, QFrame, QHBoxLayout, QLabel, QLineEdit, QListView, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QSpinBox, QStackedWidget, QTabWidget, QVBoxLayout, QWidget

class Ui_ExhibitEditor(object):
    def setupUi(self, ExhibitEditor):
        if not ExhibitEditor.objectName():
            ExhibitEditor.setObjectName(u"ExhibitEditor")
        ExhibitEditor.resize(1280, 800)
        self.pageLayout = QVBoxLayout(ExhibitEditor)
        self.pageLayout.setSpacing(10)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(24, 24, 24, 24)
        self.head = QWidget(ExhibitEditor)
        self.head.setObjectName(u"head")
        self.back = QPushButton(self.head)
        self.back.setObjectName(u"back")
        self.back.setProperty(u"variant", u"quiet")
        self.title = QLineEdit(self.head)
        self.title.setObjectName(u"title")
        self.title.setMaxLength(80)
        self.undo = QPushButton(self.head)
        self.undo.setObjectName(u"undo")
        self.undo.setProperty(u"variant", u"quiet")
        self.redo = QPushButton(self.head)
        self.redo.setObjectName(u"redo")
        self.redo.setProperty(u"variant", u"quiet")
        self.open = QPushButton(self.head)
        self.open.setObjectName(u"open")
        self.save = QPushButton(self.head)
        self.save.setObjectName(u"save")
        self.kiosk = QPushButton(self.head)
        self.kiosk.setObjectName(u"kiosk")
        self.start = QPushButton(self.head)
        self.start.setObjectName(u"start")
        self.start.setProperty(u"variant", u"primary")

        self.pageLayout.addWidget(self.head)

        self.summary = QLabel(ExhibitEditor)
        self.summary.setProperty("textFormat", 0)
        self.summary.setObjectName(u"summary")
        self.summary.setProperty(u"role", u"heading")

        self.pageLayout.addWidget(self.summary)

        self.problem = QLabel(ExhibitEditor)
        self.problem.setProperty("textFormat", 0)
        self.problem.setObjectName(u"problem")
        self.problem.setWordWrap(True)
        self.problem.setProperty(u"role", u"wrong")

        self.pageLayout.addWidget(self.problem)

        self.pages = QStackedWidget(ExhibitEditor)
        self.pages.setObjectName(u"pages")
        self.editorPage = QWidget()
        self.editorPage.setObjectName(u"editorPage")
        self.columns = QHBoxLayout(self.editorPage)
        self.columns.setSpacing(20)
        self.columns.setObjectName(u"columns")
        self.columns.setContentsMargins(0, 0, 0, 0)
        self.left = QVBoxLayout()
        self.left.setSpacing(10)
        self.left.setObjectName(u"left")
        self.left.setContentsMargins(0, 0, 0, 0)
        self.rounds = QListView(self.editorPage)
        self.rounds.setObjectName(u"rounds")
        self.rounds.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.rounds.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rounds.setResizeMode(QListView.ResizeMode.Adjust)

        self.left.addWidget(self.rounds)

        self.roundButtons = QWidget(self.editorPage)
        self.roundButtons.setObjectName(u"roundButtons")
        self.add = QPushButton(self.roundButtons)
        self.add.setObjectName(u"add")
        self.duplicate = QPushButton(self.roundButtons)
        self.duplicate.setObjectName(u"duplicate")
        self.up = QPushButton(self.roundButtons)
        self.up.setObjectName(u"up")
        self.down = QPushButton(self.roundButtons)
        self.down.setObjectName(u"down")
        self.remove = QPushButton(self.roundButtons)
        self.remove.setObjectName(u"remove")

        self.left.addWidget(self.roundButtons)

        self.previewHeading = QLabel(self.editorPage)
        self.previewHeading.setProperty("textFormat", 0)
        self.previewHeading.setObjectName(u"previewHeading")
        self.previewHeading.setProperty(u"role", u"small")

        self.left.addWidget(self.previewHeading)

        self.preview = QWidget(self.editorPage)
        self.preview.setObjectName(u"preview")

        self.left.addWidget(self.preview)

        self.left.setStretch(0, 10)
        self.left.setStretch(3, 9)

        self.columns.addLayout(self.left)

        self.tabs = QTabWidget(self.editorPage)
        self.tabs.setObjectName(u"tabs")
        self.roundScroll = QScrollArea()
        self.roundScroll.setObjectName(u"roundScroll")
        self.roundScroll.setWidgetResizable(True)
        self.roundScroll.setFrameShape(QFrame.Shape.NoFrame)
        self.roundScroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.roundPage = QWidget()
        self.roundPage.setObjectName(u"roundPage")
        self.roundPage.setGeometry(QRect(0, 0, 300, 300))
        self.roundForm = QFormLayout(self.roundPage)
        self.roundForm.setSpacing(8)
        self.roundForm.setObjectName(u"roundForm")
        self.roundForm.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.roundForm.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.roundForm.setContentsMargins(0, 14, 0, 0)
        self.gameLabel = QLabel(self.roundPage)
        self.gameLabel.setProperty("textFormat", 0)
        self.gameLabel.setObjectName(u"gameLabel")

        self.roundForm.setWidget(0, QFormLayout.ItemRole.LabelRole, self.gameLabel)

        self.game = QComboBox(self.roundPage)
        self.game.setObjectName(u"game")

        self.roundForm.setWidget(0, QFormLayout.ItemRole.FieldRole, self.game)

        self.roundTitleLabel = QLabel(self.roundPage)
        self.roundTitleLabel.setProperty("textFormat", 0)
        self.roundTitleLabel.setObjectName(u"roundTitleLabel")

        self.roundForm.setWidget(1, QFormLayout.ItemRole.LabelRole, self.roundTitleLabel)

        self.roundTitle = QLineEdit(self.roundPage)
        self.roundTitle.setObjectName(u"roundTitle")
        self.roundTitle.setMaxLength(80)

        self.roundForm.setWidget(1, QFormLayout.ItemRole.FieldRole, self.roundTitle)

        self.deckLabel = QLabel(self.roundPage)
        self.deckLabel.setProperty("textFormat", 0)
        self.deckLabel.setObjectName(u"deckLabel")

        self.roundForm.setWidget(2, QFormLayout.ItemRole.LabelRole, self.deckLabel)

        self.deck = QComboBox(self.roundPage)
        self.deck.setObjectName(u"deck")

        self.roundForm.setWidget(2, QFormLayout.ItemRole.FieldRole, self.deck)

        self.paintingsLabel = QLabel(self.roundPage)
        self.paintingsLabel.setProperty("textFormat", 0)
        self.paintingsLabel.setObjectName(u"paintingsLabel")

        self.roundForm.setWidget(3, QFormLayout.ItemRole.LabelRole, self.paintingsLabel)

        self.paintings = QComboBox(self.roundPage)
        self.paintings.setObjectName(u"paintings")

        self.roundForm.setWidget(3, QFormLayout.ItemRole.FieldRole, self.paintings)

        self.lookLabel = QLabel(self.roundPage)
        self.lookLabel.setProperty("textFormat", 0)
        self.lookLabel.setObjectName(u"lookLabel")

        self.roundForm.setWidget(4, QFormLayout.ItemRole.LabelRole, self.lookLabel)

        self.look = QSpinBox(self.roundPage)
        self.look.setObjectName(u"look")
        self.look.setMinimum(5)
        self.look.setMaximum(600)

        self.roundForm.setWidget(4, QFormLayout.ItemRole.FieldRole, self.look)

        self.stolenLabel = QLabel(self.roundPage)
        self.stolenLabel.setProperty("textFormat", 0)
        self.stolenLabel.setObjectName(u"stolenLabel")

        self.roundForm.setWidget(5, QFormLayout.ItemRole.LabelRole, self.stolenLabel)

        self.stolen = QComboBox(self.roundPage)
        self.stolen.setObjectName(u"stolen")

        self.roundForm.setWidget(5, QFormLayout.ItemRole.FieldRole, self.stolen)

        self.decoysLabel = QLabel(self.roundPage)
        self.decoysLabel.setProperty("textFormat", 0)
        self.decoysLabel.setObjectName(u"decoysLabel")

        self.roundForm.setWidget(6, QFormLayout.ItemRole.LabelRole, self.decoysLabel)

        self.decoys = QComboBox(self.roundPage)
        self.decoys.setObjectName(u"decoys")

        self.roundForm.setWidget(6, QFormLayout.ItemRole.FieldRole, self.decoys)

        self.thinkLabel = QLabel(self.roundPage)
        self.thinkLabel.setProperty("textFormat", 0)
        self.thinkLabel.setObjectName(u"thinkLabel")

        self.roundForm.setWidget(7, QFormLayout.ItemRole.LabelRole, self.thinkLabel)

        self.think = QSpinBox(self.roundPage)
        self.think.setObjectName(u"think")
        self.think.setMinimum(0)
        self.think.setMaximum(600)

        self.roundForm.setWidget(7, QFormLayout.ItemRole.FieldRole, self.think)

        self.darkLabel = QLabel(self.roundPage)
        self.darkLabel.setProperty("textFormat", 0)
        self.darkLabel.setObjectName(u"darkLabel")

        self.roundForm.setWidget(8, QFormLayout.ItemRole.LabelRole, self.darkLabel)

        self.dark = QSpinBox(self.roundPage)
        self.dark.setObjectName(u"dark")
        self.dark.setMinimum(1)
        self.dark.setMaximum(60)

        self.roundForm.setWidget(8, QFormLayout.ItemRole.FieldRole, self.dark)

        self.holdLabel = QLabel(self.roundPage)
        self.holdLabel.setProperty("textFormat", 0)
        self.holdLabel.setObjectName(u"holdLabel")

        self.roundForm.setWidget(9, QFormLayout.ItemRole.LabelRole, self.holdLabel)

        self.hold = QSpinBox(self.roundPage)
        self.hold.setObjectName(u"hold")
        self.hold.setMinimum(0)
        self.hold.setMaximum(120)

        self.roundForm.setWidget(9, QFormLayout.ItemRole.FieldRole, self.hold)

        self.labelLabel = QLabel(self.roundPage)
        self.labelLabel.setProperty("textFormat", 0)
        self.labelLabel.setObjectName(u"labelLabel")

        self.roundForm.setWidget(10, QFormLayout.ItemRole.LabelRole, self.labelLabel)

        self.label = QSpinBox(self.roundPage)
        self.label.setObjectName(u"label")
        self.label.setMinimum(2)
        self.label.setMaximum(120)

        self.roundForm.setWidget(10, QFormLayout.ItemRole.FieldRole, self.label)

        self.pauseLabel = QLabel(self.roundPage)
        self.pauseLabel.setProperty("textFormat", 0)
        self.pauseLabel.setObjectName(u"pauseLabel")

        self.roundForm.setWidget(11, QFormLayout.ItemRole.LabelRole, self.pauseLabel)

        self.pause = QSpinBox(self.roundPage)
        self.pause.setObjectName(u"pause")
        self.pause.setMinimum(0)
        self.pause.setMaximum(600)

        self.roundForm.setWidget(11, QFormLayout.ItemRole.FieldRole, self.pause)

        self.sayCount = QCheckBox(self.roundPage)
        self.sayCount.setObjectName(u"sayCount")

        self.roundForm.setWidget(12, QFormLayout.ItemRole.FieldRole, self.sayCount)

        self.labels = QCheckBox(self.roundPage)
        self.labels.setObjectName(u"labels")

        self.roundForm.setWidget(13, QFormLayout.ItemRole.FieldRole, self.labels)

        self.roundScroll.setWidget(self.roundPage)
        self.tabs.addTab(self.roundScroll, "")
        self.wholeScroll = QScrollArea()
        self.wholeScroll.setObjectName(u"wholeScroll")
        self.wholeScroll.setWidgetResizable(True)
        self.wholeScroll.setFrameShape(QFrame.Shape.NoFrame)
        self.wholeScroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.wholePage = QWidget()
        self.wholePage.setObjectName(u"wholePage")
        self.wholePage.setGeometry(QRect(0, 0, 300, 300))
        self.wholeForm = QFormLayout(self.wholePage)
        self.wholeForm.setSpacing(8)
        self.wholeForm.setObjectName(u"wholeForm")
        self.wholeForm.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.wholeForm.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.wholeForm.setContentsMargins(0, 14, 0, 0)
        self.loopLabel = QLabel(self.wholePage)
        self.loopLabel.setProperty("textFormat", 0)
        self.loopLabel.setObjectName(u"loopLabel")

        self.wholeForm.setWidget(0, QFormLayout.ItemRole.LabelRole, self.loopLabel)

        self.loop = QCheckBox(self.wholePage)
        self.loop.setObjectName(u"loop")

        self.wholeForm.setWidget(0, QFormLayout.ItemRole.FieldRole, self.loop)

        self.themeLabel = QLabel(self.wholePage)
        self.themeLabel.setProperty("textFormat", 0)
        self.themeLabel.setObjectName(u"themeLabel")

        self.wholeForm.setWidget(1, QFormLayout.ItemRole.LabelRole, self.themeLabel)

        self.theme = QComboBox(self.wholePage)
        self.theme.setObjectName(u"theme")

        self.wholeForm.setWidget(1, QFormLayout.ItemRole.FieldRole, self.theme)

        self.soundLabel = QLabel(self.wholePage)
        self.soundLabel.setProperty("textFormat", 0)
        self.soundLabel.setObjectName(u"soundLabel")

        self.wholeForm.setWidget(2, QFormLayout.ItemRole.LabelRole, self.soundLabel)

        self.sound = QSpinBox(self.wholePage)
        self.sound.setObjectName(u"sound")
        self.sound.setMinimum(0)
        self.sound.setMaximum(100)

        self.wholeForm.setWidget(2, QFormLayout.ItemRole.FieldRole, self.sound)

        self.screenLabel = QLabel(self.wholePage)
        self.screenLabel.setProperty("textFormat", 0)
        self.screenLabel.setObjectName(u"screenLabel")

        self.wholeForm.setWidget(3, QFormLayout.ItemRole.LabelRole, self.screenLabel)

        self.screen = QSpinBox(self.wholePage)
        self.screen.setObjectName(u"screen")
        self.screen.setMinimum(0)
        self.screen.setMaximum(16)

        self.wholeForm.setWidget(3, QFormLayout.ItemRole.FieldRole, self.screen)

        self.lostScreenLabel = QLabel(self.wholePage)
        self.lostScreenLabel.setProperty("textFormat", 0)
        self.lostScreenLabel.setObjectName(u"lostScreenLabel")

        self.wholeForm.setWidget(4, QFormLayout.ItemRole.LabelRole, self.lostScreenLabel)

        self.lostScreen = QComboBox(self.wholePage)
        self.lostScreen.setObjectName(u"lostScreen")

        self.wholeForm.setWidget(4, QFormLayout.ItemRole.FieldRole, self.lostScreen)

        self.phonesLabel = QLabel(self.wholePage)
        self.phonesLabel.setProperty("textFormat", 0)
        self.phonesLabel.setObjectName(u"phonesLabel")

        self.wholeForm.setWidget(5, QFormLayout.ItemRole.LabelRole, self.phonesLabel)

        self.phones = QCheckBox(self.wholePage)
        self.phones.setObjectName(u"phones")

        self.wholeForm.setWidget(5, QFormLayout.ItemRole.FieldRole, self.phones)

        self.names = QCheckBox(self.wholePage)
        self.names.setObjectName(u"names")

        self.wholeForm.setWidget(6, QFormLayout.ItemRole.FieldRole, self.names)

        self.kioskHeading = QLabel(self.wholePage)
        self.kioskHeading.setProperty("textFormat", 0)
        self.kioskHeading.setObjectName(u"kioskHeading")
        self.kioskHeading.setProperty(u"role", u"heading")

        self.wholeForm.setWidget(7, QFormLayout.ItemRole.SpanningRole, self.kioskHeading)

        self.pinLabel = QLabel(self.wholePage)
        self.pinLabel.setProperty("textFormat", 0)
        self.pinLabel.setObjectName(u"pinLabel")

        self.wholeForm.setWidget(8, QFormLayout.ItemRole.LabelRole, self.pinLabel)

        self.pin = QLineEdit(self.wholePage)
        self.pin.setObjectName(u"pin")
        self.pin.setMaxLength(8)
        self.pin.setEchoMode(QLineEdit.EchoMode.Password)

        self.wholeForm.setWidget(8, QFormLayout.ItemRole.FieldRole, self.pin)

        self.idleLabel = QLabel(self.wholePage)
        self.idleLabel.setProperty("textFormat", 0)
        self.idleLabel.setObjectName(u"idleLabel")

        self.wholeForm.setWidget(9, QFormLayout.ItemRole.LabelRole, self.idleLabel)

        self.idle = QSpinBox(self.wholePage)
        self.idle.setObjectName(u"idle")
        self.idle.setMinimum(15)
        self.idle.setMaximum(600)

        self.wholeForm.setWidget(9, QFormLayout.ItemRole.FieldRole, self.idle)

        self.warningLabel = QLabel(self.wholePage)
        self.warningLabel.setProperty("textFormat", 0)
        self.warningLabel.setObjectName(u"warningLabel")

        self.wholeForm.setWidget(10, QFormLayout.ItemRole.LabelRole, self.warningLabel)

        self.warning = QSpinBox(self.wholePage)
        self.warning.setObjectName(u"warning")
        self.warning.setMinimum(10)
        self.warning.setMaximum(120)

        self.wholeForm.setWidget(10, QFormLayout.ItemRole.FieldRole, self.warning)

        self.attractLabel = QLabel(self.wholePage)
        self.attractLabel.setProperty("textFormat", 0)
        self.attractLabel.setObjectName(u"attractLabel")

        self.wholeForm.setWidget(11, QFormLayout.ItemRole.LabelRole, self.attractLabel)

        self.attract = QCheckBox(self.wholePage)
        self.attract.setObjectName(u"attract")

        self.wholeForm.setWidget(11, QFormLayout.ItemRole.FieldRole, self.attract)

        self.restartLabel = QLabel(self.wholePage)
        self.restartLabel.setProperty("textFormat", 0)
        self.restartLabel.setObjectName(u"restartLabel")

        self.wholeForm.setWidget(12, QFormLayout.ItemRole.LabelRole, self.restartLabel)

        self.restart = QComboBox(self.wholePage)
        self.restart.setObjectName(u"restart")

        self.wholeForm.setWidget(12, QFormLayout.ItemRole.FieldRole, self.restart)

        self.wholeScroll.setWidget(self.wholePage)
        self.tabs.addTab(self.wholeScroll, "")
        self.countPage = QWidget()
        self.countPage.setObjectName(u"countPage")
        self.countColumn = QVBoxLayout(self.countPage)
        self.countColumn.setSpacing(10)
        self.countColumn.setObjectName(u"countColumn")
        self.countColumn.setContentsMargins(10, 10, 10, 10)
        self.counts = QLabel(self.countPage)
        self.counts.setProperty("textFormat", 0)
        self.counts.setObjectName(u"counts")
        self.counts.setWordWrap(True)
        self.counts.setAlignment(Qt.AlignmentFlag.AlignLeading|Qt.AlignmentFlag.AlignLeft|Qt.AlignmentFlag.AlignTop)

        self.countColumn.addWidget(self.counts)

        self.export = QPushButton(self.countPage)
        self.export.setObjectName(u"export")

        self.countColumn.addWidget(self.export)

        self.exportPaintings = QPushButton(self.countPage)
        self.exportPaintings.setObjectName(u"exportPaintings")

        self.countColumn.addWidget(self.exportPaintings)

        self.countSpace = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.countColumn.addItem(self.countSpace)

        self.tabs.addTab(self.countPage, "")

        self.columns.addWidget(self.tabs)

        self.columns.setStretch(0, 42)
        self.columns.setStretch(1, 58)
        self.pages.addWidget(self.editorPage)
        self.emptyPage = QWidget()
        self.emptyPage.setObjectName(u"emptyPage")
        self.emptyColumn = QVBoxLayout(self.emptyPage)
        self.emptyColumn.setSpacing(18)
        self.emptyColumn.setObjectName(u"emptyColumn")
        self.emptyColumn.setContentsMargins(0, 0, 0, 0)
        self.emptyAbove = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.emptyColumn.addItem(self.emptyAbove)

        self.emptyHeading = QLabel(self.emptyPage)
        self.emptyHeading.setProperty("textFormat", 0)
        self.emptyHeading.setObjectName(u"emptyHeading")
        self.emptyHeading.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.emptyHeading.setProperty(u"role", u"headline")

        self.emptyColumn.addWidget(self.emptyHeading)

        self.emptyLine = QLabel(self.emptyPage)
        self.emptyLine.setProperty("textFormat", 0)
        self.emptyLine.setObjectName(u"emptyLine")
        self.emptyLine.setWordWrap(True)
        self.emptyLine.setAlignment(Qt.AlignmentFlag.AlignCenter)

        self.emptyColumn.addWidget(self.emptyLine)

        self.emptyMiddle = QHBoxLayout()
        self.emptyMiddle.setSpacing(10)
        self.emptyMiddle.setObjectName(u"emptyMiddle")
        self.emptyMiddle.setContentsMargins(0, 0, 0, 0)
        self.emptyLeft = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.emptyMiddle.addItem(self.emptyLeft)

        self.emptyRow = QVBoxLayout()
        self.emptyRow.setSpacing(12)
        self.emptyRow.setObjectName(u"emptyRow")
        self.emptyRow.setContentsMargins(0, 0, 0, 0)
        self.emptyAdd = QPushButton(self.emptyPage)
        self.emptyAdd.setObjectName(u"emptyAdd")
        self.emptyAdd.setProperty(u"variant", u"primary")

        self.emptyRow.addWidget(self.emptyAdd)

        self.emptyExample = QPushButton(self.emptyPage)
        self.emptyExample.setObjectName(u"emptyExample")

        self.emptyRow.addWidget(self.emptyExample)

        self.emptyOpen = QPushButton(self.emptyPage)
        self.emptyOpen.setObjectName(u"emptyOpen")

        self.emptyRow.addWidget(self.emptyOpen)


        self.emptyMiddle.addLayout(self.emptyRow)

        self.emptyRight = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.emptyMiddle.addItem(self.emptyRight)

        self.emptyMiddle.setStretch(0, 1)
        self.emptyMiddle.setStretch(1, 1)
        self.emptyMiddle.setStretch(2, 1)

        self.emptyColumn.addLayout(self.emptyMiddle)

        self.emptyBelow = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.emptyColumn.addItem(self.emptyBelow)

        self.pages.addWidget(self.emptyPage)

        self.pageLayout.addWidget(self.pages)

        self.pageLayout.setStretch(3, 1)
#if QT_CONFIG(shortcut)
        self.gameLabel.setBuddy(self.game)
        self.roundTitleLabel.setBuddy(self.roundTitle)
        self.deckLabel.setBuddy(self.deck)
        self.paintingsLabel.setBuddy(self.paintings)
        self.lookLabel.setBuddy(self.look)
        self.stolenLabel.setBuddy(self.stolen)
        self.decoysLabel.setBuddy(self.decoys)
        self.thinkLabel.setBuddy(self.think)
        self.darkLabel.setBuddy(self.dark)
        self.holdLabel.setBuddy(self.hold)
        self.labelLabel.setBuddy(self.label)
        self.pauseLabel.setBuddy(self.pause)
        self.loopLabel.setBuddy(self.loop)
        self.themeLabel.setBuddy(self.theme)
        self.soundLabel.setBuddy(self.sound)
        self.screenLabel.setBuddy(self.screen)
        self.lostScreenLabel.setBuddy(self.lostScreen)
        self.phonesLabel.setBuddy(self.phones)
        self.pinLabel.setBuddy(self.pin)
        self.idleLabel.setBuddy(self.idle)
        self.warningLabel.setBuddy(self.warning)
        self.attractLabel.setBuddy(self.attract)
        self.restartLabel.setBuddy(self.restart)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(ExhibitEditor)

        QMetaObject.connectSlotsByName(ExhibitEditor)
    # setupUi

    def retranslateUi(self, ExhibitEditor):
#if QT_CONFIG(accessibility)
        ExhibitEditor.setAccessibleName(QCoreApplication.translate("ExhibitEditor", u"Timed exhibits", None))
#endif // QT_CONFIG(accessibility)
        ExhibitEditor.setWindowTitle(QCoreApplication.translate("ExhibitEditor", u"Timed exhibits", None))
        self.back.setText(QCoreApplication.translate("ExhibitEditor", u"Back", None))
        self.title.setPlaceholderText(QCoreApplication.translate("ExhibitEditor", u"Name of the exhibit", None))
#if QT_CONFIG(accessibility)
        self.title.setAccessibleName(QCoreApplication.translate("ExhibitEditor", u"Name of the exhibit", None))
#endif // QT_CONFIG(accessibility)
        self.undo.setText(QCoreApplication.translate("ExhibitEditor", u"Undo", None))
        self.redo.setText(QCoreApplication.translate("ExhibitEditor", u"Redo", None))
        self.open.setText(QCoreApplication.translate("ExhibitEditor", u"Open", None))
        self.save.setText(QCoreApplication.translate("ExhibitEditor", u"Save", None))
        self.kiosk.setText(QCoreApplication.translate("ExhibitEditor", u"Start as kiosk", None))
        self.start.setText(QCoreApplication.translate("ExhibitEditor", u"Start", None))
#if QT_CONFIG(accessibility)
        self.rounds.setAccessibleName(QCoreApplication.translate("ExhibitEditor", u"Rounds", None))
#endif // QT_CONFIG(accessibility)
        self.add.setText(QCoreApplication.translate("ExhibitEditor", u"Add", None))
        self.duplicate.setText(QCoreApplication.translate("ExhibitEditor", u"Duplicate", None))
        self.up.setText(QCoreApplication.translate("ExhibitEditor", u"Up", None))
        self.down.setText(QCoreApplication.translate("ExhibitEditor", u"Down", None))
        self.remove.setText(QCoreApplication.translate("ExhibitEditor", u"Remove", None))
        self.previewHeading.setText(QCoreApplication.translate("ExhibitEditor", u"Example wall for this round", None))
#if QT_CONFIG(accessibility)
        self.tabs.setAccessibleName(QCoreApplication.translate("ExhibitEditor", u"Exhibit", None))
#endif // QT_CONFIG(accessibility)
        self.gameLabel.setText(QCoreApplication.translate("ExhibitEditor", u"What is played", None))
        self.roundTitleLabel.setText(QCoreApplication.translate("ExhibitEditor", u"Title", None))
        self.roundTitle.setPlaceholderText(QCoreApplication.translate("ExhibitEditor", u"Remember this wall", None))
        self.deckLabel.setText(QCoreApplication.translate("ExhibitEditor", u"Paintings from", None))
        self.paintingsLabel.setText(QCoreApplication.translate("ExhibitEditor", u"Paintings on the wall", None))
        self.lookLabel.setText(QCoreApplication.translate("ExhibitEditor", u"Time to look", None))
        self.look.setSuffix(QCoreApplication.translate("ExhibitEditor", u" s", None))
        self.stolenLabel.setText(QCoreApplication.translate("ExhibitEditor", u"Stolen", None))
        self.decoysLabel.setText(QCoreApplication.translate("ExhibitEditor", u"Decoys", None))
        self.thinkLabel.setText(QCoreApplication.translate("ExhibitEditor", u"Time to think", None))
        self.think.setSuffix(QCoreApplication.translate("ExhibitEditor", u" s", None))
        self.think.setSpecialValueText(QCoreApplication.translate("ExhibitEditor", u"No limit", None))
        self.darkLabel.setText(QCoreApplication.translate("ExhibitEditor", u"Dark for", None))
        self.dark.setSuffix(QCoreApplication.translate("ExhibitEditor", u" s", None))
        self.holdLabel.setText(QCoreApplication.translate("ExhibitEditor", u"Reveal for", None))
        self.hold.setSuffix(QCoreApplication.translate("ExhibitEditor", u" s", None))
        self.labelLabel.setText(QCoreApplication.translate("ExhibitEditor", u"Each label for", None))
        self.label.setSuffix(QCoreApplication.translate("ExhibitEditor", u" s", None))
        self.pauseLabel.setText(QCoreApplication.translate("ExhibitEditor", u"Pause afterwards", None))
        self.pause.setSuffix(QCoreApplication.translate("ExhibitEditor", u" s", None))
        self.pause.setSpecialValueText(QCoreApplication.translate("ExhibitEditor", u"None", None))
        self.sayCount.setText(QCoreApplication.translate("ExhibitEditor", u"Say how many were stolen", None))
        self.labels.setText(QCoreApplication.translate("ExhibitEditor", u"Show what it was about with its label", None))
        self.tabs.setTabText(self.tabs.indexOf(self.roundScroll), QCoreApplication.translate("ExhibitEditor", u"Round", None))
        self.loopLabel.setText(QCoreApplication.translate("ExhibitEditor", u"After the last round", None))
        self.loop.setText(QCoreApplication.translate("ExhibitEditor", u"Start again", None))
        self.themeLabel.setText(QCoreApplication.translate("ExhibitEditor", u"Theme", None))
        self.soundLabel.setText(QCoreApplication.translate("ExhibitEditor", u"Sound", None))
        self.sound.setSuffix(QCoreApplication.translate("ExhibitEditor", u"%", None))
        self.sound.setSpecialValueText(QCoreApplication.translate("ExhibitEditor", u"Silent", None))
        self.screenLabel.setText(QCoreApplication.translate("ExhibitEditor", u"Screen", None))
        self.screen.setSuffix("")
        self.screen.setSpecialValueText(QCoreApplication.translate("ExhibitEditor", u"Projector, if connected", None))
        self.lostScreenLabel.setText(QCoreApplication.translate("ExhibitEditor", u"If the screen is lost", None))
        self.phonesLabel.setText(QCoreApplication.translate("ExhibitEditor", u"Visitors\u2019 phones", None))
#if QT_CONFIG(tooltip)
        self.phones.setToolTip(QCoreApplication.translate("ExhibitEditor", u"This computer listens on the local network while the exhibit is shown; the internet is not needed", None))
#endif // QT_CONFIG(tooltip)
        self.phones.setText(QCoreApplication.translate("ExhibitEditor", u"Let visitors vote", None))
#if QT_CONFIG(tooltip)
        self.names.setToolTip(QCoreApplication.translate("ExhibitEditor", u"For a class: everyone with a phone chooses a name, answers alone, and has results of their own. Not at a kiosk.", None))
#endif // QT_CONFIG(tooltip)
        self.names.setText(QCoreApplication.translate("ExhibitEditor", u"Ask for names", None))
        self.kioskHeading.setText(QCoreApplication.translate("ExhibitEditor", u"Kiosk", None))
        self.pinLabel.setText(QCoreApplication.translate("ExhibitEditor", u"PIN of the technician", None))
        self.idleLabel.setText(QCoreApplication.translate("ExhibitEditor", u"Ask if still playing after", None))
        self.idle.setSuffix(QCoreApplication.translate("ExhibitEditor", u" s", None))
        self.warningLabel.setText(QCoreApplication.translate("ExhibitEditor", u"Back to start after", None))
        self.warning.setSuffix(QCoreApplication.translate("ExhibitEditor", u" s", None))
        self.attractLabel.setText(QCoreApplication.translate("ExhibitEditor", u"When idle", None))
        self.attract.setText(QCoreApplication.translate("ExhibitEditor", u"Let paintings vanish", None))
        self.restartLabel.setText(QCoreApplication.translate("ExhibitEditor", u"Daily restart", None))
        self.tabs.setTabText(self.tabs.indexOf(self.wholeScroll), QCoreApplication.translate("ExhibitEditor", u"All rounds", None))
        self.export.setText(QCoreApplication.translate("ExhibitEditor", u"Export as CSV\u2026", None))
        self.exportPaintings.setText(QCoreApplication.translate("ExhibitEditor", u"Export paintings as CSV\u2026", None))
        self.tabs.setTabText(self.tabs.indexOf(self.countPage), QCoreApplication.translate("ExhibitEditor", u"Visitors", None))
        self.emptyHeading.setText(QCoreApplication.translate("ExhibitEditor", u"A timed exhibit runs by itself", None))
        self.emptyLine.setText(QCoreApplication.translate("ExhibitEditor", u"A wall of paintings goes dark, and some turn up at an auction \u2013 for a room with a projector, or for passing visitors.", None))
        self.emptyAdd.setText(QCoreApplication.translate("ExhibitEditor", u"Add the first round", None))
        self.emptyExample.setText(QCoreApplication.translate("ExhibitEditor", u"Start with \u201cMemory of the wall\u201d", None))
        self.emptyOpen.setText(QCoreApplication.translate("ExhibitEditor", u"Open a file\u2026", None))
    # retranslateUi
