-- The run's time, in UTC: by default the first second of 1970. Expected: Python's datetime.
print(os.time(), os.date(), os.date("%Y-%m-%d %H:%M:%S")) --> 0	Thu Jan  1 00:00:00 1970	1970-01-01 00:00:00

local t = os.time { year = 2024, month = 2, day = 29, hour = 13, min = 5, sec = 9 }
print(t, os.time { year = 2024, month = 2, day = 29 }, os.time { year = 1969, month = 12, day = 31, hour = 23 })
--> 1709211909	1709208000	-3600
print(os.date("%a %A %b %B %c|%C %d %D %e %F %g %G %h %H %I %j", t))
--> Thu Thursday Feb February Thu Feb 29 13:05:09 2024|20 29 02/29/24 29 2024-02-29 24 2024 Feb 13 01 060
print(os.date("!%m %M %p %r %R %s %S %T %u %U %V %w %W %x %X %y %Y %z %Z %%", t))
--> 02 05 PM 01:05:09 PM 13:05 1709211909 09 13:05:09 4 08 09 4 09 02/29/24 13:05:09 24 2024 +0000 UTC %

-- Weeks at the turn of a year.
for _, day in ipairs { { 2021, 1, 3 }, { 2020, 12, 31 }, { 2019, 12, 30 }, { 2018, 12, 31 }, { 2022, 1, 1 } } do
  print(os.date("%G-W%V-%u %U %W %j", os.time { year = day[1], month = day[2], day = day[3] }))
end
--> 2020-W53-7 01 00 003
--> 2020-W53-4 52 52 366
--> 2020-W01-1 52 52 364
--> 2019-W01-1 52 53 365
--> 2021-W52-6 00 00 001

-- A day beyond a month's end is one of the next, and the table says which.
local day = { year = 2023, month = 14, day = -3, hour = 25 }
print(os.time(day), day.year, day.month, day.day, day.hour, day.wday, day.yday, day.isdst)
--> 1706490000	2024	1	29	1	2	29	false
local parts = os.date("*t", 951827696)
print(parts.year, parts.month, parts.day, parts.hour, parts.min, parts.sec, parts.wday, parts.yday)
--> 2000	2	29	12	34	56	3	60

-- Steps, not time: the same in every run.
local before = os.clock()
for i = 1, 100000 do end
print(os.clock() > before, os.clock() - before < 0.01) --> true	true

os.date("%Q") --! os.date: '%Q' is no part of a date

os.date("%") --! os.date: '%' is no part of a date

os.time { year = 2024 } --! os.time: field 'month' is missing; it takes year, month and day

os.time { year = 2024, month = 1.5, day = 1 } --! os.time: field 'month' must be a whole number

os.time { year = 1e15, month = 1, day = 1 } --! os.time: field 'year' is out of range

os.date("%c", 1e300) --! bad argument #2 to 'date' (number has no integer representation)

os.date("%c", 1 << 60) --! bad argument #2 to 'date' (time out of range)
