// Names the tests of the interface.
for test in allTests { print(test.name) }
