# Generated from ui/help.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QFrame, QHBoxLayout, QLabel, QListView, QPlainTextEdit, QPushButton, QSizePolicy, QSpacerItem, QTabWidget, QTableView, QTextBrowser, QVBoxLayout, QWidget

class Ui_HelpPanel(object):
    def setupUi(self, HelpPanel):
        if not HelpPanel.objectName():
            HelpPanel.setObjectName(u"HelpPanel")
        HelpPanel.setProperty(u"panel", True)
        self.panelLayout = QVBoxLayout(HelpPanel)
        self.panelLayout.setSpacing(8)
        self.panelLayout.setObjectName(u"panelLayout")
        self.panelLayout.setContentsMargins(20, 12, 20, 16)
        self.head = QHBoxLayout()
        self.head.setSpacing(8)
        self.head.setObjectName(u"head")
        self.head.setContentsMargins(0, 0, 0, 0)
        self.title = QLabel(HelpPanel)
        self.title.setProperty("textFormat", 0)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"heading")

        self.head.addWidget(self.title)

        self.headSpacer = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.head.addItem(self.headSpacer)

        self.close = QPushButton(HelpPanel)
        self.close.setObjectName(u"close")
        self.close.setProperty(u"variant", u"quiet")

        self.head.addWidget(self.close)


        self.panelLayout.addLayout(self.head)

        self.tabs = QTabWidget(HelpPanel)
        self.tabs.setObjectName(u"tabs")
        self.tabs.setDocumentMode(True)
        self.tabs.setStyleSheet(u"QStackedWidget { background: transparent; }")
        self.hereTab = QWidget()
        self.hereTab.setObjectName(u"hereTab")
        self.hereLayout = QVBoxLayout(self.hereTab)
        self.hereLayout.setSpacing(8)
        self.hereLayout.setObjectName(u"hereLayout")
        self.hereLayout.setContentsMargins(0, 8, 0, 0)
        self.here = QTextBrowser(self.hereTab)
        self.here.setObjectName(u"here")
        self.here.setFrameShape(QFrame.Shape.NoFrame)
        self.here.setOpenLinks(False)

        self.hereLayout.addWidget(self.here)

        self.tabs.addTab(self.hereTab, "")
        self.guideTab = QWidget()
        self.guideTab.setObjectName(u"guideTab")
        self.guideLayout = QVBoxLayout(self.guideTab)
        self.guideLayout.setSpacing(8)
        self.guideLayout.setObjectName(u"guideLayout")
        self.guideLayout.setContentsMargins(0, 8, 0, 0)
        self.choice = QComboBox(self.guideTab)
        self.choice.setObjectName(u"choice")

        self.guideLayout.addWidget(self.choice)

        self.contents = QListView(self.guideTab)
        self.contents.setObjectName(u"contents")
        self.contents.setStyleSheet(u"QAbstractItemView { background: transparent; border: none; }")
        self.contents.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

        self.guideLayout.addWidget(self.contents)

        self.guide = QTextBrowser(self.guideTab)
        self.guide.setObjectName(u"guide")
        self.guide.setFrameShape(QFrame.Shape.NoFrame)
        self.guide.setOpenLinks(False)

        self.guideLayout.addWidget(self.guide)

        self.guideLayout.setStretch(1, 26)
        self.guideLayout.setStretch(2, 74)
        self.tabs.addTab(self.guideTab, "")
        self.keysTab = QWidget()
        self.keysTab.setObjectName(u"keysTab")
        self.keysLayout = QVBoxLayout(self.keysTab)
        self.keysLayout.setSpacing(8)
        self.keysLayout.setObjectName(u"keysLayout")
        self.keysLayout.setContentsMargins(0, 8, 0, 0)
        self.keys = QTableView(self.keysTab)
        self.keys.setObjectName(u"keys")
        self.keys.setTabKeyNavigation(False)
        self.keys.setStyleSheet(u"QAbstractItemView { background: transparent; border: none; }")
        self.keys.setFrameShape(QFrame.Shape.NoFrame)
        self.keys.setShowGrid(False)
        self.keys.setWordWrap(True)
        self.keys.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.keys.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

        self.keysLayout.addWidget(self.keys)

        self.tabs.addTab(self.keysTab, "")
        self.aboutTab = QWidget()
        self.aboutTab.setObjectName(u"aboutTab")
        self.aboutLayout = QVBoxLayout(self.aboutTab)
        self.aboutLayout.setSpacing(8)
        self.aboutLayout.setObjectName(u"aboutLayout")
        self.aboutLayout.setContentsMargins(0, 8, 0, 0)
        self.about = QLabel(self.aboutTab)
        self.about.setProperty("textFormat", 0)
        self.about.setObjectName(u"about")
        self.about.setProperty("textFormat", 0)
        self.about.setWordWrap(True)

        self.aboutLayout.addWidget(self.about)

        self.licences = QPlainTextEdit(self.aboutTab)
        self.licences.setObjectName(u"licences")
        self.licences.setFrameShape(QFrame.Shape.NoFrame)
        self.licences.setReadOnly(True)
        self.licences.setTabChangesFocus(True)

        self.aboutLayout.addWidget(self.licences)

        self.aboutLayout.setStretch(1, 1)
        self.tabs.addTab(self.aboutTab, "")

        self.panelLayout.addWidget(self.tabs)

        self.practise = QPushButton(HelpPanel)
        self.practise.setObjectName(u"practise")

        self.panelLayout.addWidget(self.practise)


        self.retranslateUi(HelpPanel)

        QMetaObject.connectSlotsByName(HelpPanel)
    # setupUi

    def retranslateUi(self, HelpPanel):
        self.title.setText(QCoreApplication.translate("HelpPanel", u"Help", None))
        self.close.setText(QCoreApplication.translate("HelpPanel", u"Close", None))
#if QT_CONFIG(accessibility)
        self.tabs.setAccessibleName(QCoreApplication.translate("HelpPanel", u"Help", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.here.setAccessibleName(QCoreApplication.translate("HelpPanel", u"This screen", None))
#endif // QT_CONFIG(accessibility)
        self.tabs.setTabText(self.tabs.indexOf(self.hereTab), QCoreApplication.translate("HelpPanel", u"This screen", None))
#if QT_CONFIG(accessibility)
        self.choice.setAccessibleName(QCoreApplication.translate("HelpPanel", u"Guide", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.contents.setAccessibleName(QCoreApplication.translate("HelpPanel", u"Contents", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.guide.setAccessibleName(QCoreApplication.translate("HelpPanel", u"Full guide", None))
#endif // QT_CONFIG(accessibility)
        self.tabs.setTabText(self.tabs.indexOf(self.guideTab), QCoreApplication.translate("HelpPanel", u"Full guide", None))
#if QT_CONFIG(accessibility)
        self.keys.setAccessibleName(QCoreApplication.translate("HelpPanel", u"Shortcuts", None))
#endif // QT_CONFIG(accessibility)
        self.tabs.setTabText(self.tabs.indexOf(self.keysTab), QCoreApplication.translate("HelpPanel", u"Shortcuts", None))
#if QT_CONFIG(accessibility)
        self.licences.setAccessibleName(QCoreApplication.translate("HelpPanel", u"Licences", None))
#endif // QT_CONFIG(accessibility)
        self.tabs.setTabText(self.tabs.indexOf(self.aboutTab), QCoreApplication.translate("HelpPanel", u"About", None))
        self.practise.setText(QCoreApplication.translate("HelpPanel", u"Practise: 90 seconds", None))
        pass
    # retranslateUi
