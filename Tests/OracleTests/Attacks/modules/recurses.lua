return function(f) return f() end
