# Generated from ui/notice_bar.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy

class Ui_NoticeBar(object):
    def setupUi(self, NoticeBar):
        if not NoticeBar.objectName():
            NoticeBar.setObjectName(u"NoticeBar")
        NoticeBar.setProperty(u"panel", True)
        self.noticeLayout = QHBoxLayout(NoticeBar)
        self.noticeLayout.setSpacing(12)
        self.noticeLayout.setObjectName(u"noticeLayout")
        self.noticeLayout.setContentsMargins(28, 6, 16, 6)
        self.text = QLabel(NoticeBar)
        self.text.setProperty("textFormat", 0)
        self.text.setObjectName(u"text")
        self.text.setProperty("textFormat", 0)
        self.text.setWordWrap(True)
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.text.sizePolicy().hasHeightForWidth())
        self.text.setSizePolicy(sizePolicy)

        self.noticeLayout.addWidget(self.text)

        self.act = QPushButton(NoticeBar)
        self.act.setObjectName(u"act")

        self.noticeLayout.addWidget(self.act)

        self.dismiss = QPushButton(NoticeBar)
        self.dismiss.setObjectName(u"dismiss")
        self.dismiss.setProperty(u"variant", u"quiet")

        self.noticeLayout.addWidget(self.dismiss)

        self.noticeLayout.setStretch(0, 1)

        self.retranslateUi(NoticeBar)

        QMetaObject.connectSlotsByName(NoticeBar)
    # setupUi

    def retranslateUi(self, NoticeBar):
        self.text.setText("")
        self.act.setText("")
        self.dismiss.setText(QCoreApplication.translate("NoticeBar", u"Dismiss", None))
        pass
    # retranslateUi
