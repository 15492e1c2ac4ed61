# Generated from ui/exhibit_brand.ui by scripts/build_forms.py: do not edit.
# mypy: ignore-errors

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QPushButton

class Ui_ExhibitBrand(object):
    def setupUi(self, ExhibitBrand):
        if not ExhibitBrand.objectName():
            ExhibitBrand.setObjectName(u"ExhibitBrand")
        ExhibitBrand.resize(300, 300)
        self.form = QFormLayout(ExhibitBrand)
        self.form.setSpacing(8)
        self.form.setObjectName(u"form")
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.form.setContentsMargins(0, 14, 0, 0)
        self.nameLabel = QLabel(ExhibitBrand)
        self.nameLabel.setProperty("textFormat", 0)
        self.nameLabel.setObjectName(u"nameLabel")

        self.form.setWidget(0, QFormLayout.ItemRole.LabelRole, self.nameLabel)

        self.name = QLineEdit(ExhibitBrand)
        self.name.setObjectName(u"name")
        self.name.setMaxLength(80)

        self.form.setWidget(0, QFormLayout.ItemRole.FieldRole, self.name)

        self.wallLabel = QLabel(ExhibitBrand)
        self.wallLabel.setProperty("textFormat", 0)
        self.wallLabel.setObjectName(u"wallLabel")

        self.form.setWidget(1, QFormLayout.ItemRole.LabelRole, self.wallLabel)

        self.wall = QPushButton(ExhibitBrand)
        self.wall.setObjectName(u"wall")

        self.form.setWidget(1, QFormLayout.ItemRole.FieldRole, self.wall)

        self.accentLabel = QLabel(ExhibitBrand)
        self.accentLabel.setProperty("textFormat", 0)
        self.accentLabel.setObjectName(u"accentLabel")

        self.form.setWidget(2, QFormLayout.ItemRole.LabelRole, self.accentLabel)

        self.accent = QPushButton(ExhibitBrand)
        self.accent.setObjectName(u"accent")

        self.form.setWidget(2, QFormLayout.ItemRole.FieldRole, self.accent)

        self.logoLabel = QLabel(ExhibitBrand)
        self.logoLabel.setProperty("textFormat", 0)
        self.logoLabel.setObjectName(u"logoLabel")

        self.form.setWidget(3, QFormLayout.ItemRole.LabelRole, self.logoLabel)

        self.logo = QPushButton(ExhibitBrand)
        self.logo.setObjectName(u"logo")

        self.form.setWidget(3, QFormLayout.ItemRole.FieldRole, self.logo)

        self.houseLabel = QLabel(ExhibitBrand)
        self.houseLabel.setProperty("textFormat", 0)
        self.houseLabel.setObjectName(u"houseLabel")

        self.form.setWidget(4, QFormLayout.ItemRole.LabelRole, self.houseLabel)

        self.house = QPushButton(ExhibitBrand)
        self.house.setObjectName(u"house")

        self.form.setWidget(4, QFormLayout.ItemRole.FieldRole, self.house)

        self.clear = QPushButton(ExhibitBrand)
        self.clear.setObjectName(u"clear")
        self.clear.setProperty(u"variant", u"quiet")

        self.form.setWidget(5, QFormLayout.ItemRole.FieldRole, self.clear)

        self.told = QLabel(ExhibitBrand)
        self.told.setProperty("textFormat", 0)
        self.told.setObjectName(u"told")
        self.told.setWordWrap(True)

        self.form.setWidget(6, QFormLayout.ItemRole.SpanningRole, self.told)

        self.sample = QLabel(ExhibitBrand)
        self.sample.setProperty("textFormat", 0)
        self.sample.setObjectName(u"sample")
        self.sample.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.sample.setWordWrap(True)

        self.form.setWidget(7, QFormLayout.ItemRole.SpanningRole, self.sample)

#if QT_CONFIG(shortcut)
        self.nameLabel.setBuddy(self.name)
        self.wallLabel.setBuddy(self.wall)
        self.accentLabel.setBuddy(self.accent)
        self.logoLabel.setBuddy(self.logo)
        self.houseLabel.setBuddy(self.house)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(ExhibitBrand)

        QMetaObject.connectSlotsByName(ExhibitBrand)
    # setupUi

    def retranslateUi(self, ExhibitBrand):
        self.nameLabel.setText(QCoreApplication.translate("ExhibitBrand", u"Name of the museum", None))
        self.wallLabel.setText(QCoreApplication.translate("ExhibitBrand", u"Wall", None))
        self.accentLabel.setText(QCoreApplication.translate("ExhibitBrand", u"Buttons", None))
        self.logoLabel.setText(QCoreApplication.translate("ExhibitBrand", u"Logo", None))
        self.houseLabel.setText(QCoreApplication.translate("ExhibitBrand", u"House slide", None))
        self.clear.setText(QCoreApplication.translate("ExhibitBrand", u"Use the theme\u2019s own look", None))
        pass
    # retranslateUi
