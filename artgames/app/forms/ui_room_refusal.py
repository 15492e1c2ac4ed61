# Generated from ui/room_refusal.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout

class Ui_Refusal(object):
    def setupUi(self, Refusal):
        if not Refusal.objectName():
            Refusal.setObjectName(u"Refusal")
        Refusal.resize(1024, 768)
        self.column = QVBoxLayout(Refusal)
        self.column.setSpacing(16)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(48, -1, 48, -1)
        self.above = QSpacerItem(20, 40, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.column.addItem(self.above)

        self.headline = QLabel(Refusal)
        self.headline.setProperty("textFormat", 0)
        self.headline.setObjectName(u"headline")
        self.headline.setWordWrap(True)
        self.headline.setAlignment(Qt.AlignmentFlag.AlignCenter)

        self.column.addWidget(self.headline)

        self.line = QLabel(Refusal)
        self.line.setProperty("textFormat", 0)
        self.line.setObjectName(u"line")
        self.line.setWordWrap(True)
        self.line.setAlignment(Qt.AlignmentFlag.AlignCenter)

        self.column.addWidget(self.line)

        self.buttons = QVBoxLayout()
        self.buttons.setSpacing(10)
        self.buttons.setObjectName(u"buttons")
        self.paperButton = QPushButton(Refusal)
        self.paperButton.setObjectName(u"paperButton")

        self.buttons.addWidget(self.paperButton, 0, Qt.AlignmentFlag.AlignHCenter)

        self.phoneButton = QPushButton(Refusal)
        self.phoneButton.setObjectName(u"phoneButton")

        self.buttons.addWidget(self.phoneButton, 0, Qt.AlignmentFlag.AlignHCenter)

        self.eyesButton = QPushButton(Refusal)
        self.eyesButton.setObjectName(u"eyesButton")

        self.buttons.addWidget(self.eyesButton, 0, Qt.AlignmentFlag.AlignHCenter)

        self.laterButton = QPushButton(Refusal)
        self.laterButton.setObjectName(u"laterButton")

        self.buttons.addWidget(self.laterButton, 0, Qt.AlignmentFlag.AlignHCenter)


        self.column.addLayout(self.buttons)

        self.displays = QLabel(Refusal)
        self.displays.setProperty("textFormat", 0)
        self.displays.setObjectName(u"displays")
        self.displays.setWordWrap(True)
        self.displays.setAlignment(Qt.AlignmentFlag.AlignCenter)

        self.column.addWidget(self.displays)

        self.below = QSpacerItem(20, 40, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.column.addItem(self.below)


        self.retranslateUi(Refusal)

        QMetaObject.connectSlotsByName(Refusal)
    # setupUi

    def retranslateUi(self, Refusal):
        self.headline.setText("")
        self.headline.setProperty(u"role", QCoreApplication.translate("Refusal", u"headline", None))
        self.line.setText("")
        self.line.setProperty(u"role", QCoreApplication.translate("Refusal", u"heading", None))
        self.laterButton.setText(QCoreApplication.translate("Refusal", u"Not now", None))
        self.displays.setText(QCoreApplication.translate("Refusal", u"Or extend the desktop to the projector in your system\u2019s display settings: it then becomes a separate room screen.", None))
        pass
    # retranslateUi
