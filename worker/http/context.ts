/** What every request carries. Filled by `worker/serve/setup.ts`. */
import type { Db } from '../db/connect.ts'
import type { Bindings, Settings } from '../env.ts'
import type { Clock } from './clock.ts'
import type { RequestLog } from './log.ts'
import type { Random } from './random.ts'
import type { Language } from './terms.ts'

/** Who asks, as far as every route needs to know: whoever is signed in, or says so (J345). */
export type Viewer = {
  id: string
  sessionHash: string
  /** Somebody has blocked them, or they somebody: lists leave people out. */
  hasBlocks?: boolean
}

/** A signed-in person: the database has said so. */
export type SignedIn = Viewer & { email: string }

/** What an action needs: no Hono, no request. */
export type Ctx = {
  db: Db
  settings: Settings
  env: Bindings
  clock: Clock
  random: Random
  language: Language
  /** Public address of the site, without a slash at the end: BASE_URL, in local mode the request's own. */
  baseUrl: string
  /** What is counted of the caller's network: an IPv4 address, or the first 64 bits of another; '127.0.0.1' in local mode. */
  address: string
  /** Work that may finish after the answer (a mail on its way): begun at once, with a context that counts its cost apart. */
  later: (work: (after: Ctx) => Promise<unknown>) => void
}

export type LiveSession = { viewer: SignedIn; touchedAt: number; createdAt: number }

/** What a session cookie stands for. Accounts know; `worker/serve/setup.ts` brings it, so that no route asks them. */
export type Sessions = {
  /** Whose it says it is; null: it does not say. */
  claimed: (ctx: Ctx, token: string) => Viewer | null
  /** Null for what is none, or none any more. */
  find: (ctx: Ctx, token: string) => Promise<LiveSession | null>
  /** Slides it. Answers how long its cookie lives from now on (ms), null while that is not due. */
  touch: (ctx: Ctx, live: LiveSession) => Promise<number | null>
}

/** A look-up that is under way (http/viewer.ts). */
export type Asking = { token: string; claim: Viewer | null; found: Promise<LiveSession | null> }

export type AppEnv = {
  Bindings: Bindings
  Variables: {
    ctx: Ctx
    language: Language
    log: RequestLog
    /** Code of the refusal that was answered. */
    refused?: string
    requestId: string
    sessions: Sessions
    viewer: SignedIn | null
    /** Null: nobody says that they are anybody, or no route wants to know yet. */
    asking: Asking | null
    /** The request's database, whose writes wait for `sure`. */
    dbOnce: (sure: Promise<unknown>) => Db
  }
}
