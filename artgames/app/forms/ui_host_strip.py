# Generated from ui/host_strip.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QSpacerItem, QToolButton

from artgames.app.widgets.shrinking_label import FittedLabel

class Ui_HostStrip(object):
    def setupUi(self, HostStrip):
        if not HostStrip.objectName():
            HostStrip.setObjectName(u"HostStrip")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(HostStrip.sizePolicy().hasHeightForWidth())
        HostStrip.setSizePolicy(sizePolicy)
        self.row = QHBoxLayout(HostStrip)
        self.row.setSpacing(6)
        self.row.setObjectName(u"row")
        self.row.setContentsMargins(12, 3, 12, 3)
        self.backButton = QToolButton(HostStrip)
        self.backButton.setObjectName(u"backButton")

        self.row.addWidget(self.backButton)

        self.nextButton = QToolButton(HostStrip)
        self.nextButton.setObjectName(u"nextButton")

        self.row.addWidget(self.nextButton)

        self.pauseButton = QToolButton(HostStrip)
        self.pauseButton.setObjectName(u"pauseButton")
        self.pauseButton.setCheckable(True)

        self.row.addWidget(self.pauseButton)

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

        self.told = FittedLabel(HostStrip)
        self.told.setObjectName(u"told")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.told.sizePolicy().hasHeightForWidth())
        self.told.setSizePolicy(sizePolicy1)

        self.row.addWidget(self.told)

        self.push = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.row.addItem(self.push)

        self.time = QLabel(HostStrip)
        self.time.setProperty("textFormat", 0)
        self.time.setObjectName(u"time")

        self.row.addWidget(self.time)

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
        self.backButton.setText(QCoreApplication.translate("HostStrip", u"Back (Page Up)", None))
#if QT_CONFIG(tooltip)
        self.backButton.setToolTip(QCoreApplication.translate("HostStrip", u"One step back (Page Up)", None))
#endif // QT_CONFIG(tooltip)
        self.nextButton.setText(QCoreApplication.translate("HostStrip", u"Next (Page Down)", None))
#if QT_CONFIG(tooltip)
        self.nextButton.setToolTip(QCoreApplication.translate("HostStrip", u"One step forward (Page Down, Space)", None))
#endif // QT_CONFIG(tooltip)
        self.pauseButton.setText(QCoreApplication.translate("HostStrip", u"Pause (P)", None))
#if QT_CONFIG(tooltip)
        self.pauseButton.setToolTip(QCoreApplication.translate("HostStrip", u"Stop the clock and the match; press again to continue (P)", None))
#endif // QT_CONFIG(tooltip)
        self.moreButton.setText(QCoreApplication.translate("HostStrip", u"+ 30 s (+)", None))
#if QT_CONFIG(tooltip)
        self.moreButton.setToolTip(QCoreApplication.translate("HostStrip", u"Add 30 seconds (+)", None))
#endif // QT_CONFIG(tooltip)
        self.blackButton.setText(QCoreApplication.translate("HostStrip", u"Black (B)", None))
#if QT_CONFIG(tooltip)
        self.blackButton.setToolTip(QCoreApplication.translate("HostStrip", u"Black out the screen until you press a key (B)", None))
#endif // QT_CONFIG(tooltip)
        self.houseButton.setText(QCoreApplication.translate("HostStrip", u"House slide (H)", None))
#if QT_CONFIG(tooltip)
        self.houseButton.setToolTip(QCoreApplication.translate("HostStrip", u"Show the house slide (H)", None))
#endif // QT_CONFIG(tooltip)
        self.breakButton.setText(QCoreApplication.translate("HostStrip", u"Break (K)", None))
#if QT_CONFIG(tooltip)
        self.breakButton.setToolTip(QCoreApplication.translate("HostStrip", u"A countdown over one large painting (K)", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.time.setAccessibleName(QCoreApplication.translate("HostStrip", u"Time left", None))
#endif // QT_CONFIG(accessibility)
    # retranslateUi
