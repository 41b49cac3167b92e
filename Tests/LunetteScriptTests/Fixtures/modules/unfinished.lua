local zones = {
  draw = function()
    print("A")
}
return zones
