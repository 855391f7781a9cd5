// A separate module, because the package manager repeats a warning for every file that is compiled together with it.
#if !Terminal
  #warning("wordscramble and WordLists are left out. They need: swift build --traits Terminal")
#endif
#if !Server
  #warning("wordscramble-server and HelloServer are left out. They need: swift build --traits Server")
#endif
