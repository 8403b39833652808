/**
 * Fills an empty product with the demo data (D44) from outside, as people would: they are registered and
 * verified at once, and publish with pictures, while the clock steps from four weeks ago
 * to now. May be run again after it was cut: whoever and whatever is there already stays single.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATEGORIES } from '../../categories/terms.ts'
import type { NewItem } from '../../items/contract.ts'
import { Person } from '../tools/person.ts'
import { ROOT } from '../tools/tools.ts'
import { type About, DEMO_ADMIN_EMAIL, DEMO_EMAIL, DEMO_PASSWORD } from './account.ts'
import { fillDemoCoincidences } from './coincidences.ts'
import { drawing, PICTURE_FIELDS, type Picture, picture } from './draw.ts'
import { randomFrom } from './kit.ts'
import { fillDemoPeople, proveDemoPhones } from './people.ts'
import { ownerOf, saves } from './saves.ts'
import { fillDemoTrades, type Member, memberAt, personAt } from './trades.ts'
import { fillDemoWishes } from './wishes.ts'

const DEMO = join(ROOT, 'worker/dev/demo')
const CACHE = join(ROOT, '.wrangler/demo-pictures')
const HOUR_MS = 3_600_000
/** People joined a little earlier than the first thing; a session lives 30 days. */
const JOINED_HOURS = 28.5 * 24
const FIRST_HOURS = 28 * 24
const LAST_HOURS = 0.4
/** What people look for is told before the last sixty things. */
const WISHED_AT = 180
/** Newer items lie closer together: the first page shows minutes, hours and days. */
const AGE_BEND = 2.2
const DRAWN_AHEAD = 6
/** How many of ten items have so many pictures: index 0 is one. */
const PICTURES_OF_TEN = [5, 3, 2] as const

/** The files are ours: what they hold is tested against the product's own schemas. */
const readJson = <T>(name: string) => JSON.parse(readFileSync(join(DEMO, name), 'utf8')) as T

/** What some would like in exchange (D63): every third thing says so. */
type Wanted = Pick<NewItem, 'wantedCategoryIds' | 'wantedText' | 'takesOffers' | 'takesMoney'>
const WANTED_FIELDS = ['wantedCategoryIds', 'wantedText', 'takesOffers', 'takesMoney'] as const
const WANTED = readJson<Wanted[]>('wants.json')
const wantedFor = (index: number): Wanted =>
  index % 3 === 1 ? (WANTED[Math.floor(index / 3) % WANTED.length] ?? {}) : {}

/** As it stands in the files. */
type Written = {
  title: string
  description: string
  condition: string
  value: number
  tags: string[]
  picture: string
}
export type Thing = Written &
  Wanted & {
    categoryId: number
    style: string
    index: number
    seed: number
    ageHours: number
    views: number[]
  }

