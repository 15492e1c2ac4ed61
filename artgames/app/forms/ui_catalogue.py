# Generated from ui/catalogue.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QSlider, QSpacerItem, QStackedWidget, QVBoxLayout, QWidget

from artgames.app.catalogue.contact_sheet_bar import SheetBar
from artgames.app.catalogue.facets_view import FacetsView
from artgames.app.catalogue.list_view import ListView
from artgames.app.catalogue.set_name_bar import NameBar
from artgames.app.catalogue.wall_view import WallView

class Ui_CataloguePage(object):
    def setupUi(self, CataloguePage):
        if not CataloguePage.objectName():
            CataloguePage.setObjectName(u"CataloguePage")
        self.pageLayout = QVBoxLayout(CataloguePage)
        self.pageLayout.setSpacing(10)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(28, 16, 16, 8)
        self.head = QWidget(CataloguePage)
        self.head.setObjectName(u"head")
        self.back = QPushButton(self.head)
        self.back.setObjectName(u"back")
        self.back.setProperty(u"variant", u"quiet")
        self.title = QLabel(self.head)
        self.title.setProperty("textFormat", 0)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"headline")
        self.count = QLabel(self.head)
        self.count.setProperty("textFormat", 0)
        self.count.setObjectName(u"count")
        self.count.setProperty(u"role", u"small")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.count.sizePolicy().hasHeightForWidth())
        self.count.setSizePolicy(sizePolicy)
        self.print = QPushButton(self.head)
        self.print.setObjectName(u"print")
        self.print.setProperty(u"variant", u"quiet")
        self.originals = QPushButton(self.head)
        self.originals.setObjectName(u"originals")
        self.originals.setProperty(u"variant", u"quiet")
        self.addPictures = QPushButton(self.head)
        self.addPictures.setObjectName(u"addPictures")
        self.addPictures.setProperty(u"variant", u"quiet")

        self.pageLayout.addWidget(self.head)

        self.tools = QWidget(CataloguePage)
        self.tools.setObjectName(u"tools")
        self.search = QLineEdit(self.tools)
        self.search.setObjectName(u"search")
        self.filters = QPushButton(self.tools)
        self.filters.setObjectName(u"filters")
        self.filters.setCheckable(True)
        self.sets = QPushButton(self.tools)
        self.sets.setObjectName(u"sets")
        self.views = QWidget(self.tools)
        self.views.setObjectName(u"views")
        self.viewsLayout = QHBoxLayout(self.views)
        self.viewsLayout.setSpacing(4)
        self.viewsLayout.setObjectName(u"viewsLayout")
        self.viewsLayout.setContentsMargins(0, 0, 0, 0)
        self.asWall = QPushButton(self.views)
        self.asWall.setObjectName(u"asWall")
        self.asWall.setCheckable(True)
        self.asWall.setChecked(True)
        self.asWall.setAutoExclusive(True)

        self.viewsLayout.addWidget(self.asWall)

        self.asList = QPushButton(self.views)
        self.asList.setObjectName(u"asList")
        self.asList.setCheckable(True)
        self.asList.setAutoExclusive(True)

        self.viewsLayout.addWidget(self.asList)

        self.asTimeLine = QPushButton(self.views)
        self.asTimeLine.setObjectName(u"asTimeLine")
        self.asTimeLine.setCheckable(True)
        self.asTimeLine.setAutoExclusive(True)

        self.viewsLayout.addWidget(self.asTimeLine)

        self.order = QComboBox(self.tools)
        self.order.setObjectName(u"order")
        self.order.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.size = QSlider(self.tools)
        self.size.setObjectName(u"size")
        self.size.setMaximum(100)
        self.size.setSingleStep(5)
        self.size.setPageStep(20)
        self.size.setValue(55)
        self.size.setOrientation(Qt.Orientation.Horizontal)

        self.pageLayout.addWidget(self.tools)

        self.chips = QWidget(CataloguePage)
        self.chips.setObjectName(u"chips")

        self.pageLayout.addWidget(self.chips)

        self.nameBar = NameBar(CataloguePage)
        self.nameBar.setObjectName(u"nameBar")

        self.pageLayout.addWidget(self.nameBar)

        self.sheetBar = SheetBar(CataloguePage)
        self.sheetBar.setObjectName(u"sheetBar")

        self.pageLayout.addWidget(self.sheetBar)

        self.body = QHBoxLayout()
        self.body.setSpacing(14)
        self.body.setObjectName(u"body")
        self.body.setContentsMargins(0, 0, 0, 0)
        self.facets = FacetsView(CataloguePage)
        self.facets.setObjectName(u"facets")
        self.facets.setFrameShape(QFrame.Shape.NoFrame)

        self.body.addWidget(self.facets)

        self.shown = QStackedWidget(CataloguePage)
        self.shown.setObjectName(u"shown")
        self.wallPage = QWidget()
        self.wallPage.setObjectName(u"wallPage")
        self.wallLayout = QVBoxLayout(self.wallPage)
        self.wallLayout.setSpacing(0)
        self.wallLayout.setObjectName(u"wallLayout")
        self.wallLayout.setContentsMargins(0, 0, 0, 0)
        self.wall = WallView(self.wallPage)
        self.wall.setObjectName(u"wall")
        self.wall.setFrameShape(QFrame.Shape.NoFrame)
        self.wall.setStyleSheet(u"QAbstractItemView { background: transparent; border: none; } QScrollBar::handle:disabled { background: transparent; }")

        self.wallLayout.addWidget(self.wall)

        self.shown.addWidget(self.wallPage)
        self.listPage = QWidget()
        self.listPage.setObjectName(u"listPage")
        self.listLayout = QVBoxLayout(self.listPage)
        self.listLayout.setSpacing(0)
        self.listLayout.setObjectName(u"listLayout")
        self.listLayout.setContentsMargins(0, 0, 0, 0)
        self.list = ListView(self.listPage)
        self.list.setObjectName(u"list")
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setStyleSheet(u"QAbstractItemView { background: transparent; border: none; }")

        self.listLayout.addWidget(self.list)

        self.shown.addWidget(self.listPage)
        self.timePage = QWidget()
        self.timePage.setObjectName(u"timePage")
        self.timeLayout = QVBoxLayout(self.timePage)
        self.timeLayout.setSpacing(4)
        self.timeLayout.setObjectName(u"timeLayout")
        self.timeLayout.setContentsMargins(0, 0, 0, 0)
        self.undated = QLabel(self.timePage)
        self.undated.setProperty("textFormat", 0)
        self.undated.setObjectName(u"undated")
        self.undated.setProperty(u"role", u"small")

        self.timeLayout.addWidget(self.undated)

        self.shown.addWidget(self.timePage)
        self.emptyPage = QWidget()
        self.emptyPage.setObjectName(u"emptyPage")
        self.emptyLayout = QVBoxLayout(self.emptyPage)
        self.emptyLayout.setSpacing(14)
        self.emptyLayout.setObjectName(u"emptyLayout")
        self.emptyLayout.setContentsMargins(0, 0, 0, 0)
        self.emptyAbove = QSpacerItem(20, 20, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.emptyLayout.addItem(self.emptyAbove)

        self.emptyTitle = QLabel(self.emptyPage)
        self.emptyTitle.setProperty("textFormat", 0)
        self.emptyTitle.setObjectName(u"emptyTitle")
        self.emptyTitle.setProperty(u"role", u"heading")
        self.emptyTitle.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.emptyTitle.setWordWrap(True)

        self.emptyLayout.addWidget(self.emptyTitle)

        self.emptyText = QLabel(self.emptyPage)
        self.emptyText.setProperty("textFormat", 0)
        self.emptyText.setObjectName(u"emptyText")
        self.emptyText.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.emptyText.setWordWrap(True)

        self.emptyLayout.addWidget(self.emptyText)

        self.emptyRow = QHBoxLayout()
        self.emptyRow.setSpacing(8)
        self.emptyRow.setObjectName(u"emptyRow")
        self.emptyRow.setContentsMargins(0, 0, 0, 0)
        self.emptyLeft = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.emptyRow.addItem(self.emptyLeft)

        self.emptyAct = QPushButton(self.emptyPage)
        self.emptyAct.setObjectName(u"emptyAct")
        self.emptyAct.setProperty(u"variant", u"primary")

        self.emptyRow.addWidget(self.emptyAct)

        self.emptyRight = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.emptyRow.addItem(self.emptyRight)


        self.emptyLayout.addLayout(self.emptyRow)

        self.emptyBelow = QSpacerItem(20, 20, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.emptyLayout.addItem(self.emptyBelow)

        self.shown.addWidget(self.emptyPage)

        self.body.addWidget(self.shown)

        self.body.setStretch(1, 1)

        self.pageLayout.addLayout(self.body)

        self.pageLayout.setStretch(5, 1)

        self.retranslateUi(CataloguePage)

        QMetaObject.connectSlotsByName(CataloguePage)
    # setupUi

    def retranslateUi(self, CataloguePage):
        CataloguePage.setWindowTitle(QCoreApplication.translate("CataloguePage", u"The collection", None))
        self.back.setText(QCoreApplication.translate("CataloguePage", u"Back", None))
        self.title.setText(QCoreApplication.translate("CataloguePage", u"The collection", None))
        self.count.setText("")
        self.print.setText(QCoreApplication.translate("CataloguePage", u"Print\u2026", None))
        self.originals.setText(QCoreApplication.translate("CataloguePage", u"Get the originals\u2026", None))
        self.addPictures.setText(QCoreApplication.translate("CataloguePage", u"Add your own pictures\u2026", None))
#if QT_CONFIG(accessibility)
        self.search.setAccessibleName(QCoreApplication.translate("CataloguePage", u"Search the collection", None))
#endif // QT_CONFIG(accessibility)
        self.search.setPlaceholderText(QCoreApplication.translate("CataloguePage", u"Artist, title, year, any word \u2026", None))
        self.filters.setText(QCoreApplication.translate("CataloguePage", u"Filters", None))
        self.sets.setText(QCoreApplication.translate("CataloguePage", u"Sets", None))
        self.asWall.setText(QCoreApplication.translate("CataloguePage", u"Wall", None))
        self.asList.setText(QCoreApplication.translate("CataloguePage", u"List", None))
        self.asTimeLine.setText(QCoreApplication.translate("CataloguePage", u"Timeline", None))
#if QT_CONFIG(accessibility)
        self.order.setAccessibleName(QCoreApplication.translate("CataloguePage", u"Order", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.size.setAccessibleName(QCoreApplication.translate("CataloguePage", u"Picture size", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.size.setToolTip(QCoreApplication.translate("CataloguePage", u"Picture size", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.facets.setAccessibleName(QCoreApplication.translate("CataloguePage", u"Filters", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.wall.setAccessibleName(QCoreApplication.translate("CataloguePage", u"Wall of paintings", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.list.setAccessibleName(QCoreApplication.translate("CataloguePage", u"List of paintings", None))
#endif // QT_CONFIG(accessibility)
        self.undated.setText("")
        self.emptyTitle.setText("")
        self.emptyText.setText("")
        self.emptyAct.setText("")
    # retranslateUi
