@echo off
rem The command line of an installed Deedproof: its own executable as plain Node, which prints here and is waited for.
setlocal
set ELECTRON_RUN_AS_NODE=1
"%~dp0..\Deedproof.exe" "%~dp0..\resources\app.asar\out\main\cli.js" %*
exit /b %ERRORLEVEL%
