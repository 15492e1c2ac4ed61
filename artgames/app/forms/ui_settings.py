# Generated from ui/settings.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, QSize, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QSlider, QSpacerItem, QVBoxLayout, QWidget

class Ui_SettingsPage(object):
    def setupUi(self, SettingsPage):
        if not SettingsPage.objectName():
            SettingsPage.setObjectName(u"SettingsPage")
        SettingsPage.resize(1280, 800)
        self.pageLayout = QVBoxLayout(SettingsPage)
        self.pageLayout.setSpacing(12)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(28, 20, 28, 20)
        self.head = QHBoxLayout()
        self.head.setSpacing(12)
        self.head.setObjectName(u"head")
        self.head.setContentsMargins(0, 0, 0, 0)
        self.back = QPushButton(SettingsPage)
        self.back.setObjectName(u"back")
        self.back.setProperty(u"variant", u"quiet")

        self.head.addWidget(self.back)

        self.title = QLabel(SettingsPage)
        self.title.setProperty("textFormat", 0)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"headline")

        self.head.addWidget(self.title)

        self.headSpacer = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.head.addItem(self.headSpacer)

        self.reset = QPushButton(SettingsPage)
        self.reset.setObjectName(u"reset")
        self.reset.setProperty(u"variant", u"quiet")

        self.head.addWidget(self.reset)


        self.pageLayout.addLayout(self.head)

        self.scroll = QScrollArea(SettingsPage)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll.setWidgetResizable(True)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.sheet = QWidget()
        self.sheet.setObjectName(u"sheet")
        self.columns = QHBoxLayout(self.sheet)
        self.columns.setSpacing(16)
        self.columns.setObjectName(u"columns")
        self.columns.setContentsMargins(0, 0, 0, 0)
        self.leftColumn = QVBoxLayout()
        self.leftColumn.setSpacing(16)
        self.leftColumn.setObjectName(u"leftColumn")
        self.leftColumn.setContentsMargins(0, 0, 0, 0)
        self.look = QFrame(self.sheet)
        self.look.setObjectName(u"look")
        self.look.setProperty(u"panel", True)
        self.lookLayout = QVBoxLayout(self.look)
        self.lookLayout.setSpacing(8)
        self.lookLayout.setObjectName(u"lookLayout")
        self.lookLayout.setContentsMargins(20, 16, 20, 18)
        self.lookHeading = QLabel(self.look)
        self.lookHeading.setProperty("textFormat", 0)
        self.lookHeading.setObjectName(u"lookHeading")
        self.lookHeading.setProperty(u"role", u"heading")

        self.lookLayout.addWidget(self.lookHeading)

        self.themeLabel = QLabel(self.look)
        self.themeLabel.setProperty("textFormat", 0)
        self.themeLabel.setObjectName(u"themeLabel")
        self.themeLabel.setProperty(u"role", u"small")

        self.lookLayout.addWidget(self.themeLabel)

        self.themes = QHBoxLayout()
        self.themes.setSpacing(8)
        self.themes.setObjectName(u"themes")
        self.themes.setContentsMargins(0, 0, 0, 0)
        self.gallery = QPushButton(self.look)
        self.gallery.setObjectName(u"gallery")
        self.gallery.setCheckable(True)
        self.gallery.setAutoExclusive(True)

        self.themes.addWidget(self.gallery)

        self.daylight = QPushButton(self.look)
        self.daylight.setObjectName(u"daylight")
        self.daylight.setCheckable(True)
        self.daylight.setAutoExclusive(True)

        self.themes.addWidget(self.daylight)

        self.contrast = QPushButton(self.look)
        self.contrast.setObjectName(u"contrast")
        self.contrast.setCheckable(True)
        self.contrast.setAutoExclusive(True)

        self.themes.addWidget(self.contrast)


        self.lookLayout.addLayout(self.themes)

        self.textLabel = QLabel(self.look)
        self.textLabel.setProperty("textFormat", 0)
        self.textLabel.setObjectName(u"textLabel")
        self.textLabel.setProperty(u"role", u"small")

        self.lookLayout.addWidget(self.textLabel)

        self.textLayout = QHBoxLayout()
        self.textLayout.setSpacing(8)
        self.textLayout.setObjectName(u"textLayout")
        self.textLayout.setContentsMargins(0, 0, 0, 0)
        self.textScale = QSlider(self.look)
        self.textScale.setObjectName(u"textScale")
        self.textScale.setOrientation(Qt.Orientation.Horizontal)
        self.textScale.setMinimum(80)
        self.textScale.setMaximum(200)
        self.textScale.setSingleStep(10)
        self.textScale.setPageStep(20)
        self.textScale.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

        self.textLayout.addWidget(self.textScale)

        self.textValue = QLabel(self.look)
        self.textValue.setProperty("textFormat", 0)
        self.textValue.setObjectName(u"textValue")
        self.textValue.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.textValue.setMinimumSize(QSize(64, 0))

        self.textLayout.addWidget(self.textValue)

        self.textLayout.setStretch(0, 1)

        self.lookLayout.addLayout(self.textLayout)

        self.motionLabel = QLabel(self.look)
        self.motionLabel.setProperty("textFormat", 0)
        self.motionLabel.setObjectName(u"motionLabel")
        self.motionLabel.setProperty(u"role", u"small")

        self.lookLayout.addWidget(self.motionLabel)

        self.motion = QComboBox(self.look)
        self.motion.setObjectName(u"motion")

        self.lookLayout.addWidget(self.motion)


        self.leftColumn.addWidget(self.look)

        self.play = QFrame(self.sheet)
        self.play.setObjectName(u"play")
        self.play.setProperty(u"panel", True)
        self.playLayout = QVBoxLayout(self.play)
        self.playLayout.setSpacing(8)
        self.playLayout.setObjectName(u"playLayout")
        self.playLayout.setContentsMargins(20, 16, 20, 18)
        self.playHeading = QLabel(self.play)
        self.playHeading.setProperty("textFormat", 0)
        self.playHeading.setObjectName(u"playHeading")
        self.playHeading.setProperty(u"role", u"heading")

        self.playLayout.addWidget(self.playHeading)

        self.paceLabel = QLabel(self.play)
        self.paceLabel.setProperty("textFormat", 0)
        self.paceLabel.setObjectName(u"paceLabel")
        self.paceLabel.setProperty(u"role", u"small")

        self.playLayout.addWidget(self.paceLabel)

        self.paceLayout = QHBoxLayout()
        self.paceLayout.setSpacing(8)
        self.paceLayout.setObjectName(u"paceLayout")
        self.paceLayout.setContentsMargins(0, 0, 0, 0)
        self.pace = QSlider(self.play)
        self.pace.setObjectName(u"pace")
        self.pace.setOrientation(Qt.Orientation.Horizontal)
        self.pace.setMinimum(0)
        self.pace.setMaximum(11)
        self.pace.setSingleStep(1)
        self.pace.setPageStep(2)
        self.pace.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

        self.paceLayout.addWidget(self.pace)

        self.paceValue = QLabel(self.play)
        self.paceValue.setProperty("textFormat", 0)
        self.paceValue.setObjectName(u"paceValue")
        self.paceValue.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.paceValue.setMinimumSize(QSize(64, 0))

        self.paceLayout.addWidget(self.paceValue)

        self.paceLayout.setStretch(0, 1)

        self.playLayout.addLayout(self.paceLayout)

        self.patienceLabel = QLabel(self.play)
        self.patienceLabel.setProperty("textFormat", 0)
        self.patienceLabel.setObjectName(u"patienceLabel")
        self.patienceLabel.setProperty(u"role", u"small")

        self.playLayout.addWidget(self.patienceLabel)

        self.patience = QComboBox(self.play)
        self.patience.setObjectName(u"patience")

        self.playLayout.addWidget(self.patience)

        self.curtainLabel = QLabel(self.play)
        self.curtainLabel.setProperty("textFormat", 0)
        self.curtainLabel.setObjectName(u"curtainLabel")
        self.curtainLabel.setProperty(u"role", u"small")

        self.playLayout.addWidget(self.curtainLabel)

        self.curtainLayout = QHBoxLayout()
        self.curtainLayout.setSpacing(8)
        self.curtainLayout.setObjectName(u"curtainLayout")
        self.curtainLayout.setContentsMargins(0, 0, 0, 0)
        self.curtainHold = QPushButton(self.play)
        self.curtainHold.setObjectName(u"curtainHold")
        self.curtainHold.setCheckable(True)

        self.curtainLayout.addWidget(self.curtainHold)

        self.curtainPress = QPushButton(self.play)
        self.curtainPress.setObjectName(u"curtainPress")
        self.curtainPress.setCheckable(True)

        self.curtainLayout.addWidget(self.curtainPress)


        self.playLayout.addLayout(self.curtainLayout)

        self.bubbles = QCheckBox(self.play)
        self.bubbles.setObjectName(u"bubbles")

        self.playLayout.addWidget(self.bubbles)

        self.byEar = QCheckBox(self.play)
        self.byEar.setObjectName(u"byEar")

        self.playLayout.addWidget(self.byEar)

        self.school = QCheckBox(self.play)
        self.school.setObjectName(u"school")

        self.playLayout.addWidget(self.school)


        self.leftColumn.addWidget(self.play)

        self.leftFill = QSpacerItem(20, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.leftColumn.addItem(self.leftFill)


        self.columns.addLayout(self.leftColumn)

        self.rightColumn = QVBoxLayout()
        self.rightColumn.setSpacing(16)
        self.rightColumn.setObjectName(u"rightColumn")
        self.rightColumn.setContentsMargins(0, 0, 0, 0)
        self.sound = QFrame(self.sheet)
        self.sound.setObjectName(u"sound")
        self.sound.setProperty(u"panel", True)
        self.soundLayout = QVBoxLayout(self.sound)
        self.soundLayout.setSpacing(8)
        self.soundLayout.setObjectName(u"soundLayout")
        self.soundLayout.setContentsMargins(20, 16, 20, 18)
        self.soundHeading = QLabel(self.sound)
        self.soundHeading.setProperty("textFormat", 0)
        self.soundHeading.setObjectName(u"soundHeading")
        self.soundHeading.setProperty(u"role", u"heading")

        self.soundLayout.addWidget(self.soundHeading)

        self.volumeLabel = QLabel(self.sound)
        self.volumeLabel.setProperty("textFormat", 0)
        self.volumeLabel.setObjectName(u"volumeLabel")
        self.volumeLabel.setProperty(u"role", u"small")

        self.soundLayout.addWidget(self.volumeLabel)

        self.volumeLayout = QHBoxLayout()
        self.volumeLayout.setSpacing(8)
        self.volumeLayout.setObjectName(u"volumeLayout")
        self.volumeLayout.setContentsMargins(0, 0, 0, 0)
        self.effects = QSlider(self.sound)
        self.effects.setObjectName(u"effects")
        self.effects.setOrientation(Qt.Orientation.Horizontal)
        self.effects.setMinimum(0)
        self.effects.setMaximum(100)
        self.effects.setSingleStep(5)
        self.effects.setPageStep(20)
        self.effects.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

        self.volumeLayout.addWidget(self.effects)

        self.effectsValue = QLabel(self.sound)
        self.effectsValue.setProperty("textFormat", 0)
        self.effectsValue.setObjectName(u"effectsValue")
        self.effectsValue.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.effectsValue.setMinimumSize(QSize(64, 0))

        self.volumeLayout.addWidget(self.effectsValue)

        self.volumeLayout.setStretch(0, 1)

        self.soundLayout.addLayout(self.volumeLayout)

        self.rainLabel = QLabel(self.sound)
        self.rainLabel.setProperty("textFormat", 0)
        self.rainLabel.setObjectName(u"rainLabel")
        self.rainLabel.setProperty(u"role", u"small")

        self.soundLayout.addWidget(self.rainLabel)

        self.rainLayout = QHBoxLayout()
        self.rainLayout.setSpacing(8)
        self.rainLayout.setObjectName(u"rainLayout")
        self.rainLayout.setContentsMargins(0, 0, 0, 0)
        self.rain = QSlider(self.sound)
        self.rain.setObjectName(u"rain")
        self.rain.setOrientation(Qt.Orientation.Horizontal)
        self.rain.setMinimum(0)
        self.rain.setMaximum(100)
        self.rain.setSingleStep(5)
        self.rain.setPageStep(20)
        self.rain.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

        self.rainLayout.addWidget(self.rain)

        self.rainValue = QLabel(self.sound)
        self.rainValue.setProperty("textFormat", 0)
        self.rainValue.setObjectName(u"rainValue")
        self.rainValue.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.rainValue.setMinimumSize(QSize(64, 0))

        self.rainLayout.addWidget(self.rainValue)

        self.rainLayout.setStretch(0, 1)

        self.soundLayout.addLayout(self.rainLayout)

        self.voice = QCheckBox(self.sound)
        self.voice.setObjectName(u"voice")

        self.soundLayout.addWidget(self.voice)

        self.voiceLayout = QHBoxLayout()
        self.voiceLayout.setSpacing(8)
        self.voiceLayout.setObjectName(u"voiceLayout")
        self.voiceVolume = QSlider(self.sound)
        self.voiceVolume.setObjectName(u"voiceVolume")
        self.voiceVolume.setOrientation(Qt.Orientation.Horizontal)
        self.voiceVolume.setMaximum(100)
        self.voiceVolume.setSingleStep(5)
        self.voiceVolume.setPageStep(20)
        self.voiceVolume.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

        self.voiceLayout.addWidget(self.voiceVolume)

        self.voiceValue = QLabel(self.sound)
        self.voiceValue.setProperty("textFormat", 0)
        self.voiceValue.setObjectName(u"voiceValue")
        self.voiceValue.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.voiceValue.setMinimumSize(QSize(64, 0))

        self.voiceLayout.addWidget(self.voiceValue)

        self.voiceLayout.setStretch(0, 1)

        self.soundLayout.addLayout(self.voiceLayout)

        self.muted = QCheckBox(self.sound)
        self.muted.setObjectName(u"muted")

        self.soundLayout.addWidget(self.muted)

        self.captions = QCheckBox(self.sound)
        self.captions.setObjectName(u"captions")

        self.soundLayout.addWidget(self.captions)


        self.rightColumn.addWidget(self.sound)

        self.room = QFrame(self.sheet)
        self.room.setObjectName(u"room")
        self.room.setProperty(u"panel", True)
        self.roomLayout = QVBoxLayout(self.room)
        self.roomLayout.setSpacing(8)
        self.roomLayout.setObjectName(u"roomLayout")
        self.roomLayout.setContentsMargins(20, 16, 20, 18)
        self.roomHeading = QLabel(self.room)
        self.roomHeading.setProperty("textFormat", 0)
        self.roomHeading.setObjectName(u"roomHeading")
        self.roomHeading.setProperty(u"role", u"heading")

        self.roomLayout.addWidget(self.roomHeading)

        self.roomFound = QLabel(self.room)
        self.roomFound.setProperty("textFormat", 0)
        self.roomFound.setObjectName(u"roomFound")
        self.roomFound.setWordWrap(True)
        self.roomFound.setProperty(u"role", u"small")

        self.roomLayout.addWidget(self.roomFound)

        self.roomCheck = QPushButton(self.room)
        self.roomCheck.setObjectName(u"roomCheck")

        self.roomLayout.addWidget(self.roomCheck)

        self.memoryMap = QPushButton(self.room)
        self.memoryMap.setObjectName(u"memoryMap")

        self.roomLayout.addWidget(self.memoryMap)


        self.rightColumn.addWidget(self.room)

        self.about = QFrame(self.sheet)
        self.about.setObjectName(u"about")
        self.about.setProperty(u"panel", True)
        self.aboutLayout = QVBoxLayout(self.about)
        self.aboutLayout.setSpacing(8)
        self.aboutLayout.setObjectName(u"aboutLayout")
        self.aboutLayout.setContentsMargins(20, 16, 20, 18)
        self.aboutHeading = QLabel(self.about)
        self.aboutHeading.setProperty("textFormat", 0)
        self.aboutHeading.setObjectName(u"aboutHeading")
        self.aboutHeading.setProperty(u"role", u"heading")

        self.aboutLayout.addWidget(self.aboutHeading)

        self.version = QLabel(self.about)
        self.version.setProperty("textFormat", 0)
        self.version.setObjectName(u"version")
        self.version.setProperty(u"role", u"small")

        self.aboutLayout.addWidget(self.version)

        self.credits = QLabel(self.about)
        self.credits.setProperty("textFormat", 0)
        self.credits.setObjectName(u"credits")
        self.credits.setWordWrap(True)
        self.credits.setOpenExternalLinks(False)
        self.credits.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.credits.setProperty(u"role", u"small")

        self.aboutLayout.addWidget(self.credits)

        self.originals = QPushButton(self.about)
        self.originals.setObjectName(u"originals")

        self.aboutLayout.addWidget(self.originals)

        self.folderLabel = QLabel(self.about)
        self.folderLabel.setProperty("textFormat", 0)
        self.folderLabel.setObjectName(u"folderLabel")
        self.folderLabel.setProperty(u"role", u"small")

        self.aboutLayout.addWidget(self.folderLabel)

        self.folder = QLabel(self.about)
        self.folder.setProperty("textFormat", 0)
        self.folder.setObjectName(u"folder")
        self.folder.setWordWrap(True)
        self.folder.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.folder.setProperty(u"role", u"small")

        self.aboutLayout.addWidget(self.folder)

        self.folderLayout = QHBoxLayout()
        self.folderLayout.setSpacing(8)
        self.folderLayout.setObjectName(u"folderLayout")
        self.folderLayout.setContentsMargins(0, 0, 0, 0)
        self.openFolder = QPushButton(self.about)
        self.openFolder.setObjectName(u"openFolder")

        self.folderLayout.addWidget(self.openFolder)

        self.folderSpacer = QSpacerItem(20, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.folderLayout.addItem(self.folderSpacer)


        self.aboutLayout.addLayout(self.folderLayout)


        self.rightColumn.addWidget(self.about)

        self.rightFill = QSpacerItem(20, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.rightColumn.addItem(self.rightFill)


        self.columns.addLayout(self.rightColumn)

        self.columns.setStretch(0, 1)
        self.columns.setStretch(1, 1)
        self.scroll.setWidget(self.sheet)

        self.pageLayout.addWidget(self.scroll)

#if QT_CONFIG(shortcut)
        self.textLabel.setBuddy(self.textScale)
        self.motionLabel.setBuddy(self.motion)
        self.paceLabel.setBuddy(self.pace)
        self.patienceLabel.setBuddy(self.patience)
        self.volumeLabel.setBuddy(self.effects)
        self.rainLabel.setBuddy(self.rain)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(SettingsPage)

        QMetaObject.connectSlotsByName(SettingsPage)
    # setupUi

    def retranslateUi(self, SettingsPage):
        SettingsPage.setWindowTitle(QCoreApplication.translate("SettingsPage", u"Settings", None))
        self.back.setText(QCoreApplication.translate("SettingsPage", u"Back", None))
        self.title.setText(QCoreApplication.translate("SettingsPage", u"Settings", None))
        self.reset.setText(QCoreApplication.translate("SettingsPage", u"Reset all", None))
        self.lookHeading.setText(QCoreApplication.translate("SettingsPage", u"Appearance", None))
        self.themeLabel.setText(QCoreApplication.translate("SettingsPage", u"Theme", None))
        self.gallery.setText(QCoreApplication.translate("SettingsPage", u"Gallery", None))
        self.daylight.setText(QCoreApplication.translate("SettingsPage", u"Daylight", None))
        self.contrast.setText(QCoreApplication.translate("SettingsPage", u"High contrast", None))
        self.textLabel.setText(QCoreApplication.translate("SettingsPage", u"Text size", None))
        self.textValue.setText("")
        self.motionLabel.setText(QCoreApplication.translate("SettingsPage", u"Motion", None))
#if QT_CONFIG(accessibility)
        self.motion.setAccessibleName(QCoreApplication.translate("SettingsPage", u"Motion", None))
#endif // QT_CONFIG(accessibility)
        self.playHeading.setText(QCoreApplication.translate("SettingsPage", u"Play", None))
        self.paceLabel.setText(QCoreApplication.translate("SettingsPage", u"Speed of bots and animations", None))
        self.paceValue.setText("")
        self.patienceLabel.setText(QCoreApplication.translate("SettingsPage", u"Hard bots think for", None))
#if QT_CONFIG(accessibility)
        self.patience.setAccessibleName(QCoreApplication.translate("SettingsPage", u"Hard bots think for", None))
#endif // QT_CONFIG(accessibility)
        self.curtainLabel.setText(QCoreApplication.translate("SettingsPage", u"Open the curtain by", None))
        self.curtainHold.setText(QCoreApplication.translate("SettingsPage", u"Holding a key", None))
        self.curtainPress.setText(QCoreApplication.translate("SettingsPage", u"A single press", None))
        self.bubbles.setText(QCoreApplication.translate("SettingsPage", u"Bots say why, in speech bubbles", None))
        self.byEar.setText(QCoreApplication.translate("SettingsPage", u"Play by ear, with a screen reader", None))
#if QT_CONFIG(tooltip)
        self.byEar.setToolTip(QCoreApplication.translate("SettingsPage", u"Clocks run five times as long, and the arrow keys step through everything on a board", None))
#endif // QT_CONFIG(tooltip)
        self.school.setText(QCoreApplication.translate("SettingsPage", u"Do not save names (for schools)", None))
#if QT_CONFIG(tooltip)
        self.school.setToolTip(QCoreApplication.translate("SettingsPage", u"Everyone plays as a guest, and no names are kept after a match", None))
#endif // QT_CONFIG(tooltip)
        self.soundHeading.setText(QCoreApplication.translate("SettingsPage", u"Sound", None))
        self.volumeLabel.setText(QCoreApplication.translate("SettingsPage", u"Sound volume", None))
        self.effectsValue.setText("")
        self.rainLabel.setText(QCoreApplication.translate("SettingsPage", u"Rain while eyes are closed", None))
        self.rainValue.setText("")
        self.voice.setText(QCoreApplication.translate("SettingsPage", u"Spoken instructions for eyes-closed rounds", None))
#if QT_CONFIG(accessibility)
        self.voiceVolume.setAccessibleName(QCoreApplication.translate("SettingsPage", u"Voice volume", None))
#endif // QT_CONFIG(accessibility)
        self.muted.setText(QCoreApplication.translate("SettingsPage", u"Mute everything", None))
        self.captions.setText(QCoreApplication.translate("SettingsPage", u"Captions for sounds", None))
        self.roomHeading.setText(QCoreApplication.translate("SettingsPage", u"Playing to a room", None))
        self.roomCheck.setText(QCoreApplication.translate("SettingsPage", u"Room check", None))
        self.memoryMap.setText(QCoreApplication.translate("SettingsPage", u"Wall memory map", None))
        self.aboutHeading.setText(QCoreApplication.translate("SettingsPage", u"About", None))
        self.version.setText("")
        self.credits.setText("")
        self.originals.setText(QCoreApplication.translate("SettingsPage", u"Get the originals\u2026", None))
        self.folderLabel.setText(QCoreApplication.translate("SettingsPage", u"Matches and settings are saved in", None))
        self.folder.setText("")
        self.openFolder.setText(QCoreApplication.translate("SettingsPage", u"Open the folder", None))
    # retranslateUi
