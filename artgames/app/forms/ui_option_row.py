# Generated from ui/option_row.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QMetaObject
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy

class Ui_OptionRow(object):
    def setupUi(self, OptionRow):
        if not OptionRow.objectName():
            OptionRow.setObjectName(u"OptionRow")
        self.rowLayout = QHBoxLayout(OptionRow)
        self.rowLayout.setSpacing(8)
        self.rowLayout.setObjectName(u"rowLayout")
        self.rowLayout.setContentsMargins(0, 0, 0, 0)
        self.title = QLabel(OptionRow)
        self.title.setProperty("textFormat", 0)
        self.title.setObjectName(u"title")
        self.title.setWordWrap(True)
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.title.sizePolicy().hasHeightForWidth())
        self.title.setSizePolicy(sizePolicy)

        self.rowLayout.addWidget(self.title)


        self.retranslateUi(OptionRow)

        QMetaObject.connectSlotsByName(OptionRow)
    # setupUi

    def retranslateUi(self, OptionRow):
        self.title.setText("")
        pass
    # retranslateUi
