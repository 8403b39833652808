/**
 * A browser that was signed in before (D62) keeps a number of its own and a mark for each of the last people who
 * signed in there: a stranger's wrong guesses from elsewhere do not count against it. To whoever reads the cookie it
 * names nobody, and a mark is worth nothing after a new password.
 */
import type { Ctx } from '../../http/context.ts'
import { keyedHash, sameHash, withKeys } from '../../http/secrets/hash.ts'
import { SESSION_LONGEST_MS } from './sessions.ts'
import type { Person } from './store.ts'

/** As long as a session can live. */
export const KNOWN_BROWSER_MS = SESSION_LONGEST_MS
/** A family's phone. */
const PEOPLE_MAX = 4
const COOKIE = /^[\w-]{22}(\.[\w-]{43}){1,4}$/

type Known = Pick<Person, 'id' | 'passwordVersion'>

const markOf = (secret: string, browser: string, { id, passwordVersion }: Known) =>
  keyedHash(secret, `browser:${browser}:${id}:${passwordVersion}`)

function read(cookie: string | undefined): { browser: string; marks: string[] } | null {
  if (cookie === undefined || !COOKIE.test(cookie)) return null
  const [browser = '', ...marks] = cookie.split('.')
  return { browser, marks }
}

/** Its number, where this person has signed in before; else null. */
export async function knownBrowser(
  ctx: Ctx,
  cookie: string | undefined,
  person: Known | null,
): Promise<string | null> {
  const kept = read(cookie)
  if (!kept || !person) return null
  return withKeys(ctx.settings, async (secret) => {
    const mark = await markOf(secret, kept.browser, person)
    return kept.marks.some((one) => sameHash(one, mark)) ? kept.browser : null
  })
}

/** What the cookie says from now on. */
export async function rememberedBy(
  ctx: Ctx,
  cookie: string | undefined,
  person: Known,
): Promise<string> {
  const { browser, marks } = read(cookie) ?? { browser: ctx.random.token(16), marks: [] }
  const mark = await markOf(ctx.settings.SECRET_KEY, browser, person)
  const others = marks.filter((one) => one !== mark)
  return [browser, mark, ...others].slice(0, 1 + PEOPLE_MAX).join('.')
}
