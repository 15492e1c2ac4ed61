# Generated from ui/pause.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout

class Ui_PauseCover(object):
    def setupUi(self, PauseCover):
        if not PauseCover.objectName():
            PauseCover.setObjectName(u"PauseCover")
        PauseCover.resize(1024, 768)
        self.column = QVBoxLayout(PauseCover)
        self.column.setSpacing(18)
        self.column.setObjectName(u"column")
        self.above = QSpacerItem(20, 40, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.column.addItem(self.above)

        self.headline = QLabel(PauseCover)
        self.headline.setProperty("textFormat", 0)
        self.headline.setObjectName(u"headline")
        self.headline.setAlignment(Qt.AlignmentFlag.AlignCenter)

        self.column.addWidget(self.headline)

        self.line = QLabel(PauseCover)
        self.line.setProperty("textFormat", 0)
        self.line.setObjectName(u"line")
        self.line.setAlignment(Qt.AlignmentFlag.AlignCenter)

        self.column.addWidget(self.line)

        self.buttonRow = QHBoxLayout()
        self.buttonRow.setObjectName(u"buttonRow")
        self.left = QSpacerItem(40, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttonRow.addItem(self.left)

        self.goOnButton = QPushButton(PauseCover)
        self.goOnButton.setObjectName(u"goOnButton")

        self.buttonRow.addWidget(self.goOnButton)

        self.settingsButton = QPushButton(PauseCover)
        self.settingsButton.setObjectName(u"settingsButton")

        self.buttonRow.addWidget(self.settingsButton)

        self.leaveButton = QPushButton(PauseCover)
        self.leaveButton.setObjectName(u"leaveButton")

        self.buttonRow.addWidget(self.leaveButton)

        self.right = QSpacerItem(40, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttonRow.addItem(self.right)


        self.column.addLayout(self.buttonRow)

        self.below = QSpacerItem(20, 40, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.column.addItem(self.below)


        self.retranslateUi(PauseCover)

        QMetaObject.connectSlotsByName(PauseCover)
    # setupUi

    def retranslateUi(self, PauseCover):
        self.headline.setText(QCoreApplication.translate("PauseCover", u"Paused", None))
        self.headline.setProperty(u"role", QCoreApplication.translate("PauseCover", u"count", None))
        self.line.setText("")
        self.line.setProperty(u"role", QCoreApplication.translate("PauseCover", u"heading", None))
        self.goOnButton.setText(QCoreApplication.translate("PauseCover", u"Resume", None))
        self.goOnButton.setProperty(u"variant", QCoreApplication.translate("PauseCover", u"primary", None))
        self.settingsButton.setText(QCoreApplication.translate("PauseCover", u"Settings", None))
        self.leaveButton.setText(QCoreApplication.translate("PauseCover", u"Leave the table", None))
        pass
    # retranslateUi
