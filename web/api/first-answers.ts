/**
 * Answers that came with the page, or in one with its opening, for the first who asks: each once, and not when they have become old.
 */
import { ANSWERS_ID, type FirstAnswer } from './first-view.ts'
import { keep, stored } from './storage.ts'

/** ms since the page was there: longer than the scripts take on the slowest of networks. */
const OLD_MS = 60_000

/** The page before was left while it changed something: what came with this one may not know of that yet. */
const CHANGING_KEY = 'changing'

/** What every opening asks of a member, in one answer (worker/pages/answers.ts). */
const IN_OPENING = ['/api/auth/user', '/api/notifications', '/api/favorites']

let answers: Map<string, FirstAnswer> | undefined
let opening: Promise<Map<string, FirstAnswer>> | undefined

const byPath = (found: FirstAnswer[]) => new Map(found.map((one) => [one.path, one]))

function read(): Map<string, FirstAnswer> {
  const place = document.getElementById(ANSWERS_ID)
  const found: FirstAnswer[] = place?.textContent ? JSON.parse(place.textContent) : []
  place?.remove()
  if (stored(CHANGING_KEY, 'sessionStorage')) {
    keep(CHANGING_KEY, null, 'sessionStorage')
    return new Map()
  }
  return byPath(found)
}

/** Whether the page brought any that nobody has asked for yet. */
export const hasFirstAnswers = (): boolean => {
  answers ??= read()
  return answers.size > 0 && performance.now() < OLD_MS
}

/** A page that came without any, opened by somebody who is signed in. */
export function beginOpening(asked: Promise<Response>): void {
  opening = asked.then(
    async (answer) => byPath(answer.ok ? await answer.json() : []),
    // Whoever waits asks for themselves, and says what is wrong.
    () => new Map(),
  )
}

/** Undefined where the server is to be asked. */
export function firstAnswer(
  asked: RequestInfo | URL,
  init?: RequestInit,
): Response | Promise<Response | undefined> | undefined {
  const isQuestion = (init?.method ?? 'GET') === 'GET' && typeof asked === 'string'
  if (!isQuestion) return undefined
  const { pathname, search } = new URL(asked, location.origin)
  const isNew = performance.now() < OLD_MS
  if (opening && isNew && IN_OPENING.includes(pathname)) return opened(opening, pathname + search)
  return hasFirstAnswers() && answers ? taken(answers, pathname + search) : undefined
}

function taken(from: Map<string, FirstAnswer>, path: string): Response | undefined {
  const answer = from.get(path)
  if (!answer) return undefined
  from.delete(path)
  return new Response(JSON.stringify(answer.body), { headers: answer.headers })
}

async function opened(asked: NonNullable<typeof opening>, path: string) {
  const found = await asked
  // Something was changed meanwhile.
  if (opening !== asked) return undefined
  const answer = taken(found, path)
  if (found.size === 0) opening = undefined
  return answer
}

/** What came before a change is not what is: here, and on the page that is opened before the change was answered. */
export async function changing<T>(change: Promise<T>): Promise<T> {
  answers = new Map()
  opening = undefined
  const tell = () => keep(CHANGING_KEY, '1', 'sessionStorage')
  addEventListener('pagehide', tell)
  try {
    return await change
  } finally {
    removeEventListener('pagehide', tell)
  }
}
