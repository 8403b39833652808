/** Codes and proofs of the sides of a trade: whose they are, when they are others, and how often one may guess (D52). */
import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { testContext } from '../testing/app.ts'
import {
  handoverFor,
  handoverOf,
  isSameCode,
  type Part,
  requireOtherCode,
  saysCode,
} from './codes.ts'
import { WRONG_TRIES_MAX } from './terms.ts'

const [OLD, NEW] = ['the-key-before-a-rotation-0000000001', 'the-key-after-a-rotation-00000000001']
const { ctx } = testContext({ SECRET_KEY: OLD })
const { settings } = ctx
const OWNER: Part = { tradeId: 7, side: 'owner', version: 1 }
const PROPOSER: Part = { ...OWNER, side: 'proposer' }

beforeEach(() => env.DB.exec("delete from limit_counters where key like 'handover:%'"))

/** Another one of six digits. */
const notThe = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const refused = (code: string) => ({ code, status: 422 })

test('a code has six digits, a proof 128 bits, and both are the same each time', async () => {
  const first = await handoverOf(settings, OWNER)
  expect(first.code).toMatch(/^\d{6}$/)
  expect(first.proof).toMatch(/^[\w-]{21}[AQgw]$/)
  expect(first.proofHash).toMatch(/^[\w-]{43}$/)
  expect(await handoverOf(settings, OWNER)).toEqual(first)
})

test('they are others for another trade, side, version or key', async () => {
  const others: Part[] = [OWNER, PROPOSER, { ...OWNER, tradeId: 71 }, { ...OWNER, version: 2 }]
  // 7 and 11 against 71 and 1: what is joined stays apart.
  others.push({ ...OWNER, version: 11 }, { ...OWNER, tradeId: 71, version: 11 })
  const made = await Promise.all(others.map((part) => handoverOf(settings, part)))
  made.push(await handoverOf(testContext({ SECRET_KEY: NEW }).ctx.settings, OWNER))
  expect(new Set(made.map(({ code }) => code)).size).toBe(made.length)
  expect(new Set(made.map(({ proof }) => proof)).size).toBe(made.length)
})

test('each digit comes as often as others, the first and the last among them', async () => {
  const trades = Array.from({ length: 1_000 }, (_, i) => ({ ...OWNER, tradeId: i + 1 }))
  const made = await Promise.all(trades.map((part) => handoverOf(settings, part)))
  expect(new Set(made.map(({ code }) => code)).size).toBeGreaterThan(995)
  for (const place of [0, 5]) {
    for (let digit = 0; digit < 10; digit += 1) {
      const times = made.filter(({ code }) => code[place] === String(digit)).length
      expect(times, `${digit} at ${place}`).toBeGreaterThan(60)
      expect(times, `${digit} at ${place}`).toBeLessThan(140)
    }
  }
})

test('a page holds its own code and proof, and of the other side only what tells that a proof is theirs', async () => {
  const [owner, proposer] = await Promise.all([OWNER, PROPOSER].map((p) => handoverOf(settings, p)))
  const page = await handoverFor(settings, OWNER)
  expect(page).toEqual({
    ...{ version: 1, code: owner?.code, proof: owner?.proof },
    otherProofHash: proposer?.proofHash,
  })
  expect((await handoverFor(settings, PROPOSER)).otherProofHash).toBe(owner?.proofHash)
  expect(JSON.stringify(page)).not.toContain(proposer?.code)
  expect(JSON.stringify(page)).not.toContain(proposer?.proof)
})

test('codes are the same or not', () => {
  expect(isSameCode('048213', '048213')).toBe(true)
  for (const other of ['048214', '48213', '0482130', ''])
    expect(isSameCode('048213', other)).toBe(false)
})

test('the other side’s code passes, one’s own and that of other terms do not', async () => {
  const [owner, proposer] = await Promise.all([OWNER, PROPOSER].map((p) => handoverOf(settings, p)))
  if (!owner || !proposer) throw new Error('both of them')
  await requireOtherCode(ctx, OWNER, proposer.code)
  await requireOtherCode(ctx, PROPOSER, owner.code)
  const wrong = refused('handover_code')
  await expect(requireOtherCode(ctx, OWNER, owner.code)).rejects.toMatchObject(wrong)
  const later = { ...OWNER, version: 2 }
  await expect(requireOtherCode(ctx, later, proposer.code)).rejects.toMatchObject(wrong)
})

test('twenty wrong ones a trade, of both sides together; right ones take none of them', async () => {
  const [owner, proposer] = await Promise.all([OWNER, PROPOSER].map((p) => handoverOf(settings, p)))
  if (!owner || !proposer) throw new Error('both of them')
  for (let nth = 0; nth < WRONG_TRIES_MAX; nth += 1) {
    await requireOtherCode(ctx, OWNER, proposer.code)
    const [part, code] = nth % 2 ? [OWNER, proposer.code] : [PROPOSER, owner.code]
    const guessed = requireOtherCode(ctx, part, notThe(code))
    await expect(guessed, `${nth}`).rejects.toMatchObject(refused('handover_code'))
  }
  for (const part of [OWNER, PROPOSER, { ...OWNER, version: 2 }]) {
    const late = requireOtherCode(ctx, part, proposer.code)
    await expect(late).rejects.toMatchObject(refused('handover_tries'))
  }
  const another = { ...OWNER, tradeId: 8 }
  await requireOtherCode(
    ctx,
    another,
    (await handoverOf(settings, { ...another, side: 'proposer' })).code,
  )
})

test('parallel guesses are no more than twenty', async () => {
  const guesses = Array.from({ length: 40 }, () => requireOtherCode(ctx, OWNER, 'x'))
  const told = await Promise.allSettled(guesses)
  const judged = told.filter(
    (one) => one.status === 'rejected' && one.reason.code === 'handover_code',
  )
  expect(judged).toHaveLength(WRONG_TRIES_MAX)
})

test('a code of the key before counts while that is named', async () => {
  const { code } = await handoverOf(settings, PROPOSER)
  const during = testContext({ SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD }).ctx
  const after = testContext({ SECRET_KEY: NEW }).ctx
  await requireOtherCode(during, OWNER, code)
  expect(await saysCode(during.settings, PROPOSER, code)).toBe(true)
  await expect(requireOtherCode(after, OWNER, code)).rejects.toMatchObject(refused('handover_code'))
  expect(await saysCode(after.settings, PROPOSER, code)).toBe(false)
})

test('a message says one’s own code, not the other’s', async () => {
  const { code } = await handoverOf(settings, OWNER)
  const text = `Es ${code.slice(0, 3)} ${code.slice(3)}`
  expect(await saysCode(settings, OWNER, text)).toBe(true)
  expect(await saysCode(settings, PROPOSER, text)).toBe(false)
  expect(await saysCode(settings, OWNER, `0981 ${code}`)).toBe(false)
})
