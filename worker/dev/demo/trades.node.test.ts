import { expect, test } from 'vitest'
import { things } from './fill.ts'
import { ownerOf } from './saves.ts'
import { type DemoTrade, type Terms, trades } from './trades.ts'

const all: DemoTrade[] = trades()
const ages: number[] = things().map((thing: { ageHours: number }) => thing.ageHours)
/** D29. */
const EXPIRES_HOURS = 72

test('each is about items of its two sides that were there by then', () => {
  for (const { wants, by, offer, hoursAgo, then } of all) {
    expect(ownerOf(wants)).not.toBe(by)
    expect(ages[wants]).toBeGreaterThan(hoursAgo)
    const versions = [{ hoursAgo, terms: offer }, ...then]
    for (const { hoursAgo: at, terms } of versions) {
      const { things = [], adds = [] }: Terms = terms ?? {}
      for (const thing of things) expect(ownerOf(thing)).toBe(by)
      for (const thing of adds) expect(ownerOf(thing)).toBe(ownerOf(wants))
      for (const thing of [...things, ...adds]) expect(ages[thing]).toBeGreaterThan(at)
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
