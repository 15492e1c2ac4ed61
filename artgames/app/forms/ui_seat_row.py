# Generated from ui/seat_row.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, QSize
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QToolButton

class Ui_SeatRow(object):
    def setupUi(self, SeatRow):
        if not SeatRow.objectName():
            SeatRow.setObjectName(u"SeatRow")
        self.rowLayout = QHBoxLayout(SeatRow)
        self.rowLayout.setSpacing(4)
        self.rowLayout.setObjectName(u"rowLayout")
        self.rowLayout.setContentsMargins(0, 0, 0, 0)
        self.grip = QLabel(SeatRow)
        self.grip.setProperty("textFormat", 0)
        self.grip.setObjectName(u"grip")
        self.grip.setText(u"\u22ee")
        self.grip.setProperty(u"role", u"small")

        self.rowLayout.addWidget(self.grip)

        self.mark = QToolButton(SeatRow)
        self.mark.setObjectName(u"mark")
        self.mark.setProperty(u"variant", u"quiet")
        self.mark.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

        self.rowLayout.addWidget(self.mark)

        self.name = QLineEdit(SeatRow)
        self.name.setObjectName(u"name")
        self.name.setMaxLength(60)
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.name.sizePolicy().hasHeightForWidth())
        self.name.setSizePolicy(sizePolicy)
        self.name.setMinimumSize(QSize(90, 0))

        self.rowLayout.addWidget(self.name)

        self.plays = QComboBox(SeatRow)
        self.plays.setObjectName(u"plays")
        self.plays.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

        self.rowLayout.addWidget(self.plays)

        self.remove = QToolButton(SeatRow)
        self.remove.setObjectName(u"remove")
        self.remove.setText(u"\u2715")
        self.remove.setProperty(u"variant", u"quiet")

        self.rowLayout.addWidget(self.remove)

        self.rowLayout.setStretch(2, 1)

        self.retranslateUi(SeatRow)

        QMetaObject.connectSlotsByName(SeatRow)
    # setupUi

    def retranslateUi(self, SeatRow):
#if QT_CONFIG(tooltip)
        self.grip.setToolTip(QCoreApplication.translate("SeatRow", u"Drag to another place, or press Alt with an arrow key", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(tooltip)
        self.mark.setToolTip(QCoreApplication.translate("SeatRow", u"Choose another mark", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.name.setAccessibleName(QCoreApplication.translate("SeatRow", u"Name", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.plays.setAccessibleName(QCoreApplication.translate("SeatRow", u"How this seat plays", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.remove.setToolTip(QCoreApplication.translate("SeatRow", u"Remove this seat", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.remove.setAccessibleName(QCoreApplication.translate("SeatRow", u"Remove this seat", None))
#endif // QT_CONFIG(accessibility)
        pass
    # retranslateUi
