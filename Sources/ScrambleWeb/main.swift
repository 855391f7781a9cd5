// Nothing runs by itself: a page calls the functions of this target.
