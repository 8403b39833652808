/** Who asks: a visitor, two who trade with each other, somebody else, an administrator. Signed in again where they were signed out. */
import { HttpProblem, Person } from '../tools/person.ts'

type Id = { id: number }
export type Role = { person: Person; id: string }
/** A visitor has no id. */
export type People = {
  visitor: { person: Person; id: null }
  owner: Role
  party: Role
  somebody: Role
  admin: Role
  /** `things`: of each side of the trade, the agreed one and another. */
  world: { item: number; trade: number; things: { owners: number[]; parties: number[] } }
}

const DAY_MS = 86_400_000
const ADMIN = 'admin@jopoi.example'
const ABOUT = {
  ...{ password: 'buscar-errores', lastName: 'Benítez', phoneNumber: '0981 555 000' },
  ...{ dateOfBirth: '1990-05-04', gender: 'female', country: 'Paraguay', city: 'Asunción' },
}
const THING = {
  ...{ title: 'Guitarra', description: 'Anda muy bien, casi sin uso.', categoryId: 9 },
  ...{ condition: 'good', estimatedValue: 350_000, location: 'Asunción' },
  isOther: true,
}

const idOf = async (person: Person) => (await person.get<{ id: string }>('/api/auth/user')).id

let joined = 0

async function newcomer(url: string, email?: string): Promise<Role> {
  joined += 1
  const about = { ...ABOUT, firstName: `Ana ${joined}` }
  const person = new Person(url)
  await person.join({ ...about, email: email ?? `fuzzer${joined}@jopoi.example` })
  return { person, id: await idOf(person) }
}

/** As they were where their session still answers, new people where it does not. */
async function signedIn(url: string, known?: Role, email?: string): Promise<Role> {
  try {
    if (known) return { ...known, id: await idOf(known.person) }
  } catch (error) {
    if (!(error instanceof HttpProblem) || error.status !== 401) throw error
  }
  return newcomer(url, email)
}

/** What the next round asks about: an item, and an accepted trade of the two. */
async function common(owner: Person, party: Person): Promise<People['world']> {
  const publish = async (person: Person) => (await person.post<Id>('/api/items', THING)).id
  const owners = [await publish(owner), await publish(owner)]
  const parties = [await publish(party), await publish(party)]
  const offered = parties.slice(0, 1)
  const body = { requestedItemId: owners[0], offerType: 'item', offeredItemIds: offered }
  const { id } = await party.post<Id>('/api/trade-proposals', body)
  await owner.post(`/api/trades/${id}/actions`, { action: 'accept' })
  return { item: await publish(owner), trade: id, things: { owners, parties } }
}

/** `before`: what this answered for the round before. */
export async function prepared(url: string, before: Partial<People> = {}): Promise<People> {
  const admin = await signedIn(url, before.admin, ADMIN)
  const somebody = await signedIn(url, before.somebody)
  // The two may have blocked each other: nothing begins between those any more.
  const [owner, party] = [await newcomer(url), await newcomer(url)]
  const world = await common(owner.person, party.person)
  const visitor = { person: new Person(url), id: null }
  return { ...{ visitor, owner, party, somebody, admin }, world }
}

/** Of the list that ships: of the town of the things, and of another. */
const PLACES = [1, 8]

export const ROLES = ['visitor', 'owner', 'party', 'somebody', 'admin'] as const

/** What terms name (D49), some of it of the wrong side. */
const termsOf = ({ owners, parties }: People['world']['things']): Record<string, unknown[]> => ({
  offeredItemIds: [parties, parties.slice(1), [], owners],
  requestedItemIds: [owners, owners.slice(0, 1), parties],
  ...{ offeredAmount: [100_000, null], requestedAmount: [100_000, null] },
  ...{ version: [1, 2, 3], event: [2, 3, 4] },
  meetingDateTime: [new Date(Date.now() + DAY_MS).toISOString()],
})

export function knownOf({ world, owner, party, somebody }: People): Record<string, unknown[]> {
  const everybody = [owner.id, party.id, somebody.id]
  return {
    ...{ itemId: [world.item], requestedItemId: [world.item], toUserId: everybody },
    ...{ userId: everybody, reviewedId: everybody, reviewedUserId: everybody },
    ...termsOf(world.things),
    ...{ meetingPlaceId: PLACES, town: ['Asunción', 'Luque'] },
    ...{ tradeProposalId: [world.trade], tradeId: [world.trade], packageId: [1, 2, 3] },
    target: [String(world.item), `${world.trade}/1`, ...everybody],
    ...{ code: ['000000'], number: [0, 1, 2], password: [ABOUT.password] },
  }
}

/** A path of the route that names something that is there. */
export function pathOf(pattern: string, { world, owner }: People): string {
  const id = /user|people|block/.test(pattern)
    ? owner.id
    : /meeting-places/.test(pattern)
      ? PLACES[0]
      : /trade/.test(pattern)
        ? world.trade
        : world.item
  return pattern.replace(/:(id|userId|itemId)(\{[^/]*\})?/g, String(id))
}
