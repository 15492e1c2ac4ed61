# Generated from ui/coach.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout

class Ui_CoachBar(object):
    def setupUi(self, CoachBar):
        if not CoachBar.objectName():
            CoachBar.setObjectName(u"CoachBar")
        CoachBar.setProperty(u"coach", True)
        self.coachRow = QHBoxLayout(CoachBar)
        self.coachRow.setSpacing(12)
        self.coachRow.setObjectName(u"coachRow")
        self.coachRow.setContentsMargins(20, 8, 16, 8)
        self.words = QVBoxLayout()
        self.words.setSpacing(0)
        self.words.setObjectName(u"words")
        self.progress = QLabel(CoachBar)
        self.progress.setProperty("textFormat", 0)
        self.progress.setObjectName(u"progress")
        self.progress.setProperty(u"role", u"small")

        self.words.addWidget(self.progress)

        self.text = QLabel(CoachBar)
        self.text.setProperty("textFormat", 0)
        self.text.setObjectName(u"text")
        self.text.setProperty("textFormat", 0)
        self.text.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignLeft|Qt.AlignmentFlag.AlignTop)

        self.words.addWidget(self.text)

        self.words.setStretch(1, 1)

        self.coachRow.addLayout(self.words)

        self.other = QPushButton(CoachBar)
        self.other.setObjectName(u"other")
        self.other.setProperty(u"variant", u"quiet")

        self.coachRow.addWidget(self.other)

        self.forward = QPushButton(CoachBar)
        self.forward.setObjectName(u"forward")
        self.forward.setProperty(u"variant", u"primary")

        self.coachRow.addWidget(self.forward)

        self.coachRow.setStretch(0, 1)

        self.retranslateUi(CoachBar)

        QMetaObject.connectSlotsByName(CoachBar)
    # setupUi

    def retranslateUi(self, CoachBar):
#if QT_CONFIG(accessibility)
        CoachBar.setAccessibleName(QCoreApplication.translate("CoachBar", u"Coach", None))
#endif // QT_CONFIG(accessibility)
        self.progress.setText("")
        self.text.setText("")
        self.other.setText("")
        self.forward.setText("")
    # retranslateUi
