-- Text patterns of every day, on short texts and on long ones.
local words = ("the quick brown fox, jumps over = the (lazy) dog; "):rep(40)
local sum = 0
for _ = 1, 600 do
  for word in words:gmatch("%a+") do sum = sum + #word end
  sum = sum + #words:gsub("%s+", " ") + select(2, words:gsub("[,;]", ""))
  for _ = 1, 50 do
    local key, value = ("radius = 500"):match("^%s*(%a+)%s*=%s*(%d+)")
    sum = sum + #key + #value + #("  text  "):match("^%s*(.-)%s*$") + (words:find("lazy", 1, true))
  end
end
assert(sum > 0)
