# Generated from ui/learning.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from artgames.app.result.keepsake_view import KeepsakeView

class Ui_LearningPage(object):
    def setupUi(self, LearningPage):
        if not LearningPage.objectName():
            LearningPage.setObjectName(u"LearningPage")
        self.pageLayout = QVBoxLayout(LearningPage)
        self.pageLayout.setSpacing(14)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(28, 20, 28, 20)
        self.head = QHBoxLayout()
        self.head.setSpacing(12)
        self.head.setObjectName(u"head")
        self.title = QLabel(LearningPage)
        self.title.setProperty("textFormat", 0)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"headline")

        self.head.addWidget(self.title)

        self.headSpacer = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.head.addItem(self.headSpacer)

        self.person = QComboBox(LearningPage)
        self.person.setObjectName(u"person")

        self.head.addWidget(self.person)

        self.back = QPushButton(LearningPage)
        self.back.setObjectName(u"back")

        self.head.addWidget(self.back)

        self.head.setStretch(1, 1)

        self.pageLayout.addLayout(self.head)

        self.scroll = QScrollArea(LearningPage)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setWidgetResizable(True)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.sheet = QWidget()
        self.sheet.setObjectName(u"sheet")
        self.sheetLayout = QVBoxLayout(self.sheet)
        self.sheetLayout.setSpacing(14)
        self.sheetLayout.setObjectName(u"sheetLayout")
        self.sheetLayout.setContentsMargins(0, 0, 0, 0)
        self.nowPanel = QFrame(self.sheet)
        self.nowPanel.setObjectName(u"nowPanel")
        self.nowPanel.setProperty(u"panel", True)
        self.nowLayout = QHBoxLayout(self.nowPanel)
        self.nowLayout.setSpacing(20)
        self.nowLayout.setObjectName(u"nowLayout")
        self.nowLayout.setContentsMargins(20, 12, 20, 12)
        self.told = QLabel(self.nowPanel)
        self.told.setProperty("textFormat", 0)
        self.told.setObjectName(u"told")
        self.told.setWordWrap(True)
        self.told.setProperty("textFormat", 0)

        self.nowLayout.addWidget(self.told)

        self.learn = QPushButton(self.nowPanel)
        self.learn.setObjectName(u"learn")
        self.learn.setProperty(u"variant", u"primary")

        self.nowLayout.addWidget(self.learn)

        self.nowLayout.setStretch(0, 1)

        self.sheetLayout.addWidget(self.nowPanel)

        self.charts = QHBoxLayout()
        self.charts.setSpacing(14)
        self.charts.setObjectName(u"charts")
        self.curvePanel = QFrame(self.sheet)
        self.curvePanel.setObjectName(u"curvePanel")
        self.curvePanel.setProperty(u"panel", True)
        self.curveLayout = QVBoxLayout(self.curvePanel)
        self.curveLayout.setObjectName(u"curveLayout")
        self.curveLayout.setContentsMargins(20, 14, 16, 12)
        self.curveHeading = QLabel(self.curvePanel)
        self.curveHeading.setProperty("textFormat", 0)
        self.curveHeading.setObjectName(u"curveHeading")
        self.curveHeading.setProperty(u"role", u"heading")

        self.curveLayout.addWidget(self.curveHeading)

        self.noCurve = QLabel(self.curvePanel)
        self.noCurve.setProperty("textFormat", 0)
        self.noCurve.setObjectName(u"noCurve")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.noCurve.sizePolicy().hasHeightForWidth())
        self.noCurve.setSizePolicy(sizePolicy)
        self.noCurve.setWordWrap(True)
        self.noCurve.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.noCurve.setProperty(u"role", u"small")

        self.curveLayout.addWidget(self.noCurve)


        self.charts.addWidget(self.curvePanel)

        self.forecastPanel = QFrame(self.sheet)
        self.forecastPanel.setObjectName(u"forecastPanel")
        self.forecastPanel.setProperty(u"panel", True)
        self.forecastLayout = QVBoxLayout(self.forecastPanel)
        self.forecastLayout.setObjectName(u"forecastLayout")
        self.forecastLayout.setContentsMargins(20, 14, 16, 12)
        self.forecastHeading = QLabel(self.forecastPanel)
        self.forecastHeading.setProperty("textFormat", 0)
        self.forecastHeading.setObjectName(u"forecastHeading")
        self.forecastHeading.setProperty(u"role", u"heading")

        self.forecastLayout.addWidget(self.forecastHeading)

        self.noForecast = QLabel(self.forecastPanel)
        self.noForecast.setProperty("textFormat", 0)
        self.noForecast.setObjectName(u"noForecast")
        sizePolicy.setHeightForWidth(self.noForecast.sizePolicy().hasHeightForWidth())
        self.noForecast.setSizePolicy(sizePolicy)
        self.noForecast.setWordWrap(True)
        self.noForecast.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.noForecast.setProperty(u"role", u"small")

        self.forecastLayout.addWidget(self.noForecast)


        self.charts.addWidget(self.forecastPanel)

        self.charts.setStretch(0, 1)
        self.charts.setStretch(1, 1)

        self.sheetLayout.addLayout(self.charts)

        self.hardPanel = QFrame(self.sheet)
        self.hardPanel.setObjectName(u"hardPanel")
        self.hardPanel.setProperty(u"panel", True)
        self.hardLayout = QVBoxLayout(self.hardPanel)
        self.hardLayout.setObjectName(u"hardLayout")
        self.hardLayout.setContentsMargins(20, 14, 16, 12)
        self.hardHead = QHBoxLayout()
        self.hardHead.setObjectName(u"hardHead")
        self.hardHeading = QLabel(self.hardPanel)
        self.hardHeading.setProperty("textFormat", 0)
        self.hardHeading.setObjectName(u"hardHeading")
        self.hardHeading.setProperty(u"role", u"heading")

        self.hardHead.addWidget(self.hardHeading)

        self.keepHardest = QPushButton(self.hardPanel)
        self.keepHardest.setObjectName(u"keepHardest")

        self.hardHead.addWidget(self.keepHardest)

        self.hardHead.setStretch(0, 1)

        self.hardLayout.addLayout(self.hardHead)

        self.nothingHard = QLabel(self.hardPanel)
        self.nothingHard.setProperty("textFormat", 0)
        self.nothingHard.setObjectName(u"nothingHard")
        sizePolicy.setHeightForWidth(self.nothingHard.sizePolicy().hasHeightForWidth())
        self.nothingHard.setSizePolicy(sizePolicy)
        self.nothingHard.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.nothingHard.setWordWrap(True)
        self.nothingHard.setProperty(u"role", u"small")

        self.hardLayout.addWidget(self.nothingHard)

        self.hardest = KeepsakeView(self.hardPanel)
        self.hardest.setObjectName(u"hardest")

        self.hardLayout.addWidget(self.hardest)

        self.hardLayout.setStretch(2, 1)

        self.sheetLayout.addWidget(self.hardPanel)

        self.sheetLayout.setStretch(1, 1)
        self.sheetLayout.setStretch(2, 1)
        self.scroll.setWidget(self.sheet)

        self.pageLayout.addWidget(self.scroll)


        self.retranslateUi(LearningPage)

        QMetaObject.connectSlotsByName(LearningPage)
    # setupUi

    def retranslateUi(self, LearningPage):
        LearningPage.setWindowTitle(QCoreApplication.translate("LearningPage", u"Learning", None))
        self.title.setText(QCoreApplication.translate("LearningPage", u"Learning", None))
