/**
 * Whose session a token says it is (J345), so that what is asked for them need not wait until the database has said so.
 * It says so under our seal: nobody has another's things looked for. It proves nothing: a session that has ended still says it.
 */
import type { Settings } from '../../env.ts'
import type { Viewer } from '../../http/context.ts'
import { sameHash, sealOf, sha256Now } from '../../http/secrets/hash.ts'

/** The secret, the person and the seal, between points. Of sessions that began before J345 there is the secret alone. */
const TOKEN = /^([\w-]{43})\.([\w-]{1,64})\.([\w-]{16})$/

/** Longer ones are none of ours. */
export const TOKEN_MAX = 43 + 64 + 16 + 2

/** `secret`: 256 bits. */
export const tokenFor = ({ SECRET_KEY }: Settings, secret: string, userId: string): string =>
  `${secret}.${userId}.${sealOf(SECRET_KEY, 'session', `${secret}.${userId}`)}`

/** Without blocks, as most are: what was looked for is looked for again where they have any. Null where it does not say so, or not under our seal. */
export function claimedBy(settings: Settings, token: string): Viewer | null {
  const [, secret, id, seal] = TOKEN.exec(token) ?? []
  if (secret === undefined || id === undefined || seal === undefined) return null
  const { SECRET_KEY, SECRET_KEY_PREVIOUS } = settings
  const isOurs = [SECRET_KEY, SECRET_KEY_PREVIOUS].some(
    (key) => key !== undefined && sameHash(seal, sealOf(key, 'session', `${secret}.${id}`)),
  )
  return isOurs ? { id, sessionHash: sha256Now(token) } : null
}
