# Generated from ui/label.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject
from PySide6.QtWidgets import QFormLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from artgames.app.widgets.painting_view import PaintingBox

class Ui_LabelPage(object):
    def setupUi(self, LabelPage):
        if not LabelPage.objectName():
            LabelPage.setObjectName(u"LabelPage")
        self.pageLayout = QVBoxLayout(LabelPage)
        self.pageLayout.setSpacing(12)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(28, 20, 28, 20)
        self.title = QLabel(LabelPage)
        self.title.setProperty("textFormat", 0)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"headline")

        self.pageLayout.addWidget(self.title)

        self.hint = QLabel(LabelPage)
        self.hint.setProperty("textFormat", 0)
        self.hint.setObjectName(u"hint")
        self.hint.setWordWrap(True)
        self.hint.setProperty(u"role", u"small")

        self.pageLayout.addWidget(self.hint)

        self.columns = QHBoxLayout()
        self.columns.setSpacing(20)
        self.columns.setObjectName(u"columns")
        self.painting = PaintingBox(LabelPage)
        self.painting.setObjectName(u"painting")

        self.columns.addWidget(self.painting)

        self.scroll = QScrollArea(LabelPage)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setWidgetResizable(True)
        self.sheet = QWidget()
        self.sheet.setObjectName(u"sheet")
        self.lines = QFormLayout(self.sheet)
        self.lines.setObjectName(u"lines")
        self.lines.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.lines.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self.lines.setHorizontalSpacing(16)
        self.lines.setVerticalSpacing(8)
        self.scroll.setWidget(self.sheet)

        self.columns.addWidget(self.scroll)

        self.columns.setStretch(0, 2)
        self.columns.setStretch(1, 3)

        self.pageLayout.addLayout(self.columns)

        self.problem = QLabel(LabelPage)
        self.problem.setProperty("textFormat", 0)
        self.problem.setObjectName(u"problem")
        self.problem.setWordWrap(True)
        self.problem.setProperty(u"role", u"wrong")

        self.pageLayout.addWidget(self.problem)

        self.foot = QWidget(LabelPage)
        self.foot.setObjectName(u"foot")
        self.exportAll = QPushButton(self.foot)
        self.exportAll.setObjectName(u"exportAll")
        self.asItCame = QPushButton(self.foot)
        self.asItCame.setObjectName(u"asItCame")
        self.footSpace = QWidget(self.foot)
        self.footSpace.setObjectName(u"footSpace")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.footSpace.sizePolicy().hasHeightForWidth())
        self.footSpace.setSizePolicy(sizePolicy)
        self.cancel = QPushButton(self.foot)
        self.cancel.setObjectName(u"cancel")
        self.save = QPushButton(self.foot)
        self.save.setObjectName(u"save")
        self.save.setProperty(u"variant", u"primary")

        self.pageLayout.addWidget(self.foot)


        self.retranslateUi(LabelPage)

        QMetaObject.connectSlotsByName(LabelPage)
    # setupUi

    def retranslateUi(self, LabelPage):
        LabelPage.setWindowTitle(QCoreApplication.translate("LabelPage", u"Something wrong?", None))
        self.title.setText(QCoreApplication.translate("LabelPage", u"Something wrong?", None))
        self.hint.setText(QCoreApplication.translate("LabelPage", u"Correct the label here. It changes on this computer, in every game that starts from now on.", None))
        self.exportAll.setText(QCoreApplication.translate("LabelPage", u"Export all corrections\u2026", None))
        self.asItCame.setText(QCoreApplication.translate("LabelPage", u"Restore the label", None))
        self.cancel.setText(QCoreApplication.translate("LabelPage", u"Cancel", None))
        self.save.setText(QCoreApplication.translate("LabelPage", u"Save", None))
    # retranslateUi
