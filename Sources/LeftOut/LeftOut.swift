// A separate module, because the package manager repeats a warning for every file that is compiled together with it.
#if !Terminal
  #warning("wordscramble is left out. It needs: swift build --traits Terminal")
#endif
