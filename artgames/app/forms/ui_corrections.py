# Generated from ui/corrections.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QFormLayout, QFrame, QHBoxLayout, QLabel, QLineEdit, QListWidget, QPushButton, QSizePolicy, QSpacerItem, QSpinBox, QVBoxLayout

class Ui_CorrectionSheet(object):
    def setupUi(self, CorrectionSheet):
        if not CorrectionSheet.objectName():
            CorrectionSheet.setObjectName(u"CorrectionSheet")
        CorrectionSheet.resize(1024, 600)
        self.sheetColumn = QVBoxLayout(CorrectionSheet)
        self.sheetColumn.setSpacing(14)
        self.sheetColumn.setObjectName(u"sheetColumn")
        self.sheetColumn.setContentsMargins(40, 24, 40, 24)
        self.titleLabel = QLabel(CorrectionSheet)
        self.titleLabel.setProperty("textFormat", 0)
        self.titleLabel.setObjectName(u"titleLabel")
        self.titleLabel.setProperty(u"role", u"headline")

        self.sheetColumn.addWidget(self.titleLabel)

        self.explanationLabel = QLabel(CorrectionSheet)
        self.explanationLabel.setProperty("textFormat", 0)
        self.explanationLabel.setObjectName(u"explanationLabel")
        self.explanationLabel.setWordWrap(True)

        self.sheetColumn.addWidget(self.explanationLabel)

        self.panel = QFrame(CorrectionSheet)
        self.panel.setObjectName(u"panel")
        self.panel.setProperty(u"panel", True)
        self.form = QFormLayout(self.panel)
        self.form.setObjectName(u"form")
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.form.setHorizontalSpacing(16)
        self.form.setVerticalSpacing(10)
        self.form.setContentsMargins(20, 16, 20, 16)
        self.whoLabel = QLabel(self.panel)
        self.whoLabel.setProperty("textFormat", 0)
        self.whoLabel.setObjectName(u"whoLabel")

        self.form.setWidget(0, QFormLayout.ItemRole.LabelRole, self.whoLabel)

        self.who = QComboBox(self.panel)
        self.who.setObjectName(u"who")

        self.form.setWidget(0, QFormLayout.ItemRole.FieldRole, self.who)

        self.pointsLabel = QLabel(self.panel)
        self.pointsLabel.setProperty("textFormat", 0)
        self.pointsLabel.setObjectName(u"pointsLabel")

        self.form.setWidget(1, QFormLayout.ItemRole.LabelRole, self.pointsLabel)

        self.points = QSpinBox(self.panel)
        self.points.setObjectName(u"points")

        self.form.setWidget(1, QFormLayout.ItemRole.FieldRole, self.points)

        self.noteLabel = QLabel(self.panel)
        self.noteLabel.setProperty("textFormat", 0)
        self.noteLabel.setObjectName(u"noteLabel")

        self.form.setWidget(2, QFormLayout.ItemRole.LabelRole, self.noteLabel)

        self.note = QLineEdit(self.panel)
        self.note.setObjectName(u"note")

        self.form.setWidget(2, QFormLayout.ItemRole.FieldRole, self.note)


        self.sheetColumn.addWidget(self.panel)

        self.made = QListWidget(CorrectionSheet)
        self.made.setObjectName(u"made")
        self.made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.made.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.made.setWordWrap(True)

        self.sheetColumn.addWidget(self.made)

        self.buttonRow = QHBoxLayout()
        self.buttonRow.setObjectName(u"buttonRow")
        self.takeBackButton = QPushButton(CorrectionSheet)
        self.takeBackButton.setObjectName(u"takeBackButton")

        self.buttonRow.addWidget(self.takeBackButton)

        self.push = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttonRow.addItem(self.push)

        self.closeButton = QPushButton(CorrectionSheet)
        self.closeButton.setObjectName(u"closeButton")

        self.buttonRow.addWidget(self.closeButton)

        self.correctButton = QPushButton(CorrectionSheet)
        self.correctButton.setObjectName(u"correctButton")
        self.correctButton.setProperty(u"variant", u"primary")

        self.buttonRow.addWidget(self.correctButton)


        self.sheetColumn.addLayout(self.buttonRow)

        self.sheetColumn.setStretch(3, 1)

        self.retranslateUi(CorrectionSheet)

        QMetaObject.connectSlotsByName(CorrectionSheet)
    # setupUi

    def retranslateUi(self, CorrectionSheet):
#if QT_CONFIG(accessibility)
        CorrectionSheet.setAccessibleName(QCoreApplication.translate("CorrectionSheet", u"Correct the score", None))
#endif // QT_CONFIG(accessibility)
        self.titleLabel.setText(QCoreApplication.translate("CorrectionSheet", u"Correct a score", None))
        self.whoLabel.setText(QCoreApplication.translate("CorrectionSheet", u"Player", None))
#if QT_CONFIG(accessibility)
        self.who.setAccessibleName(QCoreApplication.translate("CorrectionSheet", u"Player", None))
#endif // QT_CONFIG(accessibility)
        self.pointsLabel.setText(QCoreApplication.translate("CorrectionSheet", u"Points (+ or \u2212)", None))
#if QT_CONFIG(accessibility)
        self.points.setAccessibleName(QCoreApplication.translate("CorrectionSheet", u"Points to add or take away", None))
#endif // QT_CONFIG(accessibility)
        self.noteLabel.setText(QCoreApplication.translate("CorrectionSheet", u"Reason", None))
        self.note.setPlaceholderText(QCoreApplication.translate("CorrectionSheet", u"Everyone will see this", None))
#if QT_CONFIG(accessibility)
        self.note.setAccessibleName(QCoreApplication.translate("CorrectionSheet", u"Reason", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.made.setAccessibleName(QCoreApplication.translate("CorrectionSheet", u"Corrections so far", None))
#endif // QT_CONFIG(accessibility)
        self.takeBackButton.setText(QCoreApplication.translate("CorrectionSheet", u"Undo last", None))
        self.closeButton.setText(QCoreApplication.translate("CorrectionSheet", u"Done", None))
        self.correctButton.setText(QCoreApplication.translate("CorrectionSheet", u"Apply", None))
    # retranslateUi
