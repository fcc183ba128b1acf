# find_package(mlirc) gives the program mlirc::mlirc and the function mlirc_add_library.

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

# mlirc_add_library(<name> SOURCES <file.mlir>... [OPTIONS <option>...] [RUNTIME])
#
# A static library of MLIR sources. Targets that link with <name> can include "<name>.h". RUNTIME adds the functions of
# MLIR's runner libraries. When compiling for another machine, CMAKE_C_COMPILER_TARGET says which.
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
  if(CMAKE_C_COMPILER_TARGET)
    list(APPEND options "--target=${CMAKE_C_COMPILER_TARGET}")
  endif()
  file(MAKE_DIRECTORY "${folder}")
  add_custom_command(
    OUTPUT "${archive}" "${header}"
    COMMAND mlirc::mlirc ${sources} "--emit=archive=${archive},header=${header}" ${options}
    DEPENDS ${sources} mlirc::mlirc
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
