# Installs the locked packages into the directory TO, once for each lock file.
# usage: cmake -DNPM=... -DFROM=... -DTO=... -P install.cmake
file(SHA256 ${FROM}/package.json package)
file(SHA256 ${FROM}/package-lock.json lock)
set(wanted "${package} ${lock}")
set(stamp ${TO}/node_modules/.installed)
if(EXISTS ${stamp})
    file(READ ${stamp} installed)
    if(installed STREQUAL wanted)
        return()
    endif()
endif()

file(COPY ${FROM}/package.json ${FROM}/package-lock.json DESTINATION ${TO})
execute_process(COMMAND ${NPM} ci --ignore-scripts --no-audit --no-fund
    WORKING_DIRECTORY ${TO} COMMAND_ERROR_IS_FATAL ANY)
file(WRITE ${stamp} "${wanted}")
