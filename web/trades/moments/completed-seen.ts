/** Of which trades this device has marked the completion: that is told once. */
import { keep, stored } from '#web/api/storage.ts'

const KEY = 'completedSeen'
/** Older ones are news to nobody. */
const MOST = 50

/** Where nothing can be kept, for as long as the page lives. */
const here = new Set<string>()

const known = (): string[] => stored(KEY)?.split(' ') ?? []

export const isCompletionSeen = (tradeId: number): boolean =>
  here.has(`${tradeId}`) || known().includes(`${tradeId}`)

export function noteCompletionSeen(tradeId: number): void {
  if (isCompletionSeen(tradeId)) return
  const text = [...known(), `${tradeId}`].slice(-MOST).join(' ')
  if (!keep(KEY, text)) here.add(`${tradeId}`)
}
