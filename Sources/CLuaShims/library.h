// What library.c puts before scripts, from the files that define it.
#ifndef LSH_LIBRARY_H
#define LSH_LIBRARY_H

#include "run.h"

// Stock functions with a charge before them (call_stock).
int charged_concat(lua_State *L);
int charged_insert(lua_State *L);
int charged_move(lua_State *L);
int charged_numbers(lua_State *L);
int charged_offset(lua_State *L);
int charged_pack(lua_State *L);
int charged_part(lua_State *L);
int charged_remove(lua_State *L);
int charged_rep(lua_State *L);
int charged_text(lua_State *L);
int charged_unpack(lua_State *L);
int seeded_randomseed(lua_State *L);

// Our own.
int each_match(lua_State *L);
int find_pattern(lua_State *L);
int format_shown(lua_State *L);
int load_text(lua_State *L);
int match_pattern(lua_State *L);
int memory_in_use(lua_State *L);
int next_in_order(lua_State *L);
int pairs_in_order(lua_State *L);
int print_line(lua_State *L);
int replace_matches(lua_State *L);
int require_module(lua_State *L);
int sort_list(lua_State *L);
int tostring_shown(lua_State *L);
extern const luaL_Reg OWN_COROUTINES[], OWN_OS[];
void open_metatables(lua_State *L, int globals);

#endif
