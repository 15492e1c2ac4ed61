# Generated from ui/paper.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

class Ui_PaperSheet(object):
    def setupUi(self, PaperSheet):
        if not PaperSheet.objectName():
            PaperSheet.setObjectName(u"PaperSheet")
        PaperSheet.resize(1024, 600)
        self.sheetColumn = QVBoxLayout(PaperSheet)
        self.sheetColumn.setSpacing(14)
        self.sheetColumn.setObjectName(u"sheetColumn")
        self.sheetColumn.setContentsMargins(40, 24, 40, 24)
        self.titleLabel = QLabel(PaperSheet)
        self.titleLabel.setProperty("textFormat", 0)
        self.titleLabel.setObjectName(u"titleLabel")
        self.titleLabel.setWordWrap(True)

        self.sheetColumn.addWidget(self.titleLabel)

        self.explanationLabel = QLabel(PaperSheet)
        self.explanationLabel.setProperty("textFormat", 0)
        self.explanationLabel.setObjectName(u"explanationLabel")
        self.explanationLabel.setWordWrap(True)

        self.sheetColumn.addWidget(self.explanationLabel)

        self.scroll = QScrollArea(PaperSheet)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setWidgetResizable(True)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.papers = QWidget()
        self.papers.setObjectName(u"papers")
        self.papersColumn = QVBoxLayout(self.papers)
        self.papersColumn.setObjectName(u"papersColumn")
        self.papersColumn.setContentsMargins(0, 0, 0, 0)
        self.panel = QFrame(self.papers)
        self.panel.setObjectName(u"panel")
        self.panel.setProperty(u"panel", True)
        self.grid = QGridLayout(self.panel)
        self.grid.setObjectName(u"grid")
        self.grid.setHorizontalSpacing(10)
        self.grid.setVerticalSpacing(12)
        self.grid.setContentsMargins(20, 16, 20, 16)

        self.papersColumn.addWidget(self.panel)

        self.spring = QSpacerItem(20, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.papersColumn.addItem(self.spring)

        self.scroll.setWidget(self.papers)

        self.sheetColumn.addWidget(self.scroll)

        self.buttonRow = QHBoxLayout()
        self.buttonRow.setObjectName(u"buttonRow")
        self.push = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttonRow.addItem(self.push)

        self.backButton = QPushButton(PaperSheet)
        self.backButton.setObjectName(u"backButton")

        self.buttonRow.addWidget(self.backButton)

        self.lockButton = QPushButton(PaperSheet)
        self.lockButton.setObjectName(u"lockButton")

        self.buttonRow.addWidget(self.lockButton)


        self.sheetColumn.addLayout(self.buttonRow)


        self.retranslateUi(PaperSheet)

        QMetaObject.connectSlotsByName(PaperSheet)
    # setupUi

    def retranslateUi(self, PaperSheet):
        self.titleLabel.setText(QCoreApplication.translate("PaperSheet", u"What did everyone write?", None))
        self.titleLabel.setProperty(u"role", QCoreApplication.translate("PaperSheet", u"headline", None))
        self.explanationLabel.setText(QCoreApplication.translate("PaperSheet", u"Everyone, show your papers. Tap the numbers each player wrote. Keyboard: number keys, then Enter for the next player.", None))
        self.backButton.setText(QCoreApplication.translate("PaperSheet", u"Back to the paintings", None))
        self.lockButton.setText(QCoreApplication.translate("PaperSheet", u"Lock them in", None))
        self.lockButton.setProperty(u"variant", QCoreApplication.translate("PaperSheet", u"primary", None))
        pass
    # retranslateUi
