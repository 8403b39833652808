/** What tests of verification share: an administrator, documents, and what a package opens. */
import { env } from 'cloudflare:test'
import { fileOf, sample } from '../../media/testing/samples.ts'
import type { VerificationRecord } from '../../verification/contract.ts'
import { kindOfProof } from '../../verification/rules.ts'
import { PACKAGES } from '../../verification/terms.ts'
import type { Browser } from '../app.ts'
import { newAddress } from '../services/mailbox.ts'
import { makeAccount } from './makers.ts'

type Level = (typeof PACKAGES)[number]['badgeLevel']

export function makeAdmin(settings: Record<string, unknown> = {}) {
  const email = newAddress('admin')
  return makeAccount({ email }, { ADMIN_EMAILS: email, ...settings })
}

/** The rows that a payment leaves behind. */
export async function makeBought(userId: string, level: Level): Promise<void> {
  const proofs = PACKAGES.find((one) => one.badgeLevel === level)?.verificationTypes ?? []
  await env.DB.batch([
    env.DB.prepare('insert into badges (user_id, level, bought_at) values (?, ?, 1)').bind(
      userId,
      level,
    ),
    ...proofs.map((proof) =>
      env.DB.prepare(
        "insert or ignore into verifications (user_id, kind, status, requested_at) values (?, ?, 'open', 1)",
      ).bind(userId, kindOfProof(proof)),
    ),
  ])
}

export const pdf = (text = 'hola') =>
  new File([`%PDF-1.7\n${text}\n%%EOF`], 'papeles.pdf', { type: 'application/pdf' })
export const photo = (name = 'gps.jpg') => fileOf(sample(name), name)

export function upload(browser: Browser, kind: string, file?: File): Promise<Response> {
  const form = new FormData()
  form.set('verificationType', kind)
  if (file) form.set('document', file)
  return browser.send('POST', '/api/user/verification/document', { form })
}

export const ask = (browser: Browser, verificationType: string, more: object = {}) =>
  browser.post('/api/user/verification/request', { verificationType, ...more })
export const confirm = (browser: Browser, verificationType: string, code: string) =>
  browser.post('/api/user/verification/confirm', { verificationType, code })

/** As its person sees it. */
export async function proofOf(browser: Browser, kind: string): Promise<VerificationRecord> {
  const all: VerificationRecord[] = await (await browser.get('/api/user/verifications')).json()
  const found = all.find(({ verificationType }) => verificationType === kind)
  if (!found) throw new Error(`no ${kind}`)
  return found
}
export const statusOf = async (browser: Browser, kind: string): Promise<string> =>
  (await proofOf(browser, kind)).status

export const filesOf = async (userId: string): Promise<string[]> =>
  (await env.PRIVATE.list({ prefix: `verifications/${userId}/` })).objects.map(({ key }) => key)

/** What proofs change of the signed-in person. */
export const personOf = async (browser: Browser) =>
  (await (await browser.get('/api/auth/user')).json()) as {
    isVerified: boolean
    reputationScore: number
  }

type Told = { type: string; message: string; path: string }

/** Newest first, as their drawer has it. */
export const told = async (browser: Browser): Promise<Told[]> =>
  (await browser.get('/api/notifications')).json()

let numbered = 0
function newNumber(): string {
  numbered += 1
  return `${1_000_000 + numbered}`
}

/** By the calls of the queue's screen. */
export async function decide(
  admin: Browser,
  userId: string,
  kind: string,
  what: 'approve' | 'reject',
  reason?: string,
  documentNumber = newNumber(),
): Promise<Response> {
  const { requested_at: at } = (await env.DB.prepare(
    'select requested_at from verifications where user_id = ? and kind = ?',
  )
    .bind(userId, kind)
    .first<{ requested_at: number }>()) ?? { requested_at: 0 }
  // Each card its own, unless the test says which.
  const number = what === 'approve' && kind === 'government_id' ? { documentNumber } : {}
  const json = { requestedAt: new Date(at).toISOString(), ...(reason && { reason }), ...number }
  return admin.post(`/api/admin/verifications/${userId}/${kind}/${what}`, json)
}
