/** An item that this page has no answer of, from the lists that the device keeps. Fetched when there is no network. */
import type { Item } from '#contract/items'
import { findItem } from '#web/items/known-item.ts'
import { devicePerson } from '#web/pwa/store/device-person.ts'
import { listKept, readKept } from '#web/pwa/store/kept.ts'

/** Sorts that hold items (web/app/start/features.ts). */
const SORTS = ['lists', 'things', 'similar', 'mine', 'favorites']

/** What the device keeps of the person who is there, and of everybody; the latest answer first. Rejects without storage. */
export async function keptItem(id: number): Promise<Item | undefined> {
  const owners = ['', devicePerson()]
  const keys = [...(await listKept())]
    .filter(([key, { sort }]) => SORTS.includes(sort) && owners.includes(key.split('|')[0] ?? ''))
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([key]) => key)
  for (const key of keys) {
    const kept = await readKept(key)
    // Most of them do not name it: reading a number is cheaper than all of their JSON.
    const found = kept?.text.includes(`"id":${id},`) && findItem(JSON.parse(kept.text), id)
    if (found) return found
  }
}
