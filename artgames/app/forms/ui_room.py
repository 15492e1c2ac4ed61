# Generated from ui/room.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from artgames.app.room.player_footer import RoomPeople
from artgames.app.room.room_graphics_view import RoomView
from artgames.app.room.room_status import RoomStatus
from artgames.app.voting.vote_tally import VoteTally

class Ui_RoomWindow(object):
    def setupUi(self, RoomWindow):
        if not RoomWindow.objectName():
            RoomWindow.setObjectName(u"RoomWindow")
        RoomWindow.resize(1920, 1080)
        self.whole = QVBoxLayout(RoomWindow)
        self.whole.setSpacing(0)
        self.whole.setObjectName(u"whole")
        self.whole.setContentsMargins(0, 0, 0, 0)
        self.pages = QStackedWidget(RoomWindow)
        self.pages.setObjectName(u"pages")
        self.matchPage = QWidget()
        self.matchPage.setObjectName(u"matchPage")
        self.frame = QVBoxLayout(self.matchPage)
        self.frame.setSpacing(8)
        self.frame.setObjectName(u"frame")
        self.status = RoomStatus(self.matchPage)
        self.status.setObjectName(u"status")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.status.sizePolicy().hasHeightForWidth())
        self.status.setSizePolicy(sizePolicy)

        self.frame.addWidget(self.status)

        self.boardView = RoomView(self.matchPage)
        self.boardView.setObjectName(u"boardView")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(1)
        sizePolicy1.setHeightForWidth(self.boardView.sizePolicy().hasHeightForWidth())
        self.boardView.setSizePolicy(sizePolicy1)
        self.boardView.setFocusPolicy(Qt.FocusPolicy.NoFocus)

        self.frame.addWidget(self.boardView)

        self.people = RoomPeople(self.matchPage)
        self.people.setObjectName(u"people")
        sizePolicy.setHeightForWidth(self.people.sizePolicy().hasHeightForWidth())
        self.people.setSizePolicy(sizePolicy)

        self.frame.addWidget(self.people)

        self.tally = VoteTally(self.matchPage)
        self.tally.setObjectName(u"tally")
        sizePolicy.setHeightForWidth(self.tally.sizePolicy().hasHeightForWidth())
        self.tally.setSizePolicy(sizePolicy)

        self.frame.addWidget(self.tally)

        self.pages.addWidget(self.matchPage)
        self.endPage = QWidget()
        self.endPage.setObjectName(u"endPage")
        self.endColumn = QVBoxLayout(self.endPage)
        self.endColumn.setObjectName(u"endColumn")
        self.result = RoomStatus(self.endPage)
        self.result.setObjectName(u"result")
        sizePolicy.setHeightForWidth(self.result.sizePolicy().hasHeightForWidth())
        self.result.setSizePolicy(sizePolicy)

        self.endColumn.addWidget(self.result)

        self.pages.addWidget(self.endPage)

        self.whole.addWidget(self.pages)


        self.retranslateUi(RoomWindow)

        QMetaObject.connectSlotsByName(RoomWindow)
    # setupUi

    def retranslateUi(self, RoomWindow):
        RoomWindow.setWindowTitle(QCoreApplication.translate("RoomWindow", u"Artgames: room screen", None))
    # retranslateUi
