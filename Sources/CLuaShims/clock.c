// os.time, os.date and os.clock on the run's own time, in UTC: the same on every run and machine.
#include <string.h>

#include "run.h"

enum { DAY = 86400 };
static const double STEPS_A_SECOND = 1e8;   // about what a machine takes

typedef struct { int64_t year; int month, day, hour, minute, second, weekday, day_of_year; } civil_time;

// Days since 1970-01-01 of a day of the Gregorian calendar, any month counted from March on (Howard Hinnant's
// days_from_civil): 400 years are 146097 days.
static int64_t days_of(int64_t year, int month, int64_t day) {
  year -= month <= 2;
  int64_t era = (year >= 0 ? year : year - 399) / 400, year_of_era = year - era * 400;
  int64_t day_of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
  return era * 146097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719468;
}

static int64_t floor_divided(int64_t a, int64_t b) { return a / b - (a % b < 0); }

static civil_time civil(int64_t seconds) {
  int64_t days = floor_divided(seconds, DAY), rest = seconds - days * DAY;
  int64_t shifted = days + 719468, era = floor_divided(shifted, 146097), day_of_era = shifted - era * 146097;
  int64_t year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
  int64_t day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
  int month_from_march = (int)((5 * day_of_year + 2) / 153);
  civil_time time = { .month = month_from_march + (month_from_march < 10 ? 3 : -9) };
  time.year = year_of_era + era * 400 + (time.month <= 2);
  time.day = (int)(day_of_year - (153 * month_from_march + 2) / 5 + 1);
  time.hour = (int)(rest / 3600);
  time.minute = (int)(rest / 60 % 60);
  time.second = (int)(rest % 60);
  time.weekday = (int)((days % 7 + 11) % 7);   // 1970-01-01 was a Thursday
  time.day_of_year = (int)(days - days_of(time.year, 1, 1));
  return time;
}

// --- os.time ---

enum { MOST = 1 << 30 };   // of a field; as long as an int holds the year, so do the days

static int64_t field(lua_State *L, const char *name, int64_t otherwise) {
  int is_whole;
  int type = lua_getfield(L, 1, name);
  lua_Integer value = lua_tointegerx(L, -1, &is_whole);
  if (type == LUA_TNIL) {
    if (otherwise < 0) luaL_error(L, "os.time: field '%s' is missing; it takes year, month and day", name);
    value = otherwise;
  } else if (!is_whole) {
    luaL_error(L, "os.time: field '%s' must be a whole number", name);
  }
  if (value < -MOST || value > MOST) luaL_error(L, "os.time: field '%s' is out of range", name);
  lua_pop(L, 1);
  return value;
}

static void set_integer(lua_State *L, const char *name, int64_t value) {
  lua_pushinteger(L, value);
  lua_setfield(L, -2, name);
}

static void set_fields(lua_State *L, int64_t seconds) {
  civil_time time = civil(seconds);
  set_integer(L, "year", time.year);
  set_integer(L, "month", time.month);
  set_integer(L, "day", time.day);
  set_integer(L, "hour", time.hour);
  set_integer(L, "min", time.minute);
  set_integer(L, "sec", time.second);
  set_integer(L, "wday", time.weekday + 1);
  set_integer(L, "yday", time.day_of_year + 1);
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "isdst");
}

