/** Codes and proofs of the two sides of a trade (D52): made from the key whenever they are wanted, stored nowhere. */
import { sql } from 'drizzle-orm'
import type { Settings } from '../env.ts'
import { DAY } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { limitCounters } from '../http/guards/limits.ts'
import { keyedHash, sameHash, sha256, withKeys } from '../http/secrets/hash.ts'
import { isOpen, partySide } from '../trades/rules.ts'
import { otherSide, type Side, type Status } from '../trades/terms.ts'
import type { Handover } from './contract.ts'
import { containsCode } from './rules.ts'
import { HANDOVER_DIGITS, PROOF_BYTES, WRONG_TRIES_MAX } from './terms.ts'

/** Whose code: of one side of a trade, under one version of its terms. */
export type Part = { tradeId: number; side: Side; version: number }
type Secrets = { code: string; proof: string; proofHash: string }

/** Bytes after the proof: their remainder favours no code by more than 4 in 10⁹. */
const CODE_BYTES = 6
/** Longer than any trade lasts; then cron forgets the counter. */
const KEPT_MS = 400 * DAY

async function made(secret: string, { tradeId, side, version }: Part): Promise<Secrets> {
  const hash = await keyedHash(secret, `handover:${tradeId}:${version}:${side}`)
  const bytes = Buffer.from(hash, 'base64url')
  const number = bytes.readUIntBE(PROOF_BYTES, CODE_BYTES) % 10 ** HANDOVER_DIGITS
  const proof = bytes.toString('base64url', 0, PROOF_BYTES)
  const code = String(number).padStart(HANDOVER_DIGITS, '0')
  return { code, proof, proofHash: await sha256(proof) }
}

/** Six digits; 128 bits; their SHA-256. The last two as base64url. */
export const handoverOf = (settings: Settings, part: Part): Promise<Secrets> =>
  made(settings.SECRET_KEY, part)

const otherOf = (part: Part): Part => ({ ...part, side: otherSide(part.side) })

/** What a side's page holds: never the other's code or proof. */
export async function handoverFor(settings: Settings, part: Part): Promise<Handover> {
  const [{ code, proof }, other] = await Promise.all([
    handoverOf(settings, part),
    handoverOf(settings, otherOf(part)),
  ])
  return { version: part.version, code, proof, otherProofHash: other.proofHash }
}

/** In constant time. */
export const isSameCode = (one: string, other: string): boolean => sameHash(one, other)

/** Also by the key before, while a rotation lasts: a phone without a network shows the code it has. */
const hasCode = async (settings: Settings, part: Part, is: (code: string) => boolean) =>
  (await withKeys(settings, async (secret) => is((await made(secret, part)).code) || null)) !== null

/** Whether what `part`'s side is about to write gives its own code away. */
export const saysCode = async (settings: Settings, part: Part, text: string): Promise<boolean> =>
  // Most of what people write has no digit at all.
  /\p{N}/u.test(text) && hasCode(settings, part, (code) => containsCode(text, code))

type Trade = { id: number; version: number; fromUserId: string; toUserId: string; status: Status }

/** Whose code of which terms: that of one party. */
export const partOf = (trade: Trade, userId: string): Part => ({
  ...{ tradeId: trade.id, version: trade.version },
  side: partySide(trade, userId),
})

/** While there is a code nobody writes their own to the other side. Throws 422 `handover_said`. */
export async function requireNoCode(
  settings: Settings,
  trade: Trade,
  userId: string,
  text: string,
): Promise<void> {
  if (isOpen(trade.status) && (await saysCode(settings, partOf(trade, userId), text)))
    throw new Refusal('handover_said', 422)
}

/**
 * Passes when `part`'s side entered the other side's code. The try is taken before it is judged, so that parallel ones
 * do not slip through. Throws 422 `handover_code` for a wrong one, 422 `handover_tries` for any after twenty of those.
 */
export async function requireOtherCode(ctx: Ctx, part: Part, code: string): Promise<void> {
  const key = `handover:${part.tradeId}`
  const [row] = await ctx.db
    .insert(limitCounters)
    .values({ key, count: 1, resetsAt: ctx.clock.now() + KEPT_MS })
    .onConflictDoUpdate({
      target: limitCounters.key,
      set: { count: sql`${limitCounters.count} + 1` },
    })
    .returning()
  if (!row || row.count > WRONG_TRIES_MAX) throw new Refusal('handover_tries', 422)
  const isRight = await hasCode(ctx.settings, otherOf(part), (own) => isSameCode(own, code))
  if (!isRight) throw new Refusal('handover_code', 422)
  await ctx.db
    .update(limitCounters)
    .set({ count: sql`max(${limitCounters.count} - 1, 0)` })
    .where(sql`${limitCounters.key} = ${key}`)
}
