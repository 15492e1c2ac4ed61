; The installer for Windows, by Inno Setup 6: for one person, without an administrator.
; scripts/package.py gives Version, Folder, Output and BaseName.

[Setup]
AppId={{6C1F3A54-9D63-4B07-9A0C-A27A4E500001}
AppName=Artgames
AppVersion={#Version}
DefaultDirName={autopf}\Artgames
DefaultGroupName=Artgames
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
OutputDir={#Output}
OutputBaseFilename={#BaseName}
SetupIconFile={#Folder}\_internal\resources\icons\artgames.ico
UninstallDisplayIcon={app}\artgames.exe
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "{#Folder}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs

[Icons]
Name: "{group}\Artgames"; Filename: "{app}\artgames.exe"
Name: "{autodesktop}\Artgames"; Filename: "{app}\artgames.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.artpack"; ValueType: string; ValueData: "Artgames.Pack"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Artgames.Pack"; ValueType: string; ValueData: "Artgames pack of pictures"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Artgames.Pack\DefaultIcon"; ValueType: string; ValueData: "{app}\artgames.exe,0"
Root: HKA; Subkey: "Software\Classes\Artgames.Pack\shell\open\command"; ValueType: string; ValueData: """{app}\artgames.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.artexhibit"; ValueType: string; ValueData: "Artgames.Exhibit"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Artgames.Exhibit"; ValueType: string; ValueData: "Artgames exhibit"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Artgames.Exhibit\DefaultIcon"; ValueType: string; ValueData: "{app}\artgames.exe,0"
Root: HKA; Subkey: "Software\Classes\Artgames.Exhibit\shell\open\command"; ValueType: string; ValueData: """{app}\artgames.exe"" ""%1"""

[Run]
Filename: "{app}\artgames.exe"; Description: "{cm:LaunchProgram,Artgames}"; Flags: nowait postinstall skipifsilent
