/** An administrator's evening: proofs of phones, problems and reports, decided by the truth but for a few. */
import type { ReportedItem } from '../../../admin/contract.ts'
import type { OpenProblem, WholeProblem } from '../../../problems/admin/contract.ts'
import type { Decision } from '../../../problems/terms.ts'
import type { ReportDecision } from '../../../safety/terms.ts'
import type { QueuedVerification } from '../../../verification/contract.ts'
import { DAY, type Deal, isCheat, PASSWORD, type Town } from '../town/town.ts'
import { ERROR, must, suspendPerson } from './desk.ts'
import { lookAtGroups, lookAtRefused } from './suspicions.ts'

/** What one is suspended after: once may be a misunderstanding. */
const STRIKES = 2
export const ADMIN_EMAIL = 'admin@jopoi.example'
const AGAIN = 'Es la segunda vez que dejas a alguien esperando.'
const LOOKED = 'Lo vimos todo, las dos versiones y el chat.'

/** By a person's id: what was decided against them. */
export type Strikes = Map<string, number>

export async function evening(town: Town, strikes: Strikes): Promise<void> {
  await signIn(town)
  await callPhones(town)
  await decideProblems(town, strikes)
  await decideReports(town, strikes)
  await lookAtRefused(town)
  await lookAtGroups(town)
}

/** Anew every day (J260), and without its hash, of which nothing is measured. */
async function signIn({ product }: Town): Promise<void> {
  const sql = `UPDATE sessions SET created_at = ?1, touched_at = ?1, expires_at = ?1 + ${DAY}
    WHERE user_id = (SELECT id FROM users WHERE email = '${ADMIN_EMAIL}')`
  await product.rows(sql, product.now())
}

async function callPhones(town: Town): Promise<void> {
  const queue = await must<QueuedVerification[]>(town, 'GET', '/api/admin/verifications')
  for (const { userId, verificationType, codeUntil } of queue) {
    if (verificationType !== 'phone' || codeUntil !== null) continue
    const path = `/api/admin/verifications/${userId}/phone/code`
    const { code } = await must<{ code: string }>(town, 'POST', path)
    const called = town.known.get(userId)
    if (called) called.phoneCode = code
  }
}

/** What is true of a report, whoever made it. */
function truthOf(deal: Deal, { kind, reporterId }: { kind: string; reporterId: string }): Decision {
  const { proposer, owner } = deal.people
  const isReporterFirst = proposer.id === reporterId
  const [reporter, accused] = isReporterFirst ? [proposer, owner] : [owner, proposer]
  if (kind === 'no_show' && deal.came !== null) {
    const came = isReporterFirst ? deal.came.owner : deal.came.proposer
    return came ? 'accused' : 'reporter'
  }
  if (isCheat(accused) === isCheat(reporter)) return 'neither'
  return isCheat(accused) ? 'reporter' : 'accused'
}

const OTHER = { reporter: 'accused', accused: 'reporter', neither: 'accused' } as const

async function decideProblems(town: Town, strikes: Strikes): Promise<void> {
  const all = await must<OpenProblem[]>(town, 'GET', '/api/admin/problems')
  for (const { id, tradeId } of all.filter(({ mayDecide }) => mayDecide)) {
    const deal = town.deals.get(tradeId)
    const path = `/api/admin/problems/${id}`
    // Another decision about the same trade may have changed that since the list was read.
    const whole = await must<WholeProblem>(town, 'GET', path)
    if (!deal || !whole.mayDecide) continue
    const { problem } = whole
    const truth = truthOf(deal, problem)
    const isMistaken = town.dice.chance(ERROR)
    const decision = isMistaken ? OTHER[truth] : truth
    if (isMistaken) town.measure.mistaken.add(id)
    await must(town, 'POST', `${path}/decide`, { decision, words: LOOKED })
    if (decision === 'reporter') {
      add(strikes, problem.accusedId)
      if ((strikes.get(problem.accusedId) ?? 0) >= STRIKES)
        await suspendPerson(town, problem.accusedId, AGAIN)
    }
    deal.news = { proposer: true, owner: true }
  }
}

const add = (strikes: Strikes, id: string) => strikes.set(id, (strikes.get(id) ?? 0) + 1)

/** Who is reported and was found at fault before is suspended; the first time is a strike. */
function decisionOn(town: Town, thing: ReportedItem, strikes: Strikes): ReportDecision {
  const accused = town.known.get(thing.accused.id)
  const isTrue = accused !== undefined && isCheat(accused) && accused.kind !== 'ring'
  if (town.dice.chance(ERROR) ? isTrue : !isTrue) return 'keep'
  add(strikes, thing.accused.id)
  if (thing.kind === 'review') return 'hide'
  const isEnough = (strikes.get(thing.accused.id) ?? 0) >= STRIKES
  if (isEnough) return 'suspend'
  return 'keep'
}

async function decideReports(town: Town, strikes: Strikes): Promise<void> {
  const all = await must<ReportedItem[]>(town, 'GET', '/api/admin/reports')
  for (const thing of all) {
    const decision = decisionOn(town, thing, strikes)
    await must(town, 'POST', `/api/admin/reports/${thing.id}/decide`, {
      decision,
      seen: Math.max(...thing.reports.map(({ id }) => id)),
    })
    const accused = town.known.get(thing.accused.id)
    if (decision === 'suspend' && accused) accused.suspendedAt ??= town.product.now()
  }
}

export async function administratorJoins(town: Town): Promise<void> {
  const about = {
    ...{ email: ADMIN_EMAIL, password: PASSWORD, firstName: 'Rosa', lastName: 'Ayala' },
    ...{ phoneNumber: '0971 555 000', dateOfBirth: '1980-05-04', gender: 'female' },
    ...{ country: 'Paraguay', city: 'Asunción' },
  }
  await must(town, 'POST', '/api/dev/people', about)
}
