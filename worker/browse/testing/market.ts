/** The 400 things of the market and the questions asked of it, read from their lines. */
import type { Db } from '../../db/connect.ts'
import { searchColumns } from '../../items/search-columns.ts'
import { insertItem } from '../../items/store.ts'
import { GOODS } from './market-goods.ts'
import { HOME } from './market-home.ts'

export type Good = {
  name: string
  title: string
  description: string
  categoryId: number
  location: string
  tags: string[]
}
/** `right`: names of what answers it; none: nothing may be found. */
export type Asked = { text: string; right: string[] }

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

export const MARKET: readonly Good[] = linesOf(GOODS + HOME).map((line) => {
  const [name = '', categoryId, location = '', title = '', told = ''] = line.split('|')
  const [description = '', tags = ''] = told.split('#')
  return {
    name,
    title,
    description: description.trim(),
    categoryId: Number(categoryId),
    location,
    tags: tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  }
})

export const askedOf = (lines: string): Asked[] =>
  linesOf(lines).map((line) => {
    const at = line.indexOf(':')
    return {
      text: line.slice(0, at),
      right: line
        .slice(at + 1)
        .split(' ')
        .filter(Boolean)
        .flatMap(namesOf),
    }
  })

/** Throws for a name that nothing has: an answer that could never be found. */
function namesOf(pattern: string): string[] {
  const start = pattern.endsWith('*') ? pattern.slice(0, -1) : null
  const names = MARKET.map(({ name }) => name).filter((name) =>
    start === null ? name === pattern : name.startsWith(start),
  )
  if (names.length === 0) throw new Error(`no thing is called ${pattern}`)
  return names
}

/** Publishes all of it, in an order that tells no answer. Answers the names by id. */
export async function openMarket(
  db: Db,
  ownerId: string,
  now: number,
): Promise<Map<number, string>> {
  const names = new Map<number, string>()
  for (const [n, good] of shuffled(MARKET).entries()) {
    const { name, ...told } = good
    const at = now - (MARKET.length - n) * 60_000
    const row = { ...told, ...searchColumns(told), ownerId, photos: [], createdAt: at }
    const more = { condition: 'good', estimatedValue: 50_000, updatedAt: at } as const
    names.set((await insertItem(db, { ...row, ...more })).id, name)
  }
  return names
}

/** In an order of no meaning, the same each time. */
const shuffled = (goods: readonly Good[]) =>
  [...goods]
    .map((good, n) => ({ good, at: (n * 149) % 400 }))
    .sort((a, b) => a.at - b.at)
    .map(({ good }) => good)
