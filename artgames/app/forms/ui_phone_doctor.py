# Generated from ui/phone_doctor.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout

from artgames.app.phones.qr_view import QrView
from artgames.app.phones.way_picture import WayPicture

class Ui_PhoneDoctor(object):
    def setupUi(self, PhoneDoctor):
        if not PhoneDoctor.objectName():
            PhoneDoctor.setObjectName(u"PhoneDoctor")
        PhoneDoctor.resize(600, 560)
        self.doctorLayout = QVBoxLayout(PhoneDoctor)
        self.doctorLayout.setSpacing(8)
        self.doctorLayout.setObjectName(u"doctorLayout")
        self.doctorLayout.setContentsMargins(18, 14, 18, 14)
        self.finding = QLabel(PhoneDoctor)
        self.finding.setProperty("textFormat", 0)
        self.finding.setObjectName(u"finding")
        self.finding.setWordWrap(True)
        self.finding.setProperty(u"role", u"heading")

        self.doctorLayout.addWidget(self.finding)

        self.picture = WayPicture(PhoneDoctor)
        self.picture.setObjectName(u"picture")

        self.doctorLayout.addWidget(self.picture)

        self.advice = QLabel(PhoneDoctor)
        self.advice.setProperty("textFormat", 0)
        self.advice.setObjectName(u"advice")
        self.advice.setWordWrap(True)

        self.doctorLayout.addWidget(self.advice)

        self.addressRow = QHBoxLayout()
        self.addressRow.setSpacing(8)
        self.addressRow.setObjectName(u"addressRow")
        self.addressLabel = QLabel(PhoneDoctor)
        self.addressLabel.setProperty("textFormat", 0)
        self.addressLabel.setObjectName(u"addressLabel")

        self.addressRow.addWidget(self.addressLabel)

        self.addresses = QComboBox(PhoneDoctor)
        self.addresses.setObjectName(u"addresses")

        self.addressRow.addWidget(self.addresses)

        self.addressRow.setStretch(1, 1)

        self.doctorLayout.addLayout(self.addressRow)

        self.tryRow = QHBoxLayout()
        self.tryRow.setSpacing(8)
        self.tryRow.setObjectName(u"tryRow")
        self.again = QPushButton(PhoneDoctor)
        self.again.setObjectName(u"again")

        self.tryRow.addWidget(self.again)

        self.otherPort = QPushButton(PhoneDoctor)
        self.otherPort.setObjectName(u"otherPort")

        self.tryRow.addWidget(self.otherPort)

        self.tryRow.setStretch(0, 1)
        self.tryRow.setStretch(1, 1)

        self.doctorLayout.addLayout(self.tryRow)

        self.wifiHint = QLabel(PhoneDoctor)
        self.wifiHint.setProperty("textFormat", 0)
        self.wifiHint.setObjectName(u"wifiHint")
        self.wifiHint.setWordWrap(True)

        self.doctorLayout.addWidget(self.wifiHint)

        self.wifiRow = QHBoxLayout()
        self.wifiRow.setSpacing(8)
        self.wifiRow.setObjectName(u"wifiRow")
        self.network = QLineEdit(PhoneDoctor)
        self.network.setObjectName(u"network")
        self.network.setMaxLength(32)

        self.wifiRow.addWidget(self.network)

        self.password = QLineEdit(PhoneDoctor)
        self.password.setObjectName(u"password")
        self.password.setMaxLength(63)

        self.wifiRow.addWidget(self.password)

        self.wifiRow.setStretch(0, 1)
        self.wifiRow.setStretch(1, 1)

        self.doctorLayout.addLayout(self.wifiRow)

        self.wifi = QrView(PhoneDoctor)
        self.wifi.setObjectName(u"wifi")

        self.doctorLayout.addWidget(self.wifi)

        self.doctorLayout.setStretch(7, 1)
#if QT_CONFIG(shortcut)
        self.addressLabel.setBuddy(self.addresses)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(PhoneDoctor)

        QMetaObject.connectSlotsByName(PhoneDoctor)
    # setupUi

    def retranslateUi(self, PhoneDoctor):
        self.addressLabel.setText(QCoreApplication.translate("PhoneDoctor", u"Address", None))
#if QT_CONFIG(accessibility)
        self.addresses.setAccessibleName(QCoreApplication.translate("PhoneDoctor", u"Address", None))
#endif // QT_CONFIG(accessibility)
        self.again.setText(QCoreApplication.translate("PhoneDoctor", u"Test again", None))
        self.otherPort.setText(QCoreApplication.translate("PhoneDoctor", u"Try the second port", None))
#if QT_CONFIG(tooltip)
        self.otherPort.setToolTip(QCoreApplication.translate("PhoneDoctor", u"Some networks block one and not the other. Everyone scans again.", None))
#endif // QT_CONFIG(tooltip)
        self.wifiHint.setText(QCoreApplication.translate("PhoneDoctor", u"Phones in another Wi-Fi? Type in yours, or that of a hotspot, and let them scan this square first.", None))
        self.network.setPlaceholderText(QCoreApplication.translate("PhoneDoctor", u"Wi-Fi name", None))
#if QT_CONFIG(accessibility)
        self.network.setAccessibleName(QCoreApplication.translate("PhoneDoctor", u"Wi-Fi name", None))
#endif // QT_CONFIG(accessibility)
        self.password.setPlaceholderText(QCoreApplication.translate("PhoneDoctor", u"Password", None))
#if QT_CONFIG(accessibility)
        self.password.setAccessibleName(QCoreApplication.translate("PhoneDoctor", u"Wi-Fi password", None))
#endif // QT_CONFIG(accessibility)
        pass
    # retranslateUi
