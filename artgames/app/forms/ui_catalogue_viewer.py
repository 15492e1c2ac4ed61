# Generated from ui/catalogue_viewer.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QToolButton, QVBoxLayout, QWidget

from artgames.app.catalogue.picture_canvas import PictureCanvas
from artgames.app.catalogue.size_comparison import SizeDrawing

class Ui_Viewer(object):
    def setupUi(self, Viewer):
        if not Viewer.objectName():
            Viewer.setObjectName(u"Viewer")
        self.viewerLayout = QHBoxLayout(Viewer)
        self.viewerLayout.setSpacing(24)
        self.viewerLayout.setObjectName(u"viewerLayout")
        self.viewerLayout.setContentsMargins(24, 16, 20, 14)
        self.stage = QWidget(Viewer)
        self.stage.setObjectName(u"stage")
        self.stageLayout = QVBoxLayout(self.stage)
        self.stageLayout.setSpacing(10)
        self.stageLayout.setObjectName(u"stageLayout")
        self.stageLayout.setContentsMargins(0, 0, 0, 0)
        self.canvas = PictureCanvas(self.stage)
        self.canvas.setObjectName(u"canvas")

        self.stageLayout.addWidget(self.canvas)

        self.bar = QHBoxLayout()
        self.bar.setSpacing(6)
        self.bar.setObjectName(u"bar")
        self.bar.setContentsMargins(0, 0, 0, 0)
        self.previous = QPushButton(self.stage)
        self.previous.setObjectName(u"previous")
        self.previous.setProperty(u"variant", u"quiet")

        self.bar.addWidget(self.previous)

        self.position = QLabel(self.stage)
        self.position.setProperty("textFormat", 0)
        self.position.setObjectName(u"position")
        self.position.setProperty(u"role", u"small")
        self.position.setAlignment(Qt.AlignmentFlag.AlignCenter)

        self.bar.addWidget(self.position)

        self.next = QPushButton(self.stage)
        self.next.setObjectName(u"next")
        self.next.setProperty(u"variant", u"quiet")

        self.bar.addWidget(self.next)

        self.barSpacer = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.bar.addItem(self.barSpacer)

        self.light = QPushButton(self.stage)
        self.light.setObjectName(u"light")
        self.light.setProperty(u"variant", u"quiet")

        self.bar.addWidget(self.light)

        self.smaller = QToolButton(self.stage)
        self.smaller.setObjectName(u"smaller")
        self.smaller.setProperty(u"variant", u"quiet")

        self.bar.addWidget(self.smaller)

        self.closeness = QLabel(self.stage)
        self.closeness.setProperty("textFormat", 0)
        self.closeness.setObjectName(u"closeness")
        self.closeness.setProperty(u"role", u"small")
        self.closeness.setAlignment(Qt.AlignmentFlag.AlignCenter)

        self.bar.addWidget(self.closeness)

        self.larger = QToolButton(self.stage)
        self.larger.setObjectName(u"larger")
        self.larger.setProperty(u"variant", u"quiet")

        self.bar.addWidget(self.larger)


        self.stageLayout.addLayout(self.bar)

        self.stageLayout.setStretch(0, 1)

        self.viewerLayout.addWidget(self.stage)

        self.side = QScrollArea(Viewer)
        self.side.setObjectName(u"side")
        self.side.setWidgetResizable(True)
        self.side.setFrameShape(QFrame.Shape.NoFrame)
        self.side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.label = QWidget()
        self.label.setObjectName(u"label")
        self.labelLayout = QVBoxLayout(self.label)
        self.labelLayout.setSpacing(12)
        self.labelLayout.setObjectName(u"labelLayout")
        self.labelLayout.setContentsMargins(4, 0, 8, 0)
        self.acts = QHBoxLayout()
        self.acts.setSpacing(6)
        self.acts.setObjectName(u"acts")
        self.acts.setContentsMargins(0, 0, 0, 0)
        self.favourite = QPushButton(self.label)
        self.favourite.setObjectName(u"favourite")
        self.favourite.setProperty(u"variant", u"quiet")

        self.acts.addWidget(self.favourite)

        self.actsSpacer = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.acts.addItem(self.actsSpacer)

        self.close = QPushButton(self.label)
        self.close.setObjectName(u"close")
        self.close.setProperty(u"variant", u"quiet")

        self.acts.addWidget(self.close)


        self.labelLayout.addLayout(self.acts)

        self.title = QLabel(self.label)
        self.title.setProperty("textFormat", 0)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"title")
        self.title.setWordWrap(True)
        self.title.setProperty("textFormat", 0)

        self.labelLayout.addWidget(self.title)

        self.artist = QLabel(self.label)
        self.artist.setProperty("textFormat", 0)
        self.artist.setObjectName(u"artist")
        self.artist.setProperty(u"role", u"heading")
        self.artist.setWordWrap(True)
        self.artist.setProperty("textFormat", 0)

        self.labelLayout.addWidget(self.artist)

        self.lived = QLabel(self.label)
        self.lived.setProperty("textFormat", 0)
        self.lived.setObjectName(u"lived")
        self.lived.setProperty(u"role", u"small")
        self.lived.setWordWrap(True)
        self.lived.setProperty("textFormat", 0)

        self.labelLayout.addWidget(self.lived)

        self.dated = QLabel(self.label)
        self.dated.setProperty("textFormat", 0)
        self.dated.setObjectName(u"dated")
        self.dated.setWordWrap(True)
        self.dated.setProperty("textFormat", 0)

        self.labelLayout.addWidget(self.dated)

        self.sentence = QLabel(self.label)
        self.sentence.setProperty("textFormat", 0)
        self.sentence.setObjectName(u"sentence")
        self.sentence.setWordWrap(True)
        self.sentence.setProperty("textFormat", 0)

        self.labelLayout.addWidget(self.sentence)

        self.facts = QLabel(self.label)
        self.facts.setProperty("textFormat", 0)
        self.facts.setObjectName(u"facts")
        self.facts.setWordWrap(True)

        self.labelLayout.addWidget(self.facts)

        self.drawing = SizeDrawing(self.label)
        self.drawing.setObjectName(u"drawing")

        self.labelLayout.addWidget(self.drawing)

        self.addToSet = QPushButton(self.label)
        self.addToSet.setObjectName(u"addToSet")

        self.labelLayout.addWidget(self.addToSet)

        self.onTimeLine = QPushButton(self.label)
        self.onTimeLine.setObjectName(u"onTimeLine")

        self.labelLayout.addWidget(self.onTimeLine)

        self.wrong = QPushButton(self.label)
        self.wrong.setObjectName(u"wrong")
        self.wrong.setProperty(u"variant", u"quiet")

        self.labelLayout.addWidget(self.wrong)

        self.credit = QLabel(self.label)
        self.credit.setProperty("textFormat", 0)
        self.credit.setObjectName(u"credit")
        self.credit.setProperty(u"role", u"small")
        self.credit.setWordWrap(True)
        self.credit.setProperty("textFormat", 0)

        self.labelLayout.addWidget(self.credit)

        self.labelFill = QSpacerItem(20, 20, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.labelLayout.addItem(self.labelFill)

        self.side.setWidget(self.label)

        self.viewerLayout.addWidget(self.side)

        self.viewerLayout.setStretch(0, 1)

        self.retranslateUi(Viewer)

        QMetaObject.connectSlotsByName(Viewer)
    # setupUi

    def retranslateUi(self, Viewer):
        self.previous.setText(QCoreApplication.translate("Viewer", u"Previous", None))
        self.position.setText("")
        self.next.setText(QCoreApplication.translate("Viewer", u"Next", None))
        self.light.setText("")
#if QT_CONFIG(tooltip)
        self.light.setToolTip(QCoreApplication.translate("Viewer", u"With more light, or as photographed (L)", None))
#endif // QT_CONFIG(tooltip)
        self.smaller.setText(QCoreApplication.translate("Viewer", u"\u2212", None))
#if QT_CONFIG(accessibility)
        self.smaller.setAccessibleName(QCoreApplication.translate("Viewer", u"Zoom out", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.smaller.setToolTip(QCoreApplication.translate("Viewer", u"Zoom out (\u2212)", None))
#endif // QT_CONFIG(tooltip)
        self.closeness.setText("")
        self.larger.setText(QCoreApplication.translate("Viewer", u"+", None))
#if QT_CONFIG(accessibility)
        self.larger.setAccessibleName(QCoreApplication.translate("Viewer", u"Zoom in", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.larger.setToolTip(QCoreApplication.translate("Viewer", u"Zoom in (+)", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.side.setAccessibleName(QCoreApplication.translate("Viewer", u"About this painting", None))
#endif // QT_CONFIG(accessibility)
        self.favourite.setText(QCoreApplication.translate("Viewer", u"Favourite", None))
#if QT_CONFIG(tooltip)
        self.favourite.setToolTip(QCoreApplication.translate("Viewer", u"Favourite (F)", None))
#endif // QT_CONFIG(tooltip)
        self.close.setText(QCoreApplication.translate("Viewer", u"Close", None))
        self.title.setText("")
        self.artist.setText("")
        self.lived.setText("")
        self.dated.setText("")
        self.sentence.setText("")
        self.facts.setText("")
        self.addToSet.setText(QCoreApplication.translate("Viewer", u"Add to set\u2026", None))
        self.onTimeLine.setText(QCoreApplication.translate("Viewer", u"Show on the timeline", None))
        self.wrong.setText(QCoreApplication.translate("Viewer", u"Something wrong?", None))
        self.credit.setText("")
        pass
    # retranslateUi
