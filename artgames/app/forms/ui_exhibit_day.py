# Generated from ui/exhibit_day.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QTimeEdit

class Ui_ExhibitDay(object):
    def setupUi(self, ExhibitDay):
        if not ExhibitDay.objectName():
            ExhibitDay.setObjectName(u"ExhibitDay")
        ExhibitDay.resize(300, 60)
        self.row = QHBoxLayout(ExhibitDay)
        self.row.setSpacing(8)
        self.row.setObjectName(u"row")
        self.row.setContentsMargins(0, 0, 0, 0)
        self.kind = QComboBox(ExhibitDay)
        self.kind.setObjectName(u"kind")

        self.row.addWidget(self.kind)

        self.begin = QTimeEdit(ExhibitDay)
        self.begin.setObjectName(u"begin")
        self.begin.setDisplayFormat(u"HH:mm")

        self.row.addWidget(self.begin)

        self.end = QTimeEdit(ExhibitDay)
        self.end.setObjectName(u"end")
        self.end.setDisplayFormat(u"HH:mm")

        self.row.addWidget(self.end)


        self.retranslateUi(ExhibitDay)

        QMetaObject.connectSlotsByName(ExhibitDay)
    # setupUi

    def retranslateUi(self, ExhibitDay):
#if QT_CONFIG(accessibility)
        self.begin.setAccessibleName(QCoreApplication.translate("ExhibitDay", u"Opens at", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.end.setAccessibleName(QCoreApplication.translate("ExhibitDay", u"Closes at", None))
#endif // QT_CONFIG(accessibility)
        pass
    # retranslateUi
