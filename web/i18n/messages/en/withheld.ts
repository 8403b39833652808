/** Words of one's own things that are there and not shown (D60). */
export const withheld = {
  reported_title: 'Not shown for now',
  reported_text:
    'Several people reported it, and somebody of the team looks at it. Unless they decide otherwise, it is shown again on {date}. Meanwhile you lose nothing: your proposals are still there.',
  words_title: 'Waits to be looked at',
  words_text:
    'It is not shown yet: somebody of the team looks at it first, because of these words: {words}. If it is something else (a toy, a book), say so in the title and it is shown at once. If it cannot be offered here, delete it.',
  chip: 'Not shown',
} as const
