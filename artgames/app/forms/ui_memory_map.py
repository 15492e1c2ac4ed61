# Generated from ui/memory_map.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

class Ui_MemoryMapPage(object):
    def setupUi(self, MemoryMapPage):
        if not MemoryMapPage.objectName():
            MemoryMapPage.setObjectName(u"MemoryMapPage")
        MemoryMapPage.resize(1024, 768)
        self.pageLayout = QVBoxLayout(MemoryMapPage)
        self.pageLayout.setSpacing(10)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(28, 18, 28, 20)
        self.head = QHBoxLayout()
        self.head.setObjectName(u"head")
        self.title = QLabel(MemoryMapPage)
        self.title.setProperty("textFormat", 0)
        self.title.setObjectName(u"title")
        self.title.setWordWrap(True)
        self.title.setProperty(u"role", u"headline")

        self.head.addWidget(self.title)

        self.back = QPushButton(MemoryMapPage)
        self.back.setObjectName(u"back")

        self.head.addWidget(self.back)

        self.head.setStretch(0, 1)

        self.pageLayout.addLayout(self.head)

        self.scopes = QHBoxLayout()
        self.scopes.setSpacing(8)
        self.scopes.setObjectName(u"scopes")
        self.roundButton = QPushButton(MemoryMapPage)
        self.roundButton.setObjectName(u"roundButton")
        self.roundButton.setCheckable(True)
        self.roundButton.setAutoExclusive(True)

        self.scopes.addWidget(self.roundButton)

        self.matchButton = QPushButton(MemoryMapPage)
        self.matchButton.setObjectName(u"matchButton")
        self.matchButton.setCheckable(True)
        self.matchButton.setAutoExclusive(True)

        self.scopes.addWidget(self.matchButton)

        self.dayButton = QPushButton(MemoryMapPage)
        self.dayButton.setObjectName(u"dayButton")
        self.dayButton.setCheckable(True)
        self.dayButton.setAutoExclusive(True)

        self.scopes.addWidget(self.dayButton)

        self.allButton = QPushButton(MemoryMapPage)
        self.allButton.setObjectName(u"allButton")
        self.allButton.setCheckable(True)
        self.allButton.setAutoExclusive(True)

        self.scopes.addWidget(self.allButton)

        self.push = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.scopes.addItem(self.push)

        self.round = QComboBox(MemoryMapPage)
        self.round.setObjectName(u"round")

        self.scopes.addWidget(self.round)

        self.wall = QComboBox(MemoryMapPage)
        self.wall.setObjectName(u"wall")

        self.scopes.addWidget(self.wall)


        self.pageLayout.addLayout(self.scopes)

        self.explanation = QLabel(MemoryMapPage)
        self.explanation.setProperty("textFormat", 0)
        self.explanation.setObjectName(u"explanation")
        self.explanation.setWordWrap(True)
        self.explanation.setProperty(u"role", u"small")

        self.pageLayout.addWidget(self.explanation)

        self.scroll = QScrollArea(MemoryMapPage)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setWidgetResizable(True)
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.sheet = QWidget()
        self.sheet.setObjectName(u"sheet")
        self.columns = QHBoxLayout(self.sheet)
        self.columns.setSpacing(16)
        self.columns.setObjectName(u"columns")
        self.columns.setContentsMargins(0, 0, 0, 0)
        self.mapPanel = QFrame(self.sheet)
        self.mapPanel.setObjectName(u"mapPanel")
        self.mapPanel.setProperty(u"panel", True)
        self.mapLayout = QVBoxLayout(self.mapPanel)
        self.mapLayout.setObjectName(u"mapLayout")

        self.columns.addWidget(self.mapPanel)

        self.tellPanel = QFrame(self.sheet)
        self.tellPanel.setObjectName(u"tellPanel")
        self.tellPanel.setProperty(u"panel", True)
        self.tellLayout = QVBoxLayout(self.tellPanel)
        self.tellLayout.setSpacing(8)
        self.tellLayout.setObjectName(u"tellLayout")
        self.tellLayout.setContentsMargins(16, 12, 16, 12)
        self.share = QLabel(self.tellPanel)
        self.share.setProperty("textFormat", 0)
        self.share.setObjectName(u"share")
        self.share.setProperty(u"role", u"count")

        self.tellLayout.addWidget(self.share)

        self.summary = QLabel(self.tellPanel)
        self.summary.setProperty("textFormat", 0)
        self.summary.setObjectName(u"summary")
        self.summary.setWordWrap(True)

        self.tellLayout.addWidget(self.summary)

        self.fooledHeading = QLabel(self.tellPanel)
        self.fooledHeading.setProperty("textFormat", 0)
        self.fooledHeading.setObjectName(u"fooledHeading")
        self.fooledHeading.setWordWrap(True)
        self.fooledHeading.setProperty(u"role", u"small")

        self.tellLayout.addWidget(self.fooledHeading)

        self.fooled = QLabel(self.tellPanel)
        self.fooled.setProperty("textFormat", 0)
        self.fooled.setObjectName(u"fooled")
        self.fooled.setWordWrap(True)
        self.fooled.setProperty("textFormat", 0)

        self.tellLayout.addWidget(self.fooled)

        self.fill = QSpacerItem(20, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.tellLayout.addItem(self.fill)

        self.tellLayout.setStretch(4, 1)

        self.columns.addWidget(self.tellPanel)

        self.columns.setStretch(0, 68)
        self.columns.setStretch(1, 32)
        self.scroll.setWidget(self.sheet)

        self.pageLayout.addWidget(self.scroll)

        self.pageLayout.setStretch(3, 1)

        self.retranslateUi(MemoryMapPage)

        QMetaObject.connectSlotsByName(MemoryMapPage)
    # setupUi

    def retranslateUi(self, MemoryMapPage):
        self.title.setText(QCoreApplication.translate("MemoryMapPage", u"What people remember", None))
        self.back.setText(QCoreApplication.translate("MemoryMapPage", u"Back", None))
        self.roundButton.setText(QCoreApplication.translate("MemoryMapPage", u"One round", None))
        self.matchButton.setText(QCoreApplication.translate("MemoryMapPage", u"This match", None))
        self.dayButton.setText(QCoreApplication.translate("MemoryMapPage", u"Today", None))
        self.allButton.setText(QCoreApplication.translate("MemoryMapPage", u"All days", None))
#if QT_CONFIG(accessibility)
        self.round.setAccessibleName(QCoreApplication.translate("MemoryMapPage", u"Which round", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.wall.setAccessibleName(QCoreApplication.translate("MemoryMapPage", u"Which wall", None))
#endif // QT_CONFIG(accessibility)
        self.explanation.setText(QCoreApplication.translate("MemoryMapPage", u"Each place shows how many of those asked spotted the painting stolen from it. Bots are not counted; nothing was stolen from a frame without a number.", None))
        self.fooledHeading.setText(QCoreApplication.translate("MemoryMapPage", u"Most convincing decoys", None))
        pass
    # retranslateUi
