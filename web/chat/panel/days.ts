/** What was said and done by days of the place where the items are, so that both sides see the same days. Pure. */
import { wallOf } from '#rules/zones'

const DAY_MS = 24 * 3_600_000

type Dated = { createdAt: string }
export type Day<Line extends Dated> = { at: string; lines: Line[] }

const dayOf = (at: number, offset: number) => Math.floor(wallOf(offset, at) / DAY_MS)

export function byDays<Line extends Dated>(lines: readonly Line[], offset: number): Day<Line>[] {
  const days: (Day<Line> & { day: number })[] = []
  for (const line of lines) {
    const day = dayOf(Date.parse(line.createdAt), offset)
    const last = days.at(-1)
    if (last?.day === day) last.lines.push(line)
    else days.push({ day, at: line.createdAt, lines: [line] })
  }
  return days
}

/** 0: today, 1: yesterday. */
export const daysAgo = (iso: string, now: number, offset: number): number =>
  dayOf(now, offset) - dayOf(Date.parse(iso), offset)
