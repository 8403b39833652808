/** Who reports as one (D60): the same mailbox, the same proof, or two who have traded with each other. Pure. */

/** Mail services whose addresses have dots that mean nothing. */
const DOTLESS: readonly string[] = ['gmail.com', 'googlemail.com']

/** The mailbox behind an address: what stands behind a plus, and dots where they mean nothing, make no other one. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const [stem = ''] = email.slice(0, at).toLowerCase().split('+')
  return DOTLESS.includes(domain) ? `${stem.replaceAll('.', '')}@gmail.com` : `${stem}@${domain}`
}

export type Known = {
  id: string
  email: string
  /** What was proved of them: phone and identity, whichever have a number. */
  proofs: readonly string[]
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
    return mailboxOf(a.email) === mailboxOf(b.email) || a.proofs.some((p) => b.proofs.includes(p))
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
