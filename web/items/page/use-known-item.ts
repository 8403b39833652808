/** What is known of an item before its answer. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Item } from '#contract/items'
import { DEVICE_KEY, stored } from '#web/api/storage.ts'
import { listedItem } from '#web/items/known-item.ts'

const load = () => import('#browser/items/page/kept-item.ts')

/** From memory, as the page was opened: all of it is looked through. */
export function useListedItem(id: number): Item | undefined {
  const client = useQueryClient()
  const [listed] = useState(() => listedItem(client, id))
  return listed
}

/** From the device, once no answer can come and nothing else is known. */
export function useKeptItem(id: number, isNeeded: boolean): Item | undefined {
  const [kept, setKept] = useState<Item>()

  useEffect(() => {
    // Without a network it cannot be fetched: whoever has anything on the device has it before. What fails is tried again then.
    if (stored(DEVICE_KEY) !== null) load().catch(() => undefined)
  }, [])

  useEffect(() => {
    if (!isNeeded) return
    let isHere = true
    // A browser without storage has kept nothing, and the page says that it waits for the network.
    load()
      .then((m) => m.keptItem(id))
      .then(
        (found) => isHere && setKept(found),
        () => undefined,
      )
    return () => {
      isHere = false
    }
  }, [id, isNeeded])

  return kept
}
