/** The demo data against the product's own schemas, and its pictures against the device's budgets. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { RegisterSchema } from '../../accounts/contract.ts'
import { CATEGORIES } from '../../categories/terms.ts'
import { foldText } from '../../db/fold.ts'
import { NewItemSchema } from '../../items/contract.ts'
import { ColorsSchema } from '../../media/contract.ts'
import { PHOTO_BYTES, PHOTO_SIZES } from '../../media/terms.ts'
import { drawing, motifsOf, picture } from './draw.ts'
import { people, things } from './fill.ts'
import { ownerOf, saves } from './saves.ts'

type Thing = {
  title: string
  value: number
  style: string
  picture: string
  seed: number
  views: number[]
  ageHours: number
}
const all: Thing[] = things()

test('there are 240 items, 15 in each category, that the publish form would take', () => {
  expect(all).toHaveLength(240)
  expect(new Set(all.map((t) => t.title)).size).toBe(240)
  for (const { key } of CATEGORIES) expect(all.filter((t) => t.style === key)).toHaveLength(15)
  const refused = all.filter(
    (t) =>
      !v.safeParse(NewItemSchema, { ...t, estimatedValue: t.value, location: 'Luque' }).success,
  )
  expect(refused).toEqual([])
})

test('they come oldest first, from four weeks ago to the last half hour', () => {
  const ages = all.map((t) => t.ageHours)
  expect(ages).toEqual([...ages].sort((a, b) => b - a))
  expect(ages[0]).toBe(28 * 24)
  expect(ages.at(-1)).toBeLessThan(0.5)
})

test('there are 30 people who could register', () => {
  const refused = people().filter((p: unknown) => !v.safeParse(RegisterSchema, p).success)
  expect(people()).toHaveLength(30)
  expect(refused).toEqual([])
})

test('they save what others have: some items are loved, the demo account has nine', () => {
  type Save = { person: number; thing: number; after: number }
  const list: Save[] = saves()
  expect(saves()).toEqual(list)
  expect(new Set(list.map((s) => `${s.person} ${s.thing}`)).size).toBe(list.length)
  expect(list.length).toBeLessThan(400)
  expect(list.filter((s) => s.person === 0)).toHaveLength(9)
  expect(all.filter((_, thing) => ownerOf(thing) === 0)).toHaveLength(8)
  // Nobody is asked whether it is another one (D59).
  const titles = all.map(({ title }, thing) => `${ownerOf(thing)} ${foldText(title)}`)
  expect(new Set(titles).size).toBe(all.length)
  const wrong = list.filter(
    (s) => ownerOf(s.thing) === s.person || s.after < s.thing || s.after >= all.length,
  )
  expect(wrong).toEqual([])
  const loved = all.map((_, thing) => list.filter((s) => s.thing === thing).length)
  expect(new Set(loved).size).toBeGreaterThan(4)
})

test('every item has a motif of its category and is drawn alike at every start', async () => {
  for (const { style, picture: description, seed, views } of all) {
    expect(await motifsOf(style)).toHaveProperty(description.split(' ')[0] ?? '')
    for (const view of views) {
      const svg: string = await drawing(style, description, seed, view)
      expect(svg).not.toMatch(/undefined|NaN/)
      expect(await drawing(style, description, seed, view)).toBe(svg)
    }
  }
})

test('a picture comes in three WebP sizes within what a device may send', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'jopoi-pictures-'))
  for (const description of ['lace coral teal', 'vase blue cream']) {
    const svg = await drawing('art', description, 1, 0)
    const { files, colors } = await picture(svg, cache)
    expect(v.is(ColorsSchema, colors)).toBe(true)
    for (const [i, size] of PHOTO_SIZES.entries()) {
      expect(files[i]?.subarray(8, 12).toString()).toBe('WEBP')
      expect(files[i]?.length).toBeLessThanOrEqual(PHOTO_BYTES[size])
    }
    expect((await picture(svg, cache)).files).toEqual(files)
  }
})
