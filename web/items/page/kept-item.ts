/** An item that this page has no answer of, from whatever the device keeps. Fetched when there is no network. */
import type { Item } from '#contract/items'
import { findItem } from '#web/items/known-item.ts'
import { devicePerson } from '#web/pwa/store/device-person.ts'
import { allKept } from '#web/pwa/store/kept.ts'

/** What the device keeps of the person who is there, and of everybody; the latest answer first. Rejects without storage. */
export async function keptItem(id: number): Promise<Item | undefined> {
  const owners = ['', devicePerson()]
  const all = (await allKept())
    .filter(([key]) => owners.includes(key.split('|')[0] ?? ''))
    .sort(([, a], [, b]) => b.at - a.at)
  for (const [, { text }] of all) {
    // Most of them do not name it: reading a number is cheaper than all of their JSON.
    const found = text.includes(`"id":${id},`) && findItem(JSON.parse(text), id)
    if (found) return found
  }
}
