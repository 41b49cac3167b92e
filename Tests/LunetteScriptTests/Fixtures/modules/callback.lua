return function(draw)
  overlay.group({ title = "From a module" }, draw)
end
