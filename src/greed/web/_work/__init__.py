"""Work that would hold the event loop up, done by helper processes under limits.

`helper` is such a process, `pool` starts, asks and replaces them, `questions` is what both say,
`book` remembers what was answered about the hands of sheets.
"""
