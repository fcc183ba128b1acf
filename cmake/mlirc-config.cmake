# find_package(mlirc) gives the program mlirc::mlirc and the function mlirc_add_library; with an installed C library also
# mlirc::mlirc_c.

find_program(MLIRC_EXECUTABLE mlirc HINTS "${CMAKE_CURRENT_LIST_DIR}/../../../bin" DOC "The compiler mlirc")
if(NOT MLIRC_EXECUTABLE)
  set(mlirc_FOUND FALSE)
  set(mlirc_NOT_FOUND_MESSAGE "the program mlirc was not found: set MLIRC_EXECUTABLE")
  return()
endif()

if(NOT TARGET mlirc::mlirc)
  add_executable(mlirc::mlirc IMPORTED GLOBAL)
  set_target_properties(mlirc::mlirc PROPERTIES IMPORTED_LOCATION "${MLIRC_EXECUTABLE}")
endif()

# The C library, if it is installed with this file.
get_filename_component(_mlirc_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
if(NOT TARGET mlirc::mlirc_c AND EXISTS "${_mlirc_prefix}/include/mlirc.h")
  find_library(_mlirc_c mlirc_c PATHS "${_mlirc_prefix}/lib" NO_DEFAULT_PATH)
  if(_mlirc_c)
    add_library(mlirc::mlirc_c UNKNOWN IMPORTED)
    set_target_properties(mlirc::mlirc_c PROPERTIES
      IMPORTED_LOCATION "${_mlirc_c}"
      INTERFACE_INCLUDE_DIRECTORIES "${_mlirc_prefix}/include"
      INTERFACE_LINK_LIBRARIES "m;pthread;${CMAKE_DL_LIBS}")
  endif()
endif()

# The machine that the project's compiler compiles for, as a triple that mlirc knows.
function(_mlirc_target variable)
  if(CMAKE_C_COMPILER)
    set(language C)
  elseif(CMAKE_CXX_COMPILER)
    set(language CXX)
  else()
    message(FATAL_ERROR "mlirc_add_library needs the language C or CXX in project(), or OPTIONS --target=TRIPLE")
  endif()
  list(LENGTH CMAKE_OSX_ARCHITECTURES architectures)
  if(CMAKE_${language}_COMPILER_TARGET)
    set(triple "${CMAKE_${language}_COMPILER_TARGET}")
  elseif(architectures GREATER 1)
    message(FATAL_ERROR "mlirc_add_library compiles for one architecture, not for ${CMAKE_OSX_ARCHITECTURES}")
  elseif(APPLE AND architectures EQUAL 1)
    set(triple "${CMAKE_OSX_ARCHITECTURES}-apple-macosx${CMAKE_OSX_DEPLOYMENT_TARGET}")
  elseif(MSVC)
    # Its compiler has no triple; it says x64 or ARM64, and clang in its place also x86_64.
    set(architecture "${MSVC_${language}_ARCHITECTURE_ID}")
    if(architecture STREQUAL "x64")
      set(architecture x86_64)
    endif()
    string(TOLOWER "${architecture}-pc-windows-msvc" triple)
  else()
    execute_process(
      COMMAND "${CMAKE_${language}_COMPILER}" ${CMAKE_${language}_COMPILER_ARG1} -dumpmachine
      OUTPUT_VARIABLE triple OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE status)
    if(NOT status EQUAL 0 OR triple STREQUAL "")
      message(FATAL_ERROR "${CMAKE_${language}_COMPILER} -dumpmachine does not say for which machine it compiles: "
                          "set CMAKE_${language}_COMPILER_TARGET, or OPTIONS --target=TRIPLE of mlirc_add_library")
    endif()
  endif()
  if(CMAKE_SIZEOF_VOID_P AND NOT CMAKE_SIZEOF_VOID_P EQUAL 8)
    math(EXPR bits "8 * ${CMAKE_SIZEOF_VOID_P}")
    message(FATAL_ERROR "mlirc generates code for pointers of 64 bits; the project's compiler (${triple}) has ${bits}")
  endif()
  execute_process(
    COMMAND "${MLIRC_EXECUTABLE}" "--target=${triple}" --print=datalayout
    OUTPUT_QUIET ERROR_VARIABLE error ERROR_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "mlirc generates no code for ${triple}, for which the project's compiler compiles:\n${error}")
  endif()
  set(${variable} "${triple}" PARENT_SCOPE)
endfunction()

# mlirc_add_library(<name> SOURCES <file.mlir>... [OPTIONS <option>...] [RUNTIME])
#
# A static library of MLIR sources. Targets that link with <name> can include "<name>.h". RUNTIME adds the functions of
# MLIR's runner libraries. Code is for the machine that the project's C or C++ compiler compiles for, which is asked when
# configuring; --target=TRIPLE among the options says it instead.
#
# MLIRC_COMPILER_LAUNCHER is a command before mlirc, as CMAKE_C_COMPILER_LAUNCHER is before the C compiler. With
# MLIRC_CACHE_DIR, outputs are kept in that folder, and taken from it by other build folders and machines.
function(mlirc_add_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "RUNTIME" "" "SOURCES;OPTIONS")
  if(NOT arg_SOURCES OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "mlirc_add_library(<name> SOURCES <file>... [OPTIONS <option>...] [RUNTIME])")
  endif()
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/${name}.mlirc")
  set(archive "${folder}/${CMAKE_STATIC_LIBRARY_PREFIX}${name}${CMAKE_STATIC_LIBRARY_SUFFIX}")
  set(header "${folder}/${name}.h")
  set(sources)
  foreach(source IN LISTS arg_SOURCES)
    get_filename_component(source "${source}" ABSOLUTE)
    list(APPEND sources "${source}")
  endforeach()
  set(options ${arg_OPTIONS})
  if(arg_RUNTIME)
    list(APPEND options --runtime=embed)
  endif()
  if(NOT "${arg_OPTIONS}" MATCHES "(^|;)--?(target|mtriple)(=|;)")
    _mlirc_target(triple)
    list(APPEND options "--target=${triple}")
  endif()
  # Files of arguments, which the compiler finds from the build folder.
  set(files)
  foreach(option IN LISTS options)
    if(option MATCHES "^@(.+)$")
      get_filename_component(file "${CMAKE_MATCH_1}" ABSOLUTE BASE_DIR "${CMAKE_CURRENT_BINARY_DIR}")
      list(APPEND files "${file}")
    endif()
  endforeach()
  set(launcher ${MLIRC_COMPILER_LAUNCHER})
  if(MLIRC_CACHE_DIR)
    list(APPEND launcher "${CMAKE_COMMAND}" "-DCACHE=${MLIRC_CACHE_DIR}" -P "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/mlirc-cache.cmake" --)
  endif()
  file(MAKE_DIRECTORY "${folder}")
  add_custom_command(
    OUTPUT "${archive}" "${header}"
    COMMAND ${launcher} "$<TARGET_FILE:mlirc::mlirc>" ${sources} "--emit=archive=${archive},header=${header}" ${options}
    DEPENDS ${sources} ${files} mlirc::mlirc
    COMMENT "Compiling MLIR to ${name}"
    COMMAND_EXPAND_LISTS VERBATIM)
  add_custom_target("${name}.mlirc" DEPENDS "${archive}" "${header}")
  add_library(${name} INTERFACE)
  add_dependencies(${name} "${name}.mlirc")
  target_include_directories(${name} INTERFACE "${folder}")
  target_link_libraries(${name} INTERFACE "${archive}")
  if(UNIX)
    target_link_libraries(${name} INTERFACE m)
  endif()
endfunction()
