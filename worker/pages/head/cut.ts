/** Texts of people, short enough for a card and cut between what a reader sees as letters. */
import { cleanLine } from '../../text/terms.ts'

/** Of the cut text's end: a word that ends within it is kept whole. */
const WORD_WITHIN = 0.75

const letters = new Intl.Segmenter('es', { granularity: 'grapheme' })

/** One line of at most `most` UTF-16 units; what was left out is told by an ellipsis. */
export function cut(text: string, most: number): string {
  const line = cleanLine(text)
  if (line.length <= most) return line
  let end = 0
  for (const { index, segment } of letters.segment(line)) {
    if (index + segment.length > most - 1) break
    end = index + segment.length
  }
  // The mark of an abbreviation or a comma before it reads like a mistake.
  return `${line.slice(0, wordEnd(line, end)).replace(/[\s,;:.·–-]+$/u, '')}…`
}

/** The end of the last whole word, unless that would throw away much. */
function wordEnd(line: string, end: number): number {
  if (line[end] === ' ') return end
  const space = line.lastIndexOf(' ', end)
  return space > end * WORD_WITHIN ? space : end
}
