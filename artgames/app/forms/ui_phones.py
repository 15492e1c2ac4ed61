# Generated from ui/phones.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from artgames.app.phones.asked_list import AskedList
from artgames.app.phones.doctor_panel import DoctorPanel
from artgames.app.phones.qr_view import QrView

class Ui_PhonesPage(object):
    def setupUi(self, PhonesPage):
        if not PhonesPage.objectName():
            PhonesPage.setObjectName(u"PhonesPage")
        PhonesPage.resize(1024, 768)
        self.pageLayout = QVBoxLayout(PhonesPage)
        self.pageLayout.setSpacing(12)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(28, 18, 28, 20)
        self.head = QHBoxLayout()
        self.head.setSpacing(10)
        self.head.setObjectName(u"head")
        self.title = QLabel(PhonesPage)
        self.title.setProperty("textFormat", 0)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"headline")

        self.head.addWidget(self.title)

        self.screenButton = QPushButton(PhonesPage)
        self.screenButton.setObjectName(u"screenButton")

        self.head.addWidget(self.screenButton)

        self.stopButton = QPushButton(PhonesPage)
        self.stopButton.setObjectName(u"stopButton")

        self.head.addWidget(self.stopButton)

        self.back = QPushButton(PhonesPage)
        self.back.setObjectName(u"back")

        self.head.addWidget(self.back)

        self.head.setStretch(0, 1)

        self.pageLayout.addLayout(self.head)

        self.asked = AskedList(PhonesPage)
        self.asked.setObjectName(u"asked")

        self.pageLayout.addWidget(self.asked)

        self.scroll = QScrollArea(PhonesPage)
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
        self.joinPanel = QFrame(self.sheet)
        self.joinPanel.setObjectName(u"joinPanel")
        self.joinPanel.setProperty(u"panel", True)
        self.joinLayout = QVBoxLayout(self.joinPanel)
        self.joinLayout.setSpacing(6)
        self.joinLayout.setObjectName(u"joinLayout")
        self.joinLayout.setContentsMargins(18, 14, 18, 14)
        self.joinHint = QLabel(self.joinPanel)
        self.joinHint.setProperty("textFormat", 0)
        self.joinHint.setObjectName(u"joinHint")
        self.joinHint.setWordWrap(True)
        self.joinHint.setAlignment(Qt.AlignmentFlag.AlignCenter)

        self.joinLayout.addWidget(self.joinHint)

        self.qr = QrView(self.joinPanel)
        self.qr.setObjectName(u"qr")

        self.joinLayout.addWidget(self.qr)

        self.typeHint = QLabel(self.joinPanel)
        self.typeHint.setProperty("textFormat", 0)
        self.typeHint.setObjectName(u"typeHint")
        self.typeHint.setWordWrap(True)
        self.typeHint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.typeHint.setProperty(u"role", u"small")

        self.joinLayout.addWidget(self.typeHint)

        self.address = QLabel(self.joinPanel)
        self.address.setProperty("textFormat", 0)
        self.address.setObjectName(u"address")
        self.address.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.address.setProperty(u"role", u"heading")

        self.joinLayout.addWidget(self.address)

        self.code = QLabel(self.joinPanel)
        self.code.setProperty("textFormat", 0)
        self.code.setObjectName(u"code")
        self.code.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.code.setProperty(u"role", u"headline")

        self.joinLayout.addWidget(self.code)

        self.doctorButton = QPushButton(self.joinPanel)
        self.doctorButton.setObjectName(u"doctorButton")
        self.doctorButton.setCheckable(True)

        self.joinLayout.addWidget(self.doctorButton)

        self.problem = QLabel(self.joinPanel)
        self.problem.setProperty("textFormat", 0)
        self.problem.setObjectName(u"problem")
        self.problem.setWordWrap(True)
        self.problem.setAlignment(Qt.AlignmentFlag.AlignCenter)

        self.joinLayout.addWidget(self.problem)

        self.joinLayout.setStretch(1, 1)

        self.columns.addWidget(self.joinPanel)

        self.seatsPanel = QFrame(self.sheet)
        self.seatsPanel.setObjectName(u"seatsPanel")
        self.seatsPanel.setProperty(u"panel", True)
        self.seatsLayout = QVBoxLayout(self.seatsPanel)
        self.seatsLayout.setSpacing(8)
        self.seatsLayout.setObjectName(u"seatsLayout")
        self.seatsLayout.setContentsMargins(18, 14, 18, 14)
        self.waiting = QLabel(self.seatsPanel)
        self.waiting.setProperty("textFormat", 0)
        self.waiting.setObjectName(u"waiting")
        self.waiting.setWordWrap(True)
        self.waiting.setProperty(u"role", u"heading")

        self.seatsLayout.addWidget(self.waiting)

        self.rowsLayout = QVBoxLayout()
        self.rowsLayout.setSpacing(4)
        self.rowsLayout.setObjectName(u"rowsLayout")

        self.seatsLayout.addLayout(self.rowsLayout)

        self.push = QSpacerItem(10, 10, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.seatsLayout.addItem(self.push)

        self.audience = QLabel(self.seatsPanel)
        self.audience.setProperty("textFormat", 0)
        self.audience.setObjectName(u"audience")
        self.audience.setWordWrap(True)

        self.seatsLayout.addWidget(self.audience)

        self.lock = QCheckBox(self.seatsPanel)
        self.lock.setObjectName(u"lock")

        self.seatsLayout.addWidget(self.lock)

        self.freeNames = QCheckBox(self.seatsPanel)
        self.freeNames.setObjectName(u"freeNames")

        self.seatsLayout.addWidget(self.freeNames)

        self.seatsLayout.setStretch(2, 1)

        self.columns.addWidget(self.seatsPanel)

        self.doctor = DoctorPanel(self.sheet)
        self.doctor.setObjectName(u"doctor")
        self.doctor.setProperty(u"panel", True)

        self.columns.addWidget(self.doctor)

        self.columns.setStretch(0, 40)
        self.columns.setStretch(1, 60)
        self.columns.setStretch(2, 60)
        self.scroll.setWidget(self.sheet)

        self.pageLayout.addWidget(self.scroll)

        self.pageLayout.setStretch(2, 1)

        self.retranslateUi(PhonesPage)

        QMetaObject.connectSlotsByName(PhonesPage)
    # setupUi

    def retranslateUi(self, PhonesPage):
        self.title.setText(QCoreApplication.translate("PhonesPage", u"Phones", None))
        self.screenButton.setText(QCoreApplication.translate("PhonesPage", u"Show on the room screen", None))
        self.stopButton.setText(QCoreApplication.translate("PhonesPage", u"Close phones", None))
        self.back.setText(QCoreApplication.translate("PhonesPage", u"Back", None))
        self.joinHint.setText(QCoreApplication.translate("PhonesPage", u"Scan this with a phone on the same Wi-Fi.", None))
        self.typeHint.setText(QCoreApplication.translate("PhonesPage", u"Or type this into its browser:", None))
#if QT_CONFIG(accessibility)
        self.code.setAccessibleName(QCoreApplication.translate("PhonesPage", u"Code", None))
#endif // QT_CONFIG(accessibility)
        self.doctorButton.setText(QCoreApplication.translate("PhonesPage", u"No phone gets through?", None))
        self.lock.setText(QCoreApplication.translate("PhonesPage", u"Lock the door: nobody new comes in", None))
        self.freeNames.setText(QCoreApplication.translate("PhonesPage", u"Players may type their own names", None))
        pass
    # retranslateUi
