# Generated from ui/catalogue_name.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton

class Ui_NameBar(object):
    def setupUi(self, NameBar):
        if not NameBar.objectName():
            NameBar.setObjectName(u"NameBar")
        NameBar.setProperty(u"panel", True)
        self.nameLayout = QHBoxLayout(NameBar)
        self.nameLayout.setSpacing(10)
        self.nameLayout.setObjectName(u"nameLayout")
        self.nameLayout.setContentsMargins(14, 8, 14, 8)
        self.question = QLabel(NameBar)
        self.question.setProperty("textFormat", 0)
        self.question.setObjectName(u"question")
        self.question.setWordWrap(True)

        self.nameLayout.addWidget(self.question)

        self.name = QLineEdit(NameBar)
        self.name.setObjectName(u"name")
        self.name.setMaxLength(60)

        self.nameLayout.addWidget(self.name)

        self.keep = QPushButton(NameBar)
        self.keep.setObjectName(u"keep")
        self.keep.setProperty(u"variant", u"primary")

        self.nameLayout.addWidget(self.keep)

        self.cancel = QPushButton(NameBar)
        self.cancel.setObjectName(u"cancel")
        self.cancel.setProperty(u"variant", u"quiet")

        self.nameLayout.addWidget(self.cancel)

        self.nameLayout.setStretch(1, 1)

        self.retranslateUi(NameBar)

        QMetaObject.connectSlotsByName(NameBar)
    # setupUi

    def retranslateUi(self, NameBar):
        self.question.setText("")
#if QT_CONFIG(accessibility)
        self.name.setAccessibleName(QCoreApplication.translate("NameBar", u"Name of the set", None))
#endif // QT_CONFIG(accessibility)
        self.keep.setText(QCoreApplication.translate("NameBar", u"Save", None))
        self.cancel.setText(QCoreApplication.translate("NameBar", u"Cancel", None))
        pass
    # retranslateUi
