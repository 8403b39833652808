/** When the queue is tried: at the start, with the network, when the page is looked at, when something is added, and after a while. */
import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#web/api/session.ts'
import { onPerson } from '#web/pwa/store/on-person.ts'
import { reportStorage } from '#web/pwa/store/report.ts'
import { hearTabs } from '#web/pwa/store/tabs.ts'
import { deliver, hasWaiting } from './deliver.ts'
import { type Change, onOutboxChange } from './entries.ts'
import { isKind } from './kinds.ts'
import { changesOf } from './senders.ts'

/** After the first failure, twice as long after each further one, ms. */
const FIRST_WAIT_MS = 5_000
const WAIT_MAX_MS = 5 * 60_000

export const waitAfter = (tries: number): number =>
  Math.min(WAIT_MAX_MS, FIRST_WAIT_MS * 2 ** tries)

/** Answers what ends it. */
export function startOutbox(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBusy = false
  let isWanted = false
  let unanswered = 0

  const tryNow = async () => {
    clearTimeout(timer)
    timer = undefined
    if (!navigator.onLine) return
    isWanted = isBusy
    if (isBusy) return
    isBusy = true
    try {
      const tries = await deliver(client)
      unanswered = 0
      if (tries !== null) tryAfter(tries)
    } catch (error) {
      // The database; or who is there could not be asked, or what sends could not be fetched.
      if (error instanceof DOMException) reportStorage(error)
      tryAfter(unanswered)
      unanswered += 1
    }
    isBusy = false
    if (isWanted && timer === undefined) void tryNow()
  }

  const tryAfter = (tries: number) => {
    clearTimeout(timer)
    timer = setTimeout(tryNow, waitAfter(tries))
  }
  // The other tab sends it, unless it is closed, or this one was just sending.
  const heard = async () => {
    if ((await hasWaiting(client)) && timer === undefined) tryAfter(0)
  }

  // A failed try changes its entry too: while it waits for its time, that is no reason to hurry.
  const onChange = (change: Change) => {
    if (change === 'new') void tryNow()
    else if (timer !== undefined) return
    else if (change === 'here') void tryNow()
    else heard().catch(reportStorage)
  }
  const onLook = () => document.visibilityState === 'visible' && void tryNow()
  const onOnline = () => void tryNow()
  let lastId = client.getQueryData(currentUserQuery.queryKey)?.id
  const stopPerson = onPerson(client, () => {
    const id = client.getQueryData(currentUserQuery.queryKey)?.id
    if (id !== lastId && id !== undefined) void tryNow()
    lastId = id
  })
  const stopChange = onOutboxChange(onChange)
  const stopTabs = hearTabs((message) => {
    if (message.type !== 'sent' || !isKind(message.kind)) return
    for (const queryKey of changesOf(message.kind)) void client.invalidateQueries({ queryKey })
  })
  addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onLook)
  void tryNow()

  return () => {
    clearTimeout(timer)
    stopPerson()
    stopChange()
    stopTabs()
    removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', onLook)
  }
}
