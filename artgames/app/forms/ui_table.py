# Generated from ui/table.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, QSize
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHBoxLayout, QLabel, QListView, QPushButton, QSizePolicy, QSpacerItem, QToolButton, QVBoxLayout

from artgames.app.table.page_owner import PageOwner
from artgames.app.table.player_strip import PeopleStrip
from artgames.app.table.status_bar import StatusBar
from artgames.app.widgets.shrinking_label import FittedLabel
from artgames.scene.board_view import BoardView

class Ui_TablePage(object):
    def setupUi(self, TablePage):
        if not TablePage.objectName():
            TablePage.setObjectName(u"TablePage")
        TablePage.resize(1366, 768)
        self.columns = QVBoxLayout(TablePage)
        self.columns.setSpacing(0)
        self.columns.setObjectName(u"columns")
        self.columns.setContentsMargins(0, 0, 0, 0)
        self.statusBar = StatusBar(TablePage)
        self.statusBar.setObjectName(u"statusBar")
        self.statusRow = QHBoxLayout(self.statusBar)
        self.statusRow.setSpacing(18)
        self.statusRow.setObjectName(u"statusRow")
        self.statusRow.setContentsMargins(24, 6, 16, 6)
        self.sentenceRow = QHBoxLayout()
        self.sentenceRow.setSpacing(18)
        self.sentenceRow.setObjectName(u"sentenceRow")
        self.owner = PageOwner(self.statusBar)
        self.owner.setObjectName(u"owner")

        self.sentenceRow.addWidget(self.owner)

        self.sentenceLabel = FittedLabel(self.statusBar)
        self.sentenceLabel.setObjectName(u"sentenceLabel")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.sentenceLabel.sizePolicy().hasHeightForWidth())
        self.sentenceLabel.setSizePolicy(sizePolicy)

        self.sentenceRow.addWidget(self.sentenceLabel)


        self.statusRow.addLayout(self.sentenceRow)

        self.statusTools = QHBoxLayout()
        self.statusTools.setSpacing(18)
        self.statusTools.setObjectName(u"statusTools")
        self.toolsPush = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.statusTools.addItem(self.toolsPush)

        self.roundLabel = QLabel(self.statusBar)
        self.roundLabel.setProperty("textFormat", 0)
        self.roundLabel.setObjectName(u"roundLabel")

        self.statusTools.addWidget(self.roundLabel)

        self.timerLabel = QLabel(self.statusBar)
        self.timerLabel.setProperty("textFormat", 0)
        self.timerLabel.setObjectName(u"timerLabel")

        self.statusTools.addWidget(self.timerLabel)

        self.undoButton = QToolButton(self.statusBar)
        self.undoButton.setObjectName(u"undoButton")

        self.statusTools.addWidget(self.undoButton)

        self.pauseButton = QToolButton(self.statusBar)
        self.pauseButton.setObjectName(u"pauseButton")

        self.statusTools.addWidget(self.pauseButton)

        self.logButton = QToolButton(self.statusBar)
        self.logButton.setObjectName(u"logButton")
        self.logButton.setCheckable(True)

        self.statusTools.addWidget(self.logButton)

        self.roomButton = QToolButton(self.statusBar)
        self.roomButton.setObjectName(u"roomButton")

        self.statusTools.addWidget(self.roomButton)

        self.phonesButton = QToolButton(self.statusBar)
        self.phonesButton.setObjectName(u"phonesButton")

        self.statusTools.addWidget(self.phonesButton)

        self.helpButton = QToolButton(self.statusBar)
        self.helpButton.setObjectName(u"helpButton")

        self.statusTools.addWidget(self.helpButton)

        self.leaveButton = QToolButton(self.statusBar)
        self.leaveButton.setObjectName(u"leaveButton")

        self.statusTools.addWidget(self.leaveButton)


        self.statusRow.addLayout(self.statusTools)

        self.statusRow.setStretch(0, 1)

        self.columns.addWidget(self.statusBar)

        self.middle = QHBoxLayout()
        self.middle.setSpacing(0)
        self.middle.setObjectName(u"middle")
        self.boardView = BoardView(TablePage)
        self.boardView.setObjectName(u"boardView")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(1)
        sizePolicy1.setHeightForWidth(self.boardView.sizePolicy().hasHeightForWidth())
        self.boardView.setSizePolicy(sizePolicy1)

        self.middle.addWidget(self.boardView)

        self.logPanel = QFrame(TablePage)
        self.logPanel.setObjectName(u"logPanel")
        self.logPanel.setMinimumSize(QSize(300, 0))
        self.logPanel.setMaximumSize(QSize(380, 16777215))
        self.logColumn = QVBoxLayout(self.logPanel)
        self.logColumn.setObjectName(u"logColumn")
        self.logTitle = QLabel(self.logPanel)
        self.logTitle.setProperty("textFormat", 0)
        self.logTitle.setObjectName(u"logTitle")

        self.logColumn.addWidget(self.logTitle)

        self.logView = QListView(self.logPanel)
        self.logView.setObjectName(u"logView")
        self.logView.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.logView.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.logView.setWordWrap(True)
        self.logView.setResizeMode(QListView.ResizeMode.Adjust)

        self.logColumn.addWidget(self.logView)


        self.middle.addWidget(self.logPanel)


        self.columns.addLayout(self.middle)

        self.peopleBar = QFrame(TablePage)
        self.peopleBar.setObjectName(u"peopleBar")
        self.peopleRow = QHBoxLayout(self.peopleBar)
        self.peopleRow.setSpacing(12)
        self.peopleRow.setObjectName(u"peopleRow")
        self.peopleRow.setContentsMargins(16, 6, 16, 8)
        self.people = PeopleStrip(self.peopleBar)
        self.people.setObjectName(u"people")
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        sizePolicy2.setHorizontalStretch(1)
        sizePolicy2.setVerticalStretch(0)
        sizePolicy2.setHeightForWidth(self.people.sizePolicy().hasHeightForWidth())
        self.people.setSizePolicy(sizePolicy2)

        self.peopleRow.addWidget(self.people)

        self.hintLabel = FittedLabel(self.peopleBar)
        self.hintLabel.setObjectName(u"hintLabel")
        sizePolicy.setHeightForWidth(self.hintLabel.sizePolicy().hasHeightForWidth())
        self.hintLabel.setSizePolicy(sizePolicy)

        self.peopleRow.addWidget(self.hintLabel)

        self.secondaryButton = QPushButton(self.peopleBar)
        self.secondaryButton.setObjectName(u"secondaryButton")

        self.peopleRow.addWidget(self.secondaryButton)

        self.primaryButton = QPushButton(self.peopleBar)
        self.primaryButton.setObjectName(u"primaryButton")

        self.peopleRow.addWidget(self.primaryButton)


        self.columns.addWidget(self.peopleBar)


        self.retranslateUi(TablePage)

        QMetaObject.connectSlotsByName(TablePage)
    # setupUi

    def retranslateUi(self, TablePage):
