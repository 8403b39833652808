/** Sends what waits: the oldest of a kind first, one at a time, in one tab at a time. */
import type { QueryClient } from '@tanstack/react-query'
import { isFailure, isRefusal } from '#web/api/failure.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { tellTabs } from '#web/pwa/store/tabs.ts'
import { changeEntry, dropEntry, entriesOf, entryOf } from './entries.ts'
import { KINDS, type Kind } from './kinds.ts'
import { whenFree } from './lock.ts'
import { senderOf } from './senders.ts'
import type { Entry } from './stored-entry.ts'
import { setProgress } from './upload-progress.ts'

const mayGo = ({ problem, isHeld }: Entry) => !problem && !isHeld

/** Whether something of whoever is known to be there could be sent. */
export async function hasWaiting(client: QueryClient): Promise<boolean> {
  const known = client.getQueryData(currentUserQuery.queryKey)
  return !!known && (await entriesOf(known.id)).some(mayGo)
}

/** Answers the tries of what could not be sent for want of an answer; null: there is nothing to try again. */
export async function deliver(client: QueryClient): Promise<number | null> {
  if (!(await hasWaiting(client))) return null
  // Whose session it is now: what one wrote is never sent in the name of another.
  const user = await client.fetchQuery({
    ...currentUserQuery,
    staleTime: 0,
    networkMode: 'always',
  })
  if (!user) return null
  const tries = await Promise.all(
    KINDS.map((kind) => whenFree(kind, () => deliverKind(client, user.id, kind))),
  )
  return tries.find((count) => count !== null && count !== undefined) ?? null
}

async function deliverKind(client: QueryClient, person: string, kind: Kind) {
  const waiting = (await entriesOf(person)).filter((entry) => entry.kind === kind)
  for (const { id } of waiting) {
    // It may have been opened, mended or discarded while others were sent.
    const entry = await entryOf(person, id)
    if (!entry || !mayGo(entry)) continue
    const { send, later } = await senderOf(kind)
    setProgress(id, 0)
    try {
      await send(client, entry, (progress) => setProgress(id, progress))
      await dropEntry(id)
      tellTabs({ type: 'sent', kind })
    } catch (error) {
      const isOver = await keepFailed(client, entry, error, later)
      // The next one would fare no better, and must not overtake.
      if (isOver) return entry.tries
    } finally {
      setProgress(id, null)
    }
  }
  return null
}

/** Answers whether no other needs to be tried now. */
async function keepFailed(
  client: QueryClient,
  entry: Entry,
  error: unknown,
  later: readonly number[] = [],
): Promise<boolean> {
  if (isFailure(error, 401)) {
    // It waits for the same person to sign in again.
    client.setQueryData(currentUserQuery.queryKey, null)
    return true
  }
  if (isFailure(error) && (!isRefusal(error) || later.includes(error.status))) return again(entry)
  const issues = isFailure(error) ? error.issues : []
  const said = isFailure(error) && error.code !== 'unknown' ? error.said : ''
  const { code, current } = isFailure(error) ? error : {}
  const problem = { said, issues, ...(current !== undefined && { code, current }) }
  await changeEntry(entry.id, { tries: entry.tries + 1, problem })
  return false
}

async function again(entry: Entry): Promise<boolean> {
  await changeEntry(entry.id, { tries: entry.tries + 1 })
  return true
}
