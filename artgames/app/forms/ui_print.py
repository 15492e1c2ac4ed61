# Generated from ui/print.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from artgames.app.printing.preview import PagePreview

class Ui_PrintPage(object):
    def setupUi(self, PrintPage):
        if not PrintPage.objectName():
            PrintPage.setObjectName(u"PrintPage")
        self.pageLayout = QVBoxLayout(PrintPage)
        self.pageLayout.setSpacing(12)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(28, 20, 28, 20)
        self.head = QHBoxLayout()
        self.head.setSpacing(12)
        self.head.setObjectName(u"head")
        self.title = QLabel(PrintPage)
        self.title.setProperty("textFormat", 0)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"headline")

        self.head.addWidget(self.title)

        self.back = QPushButton(PrintPage)
        self.back.setObjectName(u"back")

        self.head.addWidget(self.back)

        self.head.setStretch(0, 1)

        self.pageLayout.addLayout(self.head)

        self.scroll = QScrollArea(PrintPage)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll.setWidgetResizable(True)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.sheet = QWidget()
        self.sheet.setObjectName(u"sheet")
        self.columns = QHBoxLayout(self.sheet)
        self.columns.setSpacing(20)
        self.columns.setObjectName(u"columns")
        self.columns.setContentsMargins(0, 0, 0, 0)
        self.wishPanel = QFrame(self.sheet)
        self.wishPanel.setObjectName(u"wishPanel")
        self.wishPanel.setProperty(u"panel", True)
        self.wishLayout = QVBoxLayout(self.wishPanel)
        self.wishLayout.setSpacing(10)
        self.wishLayout.setObjectName(u"wishLayout")
        self.wishLayout.setContentsMargins(4, 4, 4, 14)
        self.wishes = QWidget(self.wishPanel)
        self.wishes.setObjectName(u"wishes")
        self.wishesLayout = QVBoxLayout(self.wishes)
        self.wishesLayout.setSpacing(6)
        self.wishesLayout.setObjectName(u"wishesLayout")
        self.wishesLayout.setContentsMargins(14, 12, 14, 0)
        self.kindLabel = QLabel(self.wishes)
        self.kindLabel.setProperty("textFormat", 0)
        self.kindLabel.setObjectName(u"kindLabel")
        self.kindLabel.setProperty(u"role", u"small")

        self.wishesLayout.addWidget(self.kindLabel)

        self.kind = QComboBox(self.wishes)
        self.kind.setObjectName(u"kind")

        self.wishesLayout.addWidget(self.kind)

        self.hint = QLabel(self.wishes)
        self.hint.setProperty("textFormat", 0)
        self.hint.setObjectName(u"hint")
        self.hint.setWordWrap(True)
        self.hint.setProperty(u"role", u"small")

        self.wishesLayout.addWidget(self.hint)

        self.sourceLabel = QLabel(self.wishes)
        self.sourceLabel.setProperty("textFormat", 0)
        self.sourceLabel.setObjectName(u"sourceLabel")
        self.sourceLabel.setProperty(u"role", u"small")

        self.wishesLayout.addWidget(self.sourceLabel)

        self.source = QComboBox(self.wishes)
        self.source.setObjectName(u"source")

        self.wishesLayout.addWidget(self.source)

        self.gameLabel = QLabel(self.wishes)
        self.gameLabel.setProperty("textFormat", 0)
        self.gameLabel.setObjectName(u"gameLabel")
        self.gameLabel.setProperty(u"role", u"small")

        self.wishesLayout.addWidget(self.gameLabel)

        self.game = QComboBox(self.wishes)
        self.game.setObjectName(u"game")

        self.wishesLayout.addWidget(self.game)

        self.perPageLabel = QLabel(self.wishes)
        self.perPageLabel.setProperty("textFormat", 0)
        self.perPageLabel.setObjectName(u"perPageLabel")
        self.perPageLabel.setProperty(u"role", u"small")

        self.wishesLayout.addWidget(self.perPageLabel)

        self.perPage = QComboBox(self.wishes)
        self.perPage.setObjectName(u"perPage")

        self.wishesLayout.addWidget(self.perPage)

        self.labelLabel = QLabel(self.wishes)
        self.labelLabel.setProperty("textFormat", 0)
        self.labelLabel.setObjectName(u"labelLabel")
        self.labelLabel.setProperty(u"role", u"small")

        self.wishesLayout.addWidget(self.labelLabel)

        self.label = QComboBox(self.wishes)
        self.label.setObjectName(u"label")

        self.wishesLayout.addWidget(self.label)

        self.pictures = QCheckBox(self.wishes)
        self.pictures.setObjectName(u"pictures")

        self.wishesLayout.addWidget(self.pictures)

        self.paperLabel = QLabel(self.wishes)
        self.paperLabel.setProperty("textFormat", 0)
        self.paperLabel.setObjectName(u"paperLabel")
        self.paperLabel.setProperty(u"role", u"small")

        self.wishesLayout.addWidget(self.paperLabel)

        self.paper = QComboBox(self.wishes)
        self.paper.setObjectName(u"paper")

        self.wishesLayout.addWidget(self.paper)

        self.wishSpacer = QSpacerItem(20, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.wishesLayout.addItem(self.wishSpacer)


        self.wishLayout.addWidget(self.wishes)

        self.doLayout = QVBoxLayout()
        self.doLayout.setSpacing(8)
        self.doLayout.setObjectName(u"doLayout")
        self.doLayout.setContentsMargins(14, 0, 14, 0)
        self.told = QLabel(self.wishPanel)
        self.told.setProperty("textFormat", 0)
        self.told.setObjectName(u"told")
        self.told.setWordWrap(True)

        self.doLayout.addWidget(self.told)

        self.progress = QProgressBar(self.wishPanel)
        self.progress.setObjectName(u"progress")

        self.doLayout.addWidget(self.progress)

        self.cancel = QPushButton(self.wishPanel)
        self.cancel.setObjectName(u"cancel")

        self.doLayout.addWidget(self.cancel)

        self.savePdf = QPushButton(self.wishPanel)
        self.savePdf.setObjectName(u"savePdf")
        self.savePdf.setProperty(u"variant", u"primary")

        self.doLayout.addWidget(self.savePdf)

        self.printNow = QPushButton(self.wishPanel)
        self.printNow.setObjectName(u"printNow")

        self.doLayout.addWidget(self.printNow)


        self.wishLayout.addLayout(self.doLayout)

        self.wishLayout.setStretch(0, 1)

        self.columns.addWidget(self.wishPanel)

        self.previewLayout = QVBoxLayout()
        self.previewLayout.setSpacing(8)
        self.previewLayout.setObjectName(u"previewLayout")
        self.preview = PagePreview(self.sheet)
        self.preview.setObjectName(u"preview")

        self.previewLayout.addWidget(self.preview)

        self.turn = QHBoxLayout()
        self.turn.setSpacing(8)
        self.turn.setObjectName(u"turn")
        self.earlier = QPushButton(self.sheet)
        self.earlier.setObjectName(u"earlier")

        self.turn.addWidget(self.earlier)

        self.where = QLabel(self.sheet)
        self.where.setProperty("textFormat", 0)
        self.where.setObjectName(u"where")
        self.where.setAlignment(Qt.AlignmentFlag.AlignCenter)

        self.turn.addWidget(self.where)

        self.later = QPushButton(self.sheet)
        self.later.setObjectName(u"later")

        self.turn.addWidget(self.later)

        self.turn.setStretch(1, 1)

        self.previewLayout.addLayout(self.turn)

        self.previewLayout.setStretch(0, 1)

        self.columns.addLayout(self.previewLayout)

        self.columns.setStretch(0, 2)
        self.columns.setStretch(1, 3)
        self.scroll.setWidget(self.sheet)

        self.pageLayout.addWidget(self.scroll)

        self.pageLayout.setStretch(1, 1)
#if QT_CONFIG(shortcut)
        self.kindLabel.setBuddy(self.kind)
        self.sourceLabel.setBuddy(self.source)
        self.gameLabel.setBuddy(self.game)
        self.perPageLabel.setBuddy(self.perPage)
        self.labelLabel.setBuddy(self.label)
        self.paperLabel.setBuddy(self.paper)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(PrintPage)

        QMetaObject.connectSlotsByName(PrintPage)
    # setupUi

    def retranslateUi(self, PrintPage):
        PrintPage.setWindowTitle(QCoreApplication.translate("PrintPage", u"Print", None))
        self.title.setText(QCoreApplication.translate("PrintPage", u"On paper", None))
        self.back.setText(QCoreApplication.translate("PrintPage", u"Back", None))
        self.kindLabel.setText(QCoreApplication.translate("PrintPage", u"&What", None))
        self.sourceLabel.setText(QCoreApplication.translate("PrintPage", u"&Paintings", None))
        self.gameLabel.setText(QCoreApplication.translate("PrintPage", u"&Game", None))
        self.perPageLabel.setText(QCoreApplication.translate("PrintPage", u"Cards per pa&ge", None))
        self.labelLabel.setText(QCoreApplication.translate("PrintPage", u"&Title and artist", None))
        self.pictures.setText(QCoreApplication.translate("PrintPage", u"Show the paintings on the sheet", None))
        self.paperLabel.setText(QCoreApplication.translate("PrintPage", u"Pap&er", None))
#if QT_CONFIG(accessibility)
        self.progress.setAccessibleName(QCoreApplication.translate("PrintPage", u"Pages written", None))
#endif // QT_CONFIG(accessibility)
        self.cancel.setText(QCoreApplication.translate("PrintPage", u"Stop", None))
        self.savePdf.setText(QCoreApplication.translate("PrintPage", u"Save as PDF\u2026", None))
        self.printNow.setText(QCoreApplication.translate("PrintPage", u"Print\u2026", None))
        self.earlier.setText(QCoreApplication.translate("PrintPage", u"\u2039", None))
#if QT_CONFIG(accessibility)
        self.earlier.setAccessibleName(QCoreApplication.translate("PrintPage", u"Previous page", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.earlier.setToolTip(QCoreApplication.translate("PrintPage", u"Previous page (Page Up)", None))
#endif // QT_CONFIG(tooltip)
        self.later.setText(QCoreApplication.translate("PrintPage", u"\u203a", None))
#if QT_CONFIG(accessibility)
        self.later.setAccessibleName(QCoreApplication.translate("PrintPage", u"Next page", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.later.setToolTip(QCoreApplication.translate("PrintPage", u"Next page (Page Down)", None))
#endif // QT_CONFIG(tooltip)
    # retranslateUi
