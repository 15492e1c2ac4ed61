# Generated from ui/import.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QFrame, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QProgressBar, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QStackedWidget, QVBoxLayout, QWidget

from artgames.app.importing.report_delegate import ReportView

class Ui_ImportPage(object):
    def setupUi(self, ImportPage):
        if not ImportPage.objectName():
            ImportPage.setObjectName(u"ImportPage")
        ImportPage.resize(1280, 800)
        self.pageLayout = QVBoxLayout(ImportPage)
        self.pageLayout.setSpacing(12)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(28, 20, 28, 20)
        self.head = QHBoxLayout()
        self.head.setSpacing(12)
        self.head.setObjectName(u"head")
        self.head.setContentsMargins(0, 0, 0, 0)
        self.back = QPushButton(ImportPage)
        self.back.setObjectName(u"back")
        self.back.setProperty(u"variant", u"quiet")

        self.head.addWidget(self.back)

        self.title = QLabel(ImportPage)
        self.title.setProperty("textFormat", 0)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"headline")

        self.head.addWidget(self.title)

        self.headSpacer = QSpacerItem(20, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.head.addItem(self.headSpacer)


        self.pageLayout.addLayout(self.head)

        self.steps = QStackedWidget(ImportPage)
        self.steps.setObjectName(u"steps")
        self.choosePage = QWidget()
        self.choosePage.setObjectName(u"choosePage")
        self.chooseLayout = QVBoxLayout(self.choosePage)
        self.chooseLayout.setSpacing(10)
        self.chooseLayout.setObjectName(u"chooseLayout")
        self.chooseLayout.setContentsMargins(0, 0, 0, 0)
        self.chooseAbove = QSpacerItem(20, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.chooseLayout.addItem(self.chooseAbove)

        self.chooseMiddle = QHBoxLayout()
        self.chooseMiddle.setSpacing(10)
        self.chooseMiddle.setObjectName(u"chooseMiddle")
        self.chooseMiddle.setContentsMargins(0, 0, 0, 0)
        self.chooseLeft = QSpacerItem(20, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.chooseMiddle.addItem(self.chooseLeft)

        self.choosePanel = QFrame(self.choosePage)
        self.choosePanel.setObjectName(u"choosePanel")
        self.choosePanel.setProperty(u"panel", True)
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.choosePanel.sizePolicy().hasHeightForWidth())
        self.choosePanel.setSizePolicy(sizePolicy)
        self.choosePanelLayout = QVBoxLayout(self.choosePanel)
        self.choosePanelLayout.setSpacing(14)
        self.choosePanelLayout.setObjectName(u"choosePanelLayout")
        self.choosePanelLayout.setContentsMargins(28, 24, 28, 24)
        self.chooseHeading = QLabel(self.choosePanel)
        self.chooseHeading.setProperty("textFormat", 0)
        self.chooseHeading.setObjectName(u"chooseHeading")
        self.chooseHeading.setProperty(u"role", u"heading")
        self.chooseHeading.setWordWrap(True)

        self.choosePanelLayout.addWidget(self.chooseHeading)

        self.chooseText = QLabel(self.choosePanel)
        self.chooseText.setProperty("textFormat", 0)
        self.chooseText.setObjectName(u"chooseText")
        self.chooseText.setWordWrap(True)

        self.choosePanelLayout.addWidget(self.chooseText)

        self.chooseProblem = QLabel(self.choosePanel)
        self.chooseProblem.setProperty("textFormat", 0)
        self.chooseProblem.setObjectName(u"chooseProblem")
        self.chooseProblem.setProperty(u"role", u"wrong")
        self.chooseProblem.setProperty("textFormat", 0)
        self.chooseProblem.setWordWrap(True)

        self.choosePanelLayout.addWidget(self.chooseProblem)

        self.chooseButtons = QHBoxLayout()
        self.chooseButtons.setSpacing(12)
        self.chooseButtons.setObjectName(u"chooseButtons")
        self.chooseButtons.setContentsMargins(0, 0, 0, 0)
        self.chooseFolder = QPushButton(self.choosePanel)
        self.chooseFolder.setObjectName(u"chooseFolder")
        self.chooseFolder.setProperty(u"variant", u"primary")

        self.chooseButtons.addWidget(self.chooseFolder)

        self.chooseFile = QPushButton(self.choosePanel)
        self.chooseFile.setObjectName(u"chooseFile")

        self.chooseButtons.addWidget(self.chooseFile)

        self.chooseSpacer = QSpacerItem(20, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.chooseButtons.addItem(self.chooseSpacer)


        self.choosePanelLayout.addLayout(self.chooseButtons)

        self.chooseKinds = QLabel(self.choosePanel)
        self.chooseKinds.setProperty("textFormat", 0)
        self.chooseKinds.setObjectName(u"chooseKinds")
        self.chooseKinds.setProperty(u"role", u"small")
        self.chooseKinds.setWordWrap(True)

        self.choosePanelLayout.addWidget(self.chooseKinds)


        self.chooseMiddle.addWidget(self.choosePanel)

        self.chooseRight = QSpacerItem(20, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.chooseMiddle.addItem(self.chooseRight)

        self.chooseMiddle.setStretch(0, 1)
        self.chooseMiddle.setStretch(1, 6)
        self.chooseMiddle.setStretch(2, 1)

        self.chooseLayout.addLayout(self.chooseMiddle)

        self.chooseBelow = QSpacerItem(20, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.chooseLayout.addItem(self.chooseBelow)

        self.chooseLayout.setStretch(0, 2)
        self.chooseLayout.setStretch(2, 3)
        self.steps.addWidget(self.choosePage)
        self.workPage = QWidget()
        self.workPage.setObjectName(u"workPage")
        self.workLayout = QVBoxLayout(self.workPage)
        self.workLayout.setSpacing(10)
        self.workLayout.setObjectName(u"workLayout")
        self.workLayout.setContentsMargins(0, 0, 0, 0)
        self.workAbove = QSpacerItem(20, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.workLayout.addItem(self.workAbove)

        self.workMiddle = QHBoxLayout()
        self.workMiddle.setSpacing(10)
        self.workMiddle.setObjectName(u"workMiddle")
        self.workMiddle.setContentsMargins(0, 0, 0, 0)
        self.workLeft = QSpacerItem(20, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.workMiddle.addItem(self.workLeft)

        self.workPanel = QFrame(self.workPage)
        self.workPanel.setObjectName(u"workPanel")
        self.workPanel.setProperty(u"panel", True)
        sizePolicy.setHeightForWidth(self.workPanel.sizePolicy().hasHeightForWidth())
        self.workPanel.setSizePolicy(sizePolicy)
        self.workPanelLayout = QVBoxLayout(self.workPanel)
        self.workPanelLayout.setSpacing(14)
        self.workPanelLayout.setObjectName(u"workPanelLayout")
        self.workPanelLayout.setContentsMargins(28, 24, 28, 24)
        self.workHeading = QLabel(self.workPanel)
        self.workHeading.setProperty("textFormat", 0)
        self.workHeading.setObjectName(u"workHeading")
        self.workHeading.setProperty(u"role", u"heading")
        self.workHeading.setProperty("textFormat", 0)
        self.workHeading.setWordWrap(True)

        self.workPanelLayout.addWidget(self.workHeading)

        self.progress = QProgressBar(self.workPanel)
        self.progress.setObjectName(u"progress")
        self.progress.setTextVisible(False)

        self.workPanelLayout.addWidget(self.progress)

        self.workText = QLabel(self.workPanel)
        self.workText.setProperty("textFormat", 0)
        self.workText.setObjectName(u"workText")
        self.workText.setProperty(u"role", u"small")
        self.workText.setProperty("textFormat", 0)
        self.workText.setWordWrap(True)

        self.workPanelLayout.addWidget(self.workText)

        self.workButtons = QHBoxLayout()
        self.workButtons.setSpacing(10)
        self.workButtons.setObjectName(u"workButtons")
        self.workButtons.setContentsMargins(0, 0, 0, 0)
        self.workSpacer = QSpacerItem(20, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.workButtons.addItem(self.workSpacer)

        self.cancel = QPushButton(self.workPanel)
        self.cancel.setObjectName(u"cancel")

        self.workButtons.addWidget(self.cancel)


        self.workPanelLayout.addLayout(self.workButtons)


        self.workMiddle.addWidget(self.workPanel)

        self.workRight = QSpacerItem(20, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.workMiddle.addItem(self.workRight)

        self.workMiddle.setStretch(0, 1)
        self.workMiddle.setStretch(1, 6)
        self.workMiddle.setStretch(2, 1)

        self.workLayout.addLayout(self.workMiddle)

        self.workBelow = QSpacerItem(20, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.workLayout.addItem(self.workBelow)

        self.workLayout.setStretch(0, 2)
        self.workLayout.setStretch(2, 3)
        self.steps.addWidget(self.workPage)
        self.foundPage = QWidget()
        self.foundPage.setObjectName(u"foundPage")
        self.foundPageLayout = QVBoxLayout(self.foundPage)
        self.foundPageLayout.setSpacing(10)
        self.foundPageLayout.setObjectName(u"foundPageLayout")
        self.foundPageLayout.setContentsMargins(0, 0, 0, 0)
        self.foundScroll = QScrollArea(self.foundPage)
        self.foundScroll.setObjectName(u"foundScroll")
        self.foundScroll.setWidgetResizable(True)
        self.foundScroll.setFrameShape(QFrame.Shape.NoFrame)
        self.foundScroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.foundSheet = QWidget()
        self.foundSheet.setObjectName(u"foundSheet")
        self.foundColumns = QHBoxLayout(self.foundSheet)
        self.foundColumns.setSpacing(16)
        self.foundColumns.setObjectName(u"foundColumns")
        self.foundColumns.setContentsMargins(0, 0, 0, 0)
        self.found = QFrame(self.foundSheet)
        self.found.setObjectName(u"found")
        self.found.setProperty(u"panel", True)
        self.foundLayout = QVBoxLayout(self.found)
        self.foundLayout.setSpacing(10)
        self.foundLayout.setObjectName(u"foundLayout")
        self.foundLayout.setContentsMargins(20, 16, 20, 18)
        self.foundHeading = QLabel(self.found)
        self.foundHeading.setProperty("textFormat", 0)
        self.foundHeading.setObjectName(u"foundHeading")
        self.foundHeading.setProperty(u"role", u"heading")

        self.foundLayout.addWidget(self.foundHeading)

        self.foundText = QLabel(self.found)
        self.foundText.setProperty("textFormat", 0)
        self.foundText.setObjectName(u"foundText")
        self.foundText.setProperty("textFormat", 0)
        self.foundText.setWordWrap(True)

        self.foundLayout.addWidget(self.foundText)

        self.tableRow = QHBoxLayout()
        self.tableRow.setSpacing(12)
        self.tableRow.setObjectName(u"tableRow")
        self.tableRow.setContentsMargins(0, 0, 0, 0)
        self.tableLabel = QLabel(self.found)
        self.tableLabel.setProperty("textFormat", 0)
        self.tableLabel.setObjectName(u"tableLabel")

        self.tableRow.addWidget(self.tableLabel)

        self.table = QComboBox(self.found)
        self.table.setObjectName(u"table")

        self.tableRow.addWidget(self.table)

        self.tableSpacer = QSpacerItem(20, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.tableRow.addItem(self.tableSpacer)


        self.foundLayout.addLayout(self.tableRow)

        self.matched = QLabel(self.found)
        self.matched.setProperty("textFormat", 0)
        self.matched.setObjectName(u"matched")
        self.matched.setProperty(u"role", u"small")
        self.matched.setProperty("textFormat", 0)
        self.matched.setWordWrap(True)

        self.foundLayout.addWidget(self.matched)

        self.columns = QScrollArea(self.found)
        self.columns.setObjectName(u"columns")
        self.columns.setWidgetResizable(True)
        self.columns.setFrameShape(QFrame.Shape.NoFrame)
        self.columns.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.columns.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.columnsSheet = QWidget()
        self.columnsSheet.setObjectName(u"columnsSheet")
        self.columnsGrid = QGridLayout(self.columnsSheet)
        self.columnsGrid.setSpacing(8)
        self.columnsGrid.setObjectName(u"columnsGrid")
        self.columnsGrid.setContentsMargins(0, 0, 0, 0)
        self.columns.setWidget(self.columnsSheet)

        self.foundLayout.addWidget(self.columns)

        self.foundNotes = QLabel(self.found)
        self.foundNotes.setProperty("textFormat", 0)
        self.foundNotes.setObjectName(u"foundNotes")
        self.foundNotes.setProperty(u"role", u"small")
        self.foundNotes.setProperty("textFormat", 0)
        self.foundNotes.setWordWrap(True)

        self.foundLayout.addWidget(self.foundNotes)

        self.foundLayout.setStretch(4, 1)

        self.foundColumns.addWidget(self.found)

        self.pack = QFrame(self.foundSheet)
        self.pack.setObjectName(u"pack")
        self.pack.setProperty(u"panel", True)
        self.packLayout = QVBoxLayout(self.pack)
        self.packLayout.setSpacing(8)
        self.packLayout.setObjectName(u"packLayout")
        self.packLayout.setContentsMargins(20, 16, 20, 18)
        self.packHeading = QLabel(self.pack)
        self.packHeading.setProperty("textFormat", 0)
        self.packHeading.setObjectName(u"packHeading")
        self.packHeading.setProperty(u"role", u"heading")

        self.packLayout.addWidget(self.packHeading)

        self.nameLabel = QLabel(self.pack)
        self.nameLabel.setProperty("textFormat", 0)
        self.nameLabel.setObjectName(u"nameLabel")
        self.nameLabel.setProperty(u"role", u"small")

        self.packLayout.addWidget(self.nameLabel)

        self.name = QLineEdit(self.pack)
        self.name.setObjectName(u"name")
        self.name.setMaxLength(80)

        self.packLayout.addWidget(self.name)

        self.licenceLabel = QLabel(self.pack)
        self.licenceLabel.setProperty("textFormat", 0)
        self.licenceLabel.setObjectName(u"licenceLabel")
        self.licenceLabel.setProperty(u"role", u"small")

        self.packLayout.addWidget(self.licenceLabel)

        self.licence = QComboBox(self.pack)
        self.licence.setObjectName(u"licence")
        self.licence.setEditable(True)

        self.packLayout.addWidget(self.licence)

        self.creditLabel = QLabel(self.pack)
        self.creditLabel.setProperty("textFormat", 0)
        self.creditLabel.setObjectName(u"creditLabel")
        self.creditLabel.setProperty(u"role", u"small")

        self.packLayout.addWidget(self.creditLabel)

        self.credit = QLineEdit(self.pack)
        self.credit.setObjectName(u"credit")
        self.credit.setMaxLength(200)

        self.packLayout.addWidget(self.credit)

        self.packHint = QLabel(self.pack)
        self.packHint.setProperty("textFormat", 0)
        self.packHint.setObjectName(u"packHint")
        self.packHint.setProperty(u"role", u"small")
        self.packHint.setWordWrap(True)

        self.packLayout.addWidget(self.packHint)

        self.packSpacer = QSpacerItem(20, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.packLayout.addItem(self.packSpacer)

        self.make = QPushButton(self.pack)
        self.make.setObjectName(u"make")
        self.make.setProperty(u"variant", u"primary")

        self.packLayout.addWidget(self.make)


        self.foundColumns.addWidget(self.pack)

        self.foundColumns.setStretch(0, 62)
        self.foundColumns.setStretch(1, 38)
        self.foundScroll.setWidget(self.foundSheet)

        self.foundPageLayout.addWidget(self.foundScroll)

        self.steps.addWidget(self.foundPage)
        self.reportPage = QWidget()
        self.reportPage.setObjectName(u"reportPage")
        self.reportPageLayout = QVBoxLayout(self.reportPage)
        self.reportPageLayout.setSpacing(10)
        self.reportPageLayout.setObjectName(u"reportPageLayout")
        self.reportPageLayout.setContentsMargins(0, 0, 0, 0)
        self.reportScroll = QScrollArea(self.reportPage)
        self.reportScroll.setObjectName(u"reportScroll")
        self.reportScroll.setWidgetResizable(True)
        self.reportScroll.setFrameShape(QFrame.Shape.NoFrame)
        self.reportScroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.reportSheet = QWidget()
        self.reportSheet.setObjectName(u"reportSheet")
        self.reportColumns = QHBoxLayout(self.reportSheet)
        self.reportColumns.setSpacing(16)
        self.reportColumns.setObjectName(u"reportColumns")
        self.reportColumns.setContentsMargins(0, 0, 0, 0)
        self.odd = QFrame(self.reportSheet)
        self.odd.setObjectName(u"odd")
        self.odd.setProperty(u"panel", True)
        self.oddLayout = QVBoxLayout(self.odd)
        self.oddLayout.setSpacing(10)
        self.oddLayout.setObjectName(u"oddLayout")
        self.oddLayout.setContentsMargins(20, 16, 20, 18)
        self.oddHeading = QLabel(self.odd)
        self.oddHeading.setProperty("textFormat", 0)
        self.oddHeading.setObjectName(u"oddHeading")
        self.oddHeading.setProperty(u"role", u"heading")

        self.oddLayout.addWidget(self.oddHeading)

        self.oddText = QLabel(self.odd)
        self.oddText.setProperty("textFormat", 0)
        self.oddText.setObjectName(u"oddText")
        self.oddText.setProperty(u"role", u"small")
        self.oddText.setProperty("textFormat", 0)
        self.oddText.setWordWrap(True)

        self.oddLayout.addWidget(self.oddText)

        self.report = ReportView(self.odd)
        self.report.setObjectName(u"report")
        self.report.setHeaderHidden(True)
        self.report.setRootIsDecorated(True)
        self.report.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.report.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.report.setFrameShape(QFrame.Shape.NoFrame)

        self.oddLayout.addWidget(self.report)

        self.oddSpacer = QSpacerItem(20, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.oddLayout.addItem(self.oddSpacer)

        self.oddLayout.setStretch(2, 1000)
        self.oddLayout.setStretch(3, 1)

        self.reportColumns.addWidget(self.odd)

        self.done = QFrame(self.reportSheet)
        self.done.setObjectName(u"done")
        self.done.setProperty(u"panel", True)
        self.doneLayout = QVBoxLayout(self.done)
        self.doneLayout.setSpacing(10)
        self.doneLayout.setObjectName(u"doneLayout")
        self.doneLayout.setContentsMargins(20, 16, 20, 18)
        self.doneHeading = QLabel(self.done)
        self.doneHeading.setProperty("textFormat", 0)
        self.doneHeading.setObjectName(u"doneHeading")
        self.doneHeading.setProperty(u"role", u"heading")
        self.doneHeading.setProperty("textFormat", 0)
        self.doneHeading.setWordWrap(True)

        self.doneLayout.addWidget(self.doneHeading)

        self.doneFacts = QLabel(self.done)
        self.doneFacts.setProperty("textFormat", 0)
        self.doneFacts.setObjectName(u"doneFacts")
        self.doneFacts.setProperty("textFormat", 0)
        self.doneFacts.setWordWrap(True)

        self.doneLayout.addWidget(self.doneFacts)

        self.doneGames = QLabel(self.done)
        self.doneGames.setProperty("textFormat", 0)
        self.doneGames.setObjectName(u"doneGames")
        self.doneGames.setProperty(u"role", u"small")
        self.doneGames.setProperty("textFormat", 0)
        self.doneGames.setWordWrap(True)

        self.doneLayout.addWidget(self.doneGames)

        self.play = QPushButton(self.done)
        self.play.setObjectName(u"play")
        self.play.setProperty(u"variant", u"primary")

        self.doneLayout.addWidget(self.play)

        self.show = QPushButton(self.done)
        self.show.setObjectName(u"show")

        self.doneLayout.addWidget(self.show)

        self.give = QPushButton(self.done)
        self.give.setObjectName(u"give")

        self.doneLayout.addWidget(self.give)

        self.another = QPushButton(self.done)
        self.another.setObjectName(u"another")

        self.doneLayout.addWidget(self.another)

        self.finish = QPushButton(self.done)
        self.finish.setObjectName(u"finish")

        self.doneLayout.addWidget(self.finish)

        self.doneSpacer = QSpacerItem(20, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.doneLayout.addItem(self.doneSpacer)

        self.remove = QPushButton(self.done)
        self.remove.setObjectName(u"remove")
        self.remove.setProperty(u"variant", u"danger")

        self.doneLayout.addWidget(self.remove)


        self.reportColumns.addWidget(self.done)

        self.reportColumns.setStretch(0, 62)
        self.reportColumns.setStretch(1, 38)
        self.reportScroll.setWidget(self.reportSheet)

        self.reportPageLayout.addWidget(self.reportScroll)

        self.steps.addWidget(self.reportPage)

        self.pageLayout.addWidget(self.steps)

        self.pageLayout.setStretch(1, 1)

        self.retranslateUi(ImportPage)

        QMetaObject.connectSlotsByName(ImportPage)
    # setupUi

    def retranslateUi(self, ImportPage):
        ImportPage.setWindowTitle(QCoreApplication.translate("ImportPage", u"Your own pictures", None))
        self.back.setText(QCoreApplication.translate("ImportPage", u"Back", None))
        self.title.setText(QCoreApplication.translate("ImportPage", u"Your own pictures", None))
        self.chooseHeading.setText(QCoreApplication.translate("ImportPage", u"Drop a folder of pictures on this window", None))
        self.chooseText.setText(QCoreApplication.translate("ImportPage", u"Photographs, scans and drawings become a deck for every game with paintings. A table in the same folder (CSV, TSV, XLSX or JSON) supplies titles, artists and dates; without one, the file names do. Add a pack from someone else in the same way.", None))
        self.chooseProblem.setText("")
        self.chooseFolder.setText(QCoreApplication.translate("ImportPage", u"Choose a folder\u2026", None))
        self.chooseFile.setText(QCoreApplication.translate("ImportPage", u"Choose a table or a pack\u2026", None))
        self.chooseKinds.setText(QCoreApplication.translate("ImportPage", u"JPEG, PNG, WebP, TIFF, BMP and GIF of any size. Your originals are only read, never changed.", None))
        self.workHeading.setText("")
        self.workText.setText("")
        self.cancel.setText(QCoreApplication.translate("ImportPage", u"Cancel", None))
        self.foundHeading.setText(QCoreApplication.translate("ImportPage", u"What was found", None))
        self.foundText.setText("")
        self.tableLabel.setText(QCoreApplication.translate("ImportPage", u"Table", None))
#if QT_CONFIG(accessibility)
        self.table.setAccessibleName(QCoreApplication.translate("ImportPage", u"Table", None))
#endif // QT_CONFIG(accessibility)
        self.matched.setText("")
        self.foundNotes.setText("")
        self.packHeading.setText(QCoreApplication.translate("ImportPage", u"The pack", None))
        self.nameLabel.setText(QCoreApplication.translate("ImportPage", u"Name", None))
#if QT_CONFIG(accessibility)
        self.name.setAccessibleName(QCoreApplication.translate("ImportPage", u"Name", None))
#endif // QT_CONFIG(accessibility)
        self.licenceLabel.setText(QCoreApplication.translate("ImportPage", u"Who may use the pictures", None))
#if QT_CONFIG(accessibility)
        self.licence.setAccessibleName(QCoreApplication.translate("ImportPage", u"Who may use the pictures", None))
#endif // QT_CONFIG(accessibility)
        self.creditLabel.setText(QCoreApplication.translate("ImportPage", u"Credit", None))
#if QT_CONFIG(accessibility)
        self.credit.setAccessibleName(QCoreApplication.translate("ImportPage", u"Credit", None))
#endif // QT_CONFIG(accessibility)
        self.packHint.setText(QCoreApplication.translate("ImportPage", u"Artgames keeps its own screen-sized copies, without camera data. Your originals stay as they are.", None))
        self.make.setText(QCoreApplication.translate("ImportPage", u"Make the pack", None))
        self.oddHeading.setText(QCoreApplication.translate("ImportPage", u"Worth checking", None))
        self.oddText.setText("")
#if QT_CONFIG(accessibility)
        self.report.setAccessibleName(QCoreApplication.translate("ImportPage", u"Worth checking", None))
#endif // QT_CONFIG(accessibility)
        self.doneHeading.setText("")
        self.doneFacts.setText("")
        self.doneGames.setText("")
        self.play.setText(QCoreApplication.translate("ImportPage", u"Play with it", None))
        self.show.setText(QCoreApplication.translate("ImportPage", u"Show in the collection", None))
        self.give.setText(QCoreApplication.translate("ImportPage", u"Share as a file\u2026", None))
        self.another.setText(QCoreApplication.translate("ImportPage", u"Make another pack\u2026", None))
        self.finish.setText(QCoreApplication.translate("ImportPage", u"Done", None))
        self.remove.setText(QCoreApplication.translate("ImportPage", u"Remove this pack", None))
    # retranslateUi
