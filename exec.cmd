@rem The shell of Windows has no exec, with which scripts of package.json end as the program itself: signals then reach it.
@%*
