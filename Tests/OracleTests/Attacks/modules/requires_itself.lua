return pcall(require, "requires_itself")
