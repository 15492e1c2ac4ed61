# Generated from ui/review.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

class Ui_ReviewPage(object):
    def setupUi(self, ReviewPage):
        if not ReviewPage.objectName():
            ReviewPage.setObjectName(u"ReviewPage")
        self.pageLayout = QVBoxLayout(ReviewPage)
        self.pageLayout.setSpacing(12)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(28, 20, 28, 20)
        self.head = QHBoxLayout()
        self.head.setSpacing(12)
        self.head.setObjectName(u"head")
        self.title = QLabel(ReviewPage)
        self.title.setProperty("textFormat", 0)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"headline")

        self.head.addWidget(self.title)

        self.back = QPushButton(ReviewPage)
        self.back.setObjectName(u"back")

        self.head.addWidget(self.back)

        self.head.setStretch(0, 1)

        self.pageLayout.addLayout(self.head)

        self.scroll = QScrollArea(ReviewPage)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.scroll.setWidgetResizable(True)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.sheet = QWidget()
        self.sheet.setObjectName(u"sheet")
        self.column = QVBoxLayout(self.sheet)
        self.column.setSpacing(10)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(0, 0, 8, 0)
        self.scroll.setWidget(self.sheet)

        self.pageLayout.addWidget(self.scroll)


        self.retranslateUi(ReviewPage)

        QMetaObject.connectSlotsByName(ReviewPage)
    # setupUi

    def retranslateUi(self, ReviewPage):
        ReviewPage.setWindowTitle(QCoreApplication.translate("ReviewPage", u"Review", None))
        self.title.setText(QCoreApplication.translate("ReviewPage", u"What decided it", None))
        self.back.setText(QCoreApplication.translate("ReviewPage", u"Back", None))
#if QT_CONFIG(accessibility)
        self.scroll.setAccessibleName(QCoreApplication.translate("ReviewPage", u"What decided it", None))
#endif // QT_CONFIG(accessibility)
    # retranslateUi
