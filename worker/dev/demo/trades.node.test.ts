import { expect, test } from 'vitest'
import { things } from './fill.ts'
import { ownerOf } from './saves.ts'
import { trades } from './trades.ts'

type Trade = {
  wants: number
  by: number
  offer: { things?: number[]; guaranies?: number }
  message: string
  hoursAgo: number
  then: { hoursAgo: number; do?: string; say?: string }[]
}
const all: Trade[] = trades()
const ages: number[] = things().map((thing: { ageHours: number }) => thing.ageHours)
/** D29. */
const EXPIRES_HOURS = 72

test('each is about items of its two sides that were there by then', () => {
  for (const { wants, by, offer, hoursAgo } of all) {
    expect(ownerOf(wants)).not.toBe(by)
    expect(ages[wants]).toBeGreaterThan(hoursAgo)
    for (const thing of offer.things ?? []) {
      expect(ownerOf(thing)).toBe(by)
      expect(ages[thing]).toBeGreaterThan(hoursAgo)
    }
  }
})

test('the demo account is a party of all of them', () => {
  expect(all.filter((t) => t.by !== 0 && ownerOf(t.wants) !== 0)).toEqual([])
})

test('steps go forward in time, and an answer comes before the proposal expires', () => {
  for (const { hoursAgo, then } of all) {
    const times = [hoursAgo, ...then.map((step) => step.hoursAgo)]
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const answered = then.find((step) => step.do)
    if (answered) expect(hoursAgo - answered.hoursAgo).toBeLessThan(EXPIRES_HOURS)
  }
})
