// The engine of the class screens: the functions of this module and of ScrambleWeb. Nothing runs on its own.