/** As the form's own ids: the same thing has the same one at every run. */
function clientId(index: number): string {
  const hex = createHash('sha256').update(`demo item ${index}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The 30 people; the first is the demo account. */
export function people(): About[] {
  return readJson<Omit<About, 'email' | 'password' | 'phoneNumber'>[]>('people.json').map(
    (about, index) => ({
      ...about,
      email: index === 0 ? DEMO_EMAIL : `vecino${index}@jopoi.example`,
      password: DEMO_PASSWORD,
      phoneNumber: `09${80 + (index % 10)} 555 ${String(100 + index)}`,
    }),
  )
}

/** Not one of the 30: who decides about them (D39). */
const administrator = (): About => ({
  firstName: 'Blanca',
  lastName: 'Rolón',
  gender: 'prefer_not_to_say',
  dateOfBirth: '1990-01-01',
  city: 'Asunción',
  country: 'Paraguay',
  phoneNumber: '0980 555 999',
  email: DEMO_ADMIN_EMAIL,
  password: DEMO_PASSWORD,
})

/** The 240 items in the order in which they were published, oldest first, categories mixed. */
export function things(): Thing[] {
  const random = randomFrom(2026)
  const all = CATEGORIES.flatMap(({ id, key }) =>
    readJson<Written[]>(`items/${key}.json`).map((thing) => ({
      ...thing,
      ...{ categoryId: id, style: key },
    })),
  )
  for (let i = all.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1))
    const [here, there] = [all[i], all[j]]
    if (here && there) [all[i], all[j]] = [there, here]
  }
  return all.map((thing, index) => {
    const share = 1 - index / (all.length - 1)
    const ageHours = LAST_HOURS + (FIRST_HOURS - LAST_HOURS) * share ** AGE_BEND
    return {
      ...thing,
      ...wantedFor(index),
      index,
      seed: 1000 + index,
      ageHours,
      views: viewsOf(random() * 10),
    }
  })
}

function viewsOf(ofTen: number): number[] {
  const [one, two] = PICTURES_OF_TEN
  if (ofTen < one) return [0]
  return ofTen < one + two ? [0, 1] : [0, 2, 1]
}

const pictures = ({ style, picture: description, seed, views }: Thing) =>
  Promise.all(
    views.map(async (view) => picture(await drawing(style, description, seed, view), CACHE)),
  )

async function publish(
  { person, about }: Member,
  thing: Thing,
  drawn: Picture[],
): Promise<{ id: number }> {
  const form = new FormData()
  const { title, description, categoryId, condition, value, tags } = thing
  const { city, country } = about
  const fields = { title, description, categoryId, condition, estimatedValue: value, city, country }
  const place = { location: `${city}, ${country}`, clientId: clientId(thing.index) }
  for (const [name, text] of Object.entries({ ...fields, ...place })) form.set(name, String(text))
  form.set('tags', JSON.stringify(tags))
  for (const name of WANTED_FIELDS)
    if (thing[name] !== undefined) form.set(name, String(thing[name]))
  for (const { files, colors } of drawn) {
    for (const [i, field] of PICTURE_FIELDS.entries()) {
      form.append(
        field,
        new Blob([new Uint8Array(files[i] ?? [])], { type: 'image/webp' }),
        'foto.webp',
      )
    }
    form.append('imageColors', colors)
  }
  return person.send('/api/items', form)
}

async function joinAll(url: string, all: About[]): Promise<Member[]> {
  const members: Member[] = []
  for (const about of all) members.push({ about, person: await new Person(url).joinAtOnce(about) })
  return members
}

/** Sets the product's clock to so many hours before now, whatever it shows; from then on nobody else does. */
function clockOf(person: Person): (hoursAgo: number) => Promise<void> {
  let ahead: number | undefined
  return async (hoursAgo) => {
    if (ahead === undefined) {
      const { now } = await person.get<{ now: string }>('/api/dev/clock')
      ahead = Date.parse(now) - Date.now()
    }
    const wanted = Math.round(-hoursAgo * HOUR_MS)
    await person.post('/api/dev/clock', { advanceMs: wanted - ahead })
    ahead = wanted
  }
}

/** `url` of a product in local mode that nobody else uses meanwhile: its clock is moved. */
export async function fillDemoData(url: string): Promise<void> {
  const clock = new Person(url)
  const at = clockOf(clock)
  await at(JOINED_HOURS)
  const all = things()
  const drawn = all.slice(0, DRAWN_AHEAD).map(pictures)
  const members = await joinAll(url, people())
  const saved = saves()
  const ids: number[] = []
  for (const thing of all) {
    const ahead = all[thing.index + DRAWN_AHEAD]
    if (ahead) drawn.push(pictures(ahead))
    await at(thing.ageHours)
    if (thing.index === WISHED_AT) await fillDemoWishes(members)
    const { id } = await publish(
      memberAt(members, ownerOf(thing.index)),
      thing,
      (await drawn.shift()) ?? [],
    )
    ids.push(id)
    const now = saved.filter((save) => save.after === thing.index)
    await Promise.all(
      now.map((save) => personAt(members, save.person).post(`/api/favorites/${ids[save.thing]}`)),
    )
  }
  const admin = await new Person(url).joinAtOnce(administrator())
  await proveDemoPhones(members, admin, at)
  const tradeIds = await fillDemoTrades(members, ids, at)
  await fillDemoPeople(members, tradeIds, admin, at)
  await fillDemoCoincidences(members, ids, at)
  await at(0)
  // So that the order by popularity is there at once.
  await clock.post('/api/dev/cron')
}
