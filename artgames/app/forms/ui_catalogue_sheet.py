# Generated from ui/catalogue_sheet.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

class Ui_SheetBar(object):
    def setupUi(self, SheetBar):
        if not SheetBar.objectName():
            SheetBar.setObjectName(u"SheetBar")
        SheetBar.setProperty(u"panel", True)
        self.sheetLayout = QVBoxLayout(SheetBar)
        self.sheetLayout.setSpacing(8)
        self.sheetLayout.setObjectName(u"sheetLayout")
        self.sheetLayout.setContentsMargins(14, 10, 14, 10)
        self.what = QLabel(SheetBar)
        self.what.setProperty("textFormat", 0)
        self.what.setObjectName(u"what")
        self.what.setWordWrap(True)

        self.sheetLayout.addWidget(self.what)

        self.choices = QWidget(SheetBar)
        self.choices.setObjectName(u"choices")
        self.paper = QComboBox(self.choices)
        self.paper.setObjectName(u"paper")
        self.perPage = QComboBox(self.choices)
        self.perPage.setObjectName(u"perPage")
        self.savePdf = QPushButton(self.choices)
        self.savePdf.setObjectName(u"savePdf")
        self.savePdf.setProperty(u"variant", u"primary")
        self.printNow = QPushButton(self.choices)
        self.printNow.setObjectName(u"printNow")
        self.more = QPushButton(self.choices)
        self.more.setObjectName(u"more")
        self.close = QPushButton(self.choices)
        self.close.setObjectName(u"close")
        self.close.setProperty(u"variant", u"quiet")

        self.sheetLayout.addWidget(self.choices)

        self.working = QWidget(SheetBar)
        self.working.setObjectName(u"working")
        self.workingLayout = QHBoxLayout(self.working)
        self.workingLayout.setSpacing(10)
        self.workingLayout.setObjectName(u"workingLayout")
        self.workingLayout.setContentsMargins(0, 0, 0, 0)
        self.progress = QProgressBar(self.working)
        self.progress.setObjectName(u"progress")

        self.workingLayout.addWidget(self.progress)

        self.stop = QPushButton(self.working)
        self.stop.setObjectName(u"stop")

        self.workingLayout.addWidget(self.stop)


        self.sheetLayout.addWidget(self.working)


        self.retranslateUi(SheetBar)

        QMetaObject.connectSlotsByName(SheetBar)
    # setupUi

    def retranslateUi(self, SheetBar):
        self.what.setText("")
#if QT_CONFIG(accessibility)
        self.paper.setAccessibleName(QCoreApplication.translate("SheetBar", u"Paper", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.perPage.setAccessibleName(QCoreApplication.translate("SheetBar", u"Paintings per page", None))
#endif // QT_CONFIG(accessibility)
        self.savePdf.setText(QCoreApplication.translate("SheetBar", u"Save as PDF\u2026", None))
        self.printNow.setText(QCoreApplication.translate("SheetBar", u"Print\u2026", None))
        self.more.setText(QCoreApplication.translate("SheetBar", u"Cards and sheets\u2026", None))
#if QT_CONFIG(tooltip)
        self.more.setToolTip(QCoreApplication.translate("SheetBar", u"Cards to cut out, a catalogue, or answer sheets for these paintings", None))
#endif // QT_CONFIG(tooltip)
        self.close.setText(QCoreApplication.translate("SheetBar", u"Cancel", None))
#if QT_CONFIG(accessibility)
        self.progress.setAccessibleName(QCoreApplication.translate("SheetBar", u"Pages made", None))
#endif // QT_CONFIG(accessibility)
        self.stop.setText(QCoreApplication.translate("SheetBar", u"Stop", None))
        pass
    # retranslateUi
