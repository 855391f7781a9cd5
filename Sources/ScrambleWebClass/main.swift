// The engine of the class screens: the functions of this module and of ScrambleWeb. Nothing runs by itself; a page
// calls the functions.
