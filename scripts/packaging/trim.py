"""What the frozen program does without. Each line was tried: the proof in `tests/trials/packaging` plays every game."""

import re

LEFT_OUT_MODULES = [
    "PySide6.QtDBus",
    "PySide6.QtOpenGL",  # `packaging/without_opengl.py` stands in for these two
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtSql",
    "PySide6.QtSvg",
    "PySide6.QtSvgWidgets",
    "PySide6.QtTest",
    "PySide6.QtUiTools",
    "PySide6.QtXml",
    "IPython",
    "fsrs.optimizer",  # it needs torch, and fits parameters that we leave as they are
    "matplotlib",
    "numba",
    "numpy.f2py",
    "numpy.testing",
    "pip",
    "pyqtgraph.opengl",
    "pytest",
    "scipy",
    "setuptools",
    "tkinter",
    "unittest",
]

_UNWANTED = tuple(
    re.compile(pattern)
    for pattern in (
        # Qt speaks through our own texts; its own are only needed where it draws a dialogue.
        r"PySide6/Qt/translations/(?!qtbase_(de|en|fr|it)\.qm)",
        r"PySide6/Qt/plugins/(designer|egldeviceintegrations|generic|networkinformation|qmllint|qmltooling|sqldrivers)/",
        r"PySide6/Qt/plugins/vectorimageformats/",
        # Our own look is the same everywhere; dialogues in that of GTK would bring half a desktop along.
        r"PySide6/Qt/plugins/platformthemes/libqgtk3",
        r"PySide6/Qt/plugins/wayland-decoration-client/libadwaita",  # the plain one stays
        r"PySide6/Qt/plugins/wayland-graphics-integration-server/",
        r"PySide6/Qt/plugins/imageformats/libqpdf\.",
        r"PySide6/Qt/plugins/platforms/libq(eglfs|linuxfb|minimalegl|vkkhrdisplay|vnc|minimal)\.",
        r"PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboard",
        r"PySide6/Qt/lib/libQt6(Pdf|Qml|Quick|SvgWidgets|VirtualKeyboard|Eglfs|Sql|Test|OpenGLWidgets)\w*\.so",
        # Of two families in fourteen weights and two formats these are shown (`artgames/scene/drawing/fonts.py`).
        r"font_source_\w+/files/(?!LICENSE|Source(Sans|Serif)Pro-(Regular|Semibold|Bold|It)\.otf)",
        r"numpy/_core/tests|numpy/tests",
        r"pyqtgraph/(examples|icons)/",
    )
)


def is_wanted(place: str) -> bool:
    """Whether a file of the bundle stays, by where it would be put."""
    plain = place.replace("\\", "/")
    return not any(pattern.search(plain) for pattern in _UNWANTED)
