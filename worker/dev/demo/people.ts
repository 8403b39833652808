/** What the demo people say of one another and prove of themselves: reviews, votes, a report, badges, a document that waits. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { HttpProblem, type Person } from '../tools/person.ts'
import { ROOT } from '../tools/tools.ts'
import type { About } from './account.ts'
import { type Member, memberAt, personAt } from './trades.ts'

/** Beside real cards' numbers, the sandbox's good one. */
const GOOD_CARD = '4242 4242 4242 4242'
const CONFLICT = 409
/** After the last completed trade of the demo data. */
const REVIEWED_HOURS = 200
const PROVED_HOURS = 20
/** Before the first trade of the demo data. */
const CALLED_HOURS = 500

type Said = {
  reviews: ({ trade: number | null; by: number; of: number; type: string } & Record<
    string,
    unknown
  >)[]
  votes: { review: number; by: number; isHelpful: boolean }[]
  answers: { review: number; by: number; answer: string }[]
  reports: ({ review: number; by: number } & Record<string, unknown>)[]
  badges: { by: number; packageId: number }[]
  /** Proved before the first trade: what it weighs is fixed when it is completed (D57). */
  phones: number[]
  waiting: { by: number; kind: string }[]
  skills: ({ by: number } & Record<string, unknown>)[]
}

export const said = () =>
  JSON.parse(readFileSync(join(ROOT, 'worker/dev/demo/people-say.json'), 'utf8')) as Said

/** A run that was cut may have done it already; what it would answer is not needed then. */
async function once<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof HttpProblem) || error.status !== CONFLICT) throw error
    return undefined
  }
}

/** Somebody's card as nobody has it: drawn, and says so. */
async function document(about: About): Promise<Blob> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="856" height="540" font-family="sans-serif">
    <rect width="856" height="540" rx="36" fill="#dbe7f5"/><rect x="48" y="150" width="220" height="280" fill="#9fb6d1"/>
    <circle cx="158" cy="250" r="62" fill="#dbe7f5"/><path d="M68 430a90 90 0 0 1 180 0z" fill="#dbe7f5"/>
    <text x="48" y="92" font-size="44" fill="#1e3a5f">MUESTRA · SIN VALOR</text>
    <text x="310" y="220" font-size="36" fill="#1e3a5f">${about.lastName}</text>
    <text x="310" y="280" font-size="36" fill="#1e3a5f">${about.firstName}</text>
    <text x="310" y="360" font-size="30" fill="#1e3a5f">${about.dateOfBirth}</text></svg>`
  return new Blob([await sharp(Buffer.from(svg)).jpeg().toBuffer()], { type: 'image/jpeg' })
}

async function handIn({ about, person }: Member, kind: string): Promise<void> {
  const form = new FormData()
  form.set('verificationType', kind)
  form.set('document', await document(about), 'cedula.jpg')
  await once(person.send('/api/user/verification/document', form))
}

type Started = { provider: string; clientSecret: string; paymentIntentId: string }

async function buy(person: Person, packageId: number): Promise<void> {
  const started = await once(
    person.post<Started>('/api/verification/create-payment-intent', { packageId }),
  )
  // Nobody's real card is for demo data.
  if (started?.provider !== 'sandbox') return
  const { clientSecret, paymentIntentId } = started
  await person.post('/api/payments/sandbox/confirm', { clientSecret, card: GOOD_CARD })
  await person.post('/api/trade-payments/confirm', { paymentIntentId })
}

/** `members` and `tradeIds` by their numbers in the demo data; `setClock(hoursAgo)` moves the product's clock. */
export async function fillDemoPeople(
  members: Member[],
  tradeIds: number[],
  admin: Person,
  setClock: (hoursAgo: number) => Promise<unknown>,
): Promise<void> {
  const { reviews, votes, answers, reports, badges, waiting, skills } = said()
  const ids = await Promise.all(members.map(({ person }) => idOf(person)))
  const reviewIds: (number | undefined)[] = []
  await setClock(REVIEWED_HOURS)
  for (const { trade, by, of, type, ...review } of reviews) {
    const body = { ...review, reviewType: type, reviewedUserId: ids[of] }
    const tradeProposalId = trade === null ? null : tradeIds[trade]
    const posted = personAt(members, by).post<{ id: number }>('/api/reviews', {
      ...body,
      tradeProposalId,
    })
    const made = await once(posted)
    reviewIds.push(made?.id)
  }
  for (const { review, by, isHelpful } of votes) {
    const id = reviewIds[review]
    if (id) await personAt(members, by).post(`/api/reviews/${id}/helpful`, { isHelpful })
  }
  for (const { review, by, answer } of answers) {
    const id = reviewIds[review]
    if (id) await personAt(members, by).post(`/api/reviews/${id}/answer`, { answer })
  }
  for (const { review, by, ...report } of reports) {
    const id = reviewIds[review]
    if (id) await once(personAt(members, by).post(`/api/reviews/${id}/report`, report))
  }
  for (const { by, ...lists } of skills) await saveLists(personAt(members, by), lists)
  await setClock(PROVED_HOURS)
  for (const { by, packageId } of badges) await buy(personAt(members, by), packageId)
  const [first] = badges
  if (first) await prove(memberAt(members, first.by), ids[first.by] ?? '', admin)
  for (const { by, kind } of waiting) await handIn(memberAt(members, by), kind)
}

/** By the code that an administrator tells them. */
export async function proveDemoPhones(
  members: Member[],
  admin: Person,
  setClock: (hoursAgo: number) => Promise<unknown>,
): Promise<void> {
  await setClock(CALLED_HOURS)
  const verificationType = 'phone'
  for (const by of said().phones) {
    const person = personAt(members, by)
    // A run that was cut may have proved it already.
    const asked = person.post('/api/user/verification/request', { verificationType })
    if ((await once(asked.then(() => true))) === undefined) continue
    const path = `/api/admin/verifications/${await idOf(person)}/phone/code`
    const { code } = await admin.post<{ code: string }>(path)
    await person.post('/api/user/verification/confirm', { verificationType, code })
  }
}

/** Handed in and approved; the badge comes with it. */
type Waiting = { userId: string; verificationType: string; requestedAt: string }

async function prove(member: Member, userId: string, admin: Person): Promise<void> {
  await handIn(member, 'government_id')
  const queue = await admin.get<Waiting[]>('/api/admin/verifications')
  const row = queue.find((one) => one.userId === userId && one.verificationType === 'government_id')
  if (!row) return
  const { requestedAt } = row
  await admin.post(`/api/admin/verifications/${userId}/government_id/approve`, {
    requestedAt,
    documentNumber: '4.123.456',
  })
}

const idOf = async (person: Person) => (await person.get<{ id: string }>('/api/auth/user')).id

function saveLists(person: Person, lists: Record<string, unknown>): Promise<unknown> {
  const form = new FormData()
  for (const [name, list] of Object.entries(lists)) form.set(name, JSON.stringify(list))
  return person.send('/api/profile/update', form)
}
