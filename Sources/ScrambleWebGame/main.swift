// The engine of the game: the functions of ScrambleWeb. Nothing runs by itself; a page calls the functions.
import ScrambleWeb
