import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Item } from '#contract/items'
import { DEVICE_KEY, stored } from '#web/api/storage.ts'
import { listedItem } from '#web/items/known-item.ts'

const load = () => import('#browser/items/page/kept-item.ts')

/** What is known of an item before its answer: from memory, and once no answer can come from the device. */
export function useKnownItem(id: number, isUnreachable: boolean): Item | undefined {
  const client = useQueryClient()
  const [kept, setKept] = useState<Item>()
  const listed = listedItem(client, id)
  const isNeeded = isUnreachable && listed === undefined

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

  return listed ?? kept
}
