/** Pure decisions about profiles and what is told of people. */
import type { ProfileUpdate } from './contract.ts'
import type { CLEARABLE } from './terms.ts'

/** Columns that an update changes: what it does not name stays; what it empties becomes null. */
export function changesOf({ clear, bio, occupation, address, state, ...given }: ProfileUpdate) {
  const emptied = (name: (typeof CLEARABLE)[number], text: string | undefined) =>
    clear.includes(name) || text === '' ? null : text
  const all = {
    ...given,
    bio: emptied('bio', bio),
    occupation: emptied('occupation', occupation),
    address: emptied('address', address),
    state: emptied('state', state),
    profileImage: clear.includes('avatar') ? null : undefined,
  }
  const kept = Object.entries(all).filter(([, value]) => value !== undefined)
  // Entries of `all` without its undefined ones: TypeScript does not follow fromEntries.
  return Object.fromEntries(kept) as {
    [K in keyof typeof all]?: Exclude<(typeof all)[K], undefined>
  }
}

/** `at` in ms. */
export type Told = { at: number; id: number }

/**
 * The newest `most` of several lists, each in its own order, and where each list goes on. Of two deeds at the same
 * moment the one of the earlier named list comes first.
 */
export function mergeNewest<Name extends string, T extends Told>(
  lists: Record<Name, readonly T[]>,
  names: readonly Name[],
  most: number,
): { taken: { name: Name; deed: T }[]; hasMore: boolean } {
  const next = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
  const taken: { name: Name; deed: T }[] = []
  for (;;) {
    const heads = names.flatMap((name) => {
      const deed = lists[name][next[name]]
      return deed ? [{ name, deed }] : []
    })
    const [first, ...others] = heads
    if (!first) return { taken, hasMore: false }
    if (taken.length === most) return { taken, hasMore: true }
    const newest = others.reduce((a, b) => (b.deed.at > a.deed.at ? b : a), first)
    next[newest.name] += 1
    taken.push(newest)
  }
}
