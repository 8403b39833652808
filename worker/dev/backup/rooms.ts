/** The chats of trades, which live in their rooms and not in the database: read and put back through /api/ops. */
import { setTimeout as wait } from 'node:timers/promises'
import { Stop } from '../tools/tools.ts'

export type Message = { id: number; [field: string]: unknown }
export type Chat = { messages: Message[]; reads: Record<string, number> }
type Page = Chat & { last: number }
type Sent = { headers?: Record<string, string> }
type Part = Chat & { after: number; isLast: boolean }
export type RoomClient = {
  page: (id: number, after: number) => Promise<Page>
  put: (id: number, part: Part) => Promise<boolean>
}

const AT_ONCE = 8
const TRIES = 5
/** A body of JSON may have 64 KB. */
const PART_BYTES = 48_000
const PART_MESSAGES = 200
const SECOND_MS = 1_000

const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** The product at `url`, asked with its OPS_TOKEN. */
export function roomClient(url: string, token: string): RoomClient {
  if (!url.startsWith('https://') && !LOCAL.test(url)) {
    throw new Stop(`${url} is not https: the token and everybody's chats would travel open.`)
  }
  const headers = { authorization: `Bearer ${token}`, origin: new URL(url).origin }

  async function ask(id: number, query: string, init: Omit<RequestInit, 'headers'> & Sent = {}) {
    const address = `${url}/api/ops/trades/${id}/messages${query}`
    for (let tries = 1; ; tries += 1) {
      // The token is for this address and no other.
      const answer = await fetch(address, {
        ...init,
        headers: { ...headers, ...init.headers },
        redirect: 'error',
      })
      const isBusy = answer.status === 429 || answer.status >= 500
      if (!isBusy || tries === TRIES) return answer
      await answer.body?.cancel()
      await wait(Number(answer.headers.get('retry-after') ?? tries) * SECOND_MS)
    }
  }

  function refusal({ status }: Response): Stop {
    if (status === 404) {
      return new Stop(
        `${url} does not open its chats: its OPS_TOKEN is not set, or is another one.`,
      )
    }
    return new Stop(`${url} answered ${status} when it was asked for the chats.`)
  }

  return {
    page: async (id, after) => {
      const answer = await ask(id, `?after=${after}`)
      if (answer.status !== 200) throw refusal(answer)
      return (await answer.json()) as Page
    },
    /** False when the room holds something else. */
    put: async (id, part) => {
      const body = JSON.stringify(part)
      const sent = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
      const answer = await ask(id, '', sent)
      if (answer.status !== 204 && answer.status !== 409) throw refusal(answer)
      return answer.status === 204
    },
  }
}

/** Messages are made by one hand on both sides: fields in the same order. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The whole room. What is `known` of it is not asked for again, as long as its last message is still the room's. */
export async function readRoom(
  client: RoomClient,
  id: number,
  known: Message[] = [],
): Promise<Chat> {
  const last = known.at(-1)
  let page = await client.page(id, last ? last.id - 1 : 0)
  if (last && !isSame(page.messages[0], last)) return readRoom(client, id)
  const messages = [...known.slice(0, -1), ...page.messages]
  while (messages.length < page.last) {
    page = await client.page(id, messages.at(-1)?.id ?? 0)
    if (page.messages.length === 0) throw new Error(`the room of trade ${id} ends before its last`)
    messages.push(...page.messages)
  }
  return { messages, reads: page.reads }
}

/** Rooms in the order of `ids`, a few at a time. */
export async function* inTurn<One, Done>(
  ids: One[],
  work: (id: One) => Promise<Done>,
): AsyncGenerator<Done> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    yield* await Promise.all(ids.slice(at, at + AT_ONCE).map(work))
  }
}

function partFrom(messages: Message[], at: number): Message[] {
  let bytes = 0
  let end = at
  while (end < messages.length && end - at < PART_MESSAGES) {
    bytes += Buffer.byteLength(JSON.stringify(messages[end]))
    if (bytes > PART_BYTES && end > at) break
    end += 1
  }
  return messages.slice(at, end)
}

/**
 * Goes on where a restore was cut. 'filled'; 'there' when the room holds all of it already (as when only the database
 * moves); 'other' when it holds something else, and is left as it is.
 */
export async function fillRoom(
  client: RoomClient,
  id: number,
  { messages, reads }: Chat,
): Promise<'filled' | 'there' | 'other'> {
  const there = await readRoom(client, id)
  const shared = Math.min(there.messages.length, messages.length)
  if (!isSame(there.messages.slice(0, shared), messages.slice(0, shared))) return 'other'
  if (shared === messages.length) return 'there'
  for (let at = shared; at < messages.length; ) {
    const part = partFrom(messages, at)
    const after = at
    at += part.length
    const isLast = at === messages.length
    if (!(await client.put(id, { after, messages: part, reads, isLast }))) return 'other'
  }
  return 'filled'
}
