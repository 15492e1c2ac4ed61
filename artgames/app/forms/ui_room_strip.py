# Generated from ui/room_strip.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSpacerItem, QToolButton

class Ui_HostStrip(object):
    def setupUi(self, HostStrip):
        if not HostStrip.objectName():
            HostStrip.setObjectName(u"HostStrip")
        self.row = QHBoxLayout(HostStrip)
        self.row.setSpacing(8)
        self.row.setObjectName(u"row")
        self.row.setContentsMargins(16, 4, 16, 6)
        self.backButton = QToolButton(HostStrip)
        self.backButton.setObjectName(u"backButton")

        self.row.addWidget(self.backButton)

        self.nextButton = QToolButton(HostStrip)
        self.nextButton.setObjectName(u"nextButton")

        self.row.addWidget(self.nextButton)

        self.moreButton = QToolButton(HostStrip)
        self.moreButton.setObjectName(u"moreButton")

        self.row.addWidget(self.moreButton)

        self.blackButton = QToolButton(HostStrip)
        self.blackButton.setObjectName(u"blackButton")

        self.row.addWidget(self.blackButton)

        self.houseButton = QToolButton(HostStrip)
        self.houseButton.setObjectName(u"houseButton")

        self.row.addWidget(self.houseButton)

        self.breakButton = QToolButton(HostStrip)
        self.breakButton.setObjectName(u"breakButton")

        self.row.addWidget(self.breakButton)

        self.push = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.row.addItem(self.push)

        self.leaveButton = QToolButton(HostStrip)
        self.leaveButton.setObjectName(u"leaveButton")

        self.row.addWidget(self.leaveButton)


        self.retranslateUi(HostStrip)

        QMetaObject.connectSlotsByName(HostStrip)
    # setupUi

    def retranslateUi(self, HostStrip):
#if QT_CONFIG(accessibility)
        HostStrip.setAccessibleName(QCoreApplication.translate("HostStrip", u"Host", None))
#endif // QT_CONFIG(accessibility)
        self.backButton.setText(QCoreApplication.translate("HostStrip", u"Back", None))
#if QT_CONFIG(tooltip)
        self.backButton.setToolTip(QCoreApplication.translate("HostStrip", u"One step back (Page Up)", None))
#endif // QT_CONFIG(tooltip)
        self.nextButton.setText(QCoreApplication.translate("HostStrip", u"Next", None))
#if QT_CONFIG(tooltip)
        self.nextButton.setToolTip(QCoreApplication.translate("HostStrip", u"One step forward (Page Down)", None))
#endif // QT_CONFIG(tooltip)
        self.moreButton.setText(QCoreApplication.translate("HostStrip", u"+ 30 s", None))
#if QT_CONFIG(tooltip)
        self.moreButton.setToolTip(QCoreApplication.translate("HostStrip", u"Add 30 seconds (+)", None))
#endif // QT_CONFIG(tooltip)
        self.blackButton.setText(QCoreApplication.translate("HostStrip", u"Black", None))
#if QT_CONFIG(tooltip)
        self.blackButton.setToolTip(QCoreApplication.translate("HostStrip", u"Black out the screen until you press a key (B)", None))
#endif // QT_CONFIG(tooltip)
        self.houseButton.setText(QCoreApplication.translate("HostStrip", u"House slide", None))
#if QT_CONFIG(tooltip)
        self.houseButton.setToolTip(QCoreApplication.translate("HostStrip", u"Show the house slide (H)", None))
#endif // QT_CONFIG(tooltip)
        self.breakButton.setText(QCoreApplication.translate("HostStrip", u"Break", None))
#if QT_CONFIG(tooltip)
        self.breakButton.setToolTip(QCoreApplication.translate("HostStrip", u"A countdown over one large painting (K)", None))
#endif // QT_CONFIG(tooltip)
        self.leaveButton.setText(QCoreApplication.translate("HostStrip", u"Close room screen", None))
#if QT_CONFIG(tooltip)
        self.leaveButton.setToolTip(QCoreApplication.translate("HostStrip", u"Back to the ordinary table; the match carries on (F8)", None))
#endif // QT_CONFIG(tooltip)
    # retranslateUi
