$appcmd = "$env:windir\system32\inetsrv\appcmd.exe"
$php = "C:\PHP\php-cgi.exe"

& $appcmd set config -section:system.webServer/fastCgi "/[fullPath='$php'].activityTimeout:600" /commit:apphost
& $appcmd set config -section:system.webServer/fastCgi "/[fullPath='$php'].requestTimeout:600" /commit:apphost
