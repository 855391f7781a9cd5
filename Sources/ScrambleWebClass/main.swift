// The engine of the screens for a class: the functions of this module, beside those of ScrambleWeb. Nothing runs by itself.
