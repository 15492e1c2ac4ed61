# Generated from ui/phone_row.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QToolButton, QVBoxLayout

class Ui_PhoneRow(object):
    def setupUi(self, PhoneRow):
        if not PhoneRow.objectName():
            PhoneRow.setObjectName(u"PhoneRow")
        PhoneRow.resize(560, 56)
        self.row = QHBoxLayout(PhoneRow)
        self.row.setSpacing(10)
        self.row.setObjectName(u"row")
        self.row.setContentsMargins(0, 2, 0, 2)
        self.mark = QLabel(PhoneRow)
        self.mark.setProperty("textFormat", 0)
        self.mark.setObjectName(u"mark")

        self.row.addWidget(self.mark)

        self.told = QVBoxLayout()
        self.told.setSpacing(0)
        self.told.setObjectName(u"told")
        self.name = QLabel(PhoneRow)
        self.name.setProperty("textFormat", 0)
        self.name.setObjectName(u"name")
        self.name.setWordWrap(True)

        self.told.addWidget(self.name)

        self.newName = QLineEdit(PhoneRow)
        self.newName.setObjectName(u"newName")
        self.newName.setMaxLength(24)

        self.told.addWidget(self.newName)

        self.state = QLabel(PhoneRow)
        self.state.setProperty("textFormat", 0)
        self.state.setObjectName(u"state")
        self.state.setWordWrap(True)
        self.state.setProperty(u"role", u"small")

        self.told.addWidget(self.state)


        self.row.addLayout(self.told)

        self.nudge = QPushButton(PhoneRow)
        self.nudge.setObjectName(u"nudge")

        self.row.addWidget(self.nudge)

        self.more = QToolButton(PhoneRow)
        self.more.setObjectName(u"more")
        self.more.setText(u"\u22ef")

        self.row.addWidget(self.more)

        self.row.setStretch(1, 1)

        self.retranslateUi(PhoneRow)

        QMetaObject.connectSlotsByName(PhoneRow)
    # setupUi

    def retranslateUi(self, PhoneRow):
        self.nudge.setText(QCoreApplication.translate("PhoneRow", u"Nudge", None))
#if QT_CONFIG(tooltip)
        self.nudge.setToolTip(QCoreApplication.translate("PhoneRow", u"Their phone says that the table is waiting", None))
#endif // QT_CONFIG(tooltip)
        pass
    # retranslateUi