#if QT_CONFIG(accessibility)
        self.person.setAccessibleName(QCoreApplication.translate("LearningPage", u"Learner", None))
#endif // QT_CONFIG(accessibility)
        self.back.setText(QCoreApplication.translate("LearningPage", u"Back", None))
        self.learn.setText(QCoreApplication.translate("LearningPage", u"Learn now", None))
        self.curveHeading.setText(QCoreApplication.translate("LearningPage", u"Remembered, by day", None))
        self.noCurve.setText(QCoreApplication.translate("LearningPage", u"Here you\u2019ll see how much you remembered each day, once cards come round a second time.", None))
        self.forecastHeading.setText(QCoreApplication.translate("LearningPage", u"Due in the next 14 days", None))
        self.noForecast.setText(QCoreApplication.translate("LearningPage", u"Nothing is due in the next 14 days.", None))
        self.hardHeading.setText(QCoreApplication.translate("LearningPage", u"Hardest for you", None))
        self.keepHardest.setText(QCoreApplication.translate("LearningPage", u"Save these as a set", None))
        self.nothingHard.setText(QCoreApplication.translate("LearningPage", u"No paintings missed so far.", None))
#if QT_CONFIG(accessibility)
        self.hardest.setAccessibleName(QCoreApplication.translate("LearningPage", u"Hardest paintings", None))
#endif // QT_CONFIG(accessibility)
    # retranslateUi