static int os_time(lua_State *L) {
  if (lua_isnoneornil(L, 1)) {
    lua_pushinteger(L, run_of(L)->limits.time);
    return 1;
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  int64_t year = field(L, "year", -1), month = field(L, "month", -1) - 1, day = field(L, "day", -1);
  int64_t hour = field(L, "hour", 12), minute = field(L, "min", 0), second = field(L, "sec", 0);
  year += floor_divided(month, 12);
  month -= floor_divided(month, 12) * 12;
  int64_t seconds = ((days_of(year, (int)month + 1, day) * 24 + hour) * 60 + minute) * 60 + second;
  set_fields(L, seconds);   // as C's mktime does: the 32nd is the 1st
  lua_pushinteger(L, seconds);
  return 1;
}

// --- os.date ---

static const char *const DAYS[] = { "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday" };
static const char *const MONTHS[] = { "January", "February", "March", "April", "May", "June", "July", "August", "September",
                                      "October", "November", "December" };

static void add_number(luaL_Buffer *out, int64_t value, int digits, char fill) {
  char text[24];
  int at = sizeof text;
  bool is_negative = value < 0;
  uint64_t rest = is_negative ? -(uint64_t)value : (uint64_t)value;
  do text[--at] = (char)('0' + rest % 10);
  while ((rest /= 10) > 0);
  while ((int)sizeof text - at < digits) text[--at] = fill;
  if (is_negative) text[--at] = '-';
  luaL_addlstring(out, text + at, sizeof text - (size_t)at);
}

// The week of the year whose first day of the week is given; days before the first are in week 0.
static int week(const civil_time *time, int first) { return (time->day_of_year + 7 - (time->weekday + 7 - first) % 7) / 7; }

static bool is_leap(int64_t year) { return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0; }

// ISO 8601: weeks begin on Monday, and the first one has the year's first Thursday.
static int iso_week(const civil_time *time, int64_t *year) {
  int since_monday = (time->weekday + 6) % 7, thursday = time->day_of_year - since_monday + 3;
  *year = time->year;
  if (thursday < 0) thursday += 365 + is_leap(--*year);
  else if (thursday >= 365 + is_leap(*year)) thursday -= 365 + is_leap((*year)++);
  return thursday / 7 + 1;
}

static void add_formatted(luaL_Buffer *out, const civil_time *time, int64_t seconds, const char *format, size_t length);

static void add_all(luaL_Buffer *out, const civil_time *time, int64_t seconds, const char *format) {
  add_formatted(out, time, seconds, format, strlen(format));
}

static bool add_field(luaL_Buffer *out, const civil_time *time, int64_t seconds, char which) {
  int64_t iso_year;
  int iso = iso_week(time, &iso_year), hour = time->hour % 12 == 0 ? 12 : time->hour % 12;
  switch (which) {
    case 'a': luaL_addlstring(out, DAYS[time->weekday], 3); break;
    case 'A': luaL_addstring(out, DAYS[time->weekday]); break;
    case 'b': case 'h': luaL_addlstring(out, MONTHS[time->month - 1], 3); break;
    case 'B': luaL_addstring(out, MONTHS[time->month - 1]); break;
    case 'c': add_all(out, time, seconds, "%a %b %e %H:%M:%S %Y"); break;
    case 'C': add_number(out, floor_divided(time->year, 100), 2, '0'); break;
    case 'd': add_number(out, time->day, 2, '0'); break;
    case 'D': case 'x': add_all(out, time, seconds, "%m/%d/%y"); break;
    case 'e': add_number(out, time->day, 2, ' '); break;
    case 'F': add_all(out, time, seconds, "%Y-%m-%d"); break;
    case 'g': add_number(out, iso_year - floor_divided(iso_year, 100) * 100, 2, '0'); break;
    case 'G': add_number(out, iso_year, 1, '0'); break;
    case 'H': add_number(out, time->hour, 2, '0'); break;
    case 'I': add_number(out, hour, 2, '0'); break;
    case 'j': add_number(out, time->day_of_year + 1, 3, '0'); break;
    case 'm': add_number(out, time->month, 2, '0'); break;
    case 'M': add_number(out, time->minute, 2, '0'); break;
    case 'n': luaL_addchar(out, '\n'); break;
    case 'p': luaL_addstring(out, time->hour < 12 ? "AM" : "PM"); break;
    case 'r': add_all(out, time, seconds, "%I:%M:%S %p"); break;
    case 'R': add_all(out, time, seconds, "%H:%M"); break;
    case 's': add_number(out, seconds, 1, '0'); break;
    case 'S': add_number(out, time->second, 2, '0'); break;
    case 't': luaL_addchar(out, '\t'); break;
    case 'T': case 'X': add_all(out, time, seconds, "%H:%M:%S"); break;
    case 'u': add_number(out, time->weekday == 0 ? 7 : time->weekday, 1, '0'); break;
    case 'U': add_number(out, week(time, 0), 2, '0'); break;
    case 'V': add_number(out, iso, 2, '0'); break;
    case 'w': add_number(out, time->weekday, 1, '0'); break;
    case 'W': add_number(out, week(time, 1), 2, '0'); break;
    case 'y': add_number(out, time->year - floor_divided(time->year, 100) * 100, 2, '0'); break;
    case 'Y': add_number(out, time->year, 1, '0'); break;
    case 'z': luaL_addstring(out, "+0000"); break;
    case 'Z': luaL_addstring(out, "UTC"); break;
    case '%': luaL_addchar(out, '%'); break;
    default: return false;
  }
  return true;
}

static void add_formatted(luaL_Buffer *out, const civil_time *time, int64_t seconds, const char *format, size_t length) {
  for (size_t i = 0; i < length; i++) {
    if (format[i] != '%') {
      luaL_addchar(out, format[i]);
    } else if (++i >= length || !add_field(out, time, seconds, format[i])) {
      char which[] = { i < length ? format[i] : '\0', '\0' };
      luaL_error(out->L, "os.date: '%%%s' is no part of a date; '%%Y-%%m-%%d %%H:%%M:%%S' are the usual ones", which);
    }
  }
}

static int os_date(lua_State *L) {
  size_t length;
  const char *format = luaL_optlstring(L, 1, "%c", &length);
  int64_t seconds = luaL_optinteger(L, 2, run_of(L)->limits.time);
  luaL_argcheck(L, seconds > -(INT64_C(1) << 56) && seconds < INT64_C(1) << 56, 2, "time out of range");
  spend(run_of(L), 100 + (lua_Integer)length * 4);
  if (*format == '!') {   // UTC, which all times here are
    format++;
    length--;
  }
  if (strncmp(format, "*t", 2) == 0) {
    lua_createtable(L, 0, 9);
    set_fields(L, seconds);
    return 1;
  }
  civil_time time = civil(seconds);
  luaL_Buffer out;
  luaL_buffinit(L, &out);
  add_formatted(&out, &time, seconds, format, length);
  luaL_pushresult(&out);
  return 1;
}

// Work done, as time: what memory cost is left out, as it may differ between runs.
static int os_clock(lua_State *L) {
  const lsh_run *run = run_of(L);
  int64_t work = run->limits.steps - run->now.steps - run->now.memory_steps;
  lua_pushnumber(L, (double)(work > 0 ? work : 0) / STEPS_A_SECOND);
  return 1;
}

const luaL_Reg OWN_OS[] = { { "clock", os_clock }, { "date", os_date }, { "time", os_time }, { NULL, NULL } };
