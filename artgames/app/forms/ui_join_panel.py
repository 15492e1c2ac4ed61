# Generated from ui/join_panel.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout

from artgames.app.phones.asked_list import AskedList
from artgames.app.phones.qr_view import QrView

class Ui_JoinPanel(object):
    def setupUi(self, JoinPanel):
        if not JoinPanel.objectName():
            JoinPanel.setObjectName(u"JoinPanel")
        JoinPanel.resize(340, 600)
        self.joinLayout = QVBoxLayout(JoinPanel)
        self.joinLayout.setSpacing(6)
        self.joinLayout.setObjectName(u"joinLayout")
        self.joinLayout.setContentsMargins(0, 0, 0, 0)
        self.joinHint = QLabel(JoinPanel)
        self.joinHint.setProperty("textFormat", 0)
        self.joinHint.setObjectName(u"joinHint")
        self.joinHint.setWordWrap(True)
        self.joinHint.setAlignment(Qt.AlignmentFlag.AlignCenter)

        self.joinLayout.addWidget(self.joinHint)

        self.qr = QrView(JoinPanel)
        self.qr.setObjectName(u"qr")

        self.joinLayout.addWidget(self.qr)

        self.typeHint = QLabel(JoinPanel)
        self.typeHint.setProperty("textFormat", 0)
        self.typeHint.setObjectName(u"typeHint")
        self.typeHint.setWordWrap(True)
        self.typeHint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.typeHint.setProperty(u"role", u"small")

        self.joinLayout.addWidget(self.typeHint)

        self.address = QLabel(JoinPanel)
        self.address.setProperty("textFormat", 0)
        self.address.setObjectName(u"address")
        self.address.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.address.setProperty(u"role", u"heading")

        self.joinLayout.addWidget(self.address)

        self.code = QLabel(JoinPanel)
        self.code.setProperty("textFormat", 0)
        self.code.setObjectName(u"code")
        self.code.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.code.setProperty(u"role", u"headline")

        self.joinLayout.addWidget(self.code)

        self.here = QLabel(JoinPanel)
        self.here.setProperty("textFormat", 0)
        self.here.setObjectName(u"here")
        self.here.setWordWrap(True)
        self.here.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.here.setProperty("textFormat", 0)

        self.joinLayout.addWidget(self.here)

        self.asked = AskedList(JoinPanel)
        self.asked.setObjectName(u"asked")

        self.joinLayout.addWidget(self.asked)

        self.problem = QLabel(JoinPanel)
        self.problem.setProperty("textFormat", 0)
        self.problem.setObjectName(u"problem")
        self.problem.setWordWrap(True)
        self.problem.setAlignment(Qt.AlignmentFlag.AlignCenter)

        self.joinLayout.addWidget(self.problem)

        self.more = QPushButton(JoinPanel)
        self.more.setObjectName(u"more")

        self.joinLayout.addWidget(self.more)

        self.joinLayout.setStretch(1, 1)

        self.retranslateUi(JoinPanel)

        QMetaObject.connectSlotsByName(JoinPanel)
    # setupUi

    def retranslateUi(self, JoinPanel):
        self.joinHint.setText(QCoreApplication.translate("JoinPanel", u"Scan this with a phone on the same Wi-Fi.", None))
        self.typeHint.setText(QCoreApplication.translate("JoinPanel", u"Or type this into its browser:", None))
#if QT_CONFIG(accessibility)
        self.code.setAccessibleName(QCoreApplication.translate("JoinPanel", u"Code", None))
#endif // QT_CONFIG(accessibility)
        self.more.setText(QCoreApplication.translate("JoinPanel", u"Who has joined, and help\u2026", None))
        pass
    # retranslateUi