#if QT_CONFIG(accessibility)
        self.statusBar.setAccessibleName(QCoreApplication.translate("TablePage", u"Status", None))
#endif // QT_CONFIG(accessibility)
        self.sentenceLabel.setText("")
        self.roundLabel.setText("")
        self.timerLabel.setText("")
        self.undoButton.setText(QCoreApplication.translate("TablePage", u"Undo", None))
#if QT_CONFIG(tooltip)
        self.undoButton.setToolTip(QCoreApplication.translate("TablePage", u"Undo your last step (Ctrl+Z)", None))
#endif // QT_CONFIG(tooltip)
        self.pauseButton.setText(QCoreApplication.translate("TablePage", u"Pause", None))
#if QT_CONFIG(tooltip)
        self.pauseButton.setToolTip(QCoreApplication.translate("TablePage", u"Stop the clock and cover the wall (P)", None))
#endif // QT_CONFIG(tooltip)
        self.logButton.setText(QCoreApplication.translate("TablePage", u"Log", None))
#if QT_CONFIG(tooltip)
        self.logButton.setToolTip(QCoreApplication.translate("TablePage", u"What has happened so far (L)", None))
#endif // QT_CONFIG(tooltip)
        self.roomButton.setText(QCoreApplication.translate("TablePage", u"Room screen", None))
#if QT_CONFIG(tooltip)
        self.roomButton.setToolTip(QCoreApplication.translate("TablePage", u"Show the match on a projector (F8)", None))
#endif // QT_CONFIG(tooltip)
        self.phonesButton.setText(QCoreApplication.translate("TablePage", u"Phones", None))
#if QT_CONFIG(tooltip)
        self.phonesButton.setToolTip(QCoreApplication.translate("TablePage", u"Everyone answers on a phone of their own", None))
#endif // QT_CONFIG(tooltip)
        self.helpButton.setText(QCoreApplication.translate("TablePage", u"Help", None))
#if QT_CONFIG(tooltip)
        self.helpButton.setToolTip(QCoreApplication.translate("TablePage", u"Help for this screen (F1)", None))
#endif // QT_CONFIG(tooltip)
        self.leaveButton.setText(QCoreApplication.translate("TablePage", u"Leave", None))
#if QT_CONFIG(tooltip)
        self.leaveButton.setToolTip(QCoreApplication.translate("TablePage", u"Back to the home page; your match is saved", None))
#endif // QT_CONFIG(tooltip)
        self.logTitle.setText(QCoreApplication.translate("TablePage", u"Match log", None))
#if QT_CONFIG(accessibility)
        self.logView.setAccessibleName(QCoreApplication.translate("TablePage", u"Log", None))
#endif // QT_CONFIG(accessibility)
        self.hintLabel.setText("")
        pass
    # retranslateUi
