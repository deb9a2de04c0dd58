# English: the page, school.
# How to add a language: docs/languages.md.

lesson = Lesson { $n }
lesson-right = Right!
lesson-again = Try again
lesson-next = Next
lesson-all-done = All done
