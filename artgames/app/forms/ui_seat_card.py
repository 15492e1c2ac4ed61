# Generated from ui/seat_card.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QSpacerItem, QToolButton, QVBoxLayout

class Ui_SeatCard(object):
    def setupUi(self, SeatCard):
        if not SeatCard.objectName():
            SeatCard.setObjectName(u"SeatCard")
        SeatCard.setProperty(u"panel", True)
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(SeatCard.sizePolicy().hasHeightForWidth())
        SeatCard.setSizePolicy(sizePolicy)
        self.cardLayout = QVBoxLayout(SeatCard)
        self.cardLayout.setSpacing(3)
        self.cardLayout.setObjectName(u"cardLayout")
        self.cardLayout.setContentsMargins(5, 5, 5, 4)
        self.topLayout = QHBoxLayout()
        self.topLayout.setSpacing(0)
        self.topLayout.setObjectName(u"topLayout")
        self.topLayout.setContentsMargins(0, 0, 0, 0)
        self.grip = QLabel(SeatCard)
        self.grip.setProperty("textFormat", 0)
        self.grip.setObjectName(u"grip")
        self.grip.setText(u"\u22ee\u22ee")
        self.grip.setProperty(u"role", u"small")
        self.grip.setAlignment(Qt.AlignmentFlag.AlignTop)

        self.topLayout.addWidget(self.grip)

        self.faceLeft = QSpacerItem(4, 4, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.topLayout.addItem(self.faceLeft)

        self.face = QToolButton(SeatCard)
        self.face.setObjectName(u"face")
        self.face.setProperty(u"variant", u"quiet")
        self.face.setProperty(u"tight", u"sign")

        self.topLayout.addWidget(self.face)

        self.faceRight = QSpacerItem(4, 4, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.topLayout.addItem(self.faceRight)

        self.cornerLayout = QVBoxLayout()
        self.cornerLayout.setSpacing(0)
        self.cornerLayout.setObjectName(u"cornerLayout")
        self.cornerLayout.setContentsMargins(0, 0, 0, 0)
        self.remove = QToolButton(SeatCard)
        self.remove.setObjectName(u"remove")
        self.remove.setText(u"\u2715")
        self.remove.setProperty(u"variant", u"quiet")
        self.remove.setProperty(u"tight", u"sign")

        self.cornerLayout.addWidget(self.remove)

        self.cornerSpacer = QSpacerItem(4, 4, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.cornerLayout.addItem(self.cornerSpacer)


        self.topLayout.addLayout(self.cornerLayout)


        self.cardLayout.addLayout(self.topLayout)

        self.name = QLineEdit(SeatCard)
        self.name.setObjectName(u"name")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.name.sizePolicy().hasHeightForWidth())
        self.name.setSizePolicy(sizePolicy1)
        self.name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.name.setMaxLength(60)

        self.cardLayout.addWidget(self.name)

        self.plays = QComboBox(SeatCard)
        self.plays.setObjectName(u"plays")
        sizePolicy1.setHeightForWidth(self.plays.sizePolicy().hasHeightForWidth())
        self.plays.setSizePolicy(sizePolicy1)
        self.plays.setProperty(u"flat", True)

        self.cardLayout.addWidget(self.plays)


        self.retranslateUi(SeatCard)

        QMetaObject.connectSlotsByName(SeatCard)
    # setupUi

    def retranslateUi(self, SeatCard):
#if QT_CONFIG(tooltip)
        self.grip.setToolTip(QCoreApplication.translate("SeatCard", u"Drag to move, or press Alt with an arrow key", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(tooltip)
        self.face.setToolTip(QCoreApplication.translate("SeatCard", u"Choose another face or symbol", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(tooltip)
        self.remove.setToolTip(QCoreApplication.translate("SeatCard", u"Remove this seat", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.remove.setAccessibleName(QCoreApplication.translate("SeatCard", u"Remove this seat", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.name.setAccessibleName(QCoreApplication.translate("SeatCard", u"Name", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.plays.setAccessibleName(QCoreApplication.translate("SeatCard", u"Type of player", None))
#endif // QT_CONFIG(accessibility)
        pass
    # retranslateUi
