# Generated from ui/originals.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject
from PySide6.QtWidgets import QAbstractItemView, QCheckBox, QFrame, QHBoxLayout, QLabel, QListView, QProgressBar, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout

class Ui_OriginalsPage(object):
    def setupUi(self, OriginalsPage):
        if not OriginalsPage.objectName():
            OriginalsPage.setObjectName(u"OriginalsPage")
        OriginalsPage.resize(1024, 768)
        self.pageLayout = QVBoxLayout(OriginalsPage)
        self.pageLayout.setSpacing(10)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(28, 18, 28, 20)
        self.head = QHBoxLayout()
        self.head.setObjectName(u"head")
        self.title = QLabel(OriginalsPage)
        self.title.setProperty("textFormat", 0)
        self.title.setObjectName(u"title")
        self.title.setWordWrap(True)
        self.title.setProperty(u"role", u"headline")

        self.head.addWidget(self.title)

        self.back = QPushButton(OriginalsPage)
        self.back.setObjectName(u"back")

        self.head.addWidget(self.back)

        self.head.setStretch(0, 1)

        self.pageLayout.addLayout(self.head)

        self.explanation = QLabel(OriginalsPage)
        self.explanation.setProperty("textFormat", 0)
        self.explanation.setObjectName(u"explanation")
        self.explanation.setWordWrap(True)

        self.pageLayout.addWidget(self.explanation)

        self.wishPanel = QFrame(OriginalsPage)
        self.wishPanel.setObjectName(u"wishPanel")
        self.wishPanel.setProperty(u"panel", True)
        self.wishLayout = QVBoxLayout(self.wishPanel)
        self.wishLayout.setSpacing(8)
        self.wishLayout.setObjectName(u"wishLayout")
        self.wishLayout.setContentsMargins(16, 12, 16, 12)
        self.amount = QLabel(self.wishPanel)
        self.amount.setProperty("textFormat", 0)
        self.amount.setObjectName(u"amount")
        self.amount.setWordWrap(True)
        self.amount.setProperty(u"role", u"step")

        self.wishLayout.addWidget(self.amount)

        self.source = QLabel(self.wishPanel)
        self.source.setProperty("textFormat", 0)
        self.source.setObjectName(u"source")
        self.source.setWordWrap(True)
        self.source.setProperty(u"role", u"small")

        self.wishLayout.addWidget(self.source)

        self.more = QCheckBox(self.wishPanel)
        self.more.setObjectName(u"more")

        self.wishLayout.addWidget(self.more)

        self.actLayout = QHBoxLayout()
        self.actLayout.setSpacing(16)
        self.actLayout.setObjectName(u"actLayout")
        self.act = QPushButton(self.wishPanel)
        self.act.setObjectName(u"act")
        self.act.setProperty(u"variant", u"primary")

        self.actLayout.addWidget(self.act)

        self.status = QLabel(self.wishPanel)
        self.status.setProperty("textFormat", 0)
        self.status.setObjectName(u"status")
        self.status.setWordWrap(True)

        self.actLayout.addWidget(self.status)

        self.actLayout.setStretch(1, 1)

        self.wishLayout.addLayout(self.actLayout)

        self.progress = QProgressBar(self.wishPanel)
        self.progress.setObjectName(u"progress")

        self.wishLayout.addWidget(self.progress)


        self.pageLayout.addWidget(self.wishPanel)

        self.shown = QCheckBox(OriginalsPage)
        self.shown.setObjectName(u"shown")

        self.pageLayout.addWidget(self.shown)

        self.columns = QHBoxLayout()
        self.columns.setSpacing(16)
        self.columns.setObjectName(u"columns")
        self.arrived = QListView(OriginalsPage)
        self.arrived.setObjectName(u"arrived")
        self.arrived.setViewMode(QListView.ViewMode.IconMode)
        self.arrived.setMovement(QListView.Movement.Static)
        self.arrived.setResizeMode(QListView.ResizeMode.Adjust)
        self.arrived.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.arrived.setUniformItemSizes(True)

        self.columns.addWidget(self.arrived)

        self.failedLayout = QVBoxLayout()
        self.failedLayout.setSpacing(6)
        self.failedLayout.setObjectName(u"failedLayout")
        self.failedHeading = QLabel(OriginalsPage)
        self.failedHeading.setProperty("textFormat", 0)
        self.failedHeading.setObjectName(u"failedHeading")
        self.failedHeading.setWordWrap(True)
        self.failedHeading.setProperty(u"role", u"step")

        self.failedLayout.addWidget(self.failedHeading)

        self.failed = QListView(OriginalsPage)
        self.failed.setObjectName(u"failed")
        self.failed.setWordWrap(True)
        self.failed.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

        self.failedLayout.addWidget(self.failed)

        self.failedLayout.setStretch(1, 1)

        self.columns.addLayout(self.failedLayout)

        self.columns.setStretch(0, 3)
        self.columns.setStretch(1, 2)

        self.pageLayout.addLayout(self.columns)

        self.fill = QSpacerItem(20, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.pageLayout.addItem(self.fill)

        self.pageLayout.setStretch(4, 1)

        self.retranslateUi(OriginalsPage)

        QMetaObject.connectSlotsByName(OriginalsPage)
    # setupUi

    def retranslateUi(self, OriginalsPage):
        self.title.setText(QCoreApplication.translate("OriginalsPage", u"Get the originals", None))
        self.back.setText(QCoreApplication.translate("OriginalsPage", u"Back", None))
        self.explanation.setText(QCoreApplication.translate("OriginalsPage", u"Artgames comes with homages and small photographs, so that it plays without the internet. If you are online, it can fetch a large photograph of each real painting and show that on the card instead.", None))
        self.source.setText(QCoreApplication.translate("OriginalsPage", u"Source: Wikidata and Wikimedia Commons, and only pictures marked as public domain or CC0. They learn this computer\u2019s internet address and which paintings it asks for, nothing else.", None))
#if QT_CONFIG(accessibility)
        self.progress.setAccessibleName(QCoreApplication.translate("OriginalsPage", u"Originals fetched", None))
#endif // QT_CONFIG(accessibility)
        self.shown.setText(QCoreApplication.translate("OriginalsPage", u"Show the originals in all games; our homages remain as a deck of their own", None))
#if QT_CONFIG(accessibility)
        self.arrived.setAccessibleName(QCoreApplication.translate("OriginalsPage", u"Originals that have arrived", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.failed.setAccessibleName(QCoreApplication.translate("OriginalsPage", u"Paintings without an original, and why", None))
#endif // QT_CONFIG(accessibility)
        pass
    # retranslateUi
