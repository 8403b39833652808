/** Signed tokens (D18), each good for one purpose: jose, HS256 with SECRET_KEY. */
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Ctx } from '../context.ts'
import { withKeys } from './hash.ts'

export type TokenPurpose = 'reset' | 'mail-off' | 'export'
type Claims = { subject: string; version: number }

const encoder = new TextEncoder()

/** `version` names the state of the subject that the token belongs to: a later state kills it. */
export function signToken(ctx: Ctx, purpose: TokenPurpose, claims: Claims, ttlMs: number) {
  const now = Math.floor(ctx.clock.now() / 1000)
  return new SignJWT({ version: claims.version })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(purpose)
    .setSubject(claims.subject)
    .setIssuedAt(now)
    .setExpirationTime(now + Math.floor(ttlMs / 1000))
    .sign(encoder.encode(ctx.settings.SECRET_KEY))
}

/** Null for anything that we did not sign for this purpose, or that is over. */
export const readToken = (ctx: Ctx, purpose: TokenPurpose, token: string): Promise<Claims | null> =>
  withKeys(ctx.settings, (secret) => claimsIn(ctx, secret, purpose, token))

async function claimsIn(
  ctx: Ctx,
  secret: string,
  purpose: TokenPurpose,
  token: string,
): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, encoder.encode(secret), {
      algorithms: ['HS256'],
      audience: purpose,
      currentDate: new Date(ctx.clock.now()),
      requiredClaims: ['sub', 'exp'],
    })
    const { sub, version } = payload
    return sub !== undefined && typeof version === 'number' ? { subject: sub, version } : null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
