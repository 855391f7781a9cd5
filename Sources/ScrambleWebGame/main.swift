// The engine of the game: the functions of ScrambleWeb. Nothing runs on its own; a page calls the functions.
import ScrambleWeb
