/** Who reports as one (D60): the same mailbox, the same proof, or two who have traded with each other. Pure. */
import { mailboxStem } from '../../accounts/marks/stems.ts'

export type Known = {
  id: string
  email: string
  /** What was ever proved of them (worker/accounts/marks): phone, document, mailbox. */
  marks: readonly string[]
}
/** Two who have accepted a trade of each other, whatever came of it: friends, or a quarrel. */
export type Pair = readonly [string, string]

export type Related = (one: string, other: string) => boolean

export function relatedOf(people: readonly Known[], pairs: readonly Pair[]): Related {
  const known = new Map(people.map((person) => [person.id, person]))
  const traded = new Set(pairs.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]))
  return (one, other) => {
    const [a, b] = [known.get(one), known.get(other)]
    // Of whom nothing is known it cannot be said that they are somebody else.
    if (one === other || !a || !b || traded.has(`${one} ${other}`)) return true
    return (
      mailboxStem(a.email) === mailboxStem(b.email) ||
      a.marks.some((mark) => b.marks.includes(mark))
    )
  }
}

/** Whether so many of them have nothing to do with each other. Few people: every way is tried. */
export function areApart(ids: readonly string[], most: number, related: Related): boolean {
  const choose = (chosen: readonly string[], from: number): boolean =>
    chosen.length === most ||
    ids.some(
      (id, at) =>
        at >= from && !chosen.some((one) => related(one, id)) && choose([...chosen, id], at + 1),
    )
  return choose([], 0)
}
