"""Runs before the frozen program: stands in for Qt's OpenGL parts, which would be nine megabytes.

`pyqtgraph` names them when it is loaded and uses them only for curves that are drawn by OpenGL, which nothing here asks
for. Whatever is asked of a stand-in is an empty class.
"""

import sys
from types import ModuleType


def _empty_class(name: str) -> type:
    return type(name, (), {})


for _name in ("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets"):
    _stand_in = ModuleType(_name)
    _stand_in.__getattr__ = _empty_class  # type: ignore[method-assign]
    sys.modules[_name] = _stand_in
