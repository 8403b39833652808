/** Tells us what broke here: without what anybody typed or asked for, a few times a page at most. */
import { scrubbed } from '#rules/monitoring'
import { REQUEST_ID_HEADER } from '#terms/http'
import { api, GOES_ON } from './client.ts'
import { Failure } from './failure.ts'
import { build, version } from './version.ts'

const MOST_A_PAGE = 5
/** By what was told: whoever shows it later gets the code that it was told under. */
const told = new Map<string, Promise<string | undefined>>()

/** Answers the help code under which it can be found; undefined where it was not told. Never rejects. */
export function report(error: unknown): Promise<string | undefined> {
  const { message, stack } = partsOf(error)
  const key = `${message} ${stack}`
  const known = told.get(key)
  if (known) return known
  if (!isOurs(error, key) || !navigator.onLine || told.size >= MOST_A_PAGE) {
    return Promise.resolve(undefined)
  }
  const sent = send(message, stack)
  told.set(key, sent)
  return sent
}

function partsOf(error: unknown): { message: string; stack: string } {
  if (!(error instanceof Error)) return { message: `thrown: ${typeof error}`, stack: '' }
  const { name, message, stack = '' } = error
  const said = `${name}: ${message}`
  // Chromium begins the stack with the message.
  return { message: said, stack: stack.startsWith(said) ? stack.slice(said.length).trim() : stack }
}

/** Chromium, Firefox and Safari of a script that did not come. */
const LOST =
  /dynamically imported module|Importing a module script failed|Failed to fetch|Load failed/
/** What browsers say of themselves, of foreign scripts, and of what people added to their browser. */
const FOREIGN = /^Error: Script error|ResizeObserver loop|-extension:\/\//

/** An answer of the server is in its own log; what was broken off or got lost on the way is nobody's mistake. */
function isOurs(error: unknown, text: string): boolean {
  if (error instanceof Failure) return false
  if (error instanceof DOMException && ['AbortError', 'NetworkError'].includes(error.name)) {
    return false
  }
  return !LOST.test(text) && !FOREIGN.test(text)
}

async function send(message: string, stack: string): Promise<string | undefined> {
  const path = location.pathname
  const release = `${version}+${build}`
  const json = scrubbed({ message, stack, path, release, online: navigator.onLine })
  try {
    const answer = await api['client-errors'].$post({ json }, GOES_ON)
    return answer.headers.get(REQUEST_ID_HEADER) ?? undefined
  } catch {
    // Refused or lost: that something broke is all that is to be said here, and it was.
    return undefined
  }
}
