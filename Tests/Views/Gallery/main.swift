import ScrambleApp

// Names the files with previews.
for preview in previews { print(preview.file) }
