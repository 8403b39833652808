/** Who asks: a visitor, two who trade with each other, somebody else, an administrator. Signed in again where they were signed out. */
import { Person } from './person.mjs'

const ADMIN = 'admin@jopoi.example'
const ABOUT = {
  ...{ password: 'buscar-errores', lastName: 'Benítez', phoneNumber: '0981 555 000' },
  ...{ dateOfBirth: '1990-05-04', gender: 'female', country: 'Paraguay', city: 'Asunción' },
}
const THING = {
  ...{ title: 'Guitarra', description: 'Anda muy bien, casi sin uso.', categoryId: 9 },
  ...{ condition: 'good', estimatedValue: 350_000, location: 'Asunción' },
}

let joined = 0

async function newcomer(url, email) {
  joined += 1
  const person = await new Person(url).join({
    ...ABOUT,
    email: email ?? `fuzzer${joined}@jopoi.example`,
    firstName: `Ana ${joined}`,
  })
  return { person, id: (await person.get('/api/auth/user')).id }
}

/** As they were where their session still answers, new people where it does not. */
async function signedIn(url, known, email) {
  try {
    if (known) return { ...known, id: (await known.person.get('/api/auth/user')).id }
  } catch (error) {
    if (error.status !== 401) throw error
  }
  return newcomer(url, email)
}

/** What the next round asks about: a thing, and an accepted trade of the two. */
async function common(owner, party) {
  const [wanted, offered] = [
    await owner.post('/api/items', THING),
    await party.post('/api/items', THING),
  ]
  const body = { requestedItemId: wanted.id, offerType: 'item', offeredItemIds: [offered.id] }
  const { id } = await party.post('/api/trade-proposals', body)
  await owner.post(`/api/trades/${id}/actions`, { action: 'accept' })
  return { item: (await owner.post('/api/items', THING)).id, trade: id }
}

/** `before`: what this answered for the round before. */
export async function prepared(url, before = {}) {
  const admin = await signedIn(url, before.admin, ADMIN)
  const somebody = await signedIn(url, before.somebody)
  // The two may have blocked each other: nothing begins between those any more.
  const [owner, party] = [await newcomer(url), await newcomer(url)]
  const world = await common(owner.person, party.person)
  const visitor = { person: new Person(url), id: null }
  return { ...{ visitor, owner, party, somebody, admin }, world }
}

export const ROLES = ['visitor', 'owner', 'party', 'somebody', 'admin']

export function knownOf({ world, owner, party, somebody }) {
  const everybody = [owner.id, party.id, somebody.id]
  return {
    ...{ itemId: [world.item], requestedItemId: [world.item], toUserId: everybody },
    ...{ userId: everybody, reviewedId: everybody, reviewedUserId: everybody },
    ...{ tradeProposalId: [world.trade], tradeId: [world.trade], packageId: [1, 2, 3] },
    target: [String(world.item), `${world.trade}/1`, ...everybody],
    ...{ code: ['000000'], number: [0, 1, 2], password: [ABOUT.password] },
  }
}

/** A path of the route that names something that is there. */
export function pathOf(pattern, { world, owner }) {
  const id = /user|people|block/.test(pattern)
    ? owner.id
    : /trade/.test(pattern)
      ? world.trade
      : world.item
  return pattern.replace(/:(id|userId|itemId)(\{[^/]*\})?/g, String(id))
}
