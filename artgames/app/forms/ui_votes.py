# Generated from ui/votes.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, QSize, Qt
from PySide6.QtWidgets import QComboBox, QFrame, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

class Ui_VoteSheet(object):
    def setupUi(self, VoteSheet):
        if not VoteSheet.objectName():
            VoteSheet.setObjectName(u"VoteSheet")
        VoteSheet.resize(1024, 768)
        self.sheetColumn = QVBoxLayout(VoteSheet)
        self.sheetColumn.setSpacing(10)
        self.sheetColumn.setObjectName(u"sheetColumn")
        self.sheetColumn.setContentsMargins(32, 18, 32, 18)
        self.headRow = QHBoxLayout()
        self.headRow.setSpacing(10)
        self.headRow.setObjectName(u"headRow")
        self.titleLabel = QLabel(VoteSheet)
        self.titleLabel.setProperty("textFormat", 0)
        self.titleLabel.setObjectName(u"titleLabel")
        self.titleLabel.setWordWrap(True)
        self.titleLabel.setProperty(u"role", u"headline")

        self.headRow.addWidget(self.titleLabel)

        self.handsButton = QPushButton(VoteSheet)
        self.handsButton.setObjectName(u"handsButton")
        self.handsButton.setCheckable(True)
        self.handsButton.setChecked(True)
        self.handsButton.setAutoExclusive(True)

        self.headRow.addWidget(self.handsButton)

        self.slipsButton = QPushButton(VoteSheet)
        self.slipsButton.setObjectName(u"slipsButton")
        self.slipsButton.setCheckable(True)
        self.slipsButton.setAutoExclusive(True)

        self.headRow.addWidget(self.slipsButton)

        self.headRow.setStretch(0, 1)

        self.sheetColumn.addLayout(self.headRow)

        self.explanationLabel = QLabel(VoteSheet)
        self.explanationLabel.setProperty("textFormat", 0)
        self.explanationLabel.setObjectName(u"explanationLabel")
        self.explanationLabel.setWordWrap(True)

        self.sheetColumn.addWidget(self.explanationLabel)

        self.entryRow = QHBoxLayout()
        self.entryRow.setSpacing(10)
        self.entryRow.setObjectName(u"entryRow")
        self.entryLabel = QLabel(VoteSheet)
        self.entryLabel.setProperty("textFormat", 0)
        self.entryLabel.setObjectName(u"entryLabel")

        self.entryRow.addWidget(self.entryLabel)

        self.votersEdit = QLineEdit(VoteSheet)
        self.votersEdit.setObjectName(u"votersEdit")
        self.votersEdit.setMaxLength(4)
        self.votersEdit.setMaximumSize(QSize(110, 16777215))

        self.entryRow.addWidget(self.votersEdit)

        self.slipEdit = QLineEdit(VoteSheet)
        self.slipEdit.setObjectName(u"slipEdit")
        self.slipEdit.setMaxLength(40)
        self.slipEdit.setMinimumSize(QSize(200, 0))

        self.entryRow.addWidget(self.slipEdit)

        self.slipsLabel = QLabel(VoteSheet)
        self.slipsLabel.setProperty("textFormat", 0)
        self.slipsLabel.setObjectName(u"slipsLabel")
        self.slipsLabel.setProperty("textFormat", 0)

        self.entryRow.addWidget(self.slipsLabel)

        self.entryPush = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.entryRow.addItem(self.entryPush)

        self.takeBackButton = QPushButton(VoteSheet)
        self.takeBackButton.setObjectName(u"takeBackButton")

        self.entryRow.addWidget(self.takeBackButton)

        self.wantedLabel = QLabel(VoteSheet)
        self.wantedLabel.setProperty("textFormat", 0)
        self.wantedLabel.setObjectName(u"wantedLabel")

        self.entryRow.addWidget(self.wantedLabel)

        self.wanted = QComboBox(VoteSheet)
        self.wanted.setObjectName(u"wanted")

        self.entryRow.addWidget(self.wanted)

        self.entryRow.setStretch(4, 1)

        self.sheetColumn.addLayout(self.entryRow)

        self.scroll = QScrollArea(VoteSheet)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setWidgetResizable(True)
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.tiles = QWidget()
        self.tiles.setObjectName(u"tiles")
        self.grid = QGridLayout(self.tiles)
        self.grid.setObjectName(u"grid")
        self.grid.setHorizontalSpacing(10)
        self.grid.setVerticalSpacing(10)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.scroll.setWidget(self.tiles)

        self.sheetColumn.addWidget(self.scroll)

        self.verdictLabel = QLabel(VoteSheet)
        self.verdictLabel.setProperty("textFormat", 0)
        self.verdictLabel.setObjectName(u"verdictLabel")
        self.verdictLabel.setWordWrap(True)
        self.verdictLabel.setProperty("textFormat", 0)
        self.verdictLabel.setProperty(u"role", u"heading")

        self.sheetColumn.addWidget(self.verdictLabel)

        self.tieLabel = QLabel(VoteSheet)
        self.tieLabel.setProperty("textFormat", 0)
        self.tieLabel.setObjectName(u"tieLabel")
        self.tieLabel.setWordWrap(True)

        self.sheetColumn.addWidget(self.tieLabel)

        self.buttonRow = QHBoxLayout()
        self.buttonRow.setObjectName(u"buttonRow")
        self.backButton = QPushButton(VoteSheet)
        self.backButton.setObjectName(u"backButton")

        self.buttonRow.addWidget(self.backButton)

        self.push = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttonRow.addItem(self.push)

        self.skipButton = QPushButton(VoteSheet)
        self.skipButton.setObjectName(u"skipButton")

        self.buttonRow.addWidget(self.skipButton)

        self.lockButton = QPushButton(VoteSheet)
        self.lockButton.setObjectName(u"lockButton")
        self.lockButton.setProperty(u"variant", u"primary")

        self.buttonRow.addWidget(self.lockButton)


        self.sheetColumn.addLayout(self.buttonRow)

        self.sheetColumn.setStretch(3, 1)

        self.retranslateUi(VoteSheet)

        QMetaObject.connectSlotsByName(VoteSheet)
    # setupUi

    def retranslateUi(self, VoteSheet):
        self.titleLabel.setText(QCoreApplication.translate("VoteSheet", u"Audience: majority vote", None))
        self.handsButton.setText(QCoreApplication.translate("VoteSheet", u"Show of hands", None))
        self.slipsButton.setText(QCoreApplication.translate("VoteSheet", u"Paper slips", None))
#if QT_CONFIG(accessibility)
        self.votersEdit.setAccessibleName(QCoreApplication.translate("VoteSheet", u"Voters in the room", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.slipEdit.setAccessibleName(QCoreApplication.translate("VoteSheet", u"Numbers on one slip", None))
#endif // QT_CONFIG(accessibility)
        self.takeBackButton.setText(QCoreApplication.translate("VoteSheet", u"Undo last", None))
        self.wantedLabel.setText(QCoreApplication.translate("VoteSheet", u"Marks", None))
#if QT_CONFIG(accessibility)
        self.wanted.setAccessibleName(QCoreApplication.translate("VoteSheet", u"How many numbers the audience marks", None))
#endif // QT_CONFIG(accessibility)
        self.backButton.setText(QCoreApplication.translate("VoteSheet", u"Back to the paintings", None))
        self.skipButton.setText(QCoreApplication.translate("VoteSheet", u"Skip the audience", None))
        self.lockButton.setText(QCoreApplication.translate("VoteSheet", u"Lock in", None))
        pass
    # retranslateUi
