/** What the demo people look for (D64): made before the newest things, so that some of it has come. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../tools/tools.ts'
import { type Member, memberAt } from './trades.ts'

type Wished = {
  person: number
  words: string
  categoryId: number
  maxValue: number
  note: string
  isPublic: boolean
}

export const demoWishes = (): Wished[] =>
  JSON.parse(readFileSync(join(ROOT, 'worker/dev/demo/wishes.json'), 'utf8'))

/** The same id at every run: what is there already stays single. */
const clientId = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

/** Around the town of each, as their profile says. */
export async function fillDemoWishes(members: Member[]): Promise<void> {
  for (const [index, { person: number, categoryId, ...wish }] of demoWishes().entries()) {
    const { about, person } = memberAt(members, number)
    await person.post('/api/wishes', {
      ...wish,
      ...{ categoryIds: [categoryId], location: `${about.city}, ${about.country}`, radius: 100 },
      clientId: clientId(index),
    })
  }
}
