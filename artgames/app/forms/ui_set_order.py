# Generated from ui/set_order.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QLabel, QListWidget, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout

class Ui_SetOrderPage(object):
    def setupUi(self, SetOrderPage):
        if not SetOrderPage.objectName():
            SetOrderPage.setObjectName(u"SetOrderPage")
        self.pageLayout = QVBoxLayout(SetOrderPage)
        self.pageLayout.setSpacing(12)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(28, 20, 28, 20)
        self.title = QLabel(SetOrderPage)
        self.title.setProperty("textFormat", 0)
        self.title.setObjectName(u"title")
        self.title.setProperty("textFormat", 0)
        self.title.setProperty(u"role", u"headline")

        self.pageLayout.addWidget(self.title)

        self.hint = QLabel(SetOrderPage)
        self.hint.setProperty("textFormat", 0)
        self.hint.setObjectName(u"hint")
        self.hint.setWordWrap(True)
        self.hint.setProperty(u"role", u"small")

        self.pageLayout.addWidget(self.hint)

        self.columns = QHBoxLayout()
        self.columns.setSpacing(20)
        self.columns.setObjectName(u"columns")
        self.paintings = QListWidget(SetOrderPage)
        self.paintings.setObjectName(u"paintings")
        self.paintings.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.paintings.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.paintings.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.paintings.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.paintings.setUniformItemSizes(True)

        self.columns.addWidget(self.paintings)

        self.buttons = QVBoxLayout()
        self.buttons.setSpacing(10)
        self.buttons.setObjectName(u"buttons")
        self.earlier = QPushButton(SetOrderPage)
        self.earlier.setObjectName(u"earlier")

        self.buttons.addWidget(self.earlier)

        self.later = QPushButton(SetOrderPage)
        self.later.setObjectName(u"later")

        self.buttons.addWidget(self.later)

        self.takeOut = QPushButton(SetOrderPage)
        self.takeOut.setObjectName(u"takeOut")

        self.buttons.addWidget(self.takeOut)

        self.between = QSpacerItem(10, 16, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.buttons.addItem(self.between)

        self.byYear = QPushButton(SetOrderPage)
        self.byYear.setObjectName(u"byYear")

        self.buttons.addWidget(self.byYear)

        self.byArtist = QPushButton(SetOrderPage)
        self.byArtist.setObjectName(u"byArtist")

        self.buttons.addWidget(self.byArtist)

        self.byNumber = QPushButton(SetOrderPage)
        self.byNumber.setObjectName(u"byNumber")

        self.buttons.addWidget(self.byNumber)

        self.shuffle = QPushButton(SetOrderPage)
        self.shuffle.setObjectName(u"shuffle")

        self.buttons.addWidget(self.shuffle)

        self.below = QSpacerItem(10, 10, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.buttons.addItem(self.below)


        self.columns.addLayout(self.buttons)

        self.columns.setStretch(0, 1)

        self.pageLayout.addLayout(self.columns)

        self.foot = QHBoxLayout()
        self.foot.setSpacing(12)
        self.foot.setObjectName(u"foot")
        self.told = QLabel(SetOrderPage)
        self.told.setProperty("textFormat", 0)
        self.told.setObjectName(u"told")
        self.told.setWordWrap(True)
        self.told.setProperty(u"role", u"small")

        self.foot.addWidget(self.told)

        self.cancel = QPushButton(SetOrderPage)
        self.cancel.setObjectName(u"cancel")

        self.foot.addWidget(self.cancel)

        self.keep = QPushButton(SetOrderPage)
        self.keep.setObjectName(u"keep")
        self.keep.setProperty(u"variant", u"primary")

        self.foot.addWidget(self.keep)

        self.foot.setStretch(0, 1)

        self.pageLayout.addLayout(self.foot)


        self.retranslateUi(SetOrderPage)

        QMetaObject.connectSlotsByName(SetOrderPage)
    # setupUi

    def retranslateUi(self, SetOrderPage):
        SetOrderPage.setWindowTitle(QCoreApplication.translate("SetOrderPage", u"Order of a set", None))
        self.title.setText(QCoreApplication.translate("SetOrderPage", u"Order of a set", None))
        self.hint.setText(QCoreApplication.translate("SetOrderPage", u"Drag paintings into place, or sort them. Flash cards and prints can follow this order; other games deal at random.", None))
#if QT_CONFIG(accessibility)
        self.paintings.setAccessibleName(QCoreApplication.translate("SetOrderPage", u"Paintings of the set, in order", None))
#endif // QT_CONFIG(accessibility)
        self.earlier.setText(QCoreApplication.translate("SetOrderPage", u"Move up", None))
        self.later.setText(QCoreApplication.translate("SetOrderPage", u"Move down", None))
        self.takeOut.setText(QCoreApplication.translate("SetOrderPage", u"Remove", None))
        self.byYear.setText(QCoreApplication.translate("SetOrderPage", u"By year", None))
        self.byArtist.setText(QCoreApplication.translate("SetOrderPage", u"By artist", None))
        self.byNumber.setText(QCoreApplication.translate("SetOrderPage", u"By number", None))
        self.shuffle.setText(QCoreApplication.translate("SetOrderPage", u"Shuffle", None))
        self.cancel.setText(QCoreApplication.translate("SetOrderPage", u"Cancel", None))
        self.keep.setText(QCoreApplication.translate("SetOrderPage", u"Save this order", None))
    # retranslateUi
