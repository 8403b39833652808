/** Messages by days of the place where the items are, so that both sides see the same days. Pure. */
import type { ChatMessage } from '#contract/chat'
import { wallOf } from '#rules/zones'

const DAY_MS = 24 * 3_600_000

export type Day = { at: string; messages: ChatMessage[] }

const dayOf = (at: number, offset: number) => Math.floor(wallOf(offset, at) / DAY_MS)

export function byDays(messages: readonly ChatMessage[], offset: number): Day[] {
  const days: (Day & { day: number })[] = []
  for (const message of messages) {
    const day = dayOf(Date.parse(message.createdAt), offset)
    const last = days.at(-1)
    if (last?.day === day) last.messages.push(message)
    else days.push({ day, at: message.createdAt, messages: [message] })
  }
  return days
}

/** 0: today, 1: yesterday. */
export const daysAgo = (iso: string, now: number, offset: number): number =>
  dayOf(now, offset) - dayOf(Date.parse(iso), offset)
