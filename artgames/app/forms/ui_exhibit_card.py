# Generated from ui/exhibit_card.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QMetaObject, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QSpacerItem, QVBoxLayout

class Ui_ExhibitCard(object):
    def setupUi(self, ExhibitCard):
        if not ExhibitCard.objectName():
            ExhibitCard.setObjectName(u"ExhibitCard")
        ExhibitCard.resize(1024, 768)
        self.column = QVBoxLayout(ExhibitCard)
        self.column.setSpacing(18)
        self.column.setObjectName(u"column")
        self.above = QSpacerItem(20, 20, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.column.addItem(self.above)

        self.headline = QLabel(ExhibitCard)
        self.headline.setProperty("textFormat", 0)
        self.headline.setObjectName(u"headline")
        self.headline.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.headline.setWordWrap(True)
        self.headline.setProperty(u"role", u"headline")

        self.column.addWidget(self.headline)

        self.line = QLabel(ExhibitCard)
        self.line.setProperty("textFormat", 0)
        self.line.setObjectName(u"line")
        self.line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.line.setWordWrap(True)
        self.line.setProperty(u"role", u"heading")

        self.column.addWidget(self.line)

        self.buttons = QVBoxLayout()
        self.buttons.setSpacing(18)
        self.buttons.setObjectName(u"buttons")

        self.column.addLayout(self.buttons)

        self.below = QSpacerItem(20, 20, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.column.addItem(self.below)

        self.column.setStretch(0, 22)
        self.column.setStretch(1, 8)
        self.column.setStretch(2, 8)
        self.column.setStretch(3, 50)
        self.column.setStretch(4, 4)

        self.retranslateUi(ExhibitCard)

        QMetaObject.connectSlotsByName(ExhibitCard)
    # setupUi

    def retranslateUi(self, ExhibitCard):
        self.headline.setText("")
        self.line.setText("")
        pass
    # retranslateUi
