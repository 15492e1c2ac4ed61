# Generated from ui/exhibit_pin.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout

class Ui_ExhibitPin(object):
    def setupUi(self, ExhibitPin):
        if not ExhibitPin.objectName():
            ExhibitPin.setObjectName(u"ExhibitPin")
        ExhibitPin.resize(1024, 768)
        self.column = QVBoxLayout(ExhibitPin)
        self.column.setSpacing(18)
        self.column.setObjectName(u"column")
        self.above = QSpacerItem(20, 20, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.column.addItem(self.above)

        self.headline = QLabel(ExhibitPin)
        self.headline.setProperty("textFormat", 0)
        self.headline.setObjectName(u"headline")
        self.headline.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.headline.setWordWrap(True)
        self.headline.setProperty(u"role", u"heading")

        self.column.addWidget(self.headline)

        self.dots = QLabel(ExhibitPin)
        self.dots.setProperty("textFormat", 0)
        self.dots.setObjectName(u"dots")
        self.dots.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.dots.setWordWrap(True)
        self.dots.setProperty(u"role", u"headline")

        self.column.addWidget(self.dots)

        self.middle = QHBoxLayout()
        self.middle.setObjectName(u"middle")
        self.left = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.middle.addItem(self.left)

        self.keys = QGridLayout()
        self.keys.setSpacing(14)
        self.keys.setObjectName(u"keys")
        self.key1 = QPushButton(ExhibitPin)
        self.key1.setObjectName(u"key1")
        self.key1.setText(u"1")

        self.keys.addWidget(self.key1, 0, 0, 1, 1)

        self.key2 = QPushButton(ExhibitPin)
        self.key2.setObjectName(u"key2")
        self.key2.setText(u"2")

        self.keys.addWidget(self.key2, 0, 1, 1, 1)

        self.key3 = QPushButton(ExhibitPin)
        self.key3.setObjectName(u"key3")
        self.key3.setText(u"3")

        self.keys.addWidget(self.key3, 0, 2, 1, 1)

        self.key4 = QPushButton(ExhibitPin)
        self.key4.setObjectName(u"key4")
        self.key4.setText(u"4")

        self.keys.addWidget(self.key4, 1, 0, 1, 1)

        self.key5 = QPushButton(ExhibitPin)
        self.key5.setObjectName(u"key5")
        self.key5.setText(u"5")

        self.keys.addWidget(self.key5, 1, 1, 1, 1)

        self.key6 = QPushButton(ExhibitPin)
        self.key6.setObjectName(u"key6")
        self.key6.setText(u"6")

        self.keys.addWidget(self.key6, 1, 2, 1, 1)

        self.key7 = QPushButton(ExhibitPin)
        self.key7.setObjectName(u"key7")
        self.key7.setText(u"7")

        self.keys.addWidget(self.key7, 2, 0, 1, 1)

        self.key8 = QPushButton(ExhibitPin)
        self.key8.setObjectName(u"key8")
        self.key8.setText(u"8")

        self.keys.addWidget(self.key8, 2, 1, 1, 1)

        self.key9 = QPushButton(ExhibitPin)
        self.key9.setObjectName(u"key9")
        self.key9.setText(u"9")

        self.keys.addWidget(self.key9, 2, 2, 1, 1)

        self.key0 = QPushButton(ExhibitPin)
        self.key0.setObjectName(u"key0")
        self.key0.setText(u"0")

        self.keys.addWidget(self.key0, 3, 1, 1, 1)

        self.cancel = QPushButton(ExhibitPin)
        self.cancel.setObjectName(u"cancel")
        self.cancel.setProperty(u"variant", u"quiet")

        self.keys.addWidget(self.cancel, 3, 0, 1, 1)

        self.accept = QPushButton(ExhibitPin)
        self.accept.setObjectName(u"accept")
        self.accept.setProperty(u"variant", u"primary")

        self.keys.addWidget(self.accept, 3, 2, 1, 1)


        self.middle.addLayout(self.keys)

        self.right = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.middle.addItem(self.right)


        self.column.addLayout(self.middle)

        self.below = QSpacerItem(20, 20, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.column.addItem(self.below)

        self.column.setStretch(0, 20)
        self.column.setStretch(1, 6)
        self.column.setStretch(2, 8)
        self.column.setStretch(3, 56)
        self.column.setStretch(4, 10)

        self.retranslateUi(ExhibitPin)

        QMetaObject.connectSlotsByName(ExhibitPin)
    # setupUi

    def retranslateUi(self, ExhibitPin):
        self.headline.setText("")
        self.dots.setText("")
        self.cancel.setText(QCoreApplication.translate("ExhibitPin", u"Back", None))
        self.accept.setText(QCoreApplication.translate("ExhibitPin", u"Continue", None))
        pass
    # retranslateUi
