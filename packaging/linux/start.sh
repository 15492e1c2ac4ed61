#!/bin/sh
# Starts Artgames from wherever this folder lies, and says what a bare system lacks.
folder=$(dirname "$(readlink -f "$0")")
"$folder/artgames" "$@"
code=$?
if [ "$code" -ne 0 ] && [ -z "$1" ]; then
    missing=$(ldd "$folder"/_internal/PySide6/Qt/plugins/platforms/libqxcb.so "$folder"/_internal/PySide6/*.abi3.so 2>/dev/null |
        awk '/not found/ && !seen[$1]++ { print $1 }')
    if [ -n "$missing" ]; then
        echo "Artgames could not start. Your system lacks these libraries:" >&2
        echo "$missing" >&2
        echo "On Debian and Ubuntu: sudo apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0" >&2
    fi
fi
exit "$code"
