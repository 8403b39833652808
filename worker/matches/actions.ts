/** The lists of coincidences, in pages of whole people; and whether one's own hearts are told. */
import { publicPerson } from '../accounts/person/person.ts'
import { runBatch } from '../db/batch.ts'
import { iso } from '../http/clock.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { readCursor, writeCursor } from '../http/cursor.ts'
import { Refusal } from '../http/errors.ts'
import { spend } from '../http/guards/limits.ts'
import { cut, type Page } from '../http/page.ts'
import { cardsById } from '../items/store.ts'
import { itemOf } from '../items/view.ts'
import type { Photo } from '../media/contract.ts'
import { photoViews } from '../media/views.ts'
import { hidingFor } from '../safety/blocks/between.ts'
import { saveTelling, tellingOf } from './consent.ts'
import type { Glance, Match, MatchesQuery, TellingAnswer } from './contract.ts'
import { parsed } from './liked.ts'
import { comparedWith } from './outcome.ts'
import { closest, fitting, type Taste } from './rules.ts'
import { type Behind, type Liker, likersOf, type Mine, tasteOfPerson } from './store.ts'
import { GLANCE_PEOPLE, type HeartPart, PAGE_PEOPLE, PAGE_THINGS, SHOWN_OF_ONE } from './terms.ts'
import { pageOfWanted } from './wanted.ts'

/** 400 `cursor_invalid` for a cursor of another list. */
export async function pageOfMatches(
  ctx: Ctx,
  viewer: Viewer,
  { part, cursor: text }: MatchesQuery,
): Promise<Page<Match>> {
  if (part === 'wanted') return pageOfWanted(ctx, viewer, text)
  const list = `matches ${part} ${viewer.id}`
  const { people, end } = await peopleOf(ctx, viewer, part, behindIn(text, list), PAGE_PEOPLE)
  const next = end && writeCursor({ l: list, g: 0, k: `${end.key} ${end.giverId}`, id: 0 })
  return { rows: await matchesOf(ctx, people), next, total: null }
}

function behindIn(text: string | undefined, list: string): Behind | null {
  const cursor = readCursor(text, list)
  if (cursor === null) return null
  const [key = '', giverId] = String(cursor.k).split(' ')
  if (!giverId || !/^\d+$/.test(key)) throw new Refusal('cursor_invalid', 400)
  return { key: Number(key), giverId }
}

/** For one's home: the first of both parts, mutual interest first; null: there is nobody. */
export async function glanceAt(ctx: Ctx, viewer: Viewer): Promise<Glance | null> {
  const asked = { behind: null, blockedFor: hidingFor(viewer), most: GLANCE_PEOPLE }
  const both = await Promise.all(
    (['mutual', 'likers'] as const).map(async (part) => {
      const rows = await likersOf(ctx.db, viewer.id, { ...asked, part })
      return rows.filter((row) => partOf(row) === part)
    }),
  )
  const [first, ...others] = both.flat()
  if (!first?.mine) return null
  const { firstName: name } = publicPerson(ctx.language, first.giverId, first)
  const [, mine] = first.mine
  return { name, mine, theirs: first.theirs?.[1] ?? null, others: others.length }
}

/** Which they stand in; null: a heart was taken back, nothing is on offer any more. */
function partOf({ mine, theirs, things }: Liker): HeartPart | null {
  if (!mine || (theirs === null && things.length === 0)) return null
  return theirs === null ? 'likers' : 'mutual'
}

/** A person as they are shown: my thing that they like, and which of theirs. */
type Shown = { liker: Liker; mine: Mine; things: number[]; isMutual: boolean }

/** `end`: the last that was looked at, where more follow. */
async function peopleOf(
  ctx: Ctx,
  viewer: Viewer,
  part: HeartPart,
  behind: Behind | null,
  most: number,
): Promise<{ people: Shown[]; end: Behind | null }> {
  const asked = { part, behind, blockedFor: hidingFor(viewer), most: most + 1 }
  const [rows, taste] = await Promise.all([
    likersOf(ctx.db, viewer.id, asked),
    tasteOfPerson(ctx.db, viewer.id),
  ])
  const { shown: looked, end } = cut(rows, most)
  if (looked.length === 0) return { people: [], end: null }
  const now = ctx.clock.now()
  const each = looked.map((liker) => shownOf(liker, part, taste, now))
  const count = fitting(
    each.map((one) => one?.things.length ?? 0),
    PAGE_THINGS,
  )
  const people = each.slice(0, count).flatMap((one) => one ?? [])
  return { people, end: count < looked.length ? (looked[count - 1] ?? null) : (end ?? null) }
}

/** Null: they do not stand in it. */
function shownOf(liker: Liker, part: HeartPart, taste: Taste, now: number): Shown | null {
  const { mine } = liker
  if (!mine || partOf(liker) !== part) return null
  const [theirs] = liker.theirs ?? []
  const [, , , value, spot] = mine
  const others = comparedWith(spot, liker.things).filter(({ id }) => id !== theirs)
  const near = closest(others, { value }, taste, now).map(({ id }) => id)
  const things = [...(theirs === undefined ? [] : [theirs]), ...near].slice(0, SHOWN_OF_ONE)
  return { liker, mine, things, isMutual: theirs !== undefined }
}

async function matchesOf(ctx: Ctx, people: readonly Shown[]): Promise<Match[]> {
  const cards = await cardsById(ctx.db, [...new Set(people.flatMap(({ things }) => things))])
  const items = new Map(cards.map((card) => [card.id, itemOf(ctx, card)]))
  return people.map(({ liker, mine: [id, title, photos], things, isMutual }) => ({
    person: publicPerson(ctx.language, liker.giverId, liker),
    mine: {
      ...{ id, title },
      imageUrl: photoViews(ctx.settings, id, parsed<Photo[]>(photos))[0]?.urls[320] ?? null,
    },
    things: things.flatMap((thing) => items.get(thing) ?? []),
    isMutual,
    likedAt: iso(liker.likedAt),
  }))
}

export const openTelling = (ctx: Ctx, viewer: Viewer): Promise<TellingAnswer> =>
  tellingOf(ctx.db, viewer.id)

/** By whoever has seen the sentence. Throws 429. */
export async function chooseTelling(
  ctx: Ctx,
  viewer: Viewer,
  tells: boolean,
): Promise<TellingAnswer> {
  await spend(ctx, 'settingsChanged', viewer.id)
  await runBatch(ctx.db, [saveTelling(ctx.db, viewer.id, tells, ctx.clock.now())])
  return { isSeen: true, tells }
}
