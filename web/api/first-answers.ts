/** Answers that came with the page, for the first who asks: each once, and not when they have become old. */
import { ANSWERS_ID, type FirstAnswer } from './first-view.ts'
import { keep, stored } from './storage.ts'

/** ms since the page was there: longer than the scripts take on the slowest of networks. */
const OLD_MS = 60_000

/** The page before was left while it changed something: what came with this one may not know of that yet. */
const CHANGING_KEY = 'changing'

let answers: Map<string, FirstAnswer> | undefined

function read(): Map<string, FirstAnswer> {
  const place = document.getElementById(ANSWERS_ID)
  const found: FirstAnswer[] = place?.textContent ? JSON.parse(place.textContent) : []
  place?.remove()
  if (stored(CHANGING_KEY, 'sessionStorage')) {
    keep(CHANGING_KEY, null, 'sessionStorage')
    return new Map()
  }
  return new Map(found.map((one) => [one.path, one]))
}

/** Whether the page brought any that nobody has asked for yet. */
export const hasFirstAnswers = (): boolean => {
  answers ??= read()
  return answers.size > 0 && performance.now() < OLD_MS
}

/** Undefined where the server is to be asked. */
export function firstAnswer(asked: RequestInfo | URL, init?: RequestInit): Response | undefined {
  const isQuestion = (init?.method ?? 'GET') === 'GET' && typeof asked === 'string'
  if (!isQuestion || !hasFirstAnswers()) return undefined
  const { pathname, search } = new URL(asked, location.origin)
  const answer = answers?.get(pathname + search)
  if (!answer) return undefined
  answers?.delete(answer.path)
  return new Response(JSON.stringify(answer.body), { headers: answer.headers })
}

/** What came before a change is not what is: here, and on the page that is opened before the change was answered. */
export async function changing<T>(change: Promise<T>): Promise<T> {
  answers = new Map()
  const tell = () => keep(CHANGING_KEY, '1', 'sessionStorage')
  addEventListener('pagehide', tell)
  try {
    return await change
  } finally {
    removeEventListener('pagehide', tell)
  }
}
