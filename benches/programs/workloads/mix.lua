-- Calls, tables, closures, strings and floats.
local function fib(n) return n < 2 and n or fib(n - 1) + fib(n - 2) end

local function sieve(limit)
  local composite, count = {}, 0
  for i = 2, limit do
    if not composite[i] then
      count = count + 1
      for j = i * i, limit, i do composite[j] = true end
    end
  end
  return count
end

local function words(count)
  local seen, parts = {}, {}
  for i = 1, count do
    local word = "w" .. (i * 7919 % 1009)
    seen[word] = (seen[word] or 0) + 1
    parts[#parts + 1] = word:upper():sub(1, 3)
  end
  local text, kinds = table.concat(parts, " "), 0
  for _ in pairs(seen) do kinds = kinds + 1 end
  return kinds, select(2, text:gsub("W%d", "%0%0")), #text
end

local Vector = {}
Vector.__index = Vector
Vector.__add = function(a, b) return setmetatable({x = a.x + b.x, y = a.y + b.y}, Vector) end
function Vector:length() return math.sqrt(self.x * self.x + self.y * self.y) end

local function walk(steps)
  local at = setmetatable({x = 0.0, y = 0.0}, Vector)
  for i = 1, steps do at = at + setmetatable({x = i % 3 - 0.5, y = i % 5 - 1.5}, Vector) end
  return at:length()
end

local function sorted(count)
  local numbers = {}
  for i = 1, count do numbers[i] = i * 7919 % 100003 end
  table.sort(numbers, function(a, b) return a > b end)
  return numbers[1], numbers[count]
end

print(fib(29), sieve(1500000), words(300000))
print(string.format("%.6f", walk(1000000)), sorted(100000))
