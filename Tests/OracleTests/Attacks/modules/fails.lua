error("from the module")
