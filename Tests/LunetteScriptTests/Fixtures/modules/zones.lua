print("zones are loaded")
return { radius = 500 }
