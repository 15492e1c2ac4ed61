# Generated from ui/mirror.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QSpacerItem, QToolButton, QVBoxLayout

class Ui_MirrorPage(object):
    def setupUi(self, MirrorPage):
        if not MirrorPage.objectName():
            MirrorPage.setObjectName(u"MirrorPage")
        self.column = QVBoxLayout(MirrorPage)
        self.column.setSpacing(0)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(0, 0, 0, 0)
        self.strip = QFrame(MirrorPage)
        self.strip.setObjectName(u"strip")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.strip.sizePolicy().hasHeightForWidth())
        self.strip.setSizePolicy(sizePolicy)
        self.row = QHBoxLayout(self.strip)
        self.row.setSpacing(6)
        self.row.setObjectName(u"row")
        self.row.setContentsMargins(12, 3, 12, 3)
        self.backButton = QToolButton(self.strip)
        self.backButton.setObjectName(u"backButton")

        self.row.addWidget(self.backButton)

        self.nextButton = QToolButton(self.strip)
        self.nextButton.setObjectName(u"nextButton")

        self.row.addWidget(self.nextButton)

        self.pauseButton = QToolButton(self.strip)
        self.pauseButton.setObjectName(u"pauseButton")
        self.pauseButton.setCheckable(True)

        self.row.addWidget(self.pauseButton)

        self.moreButton = QToolButton(self.strip)
        self.moreButton.setObjectName(u"moreButton")

        self.row.addWidget(self.moreButton)

        self.blackButton = QToolButton(self.strip)
        self.blackButton.setObjectName(u"blackButton")

        self.row.addWidget(self.blackButton)

        self.houseButton = QToolButton(self.strip)
        self.houseButton.setObjectName(u"houseButton")

        self.row.addWidget(self.houseButton)

        self.breakButton = QToolButton(self.strip)
        self.breakButton.setObjectName(u"breakButton")

        self.row.addWidget(self.breakButton)

        self.push = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.row.addItem(self.push)

        self.time = QLabel(self.strip)
        self.time.setProperty("textFormat", 0)
        self.time.setObjectName(u"time")

        self.row.addWidget(self.time)

        self.leaveButton = QToolButton(self.strip)
        self.leaveButton.setObjectName(u"leaveButton")

        self.row.addWidget(self.leaveButton)


        self.column.addWidget(self.strip)


        self.retranslateUi(MirrorPage)

        QMetaObject.connectSlotsByName(MirrorPage)
    # setupUi

    def retranslateUi(self, MirrorPage):
#if QT_CONFIG(accessibility)
        MirrorPage.setAccessibleName(QCoreApplication.translate("MirrorPage", u"Room screen", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.strip.setAccessibleName(QCoreApplication.translate("MirrorPage", u"Host", None))
#endif // QT_CONFIG(accessibility)
        self.backButton.setText(QCoreApplication.translate("MirrorPage", u"Back (Page Up)", None))
#if QT_CONFIG(tooltip)
        self.backButton.setToolTip(QCoreApplication.translate("MirrorPage", u"One step back (Page Up)", None))
#endif // QT_CONFIG(tooltip)
        self.nextButton.setText(QCoreApplication.translate("MirrorPage", u"Next (Page Down)", None))
#if QT_CONFIG(tooltip)
        self.nextButton.setToolTip(QCoreApplication.translate("MirrorPage", u"One step forward (Page Down, Space)", None))
#endif // QT_CONFIG(tooltip)
        self.pauseButton.setText(QCoreApplication.translate("MirrorPage", u"Pause (P)", None))
#if QT_CONFIG(tooltip)
        self.pauseButton.setToolTip(QCoreApplication.translate("MirrorPage", u"Stop the clock and the match; press again to continue (P)", None))
#endif // QT_CONFIG(tooltip)
        self.moreButton.setText(QCoreApplication.translate("MirrorPage", u"+ 30 s (+)", None))
#if QT_CONFIG(tooltip)
        self.moreButton.setToolTip(QCoreApplication.translate("MirrorPage", u"Add 30 seconds (+)", None))
#endif // QT_CONFIG(tooltip)
        self.blackButton.setText(QCoreApplication.translate("MirrorPage", u"Black (B)", None))
#if QT_CONFIG(tooltip)
        self.blackButton.setToolTip(QCoreApplication.translate("MirrorPage", u"Black out the screen until you press a key (B)", None))
#endif // QT_CONFIG(tooltip)
        self.houseButton.setText(QCoreApplication.translate("MirrorPage", u"House slide (H)", None))
#if QT_CONFIG(tooltip)
        self.houseButton.setToolTip(QCoreApplication.translate("MirrorPage", u"Show the house slide (H)", None))
#endif // QT_CONFIG(tooltip)
        self.breakButton.setText(QCoreApplication.translate("MirrorPage", u"Break (K)", None))
#if QT_CONFIG(tooltip)
        self.breakButton.setToolTip(QCoreApplication.translate("MirrorPage", u"A countdown over one large painting (K)", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.time.setAccessibleName(QCoreApplication.translate("MirrorPage", u"Time left", None))
#endif // QT_CONFIG(accessibility)
        self.leaveButton.setText(QCoreApplication.translate("MirrorPage", u"Close room screen (F8)", None))
#if QT_CONFIG(tooltip)
        self.leaveButton.setToolTip(QCoreApplication.translate("MirrorPage", u"Back to the ordinary table; the match carries on (F8)", None))
#endif // QT_CONFIG(tooltip)
    # retranslateUi
